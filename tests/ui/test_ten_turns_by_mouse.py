"""A game of ten turns for two at one screen, 1280 x 720, by the mouse alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure
from app.games.pokemon.table.health import knocked_out as all_out
from app.games.pokemon.table.prize_cards import due
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Mouse:
    """A hand on the mouse and nothing else."""

    def __init__(self, window: Window) -> None:
        self.window = window
        assert window.board is not None
        self.board = window.board
        self.port = window.board.viewport()

    def at(self, key: str) -> QPoint:
        spot = self.board.board.pieces[key].piece.spot
        return self.board.to_window(spot.x, spot.y).toPoint()

    def zone(self, zone: str) -> QPoint:
        return self.board.to_window(*self.board.seating.sites[zone].box.centre).toPoint()

    def drag(self, start: QPoint, end: QPoint) -> None:
        QTest.mousePress(self.port, LEFT, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 7):
            QTest.mouseMove(self.port, start + (end - start) * step / 6)
        QTest.mouseRelease(self.port, LEFT, Qt.KeyboardModifier.NoModifier, end)

    def choose(self, at: QPoint, words: str) -> None:
        """Right click, then click the entry that begins with `words`."""
        QTest.mouseMove(self.port, at)
        QTest.mouseClick(self.port, RIGHT, Qt.KeyboardModifier.NoModifier, at)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for entry in _way(menu, words):
            place = menu.actionGeometry(entry).center()
            QTest.mouseMove(menu, place)
            QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, place)
            inner = entry.menu()
            menu = inner if isinstance(inner, QMenu) else menu

    def take_prizes(self, seat: int) -> int:
        """Drag Prizes to the hand, as many as are due; return how many came."""
        assert self.window.bridge is not None
        before = self.window.bridge.view.zones[f"prizes.{seat}"].count or 0
        for _ in range(due(self.window.bridge.view, seat)):
            prize = next(k for k in self.board.board.pieces if k.startswith(f"prizes.{seat}"))
            self.drag(self.at(prize), self.zone(f"hand.{seat}"))
        return before - (self.window.bridge.view.zones[f"prizes.{seat}"].count or 0)

    def turn_button(self) -> None:
        QTest.mouseClick(self.window.top_bar._buttons[-1][0], LEFT)
        QApplication.processEvents()


def _way(menu: QMenu, words: str) -> list[QAction]:
    """Return what is clicked one after the other to get to the entry that begins with `words`."""
    for entry in menu.actions():
        if entry.text().startswith(words):
            return [entry]
        inner = entry.menu()
        if isinstance(inner, QMenu):
            further = _way(inner, words)
            if further:
                return [entry, *further]
    return []


@pytest.fixture
def mouse(empty_window: Window, qtbot: QtBot) -> Mouse:
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    document.table.sit(0).ask(Procedure("first", (("by", "choice"),)))
    assert (window.width(), window.height()) == (1280, 720)
    return Mouse(window)


def test_ten_turns_by_the_mouse_alone(mouse: Mouse) -> None:
    window = mouse.window
    assert window.bridge is not None
    mouse.turn_button()
    # The button is another one now: so soon it would be a double click.
    QTest.qWait(QApplication.doubleClickInterval() + 10)
    attached = attacks = knocked_out = prizes = 0
    for number in range(1, 11):
        view = window.bridge.view
        seat, other = window.bridge.seat, 1 - window.bridge.seat
        assert (view.turn.number, view.turn.seat) == (number, seat)
        hand = view.cards_in(f"hand.{seat}")
        energy = [
            card for card in hand if "energy" in window.cards.get(view.cards[card].ref or "").kind
        ]
        active = view.zones[f"active.{seat}"].items[0]
        if energy:
            mouse.drag(mouse.at(energy[0]), mouse.at(active))
            attached += len(window.bridge.view.units[active].attached) > 0
        basics = [
            card
            for card in window.bridge.view.cards_in(f"hand.{seat}")
            if window.cards.get(view.cards[card].ref or "").stage == "basic"
        ]
        if basics:
            mouse.drag(mouse.at(basics[0]), mouse.zone(f"bench.{seat}"))
        if number > 1:
            mouse.choose(mouse.at(active), "Attack")
            attacks += window.bridge.view.turn.used("attack")
        foe = window.bridge.view.zones[f"active.{other}"].items[0]
        down = foe in all_out(window.bridge.view)
        if (down or number % 5 == 0) and window.bridge.view.zones[f"bench.{other}"].items:
            mouse.choose(mouse.at(foe), "Knock Out")
            knocked_out += foe not in window.bridge.view.units
            prizes += mouse.take_prizes(seat)
            benched = window.bridge.view.zones[f"bench.{other}"].items[0]
            mouse.drag(mouse.at(benched), mouse.zone(f"active.{other}"))
            assert window.bridge.view.zones[f"active.{other}"].items
        mouse.turn_button()
        if window.bridge.view.turn.number == number:
            # What waited was shown; who ends the turn again goes on.
            QTest.qWait(QApplication.doubleClickInterval() + 10)
            mouse.turn_button()
    assert window.bridge.view.turn.number == 11
    assert attached >= 3
    assert attacks >= 8
    assert knocked_out >= 2
    assert prizes >= knocked_out
