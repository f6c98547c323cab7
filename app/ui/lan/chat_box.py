"""What people at a hosted table say to each other: the lines so far, one to write, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.room.messages.table_talk import Say
from app.session.room.room_limits import LONGEST_SAYING
from app.ui.lan.lan_sheet import button
from app.ui.lan.sign_menu import SignMenu
from app.ui.look.look import Look
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.lan.visit import Visit

LINES = 5
"""Lines that show at once."""
CHAT = Words("Chat", "チャット")
WRITE = Words("Write to everybody", "全員へのメッセージ")
WRITE_TEAM = Words("Write to your team", "味方へのメッセージ")
TEAM = Words("&Team only", "味方だけ(&T)")
TEAM_ABOUT = Words(
    "Your team reads it, and judges; the others and those who watch do not.",
    "味方とジャッジだけが読めます。ほかのプレイヤーと観戦者には届きません。",
)
SEND = Words("Send", "送信")
SIGNS = Words("Signs", "あいさつ")


class ChatBox(QWidget):
    """The chat of one visit."""

    def __init__(self, look: Look, visit: Visit, lines: int = LINES) -> None:
        super().__init__()
        self.look = look
        self._visit = visit
        self._lines = lines
        self._seat: SeatId | None = None
        """The own seat when it was looked at last."""
        self.said = QListWidget()
        self.said.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_SAYING)
        self.send = button()
        self.signs = button()
        self.menu = SignMenu(look, visit, self)
        Opener(self.signs, opens="menu").attach(self.menu)
        self.team = QCheckBox()
        """Whether the next lines are for the own team; shown to who has partners."""
        row = QHBoxLayout()
        row.addWidget(self.team)
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        row.addWidget(self.signs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        column.addLayout(row)
        self.send.clicked.connect(self._send)
        self.field.returnPressed.connect(self._send)
        self.team.toggled.connect(self._name_field)
        visit.chatted.connect(self._show)
        visit.people_changed.connect(self._offer_team)
        visit.seated.connect(self._offer_team)
        self._offer_team()
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _send(self) -> None:
        text = self.field.text().strip()
        if text:
            self._visit.say(Say(text, team=self.team.isChecked()))
            self.field.clear()
        self.field.setFocus()

    def to_team(self) -> None:
        """Write to the own team, if there is one, until somebody writes to all again."""
        self.team.setChecked(self._visit.has_team)
        self.field.setFocus()

    @Slot()
    def _offer_team(self) -> None:
        """Offer the own team to who has one; who has another place writes to everybody."""
        place = self._visit.place
        seat = place.seat if place is not None else None
        if seat != self._seat or not self._visit.has_team:
            # What was meant for one team must not reach another.
            self._seat = seat
            self.team.setChecked(False)
        self.team.setVisible(self._visit.has_team)

    @Slot()
    def _name_field(self) -> None:
        words = WRITE_TEAM if self.team.isChecked() else WRITE
        self.field.setAccessibleName(words.in_(self.look.language))
        self.field.setPlaceholderText(words.in_(self.look.language))

    @Slot()
    def _show(self) -> None:
        self.said.clear()
        self.said.addItems([line.in_(self.look.language) for line in self._visit.lines])
        self.said.scrollToBottom()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.said.setAccessibleName(CHAT.in_(language))
        self.team.setText(TEAM.in_(language))
        self.team.setToolTip(TEAM_ABOUT.in_(language))
        self.team.setAccessibleDescription(TEAM_ABOUT.in_(language))
        self._name_field()
        self.send.setText(SEND.in_(language))
        self.signs.setText(SIGNS.in_(language))
        self.said.setFixedHeight(self.fontMetrics().height() * self._lines + 10)
        self._show()
