"""The curtain over the window, while nobody sits at a table for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.open_popups import close_popups

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.table.curtain.curtain import Curtain
    from app.ui.table.curtain.curtain_page import CurtainPage

BEHIND_CURTAIN = frozenset(
    {"quit", "full_screen", "language", "theme", "text_larger", "text_smaller", "animations"}
)
"""What can be done while the curtain is down: nothing that concerns a table."""


class WindowCurtain(QObject):
    """Lets the curtain fall and rise as the table in front wants it."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.curtain: Curtain | None = None
        """Made when it is first wanted."""

    @property
    def down(self) -> bool:
        """Whether the curtain is down: nobody sits at the table, and nothing but it is meant."""
        place = self._window.place_in_front
        return place is not None and place.one_screen.closed

    def may(self, name: str) -> bool:
        """Whether an action is possible with the curtain as it is."""
        return name in BEHIND_CURTAIN or not self.down

    @Slot()
    def draw(self) -> None:
        """Let the curtain fall or rise, as the table in front wants it; actions follow it."""
        self._draw()
        self._window.refresh()

    def _draw(self) -> None:
        window = self._window
        place = window.place_in_front
        page = place.one_screen.page if place is not None else None
        if page is not None:
            self._fall(page)
        elif self.curtain is not None and self.curtain.page is not None:
            self._let_through(enabled=True)
            self.curtain.animated = window.settings.animations and place is not None
            self.curtain.rise()
            window.toasts.aside.come_back()
            if place is not None:
                place.board.setFocus()

    def _fall(self, page: CurtainPage) -> None:
        from app.ui.table.curtain.curtain import Curtain  # noqa: PLC0415 - for several at a screen

        window = self._window
        if self.curtain is None:
            self.curtain = Curtain(window.look, window.room)
        close_popups()
        for sheet in window.room.findChildren(FloatingPanel):
            sheet.leave()
        window.sheets.leave_tour()
        window.toasts.aside.step_aside(hidden=True)
        self.curtain.fall(page)
        self._let_through(enabled=False)
        self.curtain.take_focus()

    def _let_through(self, *, enabled: bool) -> None:
        """Let what lies behind take the keyboard and be read out, or not."""
        for behind in (self._window.top_bar, self._window.pages):
            behind.setEnabled(enabled)
