"""What differs between readings, a column for each, and what the adviser says of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.core.text.wording import bracketed
from app.session.readings.compared_rows import NAMES
from app.ui.side.advice.advice_line import ElidedButton
from app.ui.side.advice.advice_words import ABOUT_RULE, SEVERITY
from app.ui.toolkit.plain_text import Label, reading_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.advice import Advice, AdviceRule
    from app.session.readings.compared_rows import Row
    from app.ui.look.look import Look

ABOUT, TOLD = 2, 3
"""Shares of the width that names of things, and what they are in a reading, have."""


class DifferencesGrid(QFrame):
    """A row for each difference, then one for each advice, with a way to its rule."""

    rule_wanted = Signal(object)
    """Advice: show its rule."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.cells: list[QWidget] = []
        self._row = 0
        """The next row of the grid, which never has fewer than it had once."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(5)
        self._sources: dict[str, str] = {}
        """Rule -> its source."""
        self._columns = 0
        """Columns that have a width of their own by now."""

    def show_rows(
        self,
        rows: Sequence[Row],
        count: int,
        advice: Sequence[Sequence[Advice]] = (),
        rules: Sequence[AdviceRule] = (),
    ) -> None:
        """Show what differs between `count` readings, and what is said of each of them.

        `rules` say what their advice rests on.
        """
        self._clear()
        self._sources = {rule.id: rule.source for rule in rules}
        for column in range(max(count + 1, self._columns)):
            share = ABOUT if not column else TOLD if column <= count else 0
            self._grid.setColumnStretch(column, share)
        self._columns = count + 1
        if count:
            self._add_row(("", *NAMES[:count]), "title")
        for row in rows:
            self._add_row(tuple(words.in_(self.look.language) for words in (row.about, *row.told)))
        for name, said in zip(NAMES, advice, strict=False):
            for one in said:
                self._add_advice(name, one)
        self._grid.setRowStretch(self._row, 1)

    def height_at(self, width: int) -> int:
        """Return how high all rows are together at a width, in pixels."""
        return self._grid.heightForWidth(width) if self.cells else 0

    def _add_row(self, texts: tuple[str, ...], look: str = "") -> None:
        for column, text in enumerate(texts):
            cell = self._cell(text, look or ("" if column else "muted"))
            self._grid.addWidget(cell, self._row, column)
        self._row += 1

    def _add_advice(self, name: str, advice: Advice) -> None:
        speak, row = self.look.language, self._row
        severity = SEVERITY[advice.severity].in_(speak)
        self._grid.addWidget(self._cell(f"{name} · {severity}", "muted"), row, 0)
        source = self._sources.get(advice.rule, "")
        rests_on = bracketed(source).in_(speak) if source else ""
        message = self._cell(advice.message.in_(speak) + rests_on, "")
        self._grid.addWidget(message, row, 1, 1, max(1, self._columns - 2))
        link = ElidedButton()
        link.setProperty("look", "line")
        link.say(advice.rule)
        link.setAccessibleName(advice.rule)
        link.setAccessibleDescription(ABOUT_RULE.in_(speak))
        link.clicked.connect(lambda: self.rule_wanted.emit(advice))
        self._grid.addWidget(link, row, self._columns - 1, Qt.AlignmentFlag.AlignTop)
        self.cells.append(link)
        link.show()
        self._row += 1

    def _cell(self, text: str, look: str) -> Label:
        cell = reading_label(self, text, look)
        cell.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.cells.append(cell)
        # The height of the rows is asked for before Qt would show what is new among them.
        cell.show()
        return cell

    def _clear(self) -> None:
        for cell in self.cells:
            self._grid.removeWidget(cell)
            cell.deleteLater()
        self.cells.clear()
        self._grid.setRowStretch(self._row, 0)
        self._row = 0
