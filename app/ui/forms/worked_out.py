"""What follows from the answers, step by step: a small column of figures with their reasons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.core.text.wording import series
from app.core.text.words import Words
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language

FIGURE = re.compile(r"^\s*([=×x+\-−–÷]?\s*\d+)(?![\d:/]),?\s*(.*)$", re.DOTALL)
"""A line that begins with a number, and what is said of it: "×2 Weakness", "= 60, overwritten"."""
NAME = Words("Worked out", "計算")


def parted(line: str) -> tuple[str, str]:
    """Return the figure that a line begins with, "" for none, and the words after it."""
    found = FIGURE.match(line)
    if found is None:
        return "", line
    return found[1].replace("-", "−"), found[2]


class WorkedOut(QWidget):
    """Figures in a column, right-aligned; a line above the sum, in bold what counts in the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[str, ...] = ()
        self._figures: list[Label] = []
        self._words: list[Label] = []
        self._rule = QFrame(self)
        self._rule.setFrameShape(QFrame.Shape.HLine)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        self.hide()

    def show_lines(self, lines: Sequence[Words], language: Language) -> None:
        """Show other lines; no label comes or goes where their number stays."""
        self.lines = tuple(line.in_(language) for line in lines)
        while len(self._words) < len(self.lines):
            self._add_row()
        # What was worked out may have been overwritten: then there are two sums.
        sums = [n for n, line in enumerate(self.lines) if line.startswith("=")]
        total = sums[-1] if sums else -1
        self._grid.removeWidget(self._rule)
        self._rule.setVisible(bool(sums))
        if sums:
            self._grid.addWidget(self._rule, 2 * sums[0], 0, 1, 2)
        for number, (figure, words) in enumerate(zip(self._figures, self._words, strict=True)):
            there = number < len(self.lines)
            # What is the sum has said so with its line; the sign before it stays.
            first, rest = parted(self.lines[number]) if there else ("", "")
            figure.setText(first)
            words.setText(rest)
            for label in (figure, words):
                font = label.font()
                font.setBold(number == total)
                label.setFont(font)
                label.setVisible(there)
        self.setVisible(bool(self.lines))
        self.setAccessibleName(NAME.in_(language))
        self.setAccessibleDescription(series(list(self.lines)).in_(language))

    @property
    def result(self) -> str:
        """The last line: what it comes to."""
        return self.lines[-1] if self.lines else ""

    def _add_row(self) -> None:
        number = len(self._words)
        figure, words = Label(self), Label(self)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        words.setWordWrap(True)
        for column, label in enumerate((figure, words)):
            self._grid.addWidget(label, 2 * number + 1, column)
        self._figures.append(figure)
        self._words.append(words)
