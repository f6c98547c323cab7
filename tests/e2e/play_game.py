"""A two-minute game played through the window by script, in a process that is then killed.

Setup, evolve, attach, attack, knock out, take a prize, undo all, redo all, branch, save. Prints one
JSON line at the end and waits; the test ends it with SIGKILL.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from app.core.data.codec import seat_bytes
from app.core.intent import Procedure, PutMark
from app.ui.app.program import run_window
from app.ui.table.table_document import new_document
from tests.e2e.hands import Hands
from tests.helpers.begun import begins

if TYPE_CHECKING:
    from app.ui.app.window import Window

SEED = 17


def lay(window: Window) -> Hands:
    """Two decks at one screen, repeatable; both set up in one action."""
    deck = (
        ("TWM-128",) * 14 + ("TWM-129",) * 8 + ("TWM-130",) * 8 + ("MEE-5",) * 15 + ("MEE-2",) * 15
    )
    document = new_document(
        "pokemon", ("Aki", "Ren"), (deck, deck), window.cards, window.tell, SEED
    )
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    document.table.sit(0).ask(begins(document.position(0)))
    hands = Hands(window)
    hands.wait(0.6)
    return hands


def play(window: Window, folder: Path) -> dict[str, object]:
    hands = lay(window)
    told: dict[str, object] = {"laid": len(window.document.tree.nodes)}
    view = lambda: hands.view  # noqa: E731
    active = hands.zone("active")[0]

    # Attach by drag; draw until the evolution and the energy are there, by key.
    for _ in range(40):
        if all(hands.in_hand(name) for name in ("Dreepy", "Drakloak", "Dragapult ex")):
            break
        hands.key("D")
    told["hand"] = len(view().cards_in("hand.0"))
    energy = next(h for h in view().cards_in("hand.0") if view().cards[h].ref in ("MEE-5", "MEE-2"))
    hands.drag(hands.at(energy), hands.at(active))
    told["attached"] = len(view().units[active].attached)

    # Evolve twice by drag.
    for name in ("Drakloak", "Dragapult ex"):
        hands.drag(hands.at(hands.in_hand(name)[0]), hands.at(active))
    told["under"] = len(view().units[active].under)

    # A Basic Pokémon to the Bench by drag.
    benched = len(hands.zone("bench"))
    hands.drag(hands.at(hands.in_hand("Dreepy")[0]), hands.at_zone("bench.0"))
    told["bench"] = len(hands.zone("bench")) - benched

    # Attack: one key announces it and puts its damage; knock out, take a prize.
    target = hands.zone("active", 1)[0]
    hands.click(hands.at(active))
    hands.key(Qt.Key.Key_F5)
    hands.click(hands.at(target))
    told["damage"] = [mark.value for mark in view().units[target].marks if mark.key == "damage"]
    hands.key(Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    told["knocked_out"] = target not in view().units
    before = view().zones["prizes.0"].count
    prize = next(k for k in hands.board.board.pieces if k.startswith("prizes.0"))
    hands.drag(hands.at(prize), hands.at_zone("hand.0"))
    told["prizes_taken"] = before - view().zones["prizes.0"].count

    # Undo all, redo all.
    tip, then = window.bridge.node, seat_bytes(view())
    while window.document.tree.undo_target() is not None:
        hands.press_button("undo")
    told["undone_to"] = window.bridge.node
    while window.document.tree.redo_target() is not None:
        hands.press_button("redo")
    told["redone"] = window.bridge.node == tip and seat_bytes(view()) == then

    # Branch: three steps back, another way.
    for _ in range(3):
        hands.press_button("undo")
    hands.key(Qt.Key.Key_D)
    told["branched"] = any(len(children) > 1 for children in window.document.tree.children)

    window.document.save(folder / "game.chabudai")
    # One more gesture after the save: the autosave has it, the file has not.
    window.ask(PutMark((hands.zone("active")[0],), "damage", add=30))
    hands.wait(0.1)
    told["nodes"] = len(window.document.tree.nodes)
    told["node"] = window.bridge.node
    told["view"] = seat_bytes(view()).decode()
    window.grab().save(str(folder / "game.png"))
    return told


def main() -> int:
    folder = Path(sys.argv[1])

    def ready(window: Window) -> None:
        def go() -> None:
            try:
                sys.stdout.write(json.dumps(play(window, folder)) + "\n")
                sys.stdout.flush()
            except BaseException:  # noqa: BLE001 - whatever it is, its picture tells what was there
                traceback.print_exc()
                window.grab().save(str(folder / "failed.png"))
                sys.stderr.flush()
                os._exit(1)
            while True:  # until it is killed; the test's time limit ends it otherwise
                time.sleep(0.2)

        QTimer.singleShot(300, go)

    return run_window(ready=ready)


if __name__ == "__main__":
    sys.exit(main())
