"""What people at a hosted table say to each other: the lines so far, one to write, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.room import room_messages
from app.session.room.room_limits import LONGEST_SAYING
from app.ui.lan.lan_sheet import button
from app.ui.lan.sign_menu import SignMenu
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.ui.lan.visit import Visit

LINES = 5
"""Lines that show at once."""
CHAT = Words("Chat", "チャット")
WRITE = Words("Write to everybody", "全員へのメッセージ")
SEND = Words("Send", "送信")
SIGNS = Words("Signs", "あいさつ")


class ChatBox(QWidget):
    """The chat of one visit."""

    def __init__(self, look: Look, visit: Visit, lines: int = LINES) -> None:
        super().__init__()
        self.look = look
        self._visit = visit
        self._lines = lines
        self._shown = 0
        self.said = QListWidget()
        self.said.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_SAYING)
        self.send = button()
        self.signs = button()
        self.menu = SignMenu(look, visit, self)
        self.signs.setMenu(self.menu)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        row.addWidget(self.signs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        column.addLayout(row)
        self.send.clicked.connect(self._send)
        self.field.returnPressed.connect(self._send)
        visit.chatted.connect(self._show)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _send(self) -> None:
        text = self.field.text().strip()
        if text:
            self._visit.say(room_messages.Say(text))
            self.field.clear()
        self.field.setFocus()

    @Slot()
    def _show(self) -> None:
        self.said.clear()
        self.said.addItems([line.in_(self.look.language) for line in self._visit.lines])
        self.said.scrollToBottom()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.said.setAccessibleName(CHAT.in_(language))
        self.field.setAccessibleName(WRITE.in_(language))
        self.field.setPlaceholderText(WRITE.in_(language))
        self.send.setText(SEND.in_(language))
        self.signs.setText(SIGNS.in_(language))
        self.said.setFixedHeight(self.fontMetrics().height() * self._lines + 10)
        self._show()
