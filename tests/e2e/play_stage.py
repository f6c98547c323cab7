"""BlackPoker for two at one window, with the curtain between them; and saved.

python -m tests.e2e.play_stage FOLDER [pictures]
"""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.intent import Procedure
from app.games.blackpoker.flow.stage_reading import OVER
from app.ui.table.table_document import new_document
from tests.e2e.black_decks import DECKS, SEED
from tests.e2e.duel_watch import Watch
from tests.e2e.one_window import OneWindow
from tests.e2e.play_duel import run

if TYPE_CHECKING:
    from app.ui.app.window import Window

GAME = "blackpoker"
NAMES = ("Aki", "Ren")
MOST = 12


class Shared:
    """Two people who change seats at the one window."""

    def __init__(self, window: Window, watch: Watch) -> None:
        self.hands, self.watch, self.window = OneWindow(window), watch, window

    def sits(self, seat: int) -> None:
        """Let somebody sit down behind the curtain, unless they sit there."""
        if self.hands.seat == seat:
            return
        if not self.hands.closed:
            self.hands.press_button("hand_over")
        fell = time.monotonic()
        self.watch.behind_the_curtain()
        self.watch.picture("curtain")
        self.hands.sit_down(NAMES[seat], fell)
        assert self.hands.seat == seat
        self.watch.did["sat down"] += 1
        self.watch.sat_down(seat)

    def held(self, like: str) -> list[str]:
        """Return the cards of the own hand whose names match."""
        view = self.hands.view
        cards = view.cards_in(f"hand.{view.seat}")
        return [card for card in cards if re.match(like, view.cards[card].ref or "")]

    def start(self, which: str, **answers: str) -> None:
        """Start an action by the key for it."""
        self.hands.board.setFocus()
        self.hands.key("R")
        for field, name in {"which": which, **answers}.items():
            if field in self.hands.form.rows:
                self.hands.answer(field, name)
        self.hands.read_strip()
        self.hands.carry_out()
        self.watch.did[f"started {which}"] += 1
        self.watch.picture(which)

    def resolve(self, **answers: str) -> None:
        """Let whoever has the chance pass, and do what is asked for, until the stage is empty."""
        for _ in range(MOST):
            stage = self.hands.view.stage
            if not stage.declarations:
                return
            if stage.chance is not None:
                self.sits(stage.chance)
                self.hands.board.setFocus()
                self.hands.key("P")
                self.watch.did["passed"] += 1
                continue
            if not [one for one in self.hands.own_tasks() if one.choices]:
                self.sits(1 - self.hands.seat)
            self.hands.choose()
            assert self.window.side is not None
            if self.window.side.sheets.form.isVisible():
                for field, name in answers.items():
                    if field in self.hands.form.rows:
                        self.hands.answer(field, name)
                self.hands.carry_out()
            self.watch.did["resolved"] += 1
        raise AssertionError("the stage is never empty")


def play(window: Window, folder: Path, *, pictures: bool) -> dict[str, object]:
    watch = Watch(window, folder if pictures else None)
    document = new_document(GAME, NAMES, DECKS, window.cards, window.tell, SEED)
    document.apart = True
    window.put_on_board(document)
    two = Shared(window, watch)
    two.hands.wait(0.3)
    for seat in (0, 1):
        two.sits(seat)
        window.ask(Procedure("setup"))
        two.hands.wait(0.2)
    two.sits(0)
    window.ask(Procedure("begin"))
    two.hands.wait(0.3)
    first = two.hands.view.turn.seat
    assert first == 0, "Aki has the higher cards"
    two.sits(first)
    two.start("setBulwark", card=two.held("[SD]-")[0])
    two.start("summonsSoldier", keys=two.held("H-")[0])
    two.sits(1)
    two.start("counter", keys=two.held("C-")[0], discards=two.held("[SD]-")[0])
    two.sits(0)
    two.resolve()
    two.start("end")
    two.resolve(second="no")
    two.sits(1)
    two.start("setBulwark", card=two.held("[SD]-")[0])
    watch.picture("their-bulwark")
    two.sits(0)
    two.sits(1)
    window.ask(Procedure("concede"))
    two.hands.wait(0.3)
    assert two.hands.view.turn.phase == OVER
    two.hands.save_as(folder / "two.chabudai")
    return {
        "log": window.log_text().splitlines(),
        "did": watch.did,
        "leaks": watch.leaks,
        "phase": two.hands.view.turn.phase,
    }


def main() -> None:
    folder, *more = Path(sys.argv[1]), *sys.argv[2:]
    run(lambda window: play(window, folder, pictures="pictures" in more), folder)


if __name__ == "__main__":
    main()
