"""A game of Nullpoga at one window against the computer: undo, a ruling, the end, and another one.

python -m tests.e2e.play_plans FOLDER [pictures]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from app.cli.deck.deck_lookup import find_deck
from app.core.intent import Procedure
from app.games.contracts.computer_contract import played_by
from app.games.game_registry import GAMES
from app.games.nullpoga.flow.phase_order import OVER, PLAN
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.table.planned import plan_hints
from app.ui.table.planned.look_back_sheet import LookBackSheet
from app.ui.table.table_document import new_document
from tests.e2e.duel_watch import Watch
from tests.e2e.one_window import OneWindow
from tests.e2e.play_duel import run

if TYPE_CHECKING:
    from app.core.table import Turn
    from app.ui.app.window import Window

GAME = "nullpoga"
NAMES = ("Aki", "Computer")
DECK = "beast-rush"
SEED = 8
LEVEL = "1"
MOST_TURNS = 30
CTRL = Qt.KeyboardModifier.ControlModifier
REASON = "agreed: it had left"


class Alone:
    """A person who plays against a program, and asks it for plans from the second turn on."""

    def __init__(self, window: Window, watch: Watch) -> None:
        self.window, self.watch, self.hands = window, watch, OneWindow(window)

    def set_up(self) -> None:
        """Take the first hands, where the table has not dealt them, and begin."""
        hands, view = self.hands, self.hands.view
        assert self.window.place is not None
        for seat in (0, 1):
            if not view.zones[f"hand.{seat}"].count:
                self.window.place.table.sit(seat).ask(Procedure("setup"))
        hands.wait(0.3)
        if not self._plans:
            bar = self.window.top_bar.findChildren(QPushButton)
            hands.press(next(one for one in bar if one.isVisible() and "Start" in one.text()))
        hands.until(lambda: self._plans, "the first turn")

    @property
    def _plans(self) -> bool:
        turn = self.hands.view.turn
        return turn.number > 0 and turn.phase == PLAN

    def plan_by_hand(self) -> None:
        """Drag the cheapest card to a cell, take that back, do it again, and lock the plan."""
        hands, view = self.hands, self.hands.view
        hands.board.setFocus()
        for card in view.cards_in("hand.0"):
            hands.drag(hands.at(card), hands.at("standby.0#3"))
            if hands.view.draft:
                break
        drawn = hands.view.draft
        assert drawn.startswith("summon"), drawn
        self.watch.picture("planned")
        hands.board.setFocus()
        hands.key("Z", CTRL)
        assert not hands.view.draft, "undo takes the sketch back"
        self.watch.did["undone"] += 1
        hands.key("Y", CTRL)
        assert hands.view.draft == drawn
        self.lock()

    def plan_as_proposed(self) -> None:
        """Ask the computer for a plan, take it, and lock it."""
        self._foot("ask_plan")
        self.hands.until(lambda: self._button("take_plan").isVisible(), "a proposal")
        self.watch.picture("proposed")
        self._foot("take_plan")
        self.watch.did["taken"] += 1
        self.lock()

    def lock(self) -> None:
        """Lock the plan by its button: the other one locks by itself."""
        self._foot("lock_plan")
        self.hands.until(lambda: self.hands.view.turn.phase != PLAN or self._open, "both plans")
        self.watch.did["opened"] += 1

    @property
    def _open(self) -> bool:
        seal = self.hands.view.seal(1)
        return seal is not None and not seal.locked

    def _button(self, name: str) -> QPushButton:
        assert self.window.place is not None
        panel = self.window.place.side.plan.panel
        assert panel is not None
        return panel.foot.buttons[name]

    def _foot(self, name: str) -> None:
        self.hands.until(lambda: self._button(name).isEnabled(), name)
        self.hands.wait(QApplication.doubleClickInterval() / 1000 + 0.03)
        self.hands.press(self._button(name))

    def carry_out(self, *, ruling: bool = False) -> None:
        """Carry out phase after phase; with a `ruling` one monster is taken off against it."""
        turn = self.hands.view.turn.number
        while self.hands.view.turn.number == turn and self.hands.view.turn.phase != OVER:
            self._go_on(self.hands.view.turn)
            units = self.hands.view.zones["battle.1"].items
            if ruling and units and self.hands.view.turn.phase != OVER:
                ruling = False
                self._rule_otherwise(units[0])

    def _go_on(self, before: Turn) -> None:
        self.hands.board.setFocus()
        self.hands.key("E")
        self.hands.until(lambda: self.hands.view.turn != before, "the next phase")
        self.watch.did["phases"] += 1

    def _rule_otherwise(self, unit: str) -> None:
        """Put a monster away that the rules let stand, and keep a card too many by ruling."""
        hands = self.hands
        hands.drag(hands.at(unit), hands.at_zone("graveyard.1"))
        assert unit not in hands.view.units, "it is taken off"
        hands.key("Z", CTRL)
        hands.until(lambda: unit in hands.view.units, "the undo of it")
        self.watch.did["undone"] += 1
        hands.key("Y", CTRL)
        hands.until(lambda: unit not in hands.view.units, "the redo of it")
        self.watch.did["taken off"] += 1
        held = len(hands.view.cards_in("hand.0"))
        hands.point_at(hands.at("pile:deck.0"))
        hands.key("D")
        assert len(hands.view.cards_in("hand.0")) == held + 1, "a card is drawn"
        self._keep(hands.advice("draw-once"))
        self.watch.picture("ruled")

    def _keep(self, card: AdviceCard) -> None:
        """Keep what the adviser speaks of, with a reason that is typed: nobody else is there."""
        hands = self.hands
        hands.press(card.keep)
        hands.type(REASON)
        buttons = [one for one in card.findChildren(QPushButton) if one.isVisible()]
        hands.press(next(one for one in buttons if one.property("look") == "primary"))
        hands.until(lambda: REASON in self.window.log_text(), "the ruling in the log")
        self.watch.did["ruled"] += 1

    def look_back(self) -> str:
        """Ask where the game turned, and return what it says."""
        self.hands.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        (sheet,) = self.window.room.findChildren(LookBackSheet)
        number = self.hands.view.turn.number

        def through() -> bool:
            return sheet.chosen is not None and sheet.rows.topLevelItemCount() >= number - 1

        self.hands.until(through, "all turns are judged")
        self.watch.picture("looked-back")
        said = sheet.headline.text()
        self.hands.key(Qt.Key.Key_Escape)
        return said


def play(window: Window, folder: Path, *, pictures: bool) -> dict[str, object]:
    watch = Watch(window, folder if pictures else None)
    cards = GAMES.cards(GAME)
    keys = find_deck(DECK, cards).keys
    computer = (played_by(1, LEVEL),)
    document = new_document(GAME, NAMES, (keys, keys), cards, window.tell, SEED, computer)
    window.looks.apply("moments", "off")
    window.put_on_board(document)
    alone = Alone(window, watch)
    alone.hands.wait(0.5)
    watch.follow()
    alone.set_up()
    alone.plan_by_hand()
    alone.carry_out()
    while alone.hands.view.turn.phase != OVER and alone.hands.view.turn.number < MOST_TURNS:
        alone.plan_as_proposed()
        alone.carry_out(ruling=not watch.did["ruled"])
    told = {
        "phase": alone.hands.view.turn.phase,
        "turns": alone.hands.view.turn.number,
        "turned": alone.look_back(),
        "log": window.log_text().splitlines(),
    }
    alone.hands.save_as(folder / "alone.chabudai")
    window.run_action("rematch")
    alone.hands.until(lambda: alone.hands.view.turn.phase != OVER, "another game")
    alone.set_up()
    alone.plan_by_hand()
    alone.carry_out()
    watch.picture("rematch")
    return {
        **told,
        "again": alone.hands.view.turn.number,
        "did": watch.did,
        "messages": [one.words.en for one in window.messages.kept],
    }


def main() -> None:
    # What it proposes is the same each time.
    plan_hints.drawn = bytes
    folder, *more = Path(sys.argv[1]), *sys.argv[2:]
    run(lambda window: play(window, folder, pictures="pictures" in more), folder)


if __name__ == "__main__":
    main()
