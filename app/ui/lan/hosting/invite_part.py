"""How friends come to the hosted table: a picture to scan, a text to send, a code to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.net.auth.spoken_code import shown_code
from app.net.transport.host_address import HostAddress
from app.ui.lan.hosting.qr_picture import QrPicture
from app.ui.lan.lan_sheet import button, label
from app.ui.look.fonts import size_of
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import COPY

if TYPE_CHECKING:
    from app.ui.lan.hosting.host_process import Opened
    from app.ui.lan.visit import Visit

MOST_ADDRESSES = 4
"""Addresses that are shown; the likeliest come first."""
COPIED = Words("Copied", "コピーしました")
COPY_JUDGE = Words("Copy the judge’s invite", "ジャッジ用の招待をコピー")
NEW_CODE = Words("New code", "コードを変える")
SCAN = Words("QR code of the invite", "招待のQRコード")
TEXT = Words("Invite to send", "送る招待")
CODE = Words("Spoken code", "参加コード")
WHERE = Words("Address", "アドレス")
CAREFUL = Words(
    "Anybody with the invite may come in: give it to friends, and do not post it in public.",
    "招待を持つ人はだれでも参加できます。友だちにだけ渡し、公開しないでください。",
)


class InvitePart(QWidget):
    """Shows how a table is joined, in a sheet of its own or beside who gathers there."""

    new_code_wanted = Signal()
    changed = Signal()
    """It may need another height."""

    def __init__(self, look: Look, opened: Opened, visit: Visit) -> None:
        super().__init__()
        self.look = look
        self._opened = opened
        self._visit = visit
        self.picture = QrPicture()
        self.text_title, self.code_title = label("muted"), label("muted")
        self.where_title = label("muted")
        self.text = QLineEdit()
        self.text.setReadOnly(True)
        self.copy = button(primary=True)
        self.copy_judge = button()
        self.new_code = button()
        self.code = label()
        self.code.setObjectName("spokenCode")
        self.where = label()
        for shown in (self.code, self.where):
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.careful = label("muted")
        self._lay_out()
        self.copy.clicked.connect(self._copy)
        self.copy_judge.clicked.connect(self._copy_judge)
        self.new_code.clicked.connect(self.new_code_wanted)
        visit.people_changed.connect(self._show_chair)
        self._follow_look()
        self.show_opened(opened)
        self._show_chair()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self.beside = QVBoxLayout()
        """The column beside the picture."""
        for part in (self.code_title, self.code, self.where_title, self.where):
            self.beside.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self.beside, 1)
        line = QHBoxLayout()
        line.addWidget(self.text, 1)
        line.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.text_title)
        column.addLayout(line)
        column.addWidget(self.careful)
        buttons = FlowLayout(gap=6)
        for one in (self.copy_judge, self.new_code):
            buttons.addWidget(one)
        column.addLayout(buttons)

    def show_opened(self, opened: Opened) -> None:
        """Show how it is joined now."""
        self._opened = opened
        self.picture.show_text(opened.invite)
        self.text.setText(opened.invite)
        self.text.setCursorPosition(0)
        self.code.setText(shown_code(opened.code) if opened.code else "")
        for part in (self.code_title, self.code):
            part.setVisible(bool(opened.code))
        self.copy_judge.setVisible(bool(opened.judge_invite))
        hosts = opened.hosts[:MOST_ADDRESSES]
        self.where.setText("\n".join(str(HostAddress(host, opened.port)) for host in hosts))
        self.changed.emit()

    @Slot()
    def _show_chair(self) -> None:
        self.new_code.setVisible(self._visit.in_chair)
        self.changed.emit()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._opened.invite)
        self.copy.setText(COPIED.in_(self.look.language))

    @Slot()
    def _copy_judge(self) -> None:
        QGuiApplication.clipboard().setText(self._opened.judge_invite)
        self.copy_judge.setText(COPIED.in_(self.look.language))

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for part, words in (
            (self.text_title, TEXT),
            (self.code_title, CODE),
            (self.where_title, WHERE),
            (self.careful, CAREFUL),
            (self.copy, COPY),
            (self.copy_judge, COPY_JUDGE),
            (self.new_code, NEW_CODE),
        ):
            part.setText(words.in_(language))
        self.picture.setAccessibleName(SCAN.in_(language))
        self.text.setAccessibleName(TEXT.in_(language))
        self.code.setAccessibleName(CODE.in_(language))
        unit = self.fontInfo().pixelSize()
        self.code.setStyleSheet(f"font-size: {size_of(unit, 'hero')}px; font-weight: 700;")
