"""The signs that people show each other, as a menu: by mouse, by arrows, or by their digits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from app.session.room import room_messages
from app.ui.commands.table_menu import TableMenu
from app.ui.lan.people_words import EMOTES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.text.words import Language
    from app.ui.lan.visit import Visit


class SignMenu(TableMenu):
    """Shows a sign of one's own to everybody."""

    def __init__(self, visit: Visit, parent: QWidget) -> None:
        super().__init__(parent)
        self._visit = visit

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        self.clear()
        for number, sign in enumerate(room_messages.EMOTES, 1):
            entry = QMenu.addAction(self, f"&{number}  {EMOTES[sign].in_(language)}")
            entry.triggered.connect(partial(self._visit.say, room_messages.ShowEmote(sign)))
