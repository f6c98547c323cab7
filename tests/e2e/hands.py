"""Hands for a window: what a person does with mouse and keys, in the words of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Hands:
    """One person at one window."""

    def __init__(self, window: Window) -> None:
        self.window = window
        window.board.setFocus()
        self.come_to_front()

    @property
    def board(self) -> BoardView:
        return self.window.board

    @property
    def view(self) -> SeatView:
        return self.window.bridge.view

    def wait(self, seconds: float = 0.05) -> None:
        """Let the window live so long; between two events it sleeps, as it does for a person."""
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def come_to_front(self) -> None:
        """Give the window the keyboard: a bare X server has no window manager that would."""
        self.window.activateWindow()
        for _ in range(40):
            self.wait()
            if self.window.isActiveWindow():
                break

    # -- finding --------------------------------------------------------------------------

    def zone(self, name: str, seat: int | None = 0) -> tuple[str, ...]:
        return self.view.zones[name if seat is None else f"{name}.{seat}"].items

    def in_hand(self, *names: str) -> list[str]:
        """Handles of the cards in hand with these English names."""
        cards = self.window.cards
        return [
            handle
            for handle in self.view.cards_in(f"hand.{self.view.seat}")
            if cards.get(self.view.cards[handle].ref).name.en in names
        ]

    def at(self, key: str) -> QPoint:
        """Where a piece lies on the screen: a unit id, a handle, or "pile:deck.0"."""
        spot = self.board.board.pieces[key].piece.spot
        return self.board.to_window(spot.x, spot.y).toPoint()

    def at_zone(self, zone: str) -> QPoint:
        return self.board.to_window(*self.board.seating.sites[zone].box.centre).toPoint()

    # -- doing ----------------------------------------------------------------------------

    def drag(self, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press, move slowly, release: as a hand does, not as a robot."""
        port = self.board.viewport()
        QTest.mousePress(port, LEFT, keys, start)
        for step in range(1, 9):
            QTest.mouseMove(port, start + (end - start) * step / 8)
            self.wait(0.01)
        QTest.mouseRelease(port, LEFT, keys, end)
        self.wait(0.3)

    def click(self, point: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, keys, point)
        self.wait()

    def key(self, key: Qt.Key | str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.board, key, keys)
        self.wait(0.1)

    def press_button(self, name: str) -> None:
        """Press a button of the top bar, by its action's id."""
        action = self.window.actions_of[name]
        button = next(b for b, entry in self.window.top_bar._buttons if entry is action)
        QTest.mouseClick(button, LEFT)
        self.wait(0.1)
