"""Which part of the mat the window shows: fitting, zooming about the pointer, panning."""

from __future__ import annotations

from dataclasses import replace
from math import floor

from app.core.data.value import value
from app.ui.board.scene.table_layout import CARD_WIDTH, Box

CLOSEST = 6.0
FARTHEST = 0.5
"""How far one may zoom, counted from the fitted view."""
STEP = 1.15
"""One notch of the wheel."""


@value
class Camera:
    """A window of `width` by `height` logical pixels over the mat."""

    mat: Box
    width: float
    height: float
    dpr: float = 1.0
    per_unit: float = 1.0
    """Logical pixels for a table unit."""
    x: float = 0.0
    y: float = 0.0
    """The point of the mat in the middle of the window."""
    fitted: bool = True
    low: bool = False
    """Whether spare room goes above the mat: a single player's hand stays at the lower edge."""

    @property
    def middle(self) -> tuple[float, float]:
        """The point of the mat in the middle of a window that it fits."""
        x, y = self.mat.centre
        if self.low:
            y = self.mat.bottom - self.height / self.fit_scale / 2
        return x, y

    @property
    def device_per_unit(self) -> float:
        """Device pixels for a table unit."""
        return self.per_unit * self.dpr

    @property
    def fit_scale(self) -> float:
        """Logical pixels for a table unit at which all of the mat shows."""
        return self.whole_scale(min(self.width / self.mat.width, self.height / self.mat.height))

    @property
    def seen(self) -> Box:
        """The part of the mat in the window."""
        width, height = self.width / self.per_unit, self.height / self.per_unit
        return Box(self.x - width / 2, self.y - height / 2, width, height)

    @property
    def corner(self) -> tuple[float, float]:
        """The point of the mat in the upper left corner: on a whole pixel, so that cards are."""
        seen, scale = self.seen, self.device_per_unit
        return round(seen.x * scale) / scale, round(seen.y * scale) / scale

    @property
    def cloth(self) -> Box:
        """What the mat covers: it fills the window when it is fitted."""
        scale = self.fit_scale
        width, height = self.width / scale, self.height / scale
        x, y = self.middle
        return Box(x - width / 2, y - height / 2, width, height)

    def fit(self) -> Camera:
        """Show all of the mat."""
        x, y = self.middle
        return replace(self, per_unit=self.fit_scale, x=x, y=y, fitted=True)

    def resized(self, mat: Box, width: float, height: float, dpr: float) -> Camera:
        """Look through another window: fitted again unless the person zoomed."""
        new = replace(self, mat=mat, width=max(1.0, width), height=max(1.0, height), dpr=dpr)
        return new.fit() if self.fitted else new.zoomed(1.0, (new.width / 2, new.height / 2))

    def zoomed(self, factor: float, at: tuple[float, float]) -> Camera:
        """Come nearer or go away; the point of the window `at` keeps what it shows."""
        scale = self.whole_scale(self.within(self.per_unit * factor))
        if abs(scale - self.fit_scale) < 0.5 / CARD_WIDTH / self.dpr:
            return self.fit()
        dx, dy = at[0] - self.width / 2, at[1] - self.height / 2
        x = self.x + dx / self.per_unit - dx / scale
        y = self.y + dy / self.per_unit - dy / scale
        return self._at(scale, x, y)

    def within(self, per_unit: float) -> float:
        """Return the nearest zoom that is neither too close nor too far."""
        fit = self.fit_scale
        return min(max(per_unit, fit * FARTHEST), fit * CLOSEST)

    def rounds_to(self, per_unit: float) -> bool:
        """Whether asking for a zoom of `per_unit` shows what is shown now."""
        return abs(self.whole_scale(per_unit) - self.per_unit) < 1e-9

    def panned(self, dx: float, dy: float) -> Camera:
        """Move the mat by so many logical pixels."""
        if self.fitted:
            return self
        return self._at(self.per_unit, self.x - dx / self.per_unit, self.y - dy / self.per_unit)

    def _at(self, scale: float, x: float, y: float) -> Camera:
        # The middle of the window stays on the mat, so that it cannot be lost.
        cloth = self.cloth
        x = min(max(x, cloth.x), cloth.right)
        y = min(max(y, cloth.y), cloth.bottom)
        return replace(self, per_unit=scale, x=x, y=y, fitted=False)

    def whole_scale(self, scale: float) -> float:
        """Return the next smaller scale at which a card is a whole number of device pixels wide.

        Cards are then copied pixel by pixel instead of being scaled each time they are drawn.
        """
        return max(6.0, floor(CARD_WIDTH * scale * self.dpr + 1e-6)) / CARD_WIDTH / self.dpr
