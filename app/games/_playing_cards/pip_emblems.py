"""The four suits, the jester's cap and the star as shapes, and where the pips of a card stand."""

from __future__ import annotations

from app.cards.emblem_paths import ellipse, polygon
from app.cards.face import Emblem, Placed, Stroke

_STEM = "M 0.5 0.52 C 0.5 0.78 0.46 0.92 0.3 1 L 0.7 1 C 0.54 0.92 0.5 0.78 0.5 0.52 Z"

SUIT_EMBLEMS = {
    "S": Emblem(
        (
            Stroke(
                "M 0.5 0 C 0.58 0.2 1 0.4 1 0.62 C 1 0.8 0.86 0.87 0.74 0.85 "
                "C 0.62 0.83 0.54 0.74 0.5 0.66 C 0.46 0.74 0.38 0.83 0.26 0.85 "
                "C 0.14 0.87 0 0.8 0 0.62 C 0 0.4 0.42 0.2 0.5 0 Z"
            ),
            Stroke(_STEM),
        )
    ),
    "H": Emblem(
        (
            Stroke(
                "M 0.5 1 C 0.44 0.82 0 0.58 0 0.29 C 0 0.1 0.13 0 0.26 0 "
                "C 0.38 0 0.46 0.08 0.5 0.2 C 0.54 0.08 0.62 0 0.74 0 "
                "C 0.87 0 1 0.1 1 0.29 C 1 0.58 0.56 0.82 0.5 1 Z"
            ),
        )
    ),
    "D": Emblem(
        (
            Stroke(
                "M 0.5 0 C 0.6 0.2 0.76 0.38 0.9 0.5 C 0.76 0.62 0.6 0.8 0.5 1 "
                "C 0.4 0.8 0.24 0.62 0.1 0.5 C 0.24 0.38 0.4 0.2 0.5 0 Z"
            ),
        )
    ),
    "C": Emblem(
        (
            Stroke(ellipse(0.5, 0.235, 0.235)),
            Stroke(ellipse(0.245, 0.6, 0.235)),
            Stroke(ellipse(0.755, 0.6, 0.235)),
            Stroke(polygon((0.5, 0.3), (0.62, 0.56), (0.5, 0.66), (0.38, 0.56))),
            Stroke(_STEM),
        )
    ),
}
STAR = Emblem(
    (
        Stroke(
            polygon(
                *((0.5, 0), (0.62, 0.36), (1, 0.37), (0.7, 0.6), (0.81, 0.97), (0.5, 0.75)),
                *((0.19, 0.97), (0.3, 0.6), (0, 0.37), (0.38, 0.36)),
            )
        ),
    )
)

LEFT, MIDDLE, RIGHT = 0.35, 0.5, 0.65
"""The three columns of pips, in shares of a card's width."""
TOP, BOTTOM = 0.19, 0.81
PIP = 0.175
"""The width of a pip, in shares of a card's width."""
ACE = 0.44

_ROW = {1: (0.5,), 2: (0.0, 1.0), 3: (0.0, 0.5, 1.0), 4: (0.0, 1 / 3, 2 / 3, 1.0)}
_COLUMNS: dict[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    2: ((), _ROW[2]),
    3: ((), _ROW[3]),
    4: (_ROW[2], ()),
    5: (_ROW[2], _ROW[1]),
    6: (_ROW[3], ()),
    7: (_ROW[3], (0.25,)),
    8: (_ROW[3], (0.25, 0.75)),
    9: (_ROW[4], (0.5,)),
    10: (_ROW[4], (1 / 6, 5 / 6)),
}
"""Number -> (how far down the pips of both sides stand, those of the middle), 0 to 1."""


def pips(suit: str, number: int) -> tuple[Placed, ...]:
    """Return the pips of an ace or a number; those of the lower half stand on their heads."""
    emblem = SUIT_EMBLEMS[suit]
    if number == 1:
        return (Placed(emblem, 0.5, 0.5, ACE),)
    sides, middle = _COLUMNS[number]
    at = [(x, down) for x in (LEFT, RIGHT) for down in sides] + [(MIDDLE, one) for one in middle]
    return tuple(
        Placed(emblem, x, TOP + (BOTTOM - TOP) * down, PIP, turned=down > 0.5) for x, down in at
    )
