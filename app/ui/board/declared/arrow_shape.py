"""The shape of an arrow to a target: slender, a little bent, in table units."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from app.ui.board.scene.table_layout import Box

Point = tuple[float, float]
BEND = 0.07
"""How far an arrow goes aside in its middle, as a share of its length: crossing ones part."""
TAIL, NECK = 2.4, 5.0
"""How wide its shaft is where it begins and below its head."""
HEAD = 21.0
"""How long its head is; it is nine tenths as wide."""
DOT = 4.6
"""The radius of the dot that it begins with."""
INSIDE = 5.0
"""How far its point goes over the edge of what it is aimed at."""
STEPS = 12
"""Straight pieces that the bent shaft is made of."""


def edge_towards(box: Box, point: Point, inside: float = 0.0) -> Point:
    """Return where the line from a box's middle to a point outside leaves it, a little inside."""
    x, y = box.centre
    dx, dy = point[0] - x, point[1] - y
    if not dx and not dy:
        return x, y
    half_x, half_y = max(1.0, box.width / 2 - inside), max(1.0, box.height / 2 - inside)
    share = min(half_x / abs(dx) if dx else 1e9, half_y / abs(dy) if dy else 1e9, 1.0)
    return x + dx * share, y + dy * share


def bent_arrow(start: Point, end: Point, heavy: float = 1.0) -> QPainterPath:
    """Return the outline of an arrow whose point is at `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(hypot(dx, dy), 1e-6)
    control = _control(start, end)
    head = min(HEAD * heavy, far * 0.5)
    last = max(0.0, 1.0 - head / far)
    left, right = [], []
    for step in range(STEPS + 1):
        at = last * step / STEPS
        point, way = _curve(start, control, end, at)
        half = (TAIL + (NECK - TAIL) * step / STEPS) * heavy / 2
        left.append(QPointF(point[0] - way[1] * half, point[1] + way[0] * half))
        right.append(QPointF(point[0] + way[1] * half, point[1] - way[0] * half))
    neck, way = _curve(start, control, end, last)
    half = head * 0.45
    wing = QPointF(-way[1] * half, way[0] * half)
    middle = QPointF(*neck)
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([*left, middle + wing, QPointF(*end), middle - wing, *reversed(right)])
    )
    path.closeSubpath()
    dot = QPainterPath()
    dot.addEllipse(QPointF(*start), DOT * heavy, DOT * heavy)
    return path.united(dot)


def middle_of(start: Point, end: Point) -> Point:
    """Return the middle of the bent shaft between two points."""
    return point_of(start, end, 0.5)


def point_of(start: Point, end: Point, share: float) -> Point:
    """Return the point of the bent shaft between two points at a share of its length, about."""
    return _curve(start, _control(start, end), end, share)[0]


def _control(start: Point, end: Point) -> Point:
    """Return the point that the shaft is bent towards."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    # Always to the same side of the screen: upwards, or to the right where it goes straight up.
    side = 1.0 if dx > 0 or (dx == 0 and dy < 0) else -1.0
    return (
        (start[0] + end[0]) / 2 + dy * side * BEND * 2,
        (start[1] + end[1]) / 2 - dx * side * BEND * 2,
    )


def _curve(start: Point, control: Point, end: Point, at: float) -> tuple[Point, Point]:
    """Return the point of a quadratic curve at a share of it, and which way it goes there."""
    rest = 1.0 - at
    x, y = (
        rest * rest * a + 2 * rest * at * b + at * at * c
        for a, b, c in zip(start, control, end, strict=True)
    )
    dx, dy = (
        2 * rest * (b - a) + 2 * at * (c - b) for a, b, c in zip(start, control, end, strict=True)
    )
    far = max(hypot(dx, dy), 1e-6)
    return (x, y), (dx / far, dy / far)
