"""What all plots share: pyqtgraph in the program's own colours, letters and manners.

Loading the library takes half a second, so this module is imported when a thread has done that.
Nothing in a plot is told by colour alone: what is exact is an area or a line, what was simulated a
ring with its reach, what was played a diamond; every figure is also written.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPen

from app.cards.odds import odds_words
from app.core.text.wording import percent
from app.ui.decks.odds.plot_ink import ink_of
from app.ui.home.focus_stop import unit_of
from app.ui.look.colour import mix
from app.ui.look.fonts import card_font, text_width
from app.ui.look.look import Look
from app.ui.look.strokes import outline

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from app.ui.decks.odds.odds_rows import Row

HEIGHT = 16.0
"""Letters that a plot is high."""
_STEPS = (0.02, 0.05, 0.1, 0.2, 0.25)
"""Between two lines of the grid."""
_MOST_LINES = 5
_AXIS = 0.88
_WRITTEN = 0.86
"""Sizes of the figures along the plot and in it, in letters."""
_SIZES = {"o": 0.72, "s": 0.66, "d": 1.15}
"""Of the signs, in letters: what looks alike in size is not."""


class Plot(pg.PlotWidget):
    """One plot. It only shows: wheel and keys go on to the page it lies on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self.rows: tuple[Row, ...] = ()
        self.scale_ = (1.0, 1.0)
        """Pixels from one place to the next, and for the share of 1."""
        super().__init__(parent, background=look.palette.panel_raised)
        self.look = look
        # Words, size and theme often change together: drawn once, after all of them.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.draw_anew)
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.plotItem.setContentsMargins(0, 0, 0, 0)
        self.getViewBox().setBorder(None)
        self.getViewBox().setDefaultPadding(0)
        look.changed.connect(self._soon.start)

    # -- what it shows --------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other figures."""
        shown = tuple(row for row in rows if row.mark)
        if shown != self.rows:
            self.rows = shown
            self._soon.start()

    @Slot()
    def draw_anew(self) -> None:
        """Lay all parts at the size of text and in the colours there are now."""
        unit, p = unit_of(self), self.look.palette
        self.setMinimumHeight(round(unit * HEIGHT))
        self.setBackground(p.panel_raised)
        self.clear()
        if self.rows:
            self._axes(unit)
            self.draw(unit)

    def draw(self, unit: float) -> None:
        """Put the figures on the plot."""
        raise NotImplementedError

    def marks(self) -> Sequence[tuple[float, str]]:
        """Return where what stands below the plot."""
        raise NotImplementedError

    def top(self) -> float:
        """Return the greatest share that is shown."""
        shares = [row.exact for row in self.rows]
        shares += [row.tried + row.error for row in self.rows if row.tried is not None]
        shares += [row.played.share for row in self.rows if row.played is not None]
        return max(shares)

    # -- axes and places --------------------------------------------------------------------------

    def _axes(self, unit: float) -> None:
        p, top, marks = self.look.palette, self.top(), self.marks()
        step = next((one for one in _STEPS if top / one <= _MOST_LINES), _STEPS[-1])
        lines = [step * n for n in range(1, 1 + int(min(1.0, top + step * 0.4) / step + 1e-9))]
        figures = [(at, percent(at)) for at in (0.0, *lines)]
        # The library makes room for short figures at first and for longer ones a moment later.
        left = max(text_width(words, unit * _AXIS) for _, words in figures) + unit * 0.9
        below = unit * 1.5
        self._place(unit, max(top, *lines, step * 0.5), QSizeF(left, below))
        for name, ticks, room in (("left", figures, left), ("bottom", self._thinned(marks), below)):
            axis = self.getAxis(name)
            axis.setTicks([list(ticks)])
            axis.setTickFont(card_font(unit * _AXIS))
            axis.setTextPen(p.muted)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setStyle(
                tickLength=0,
                tickAlpha=0,
                tickTextOffset=round(unit * (0.4 if name == "left" else 0.1)),
                hideOverlappingLabels=False,
            )
            (axis.setWidth if name == "left" else axis.setHeight)(round(room))
        # Where lines are white they would outshine the figures.
        thin = mix(p.panel_line, p.panel_raised, 0.65 if p.plain else 0.1)
        for at in lines:
            self.addItem(pg.InfiniteLine(at, angle=0, pen=self._pen(thin, 1.0)))
        self.addItem(pg.InfiniteLine(0, angle=0, pen=self._pen(p.field_line, 1.6 * p.heavy)))

    def _place(self, unit: float, highest: float, axes: QSizeF) -> None:
        """Say which shares and places are seen, with room in letters around them."""
        marks = self.marks()
        first, last = marks[0][0], marks[-1][0]
        wide = max(unit * 8, self.width() - axes.width())
        before, behind = self.margins(unit, wide)
        across = max(1.0, wide - before - behind) / max(1.0, last - first)
        under, over = unit * 0.7, unit * 2.0
        up = max(unit * 4, self.height() - axes.height() - under - over) / highest
        self.scale_ = (across, up)
        self.setXRange(first - before / across, last + behind / across, padding=0)
        self.setYRange(-under / up, highest + over / up, padding=0)

    def margins(self, unit: float, wide: float) -> tuple[float, float]:
        """Return the room before the first place and behind the last, of `wide`, in pixels."""
        raise NotImplementedError

    def room_for(self, words: str, unit: float) -> int:
        """Return at every how many places there is room for these words."""
        between = max(1.0, self.scale_[0])
        return max(1, ceil((text_width(words, unit * _WRITTEN, bold=True) + unit * 0.2) / between))

    def _thinned(self, marks: Sequence[tuple[float, str]]) -> Sequence[tuple[float, str]]:
        every = self.room_for("00", unit_of(self))
        return [mark for place, mark in enumerate(marks) if place % every == 0]

    def _pen(self, colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        pen = QPen(QColor(colour), width, style)
        pen.setCosmetic(True)
        return pen

    # -- parts of a plot --------------------------------------------------------------------------

    def points(
        self,
        at: Sequence[tuple[float, float]],
        kind: str,
        symbol: str,
        unit: float,
        *,
        hollow: bool,
    ) -> None:
        """Put a sign at each place, on the ground's colour where it is `hollow`."""
        ink, ground = ink_of(self.look.palette)[kind], self.look.palette.panel_raised
        self.addItem(
            pg.ScatterPlotItem(
                x=[x for x, _ in at],
                y=[y for _, y in at],
                symbol=symbol,
                size=unit * _SIZES[symbol],
                pen=self._pen(
                    ink if hollow else ground, max(1.2, unit * (0.15 if hollow else 0.1))
                ),
                brush=ground if hollow else ink,
                antialias=True,
            )
        )

    def tried_points(self, at: Sequence[float], unit: float) -> None:
        """Put what the simulation had beside each place, with how far it may be off."""
        found = [(x, row) for x, row in zip(at, self.rows, strict=True) if row.tried is not None]
        if not found:
            return
        ink = ink_of(self.look.palette)["tried"]
        places = [(x, row.tried or 0.0) for x, row in found]
        self.addItem(
            pg.ErrorBarItem(
                x=np.array([x for x, _ in places]),
                y=np.array([y for _, y in places]),
                height=np.array([2 * row.error for _, row in found]),
                beam=0.14,
                pen=self._pen(ink, max(1.5, unit * 0.13)),
            )
        )
        self.points(places, "tried", "o", unit, hollow=True)

    def played_points(self, at: Sequence[float], unit: float) -> None:
        """Put what was played beside each place."""
        places = [
            (x, row.played.share)
            for x, row in zip(at, self.rows, strict=True)
            if row.played is not None
        ]
        if places:
            self.points(places, "played", "d", unit, hollow=False)

    def write_above(self, x: float, y: float, share: float, unit: float) -> None:
        """Write a figure above its place."""
        text = pg.TextItem(
            odds_words.chance(share), color=self.look.palette.text, anchor=(0.5, 1.0)
        )
        text.setFont(card_font(unit * _WRITTEN, bold=True))
        text.setPos(x, y + unit * 0.3 / self.scale_[1])
        self.addItem(text)

    # -- manners ----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return a size in letters: the library has one in pixels."""
        unit = unit_of(self)
        return QSize(round(unit * 28), round(unit * HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return how narrow it may become."""
        unit = unit_of(self)
        return QSize(round(unit * 16), round(unit * HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plot, and the ring of the focus around it."""
        super().paintEvent(event)
        if self.hasFocus():
            unit = unit_of(self)
            thick = max(2.0, unit * 0.16)
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = QRectF(self.viewport().rect()).adjusted(thick, thick, -thick, -thick)
            outline(painter, ring, unit * 0.4, self.look.palette.focus, thick)
            painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the page."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep signs and words clear of each other at another size."""
        super().resizeEvent(event)
        # The library resizes once before it is made.
        if hasattr(self, "_soon"):
            self._soon.start()
