"""Walking over a screen with the arrows, from one stop to what lies nearest that way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from app.ui.home.column_plan import Direction, neighbour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.ui.home.focus_stop import Stop

DIRECTIONS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
"""Which way each arrow key leads."""


def next_stop(here: Stop, stops: Sequence[Stop], page: QWidget, way: Direction) -> Stop | None:
    """Return the stop one comes to from another on a page; None at the edge."""
    boxes = [_box(stop, page) for stop in stops]
    goal = neighbour(boxes[stops.index(here)], boxes, way)
    return None if goal is None else stops[goal]


def _box(widget: QWidget, page: QWidget) -> tuple[float, float, float, float]:
    corner = widget.mapTo(page, QPoint(0, 0))
    return corner.x(), corner.y(), widget.width(), widget.height()
