"""A day that is written, or left empty for the usual one."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.settings.setting_fields import Field
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.games.contracts.table_option import TableOption

HINT = Words("empty: {usual} – or a day as 2025-08-31", "空欄なら{usual}、または2025-08-31の形")
WRONG = Words(
    "⚠ “{written}” is not a date. Write it as 2025-08-31, or leave the field empty.",
    "⚠「{written}」は日付ではありません。2025-08-31の形で書くか、空欄にしてください。",
)
LONGEST = 20
"""Letters of a day, with room for a slip of the hand."""
LETTERS = 34
"""Letters that the field is wide."""
_DAY = re.compile(r"(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?")


def read_day(written: str) -> str | None:
    """Return "2025-08-31" for a day in one of the usual manners; None for what is no day."""
    found = _DAY.fullmatch(unicodedata.normalize("NFKC", written).strip())
    if found is None:
        return None
    try:
        return date(*map(int, found.groups())).isoformat()
    except ValueError:
        return None


class DayField(Field):
    """Takes what was written when the keyboard leaves it, or with Enter."""

    checked = Signal()
    """Whether it can be read may be another now."""

    def __init__(self, look: Look, title: Words, option: TableOption) -> None:
        super().__init__(look, title)
        self._option = option
        self._shown = option.usual
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST)
        self.says = Label(self)
        self.says.setWordWrap(True)
        self.says.setProperty("look", "wrong")
        self.says.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.line)
        column.addWidget(self.says)
        self.setFocusProxy(self.line)
        self.line.editingFinished.connect(self._done)
        self.line.textEdited.connect(self._forgive)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def written(self) -> str | None:
        """The value that stands in the field; None where it is no day."""
        text = self.line.text().strip()
        return read_day(text) if text else self._option.usual

    @Slot()
    def _done(self) -> None:
        written = self.written
        self._say()
        if written is None:
            return
        if written != self._shown:
            self._shown = written
            self._write(written)
            self.chosen.emit(written)

    @Slot()
    def _forgive(self) -> None:
        """Say nothing of what is still being written, unless it is fine again."""
        if self.written is not None:
            self._say()
        self.checked.emit()

    def _say(self) -> None:
        wrong = self.written is None
        told = (
            WRONG.in_(self.look.language).format(written=self.line.text().strip()) if wrong else ""
        )
        if told and told != self.says.text():
            announce(self, told)
        self.says.setText(told)
        self.says.setVisible(wrong)
        self.line.setAccessibleDescription(told)
        self.checked.emit()

    def _write(self, value: str) -> None:
        with QSignalBlocker(self.line):
            self.line.setText("" if value == self._option.usual else value)

    def show_value(self, value: Any) -> None:
        """Show a day; what somebody is writing stays as long as the table's day does."""
        if value == self._shown and self.line.hasFocus():
            return
        self._shown = str(value)
        self._write(self._shown)
        self._say()

    def words_of(self, value: Any) -> Words:
        """Return what a value is called."""
        return self._option.title_of(str(value))

    def natural_width(self) -> int:
        """Return the width in which the hint can be read."""
        return self.line.fontMetrics().averageCharWidth() * LETTERS

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        usual = self.words_of(self._option.usual).in_(language)
        self.line.setPlaceholderText(HINT.in_(language).format(usual=usual))
        self.line.setAccessibleName(self.title.in_(language))
        self._say()
