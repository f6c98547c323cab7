"""The signs that people show each other, as a menu: by mouse, by arrows, or by their digits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QMenu

from app.session.room.messages import table_talk
from app.session.room.messages.table_talk import ShowEmote
from app.ui.commands.table_menu import TableMenu
from app.ui.lan.people_words import EMOTES
from app.ui.look.look import Look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.lan.visit import Visit


class SignMenu(TableMenu):
    """Shows a sign of one's own to everybody."""

    def __init__(self, look: Look, visit: Visit, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._visit = visit
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self.clear()
        for number, sign in enumerate(table_talk.EMOTES, 1):
            entry = QMenu.addAction(self, f"&{number}  {EMOTES[sign].in_(self.look.language)}")
            entry.triggered.connect(partial(self._visit.say, ShowEmote(sign)))
