"""The plots: bars for so many of something, lines for what comes by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt

from app.cards.odds.exact_odds import Going, table_turn
from app.ui.decks.odds.plot import Plot
from app.ui.decks.odds.plot_ink import ink_of
from app.ui.look.colour import mix

if TYPE_CHECKING:
    from app.ui.decks.odds.odds_rows import Row

WIDEST_BAR = 0.62
"""Share of its place that a bar takes."""


class Bars(Plot):
    """So many of something, each with its chance."""

    def marks(self) -> Sequence[tuple[float, str]]:
        """Return the numbers below the bars."""
        return [(float(place), row.mark) for place, row in enumerate(self.rows)]

    def margins(self, unit: float, wide: float) -> tuple[float, float]:
        """Return room for half a place, and for what was played behind the last."""
        place = max(unit, wide / (len(self.rows) + 0.2))
        return place * 0.54, place * 0.66

    def draw(self, unit: float) -> None:
        """Draw a bar for each number, with what was tried and played in it."""
        p, ink = self.look.palette, ink_of(self.look.palette)["exact"]
        places = [float(place) for place in range(len(self.rows))]
        self.addItem(
            pg.BarGraphItem(
                x=places,
                height=[row.exact for row in self.rows],
                width=WIDEST_BAR,
                pen=self._pen(ink, 1.2 * p.heavy),
                brush=mix(ink, p.panel_raised, 0.0 if p.plain else 0.08),
            )
        )
        self.tried_points([place - 0.18 for place in places], unit)
        self.played_points([place + 0.42 for place in places], unit)
        for place, row in zip(places, self.rows, strict=True):
            self.write_above(place, _highest(row), row.exact, unit)


class Turns(Plot):
    """The chance to have seen something by each turn of the table, going first and going second."""

    going: Going | None = None
    """Whose turns are shown; None for both."""

    def show_going(self, going: Going | None) -> None:
        """Show the turns of one who goes first or second, or both."""
        if going != self.going:
            self.going = going
            self._soon.start()

    @property
    def goings(self) -> tuple[Going, ...]:
        """Whose turns are shown."""
        return ("first", "second") if self.going is None else (self.going,)

    def marks(self) -> Sequence[tuple[float, str]]:
        """Return the numbers of the table's turns; the opening hand is 0."""
        last = max(self._turns(going)[-1] for going in self.goings)
        return [(float(turn), str(turn)) for turn in range(int(last) + 1)]

    def _turns(self, going: Going) -> list[float]:
        return [float(table_turn(int(row.mark), going)) for row in self.rows]

    def margins(self, unit: float, wide: float) -> tuple[float, float]:
        """Return room for half a figure, and for what was played before the first."""
        del wide
        played = any(row.played is not None for row in self.rows)
        return unit * (3.6 if played else 2.0), unit * 2.0

    def draw(self, unit: float) -> None:
        """Draw a line for each: going first solid with dots, going second dashed with squares."""
        p, ink = self.look.palette, ink_of(self.look.palette)["exact"]
        shares = [row.exact for row in self.rows]
        forms = {"first": (Qt.PenStyle.SolidLine, "o"), "second": (Qt.PenStyle.DashLine, "s")}
        every = self.room_for("100.0%", unit)
        for going in self.goings:
            style, symbol = forms[going]
            turns = self._turns(going)
            pen = self._pen(ink, max(2.0, unit * 0.17) * p.heavy**0.5, style)
            line = pg.PlotCurveItem(x=np.array(turns), y=np.array(shares), pen=pen, antialias=True)
            self.addItem(line)
            places = list(zip(turns, shares, strict=True))
            self.points(places, "exact", symbol, unit, hollow=going == "second")
            for (x, y), row in zip(places, self.rows, strict=True):
                if x % every == 0 and (x or going == self.goings[0]):
                    self.write_above(x, y, row.exact, unit)
            self.tried_points([turn + unit * 0.85 / self.scale_[0] for turn in turns], unit)
        self.played_points([-unit * 2.5 / self.scale_[0] for _ in self.rows], unit)


def _highest(row: Row) -> float:
    """Return the highest of a row's figures, above which there is room for letters."""
    tried = 0.0 if row.tried is None else row.tried + row.error
    return max(row.exact, tried)
