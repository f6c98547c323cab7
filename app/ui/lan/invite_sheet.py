"""How friends come to the hosted table: a picture to scan, a text to send, a code to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.core.words import Words
from app.net.host_address import HostAddress
from app.net.spoken_code import shown_code
from app.ui.lan.qr_picture import QrPicture
from app.ui.lan.sheet import CLOSE, LanSheet, button, label
from app.ui.lan.words import about

if TYPE_CHECKING:
    from app.core.words import Language
    from app.ui.lan.host_process import Opened
    from app.ui.lan.visit import Visit
    from app.ui.look.palette import Palette

MOST_ADDRESSES = 4
"""Addresses that are shown; the likeliest come first."""
COPY = Words("Copy", "コピー")
COPIED = Words("Copied", "コピーしました")
COPY_JUDGE = Words("Copy the judge’s invite", "ジャッジ用の招待をコピー")
NEW_CODE = Words("New code", "コードを変える")
SCAN = Words("QR code of the invite", "招待のQRコード")
TEXT = Words("Invite to send", "送る招待")
CODE = Words("Spoken code", "参加コード")
WHERE = Words("Address", "アドレス")
HERE = Words("Here now", "参加中")
CAREFUL = Words(
    "Who has the invite may come in: give it to friends, and do not post it in public.",
    "招待を持つ人は誰でも参加できます。友だちにだけ渡し、公開しないでください。",
)


class InviteSheet(LanSheet):
    """Shows how a table is joined, and who is there."""

    new_code_wanted = Signal()
    heading = Words("Invite to this table", "この卓への招待")
    wide = 40

    def __init__(
        self, room: QWidget, palette: Palette, language: Language, opened: Opened, visit: Visit
    ) -> None:
        super().__init__(room, palette, language)
        self._opened = opened
        self._visit = visit
        self.picture = QrPicture()
        self.text_title, self.code_title = label("muted"), label("muted")
        self.where_title, self.here_title = label("muted"), label("muted")
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
        self.here = label()
        self.careful = label("muted")
        self.done = button()
        self._lay_out()
        self.copy.clicked.connect(self._copy)
        self.copy_judge.clicked.connect(self._copy_judge)
        self.new_code.clicked.connect(self.new_code_wanted)
        self.done.clicked.connect(self.leave)
        visit.people_changed.connect(self._show_people)
        self.show_opened(opened)
        self._show_people()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        for part in (
            self.code_title,
            self.code,
            self.where_title,
            self.where,
            self.here_title,
            self.here,
        ):
            beside.addWidget(part)
        beside.addStretch(1)
        row.addLayout(beside, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.text_title)
        line = QHBoxLayout()
        line.addWidget(self.text, 1)
        line.addWidget(self.copy)
        self.column.addLayout(line)
        self.column.addWidget(self.careful)
        self.column.addStretch(1)
        for one in (self.copy_judge, self.new_code, self.done):
            self.foot.addWidget(one)

    def open(self) -> None:
        """Show the sheet, with the keyboard where the invite is copied."""
        super().open()
        self.copy.setFocus()

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
        self._size_code()
        self.fit_soon()

    def _size_code(self) -> None:
        unit = self.fontMetrics().height()
        self.code.setStyleSheet(f"font-size: {round(unit * 2.1)}px; font-weight: 700;")

    @Slot()
    def _show_people(self) -> None:
        people = self._visit.people
        self.here.setText(
            "\n".join(
                f"{one.name} · {about(one, laid=people.laid).in_(self.language)}"
                for one in people.people
            )
        )
        self.new_code.setVisible(self._visit.in_chair)
        self.fit_soon()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._opened.invite)
        self.copy.setText(COPIED.in_(self.language))

    @Slot()
    def _copy_judge(self) -> None:
        QGuiApplication.clipboard().setText(self._opened.judge_invite)
        self.copy_judge.setText(COPIED.in_(self.language))

    def retranslate(self) -> None:
        """Speak the current language."""
        super().retranslate()
        for part, words in (
            (self.text_title, TEXT),
            (self.code_title, CODE),
            (self.where_title, WHERE),
            (self.here_title, HERE),
            (self.careful, CAREFUL),
            (self.copy, COPY),
            (self.copy_judge, COPY_JUDGE),
            (self.new_code, NEW_CODE),
            (self.done, CLOSE),
        ):
            part.setText(words.in_(self.language))
        self.picture.setAccessibleName(SCAN.in_(self.language))
        self.text.setAccessibleName(TEXT.in_(self.language))
        self.code.setAccessibleName(CODE.in_(self.language))
        self._size_code()
        self._show_people()
