"""The foot of the readings: what was ruled, and the report of it with chosen eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.readings.dispute_report import LONGEST_RULING
from app.ui.panels.readings.report_eyes import ReportEyes
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.table import Setting
    from app.core.text.words import Language

REPORT = Words("Report…", "報告…")
RULING = Words("The ruling, for the report", "裁定（報告に書く内容）")


class ReportFoot(QWidget):
    """A line to write in, a list of eyes, a button."""

    wanted = Signal(int, str)
    """The report is to be written, with the eyes of a seat and this ruling."""

    def __init__(self) -> None:
        super().__init__()
        self.ruling, self.eyes = QLineEdit(), ReportEyes(self)
        self.ruling.setMaxLength(LONGEST_RULING)
        self.button = QPushButton()
        self.button.setProperty("look", "primary")
        self.button.clicked.connect(self._write)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.ruling)
        foot = QHBoxLayout()
        foot.addWidget(self.eyes, 1)
        foot.addWidget(self.button)
        column.addLayout(foot)

    def speak(
        self, seat: SeatId, setting: Setting, language: Language, *, everything: bool
    ) -> None:
        """Say everything in a language, for a seat; `everything` as for `ReportEyes`."""
        self.eyes.offer(seat, setting, language, everything=everything)
        self.ruling.setPlaceholderText(RULING.in_(language))
        self.ruling.setAccessibleName(RULING.in_(language))
        self.button.setText(literal(REPORT.in_(language)))

    @Slot()
    def _write(self) -> None:
        self.wanted.emit(self.eyes.currentData(), self.ruling.text().strip())
