"""One sheet of the odds: its title, what is asked for, the plot and its key, the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from app.core.text.wording import clauses
from app.ui.decks.odds.plot_figures import Figures
from app.ui.decks.odds.plot_key import Key
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.core.text.words import Words
    from app.ui.decks.odds.odds_rows import Row
    from app.ui.decks.odds.plot import Plot
    from app.ui.decks.odds.plot_key import Sign

BESIDE = 62.0
"""Letters of width from which the figures stand beside the plot, not below it."""
_PLOT_HEIGHT = 16.0


class Section(QFrame):
    """Plot and figures show the same rows."""

    def __init__(self, look: Look, parent: QWidget, *tools: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("look", "sheet")
        self.title = Label(self)
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.plot: Plot | None = None
        self.key = Key(look, self)
        self.below = Label(self)
        """What the numbers below the plot are."""
        self.below.setProperty("look", "muted")
        self.below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.below.setWordWrap(True)
        self.figures = Figures(self)
        self.rows: tuple[Row, ...] = ()
        self._tools = tools
        self._turned: tuple[float, bool] | None = None
        """The size of letters it is laid out for, and whether the figures stand beside the plot."""
        self._lay_out()

    def _lay_out(self) -> None:
        self._left = QVBoxLayout()
        self._left.addWidget(self.key)
        self._left.addWidget(self.below)
        self._left.addStretch(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(self._left, 11)
        self._body.addWidget(self.figures, 9, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        for tool in self._tools:
            self._column.addWidget(tool)
        self._column.addLayout(self._body)

    def take_plot(self, plot: Plot) -> None:
        """Show a plot above its key."""
        self.plot = plot
        self._left.insertWidget(1, plot)
        self._describe()

    def say(self, title: Words, below: Words) -> None:
        """Write the title, and what the numbers below the plot are."""
        language = self.look.language
        self.title.setText(title.in_(language))
        self.below.setText(below.in_(language))
        self._describe()

    def show_rows(self, rows: Sequence[Row], key: Sequence[tuple[Sign, Words]]) -> None:
        """Show other figures."""
        self.rows = tuple(rows)
        self.figures.show_rows(self.rows, self.look.language)
        self.key.say(key)
        if self.plot is not None:
            self.plot.show_rows(self.rows)
        self._describe()

    def _describe(self) -> None:
        """Give a voice all that eyes see: the plot says every figure."""
        if self.plot is not None:
            said = clauses([row.said(self.look.language) for row in self.rows])
            self.plot.setAccessibleName(self.title.text())
            self.plot.setAccessibleDescription(said.in_(self.look.language))

    # -- places -----------------------------------------------------------------------------------

    def turn(self, width: int) -> None:
        """Put the figures beside the plot or below it, as there is room at a width."""
        unit = unit_of(self)
        beside = width >= BESIDE * unit
        if self._turned == (unit, beside):
            return  # a layout that is told its spacing again asks for its height again, for ever
        self._turned = unit, beside
        pad = round(unit * 1.1)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(round(unit * 0.7))
        self._left.setSpacing(round(unit * 0.35))
        self._body.setSpacing(round(unit * 1.8))
        way = QBoxLayout.Direction
        self._body.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest word; the height follows from the width."""
        return QSize(round(unit_of(self) * 20), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        self.turn(self.width())
        super().resizeEvent(event)
