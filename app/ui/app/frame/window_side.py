"""The side panel of the window: shown or not, and its tabs brought to the front by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


class WindowSide(QObject):
    """What the window's actions do with the panel of the table that lies there."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front, with the keyboard; from the outline, go back to the board."""
        place, side = self._window.place, self._window.side
        if place is None or side is None:
            return
        if name == "outline" and place.in_outline() is not None:
            place.board.setFocus()
            return
        self._open()
        side.tabs.bring(name).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_advice(self) -> None:
        """Bring the keyboard to what the adviser says."""
        if self._window.side is not None:
            self._open()
            self._window.side.advice.take_keyboard()

    def _open(self) -> None:
        side = self._window.side
        if side is not None and not side.isVisible():
            self.toggle()

    def toggle(self) -> None:
        """Show or hide the side panel, now and the next time."""
        side = self._window.side
        if side is not None:
            side.setVisible(not side.isVisible())
            self._window.looks.change(side_panel=side.isVisible())
            self._window.refresh()
