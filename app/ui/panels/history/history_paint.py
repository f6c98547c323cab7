"""Paints the steps of the history that are in sight: lines first, then steps, then words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.games.contracts.computer_contract import computers_of
from app.ui.look.fonts import sized
from app.ui.panels.history.history_marks import branch_colour, paint_step, paint_way

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.ui.panels.history.history_view import HistoryView

PLAIN_UNIT = 16.0
"""The height of letters at which lines have their plain thickness; larger text thickens them."""
DOTS_FROM = 8.0
"""Pixels between steps below which only lines, forks, names and the present are drawn."""


class HistoryPainter:
    """One repaint of a `HistoryView`."""

    def __init__(self, painter: QPainter, view: HistoryView) -> None:
        self._painter = painter
        self._view = view
        self._unit = view.drawn.unit
        self._colours = view.look.palette
        self._played = computers_of(view.options)
        self._present: set[NodeId] = set()
        """Those of the steps in sight that lead to the present."""

    def paint(self, shown: list[NodeId]) -> None:
        """Paint these steps and the lines that lead to them."""
        view = self._view
        spots = view.drawn.branches.spots
        self._present = {node for node in shown if view.is_present(node)}
        # What led to the present lies over what was left behind.
        for present in (False, True):
            for node in shown:
                parent = view.tree.parent(node)
                if parent is not None and (node in self._present) == present:
                    ends = view.position(parent), view.position(node)
                    branch = spots[node].branch
                    thick = max(1.0, self._unit / PLAIN_UNIT) * self._colours.heavy
                    paint_way(self._painter, *ends, branch, self._colours, thick, present=present)
        for node in shown:
            self._node(node)
        self._painter.setFont(view.font())
        for node in shown:
            self._words(node)

    def _node(self, node: NodeId) -> None:
        view, painter, unit = self._view, self._painter, self._unit
        tree, at, step = view.tree, view.position(node), view.tree.nodes[node]
        if step.parent is not None and step.step == 0:
            self._turn(at, step.turn)
        special = node == tree.cursor or node in tree.labels or len(tree.children[node]) > 1
        branch = view.drawn.branches.spots[node].branch
        if special or view.drawn.step >= DOTS_FROM:
            size = max(view.drawn.radius, unit * 0.3) if special else view.drawn.radius
            paint_step(painter, at, size, branch, self._colours, present=node in self._present)
            if step.actor in self._played and step.parent is not None:
                # An eye in the middle of what a computer did.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self._colours.panel))
                painter.drawEllipse(at, size * 0.42, size * 0.42)
        if node == tree.cursor:
            painter.setBrush(QColor(self._colours.panel_raised))
            painter.setPen(QPen(QColor(branch_colour(self._colours, branch)), unit * 0.2))
            painter.drawEllipse(at, unit * 0.56, unit * 0.56)
        if node == view.looked or (node == view.chosen and view.hasFocus()):
            reach = unit * 0.85
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._colours.focus), max(2.0, unit * 0.14)))
            box = QRectF(at.x() - reach, at.y() - reach, reach * 2, reach * 2)
            painter.drawRoundedRect(box, 4, 4)

    def _turn(self, at: QPointF, turn: int) -> None:
        """Tick the first step of a turn, with the turn's number above."""
        view, painter, unit = self._view, self._painter, self._unit
        reach = unit * 0.95
        painter.setPen(QPen(QColor(self._colours.muted), 1))
        painter.drawLine(at - QPointF(0, reach), at + QPointF(0, reach))
        # Drawn so far out that the numbers of short turns would touch, they are left out.
        if view.drawn.step * 4 >= unit:
            painter.setFont(sized(view.font(), "tiny"))
            painter.setPen(QColor(self._colours.log_number))
            box = QRectF(at.x() - reach * 2, at.y() - reach - unit, reach * 4, unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(turn))

    def _words(self, node: NodeId) -> None:
        """Write a step's name, and which step is the present one."""
        view, tree = self._view, self._view.tree
        label = tree.labels.get(node)
        words = [] if label is None else [label.name or "✎"]
        if node == tree.cursor:
            words.append(view.now)
        if words:
            self._write(node, " · ".join(words))

    def _write(self, node: NodeId, words: str) -> None:
        """Write beside the last step of a branch, else above the line."""
        view, unit = self._view, self._unit
        at, metrics = view.position(node), view.fontMetrics()
        ends = not view.tree.children[node]
        room = round(unit * (12 if ends else 9))
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        corner = QPointF(unit * 0.95, -metrics.height() / 2)
        if not ends:
            corner = QPointF(-unit * 0.4, -unit * 2.0)
        box = QRectF(at + corner, metrics.size(0, words).toSizeF())
        ground = QColor(self._colours.panel)
        ground.setAlpha(215)
        self._painter.fillRect(box, ground)
        strong = node in self._present
        self._painter.setPen(QColor(self._colours.text if strong else self._colours.muted))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._painter.drawText(box, flags, words)
