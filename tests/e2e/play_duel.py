"""A whole game for two at one window, with the curtain: from the coin to the win, and saved.

Everything is done by mouse and keys; where to click is read from what the seat at the window
sees, so that any game that is dealt is played to its end. Whenever the curtain is down it is asked
what the window still says. Prints one JSON line.

    python -m tests.e2e.play_duel FOLDER [SEED] [pictures]
"""

from __future__ import annotations

import faulthandler
import json
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.games.pokemon.procedures.game_result import OVER
from app.ui.app.program import run_window
from app.ui.table.table_document import new_document
from tests.e2e.duel_decks import DECKS, NAMES
from tests.e2e.duel_tasks import Guided
from tests.e2e.duel_turn import MANY, Player
from tests.e2e.duel_watch import Watch
from tests.e2e.one_window import OneWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.app.window import Window

OPTIONS = (("prizes", "4"), ("checkup", "step-by-step"))
"""A shorter game; and each step of a Pokémon Checkup has a button."""
SEED = 30
"""A game in which everything comes up once, a mulligan too; another seed is another game."""
REASON = "agreed before the game"
MOST_TURNS = 40
STANDS_STILL = 240
"""Seconds after which a game that takes one will not end any more."""
SUPPORTER = "Lillie's Determination"


class Duel:
    """The turns of one game."""

    def __init__(self, window: Window, watch: Watch, seed: int) -> None:
        self.window, self.watch = window, watch
        document = new_document("pokemon", NAMES, DECKS, window.cards, window.tell, seed, OPTIONS)
        document.apart = True
        window.put_on_board(document)
        self.hands = OneWindow(window)
        self.hands.wait(0.3)
        watch.follow()
        self.player = Player(self.hands)
        self.guided = Guided(self.hands, self.player, watch)
        self._attacked: set[int] = set()

    def play(self) -> None:
        """Play from "who goes first" to "who won"."""
        self.guided.sit_down(0)
        self.guided.set_up()
        for _ in range(MOST_TURNS):
            if self.hands.view.turn.phase == OVER:
                return
            self.turn()
        raise AssertionError("the game does not come to an end")

    def turn(self) -> None:
        """Play a turn of whoever sits here, to its end."""
        hands, player, did = self.hands, self.player, self.watch.did
        number = hands.view.turn.number
        assert hands.view.turn.seat == hands.seat
        assert hands.view.turn.used("draw") == 1
        did["benched"] += player.put_on_bench()
        did["evolved"] += player.evolve()
        if player.attach():
            did["attached"] += 1
            self.attach_another()
        if number > 1 and not did["Supporters"] and player.play_supporter(SUPPORTER):
            did["Supporters"] += 1
            self.watch.picture("supporter")
        if player.may_retreat() and not did["retreats"]:
            player.retreat()
            did["retreats"] += 1
        if player.can_attack():
            self.attack()
        self.end_turn(number)

    def attach_another(self) -> None:
        """Attach a second Energy card by hand, once each: Aki takes it back, Ren keeps it."""
        hands, did = self.hands, self.watch.did
        what = "taken back" if hands.seat == 0 else "kept by ruling"
        if did[what] or not self.player.energy():
            return
        assert self.window.bridge is not None
        before = self.window.bridge.node
        self.player.attach()
        card = hands.advice("energy-once")
        self.watch.picture("advice")
        if hands.seat == 0:
            hands.press(card.take_back)
            assert self.window.bridge.node == before, "it is not taken back"
        else:
            hands.rule(card, REASON)
            assert REASON in self.window.log_text(), "the log lacks the reason"
        did[what] += 1

    def attack(self) -> None:
        """Attack; the first time of each player with what is worked out, then to end the game."""
        hands, did = self.hands, self.watch.did
        again = hands.seat in self._attacked
        self._attacked.add(hands.seat)
        picture = "attack-form-overwritten" if again else "attack-form"
        self.player.attack(MANY if again else 0, lambda: self.watch.picture(picture))
        did["overwritten" if again else "worked out"] += 1
        if hands.seat == 1 and not did["poisoned"]:
            self.player.poison()
            did["poisoned"] += 1
        self.guided.see_to_it()

    def end_turn(self, number: int) -> None:
        """Press [End turn], and see to what it waits for."""
        while self.hands.view.turn.phase != OVER and self.hands.view.turn.number == number:
            self.hands.press_button("end_turn")
            self.guided.follow_turn()
            self.guided.see_to_it()

    # -- the end ------------------------------------------------------------------------------

    def save(self, file: Path) -> dict[str, object]:
        """Save the table that was played to its end, and tell how it stands."""
        hands = self.hands
        self.watch.picture("over")
        self.hands.save_as(file)
        assert self.window.document is not None
        (task,) = (*hands.own_tasks(), *hands.others_tasks())
        return {
            "log": self.window.log_text().splitlines(),
            "phase": hands.view.turn.phase,
            "nodes": len(self.window.document.tree.nodes),
            "over": task.title.en,
            "offered": [choice.action for choice in task.choices],
        }

    def again(self) -> dict[str, object]:
        """Lay the rematch by the sheet that says how it ended, and sit down there by key."""
        hands = self.hands
        assert self.window.place is not None
        sheet = self.window.place.ending.sheet
        assert sheet is not None
        assert not hands.strip.isVisible(), "the sheet has its buttons"
        hands.press(sheet.buttons["rematch_swapped"])
        hands.until(lambda: hands.closed, "the curtain falls before the rematch")
        self.watch.behind_the_curtain()
        hands.wait(QApplication.doubleClickInterval() / 1000 + 0.05)
        self.watch.picture("rematch")
        hands.key(Qt.Key.Key_Return)
        assert self.window.document is not None
        seats = [seat.name for seat in self.window.document.seats]
        return {"rematch": seats, "sits": hands.seat, "apart": self.window.document.apart}


def play(window: Window, folder: Path, seed: int, *, pictures: bool) -> dict[str, object]:
    watch = Watch(window, folder if pictures else None)
    duel = Duel(window, watch, seed)
    duel.play()
    told = {**duel.save(folder / "duel.chabudai"), **duel.again()}
    return {**told, "did": watch.did, "leaks": watch.leaks, "advised": watch.advised}


def run(play: Callable[[Window], dict[str, object]], folder: Path) -> None:
    """Open the program's window, play a game at it, and print what is told of it as one line.

    A game that stands still ends with what each thread was doing.
    """
    faulthandler.dump_traceback_later(STANDS_STILL, exit=True)

    def ready(window: Window) -> None:
        def go() -> None:
            try:
                sys.stdout.write(json.dumps(play(window)) + "\n")
                sys.stdout.flush()
            except BaseException:  # noqa: BLE001 - whatever it is, its picture tells what was there
                traceback.print_exc()
                window.grab().save(str(folder / "failed.png"))
                (folder / "failed.txt").write_text(window.log_text(), "utf-8")
                sys.stderr.flush()
                os._exit(1)
            window.close()

        QTimer.singleShot(300, go)

    code = run_window(ready=ready)
    sys.stdout.flush()
    os._exit(code)


def main() -> None:
    folder, *more = Path(sys.argv[1]), *sys.argv[2:]
    seed = next((int(word) for word in more if word.isdecimal()), SEED)
    run(lambda window: play(window, folder, seed, pictures="pictures" in more), folder)


if __name__ == "__main__":
    main()
