"""Paths of emblems, as `Stroke` wants them: the shapes that any drawing is put together from."""

from __future__ import annotations

from math import cos, pi, sin

Point = tuple[float, float]
_HALF = 0.5523
"""How far a curve's handles reach on a quarter of a circle."""


def _written(x: float, y: float) -> str:
    """Return a point without the exponents of very small numbers."""
    return f"{round(x, 4) + 0.0:.4g} {round(y, 4) + 0.0:.4g}"


def polygon(*points: Point) -> str:
    """Return the path through these corners."""
    first, *rest = (_written(*point) for point in points)
    return " ".join((f"M {first}", *(f"L {point}" for point in rest), "Z"))


def rectangle(left: float, top: float, wide: float, high: float) -> str:
    """Return the path around a rectangle."""
    right, bottom = left + wide, top + high
    return polygon((left, top), (right, top), (right, bottom), (left, bottom))


def ellipse(x: float, y: float, across: float, up: float = 0.0) -> str:
    """Return the path around an ellipse with these radii; a circle where the second is 0."""
    up = up or across
    a, b = across * _HALF, up * _HALF
    corners = (
        (x + across, y + b, x + a, y + up, x, y + up),
        (x - a, y + up, x - across, y + b, x - across, y),
        (x - across, y - b, x - a, y - up, x, y - up),
        (x + a, y - up, x + across, y - b, x + across, y),
    )
    curves = (" ".join(f"{one:.4g}" for one in corner) for corner in corners)
    return " ".join((f"M {x + across:.4g} {y:.4g}", *(f"C {curve}" for curve in curves), "Z"))


def around(middle: Point, away: float, angle: float) -> Point:
    """Return the point that is `away` from a middle; an angle of 0 is up, in radians clockwise."""
    return middle[0] + away * sin(angle), middle[1] - away * cos(angle)


def regular(middle: Point, away: float, corners: int) -> str:
    """Return the path around a regular polygon, one corner up."""
    return polygon(*(around(middle, away, 2 * pi * n / corners) for n in range(corners)))


def scalloped(middle: Point, away: float, bows: int) -> str:
    """Return the path around a disc whose edge is bows that swell outwards."""
    half = pi / bows
    low = away * cos(half) * 0.94
    start = around(middle, low, -half)
    path = [f"M {_written(*start)}"]
    for bow in range(bows):
        at = 2 * half * bow
        handle, end = around(middle, away * 1.14, at), around(middle, low, at + half)
        path.append(f"Q {_written(*handle)} {_written(*end)}")
    return " ".join((*path, "Z"))
