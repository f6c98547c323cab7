"""The history tree under two scroll bars: which step is where, and how far one scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.ui.look.fonts import scale_of
from app.ui.panels.history.tree_layout import TreeLayout

if TYPE_CHECKING:
    from app.core.ids import NodeId

LANES_SHOWN = ((1.4, 3), (2.2, 2), (9.0, 1))
"""(text scale, lanes): up to this scale so many lanes are always in sight; more are scrolled to."""


class ScrolledTree(QAbstractScrollArea):
    """A `TreeLayout` that is larger than what shows of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawn = TreeLayout(float(self.fontMetrics().ascent()))
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)

    def position(self, node: NodeId) -> QPointF:
        """Return where a step lies in the viewport."""
        scrolled = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return self.drawn.spot(node) - scrolled

    def node_at(self, point: QPointF) -> NodeId | None:
        """Return the step at a point of the viewport."""
        scrolled = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return self.drawn.node_at(point + scrolled)

    def measure(self) -> None:
        """Let the bars scroll over all of the drawing, at the size of the text."""
        drawn = self.drawn
        drawn.unit = float(self.fontMetrics().ascent())
        size = drawn.size
        bar = self.horizontalScrollBar().sizeHint().height()
        scale = scale_of(self.font())
        most = next(lanes for limit, lanes in LANES_SHOWN if scale <= limit)
        self.setMinimumHeight(round(drawn.height_of(min(drawn.branches.lanes, most))) + bar)
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setRange(0, max(0, round(size.width()) - self.viewport().width()))
        across.setPageStep(self.viewport().width())
        across.setSingleStep(round(drawn.unit * 2))
        down.setRange(0, max(0, round(size.height()) - self.viewport().height()))
        down.setPageStep(self.viewport().height())
        down.setSingleStep(round(drawn.unit * 2))

    def bring(self, node: NodeId) -> None:
        """Scroll just far enough to see a step."""
        at, edge = self.drawn.spot(node), self.drawn.unit * 2.4
        for bar, place, size in (
            (self.horizontalScrollBar(), at.x(), self.viewport().width()),
            (self.verticalScrollBar(), at.y(), self.viewport().height()),
        ):
            if place < bar.value() + edge:
                bar.setValue(round(place - edge))
            elif place > bar.value() + size - edge:
                bar.setValue(round(place + edge - size))

    def visible_columns(self) -> range:
        """Return the columns in sight, with one to spare for lines that come in."""
        return self.drawn.columns(self.horizontalScrollBar().value(), self.viewport().width())

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Draw what is in sight now."""
        self.viewport().update()
