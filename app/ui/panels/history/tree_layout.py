"""Where each step of the history lies in its drawing, in pixels from the corner of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF

from app.ui.panels.history.branches import Branches

if TYPE_CHECKING:
    from app.core.ids import NodeId

NARROWEST, WIDEST = 3.0, 80.0
"""Pixels from one step to the next."""


class TreeLayout:
    """Turns columns and lanes into points; all of it follows the height of a capital letter."""

    def __init__(self, unit: float) -> None:
        self.branches = Branches()
        self.unit = unit
        """The height of a capital letter, in pixels."""
        self._step = 0.0
        """As it was zoomed to; 0 as long as it follows the text."""

    @property
    def step(self) -> float:
        """Pixels from one step to the next."""
        return self._step or self.unit * 2.1

    @property
    def lane_height(self) -> float:
        """Pixels from one lane to the next."""
        return self.unit * 2.7

    @property
    def radius(self) -> float:
        """Half the size of a step's shape."""
        return min(self.unit * 0.42, max(1.2, self.step * 0.3))

    @property
    def size(self) -> QSizeF:
        """How large the whole drawing is."""
        across = self._margin * 2 + (len(self.branches.columns) - 1) * self.step
        return QSizeF(across + self.unit * 6, self.height_of(self.branches.lanes))

    def height_of(self, lanes: int) -> float:
        """Return how high a drawing of so many lanes is."""
        return self.unit * 4.2 + (lanes - 1) * self.lane_height

    @property
    def _margin(self) -> float:
        return self.unit * 1.4

    def spot(self, node: NodeId) -> QPointF:
        """Return where a step lies."""
        spot = self.branches.spots[node]
        x = self._margin + spot.column * self.step
        return QPointF(x, self.unit * 2.4 + spot.lane * self.lane_height)

    def zoom(self, factor: float, x: float) -> float:
        """Widen or narrow the distance of steps; return where what lay at `x` lies then."""
        column = (x - self._margin) / self.step
        self._step = min(max(self.step * factor, NARROWEST), WIDEST)
        return column * self.step + self._margin

    def columns(self, left: float, width: float) -> range:
        """Return the columns between `left` and `width` further, with one to spare for lines."""
        left -= self._margin
        # A name hangs out to the right of its step.
        first = int((left - self.unit * 12) / self.step) - 1
        last = int((left + width) / self.step) + 2
        return range(max(0, first), max(0, min(last, len(self.branches.columns))))

    def node_at(self, point: QPointF) -> NodeId | None:
        """Return the step nearest to a point, as far as a finger reaches."""
        middle = round((point.x() - self._margin) / self.step)
        reach = max(self.radius * 1.9, 7.0)
        around = int(reach / self.step) + 1
        best: tuple[float, NodeId] | None = None
        for column in range(max(0, middle - around), middle + around + 1):
            if column >= len(self.branches.columns):
                break
            for node in self.branches.columns[column]:
                away = self.spot(node) - point
                distance = abs(away.x()) + abs(away.y())
                if distance <= reach and (best is None or distance < best[0]):
                    best = (distance, node)
        return best[1] if best else None
