"""The figures of a plot in words: a small table that can be read and is read aloud row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.core.text.words import Words
from app.ui.decks.odds.odds_rows import EXACT, PLAYED, TRIED
from app.ui.home.focus_stop import unit_of
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.text.words import Language
    from app.ui.decks.odds.odds_rows import Row

NOTHING = Words("", "")
_HEADS = (NOTHING, EXACT, TRIED, PLAYED)


class Figures(QWidget):
    """Rows of a label and its figures; a column that nothing is known for is left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._labels: list[Label] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_rows(self, rows: Sequence[Row], language: Language) -> None:
        """Write other rows."""
        unit = unit_of(self)
        self._grid.setHorizontalSpacing(round(unit * 1.1))
        self._grid.setVerticalSpacing(round(unit * 0.32))
        cells = [(row.label.in_(language), *row.figures()) for row in rows]
        shown = [place for place in range(4) if place < 2 or any(row[place] for row in cells)]
        written = [[_HEADS[place].in_(language) for place in shown]] if len(shown) > 2 else []
        head = len(written)
        written += [[row[place] for place in shown] for row in cells]
        spoken = [row.said(language) for row in rows]
        self._make(sum(map(len, written)))
        labels = iter(self._labels)
        for line, texts in enumerate(written):
            for column, text in enumerate(texts):
                label = next(labels)
                self._write(label, text, line, column, is_head=line < head)
                label.setAccessibleName(
                    spoken[line - head] if line >= head and not column else text
                )
        self.updateGeometry()

    def _make(self, wanted: int) -> None:
        """Have as many labels as are wanted; what is too many is hidden."""
        while len(self._labels) < wanted:
            label = Label(self)
            self._labels.append(label)
        for place, label in enumerate(self._labels):
            self._grid.removeWidget(label)
            label.setVisible(place < wanted)

    def _write(self, label: Label, text: str, line: int, column: int, *, is_head: bool) -> None:
        look = "muted" if is_head else ""
        if label.property("look") != look:
            label.setProperty("look", look)
            label.style().polish(label)
        label.setText(text)
        label.setWordWrap(not column)
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(label, line, column)
