"""What the window says without asking for anything, and where that shows for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.text.words import Words
from app.ui.app.trouble import troubles
from app.ui.commands.native_key import native
from app.ui.panels.messages.message_list import Messages, Remedy, Severity
from app.ui.panels.slips.lane import Lane, Strip
from app.ui.panels.slips.toasts import Toasts
from app.ui.toolkit.common_words import OPEN_ERROR_LOG

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


class WindowTelling(QObject):
    """Keeps the messages, and shows them as slips beside the table or at the foot of a page."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.messages = Messages(window)
        self.foot = Strip(window.room.width, lambda: window.room.height() // 2)
        """Where what is said for a moment lies on pages without a table."""
        troubles().told.connect(self._tell_trouble)

    def begin(self) -> tuple[Lane, Toasts]:
        """Show from now on what is said: the window has a room."""
        window = self._window
        lane = Lane(window.room, self._strip)
        toasts = Toasts(
            window.look,
            window.room,
            self.messages,
            key_of=lambda name: native(next(iter(window.registry.keys(name)), "")),
        )
        toasts.animated = window.settings.animations
        toasts.lie_in(lane)
        return lane, toasts

    def _strip(self) -> Strip:
        """Return where what is said for a moment lies."""
        place = self._window.place_in_front
        return self.foot if place is None else place.strip

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something, without asking for anything. May be called from any thread.

        None says that a trouble told before is over.
        """
        if words is None:
            words = Words("Saving works again.", "保存できるようになりました。")
        self.messages.add(words, severity, remedy)

    @Slot(object)
    def _tell_trouble(self, words: Words) -> None:
        """Tell of an error that was caught; the table goes on."""
        remedy = Remedy(OPEN_ERROR_LOG, self._window.sheets.open_error_log)
        self.tell(words, "error", remedy)
