"""The courts and the joker: busts of few flat shapes, drawn for this program.

A bust fills the upper half of a frame; the lower half is the same, standing on its head.
"""

from __future__ import annotations

from app.cards.emblem_paths import ellipse, polygon, rectangle
from app.cards.face import Emblem, Placed, Stroke
from app.games._playing_cards.pip_emblems import STAR, SUIT_EMBLEMS

SKIN, HAIR, GREY = "#f3d9bd", "#6b4423", "#a8a29a"
GOLD, DEEP_GOLD = "#e2b23c", "#b07f1c"
INK, CREAM = "#2a2620", "#fbf5e6"
HIGH = 0.8
"""The height of a bust in shares of its width."""
FRAME = 0.56
"""The width of the frame in shares of a card's width."""

SEAM = 0.003
"""How far the two halves of a court lie over each other, or a line would show between them."""

_CROWNS: dict[str, tuple[Stroke, ...]] = {
    "K": (
        Stroke(
            polygon(
                *((0.33, 0.2), (0.3, 0.02), (0.42, 0.11), (0.5, 0), (0.58, 0.11)),
                *((0.7, 0.02), (0.67, 0.2)),
            ),
            GOLD,
        ),
        Stroke(rectangle(0.33, 0.165, 0.34, 0.045), DEEP_GOLD),
    ),
    "Q": (
        Stroke("M 0.34 0.2 C 0.32 0.1 0.38 0.04 0.5 0.04 C 0.62 0.04 0.68 0.1 0.66 0.2 Z", GOLD),
        *(Stroke(ellipse(x, y, 0.03), CREAM) for x, y in ((0.38, 0.07), (0.5, 0.03), (0.62, 0.07))),
        Stroke(rectangle(0.34, 0.17, 0.32, 0.035), DEEP_GOLD),
    ),
    "J": (
        Stroke(
            "M 0.3 0.2 C 0.28 0.08 0.44 0.03 0.58 0.06 C 0.7 0.08 0.74 0.14 0.7 0.2 Z", "{robe}"
        ),
        Stroke("M 0.6 0.17 C 0.66 0.06 0.76 0 0.88 0.02 C 0.86 0.1 0.76 0.18 0.6 0.17 Z", GOLD),
        Stroke(rectangle(0.31, 0.175, 0.38, 0.035), DEEP_GOLD),
    ),
}
_HAIR: dict[str, tuple[Stroke, ...]] = {
    "K": (Stroke("M 0.31 0.2 L 0.69 0.2 L 0.7 0.44 L 0.3 0.44 Z", GREY),),
    "Q": (
        Stroke(
            "M 0.33 0.18 L 0.67 0.18 C 0.76 0.3 0.74 0.46 0.78 0.58 L 0.22 0.58 "
            "C 0.26 0.46 0.24 0.3 0.33 0.18 Z",
            HAIR,
        ),
    ),
    "J": (Stroke("M 0.32 0.19 L 0.68 0.19 L 0.71 0.4 L 0.29 0.4 Z", HAIR),),
}
_BEARD = (
    Stroke(
        "M 0.35 0.31 C 0.38 0.38 0.62 0.38 0.65 0.31 C 0.68 0.44 0.6 0.55 0.5 0.57 "
        "C 0.4 0.55 0.32 0.44 0.35 0.31 Z",
        GREY,
    ),
)


def _face(rank: str) -> tuple[Stroke, ...]:
    """Return eyes, brows, nose and mouth on a head that looks straight ahead."""
    return (
        Stroke(ellipse(0.5, 0.31, 0.15, 0.17), SKIN),
        *(_BEARD if rank == "K" else ()),
        *(Stroke(ellipse(x, 0.285, 0.02, 0.024), INK) for x in (0.44, 0.56)),
        *(Stroke(rectangle(x, 0.243, 0.06, 0.012), INK) for x in (0.41, 0.53)),
        Stroke(polygon((0.5, 0.29), (0.522, 0.355), (0.48, 0.355)), "#d9b08c"),
        Stroke(ellipse(0.5, 0.4, 0.045, 0.014), "#b4402f"),
    )


def _robe(rank: str, robe: str, other: str) -> tuple[Stroke, ...]:
    shoulders = "M 0 0.8 L 0 0.7 C 0.1 0.54 0.3 0.5 0.5 0.5 C 0.7 0.5 0.9 0.54 1 0.7 L 1 0.8 Z"
    bands = {
        "K": (
            Stroke("M 0.3 0.53 L 0.7 0.53 L 0.62 0.8 L 0.38 0.8 Z", CREAM),
            *(
                Stroke(polygon((x, y), (x + 0.022, y + 0.035), (x - 0.022, y + 0.035)), INK)
                for x, y in ((0.37, 0.57), (0.63, 0.57), (0.42, 0.7), (0.58, 0.7))
            ),
            Stroke(polygon((0.06, 0.62), (0.14, 0.57), (0.3, 0.8), (0.2, 0.8)), GOLD),
            Stroke(polygon((0.94, 0.62), (0.86, 0.57), (0.7, 0.8), (0.8, 0.8)), GOLD),
        ),
        "Q": (
            Stroke("M 0.28 0.53 C 0.36 0.66 0.64 0.66 0.72 0.53 L 0.6 0.5 L 0.4 0.5 Z", SKIN),
            *(Stroke(ellipse(x, y, 0.022), GOLD) for x, y in _PEARLS),
            Stroke(polygon((0.04, 0.66), (0.2, 0.56), (0.36, 0.8), (0.22, 0.8)), other),
            Stroke(polygon((0.96, 0.66), (0.8, 0.56), (0.64, 0.8), (0.78, 0.8)), other),
        ),
        "J": (
            Stroke(
                polygon(
                    (0.3, 0.52), (0.5, 0.6), (0.7, 0.52), (0.7, 0.58), (0.5, 0.67), (0.3, 0.58)
                ),
                CREAM,
            ),
            *(
                Stroke(polygon((x, 0.6), (x + 0.07, 0.57), (x + 0.07, 0.8), (x, 0.8)), other)
                for x in (0.08, 0.24, 0.69, 0.85)
            ),
        ),
    }
    return (Stroke(shoulders, robe), *bands[rank])


_PEARLS = ((0.34, 0.57), (0.42, 0.61), (0.5, 0.625), (0.58, 0.61), (0.66, 0.57))


def _bust(rank: str, robe: str, other: str) -> Emblem:
    crown = (Stroke(one.path, one.colour.format(robe=robe)) for one in _CROWNS[rank])
    return Emblem((*_HAIR[rank], *_robe(rank, robe, other), *_face(rank), *crown), HIGH)


def _frame(colour: str) -> Emblem:
    """Return the frame of a court: a thin line around paper, and the line between the halves."""
    high = 2 * HIGH
    line = 0.022
    return Emblem(
        (
            Stroke(rectangle(0, 0, 1, high), colour),
            Stroke(rectangle(line, line, 1 - 2 * line, high - 2 * line), CREAM),
        ),
        high,
    )


def court(suit: str, rank: str, colour: str, *, red: bool) -> tuple[Placed, ...]:
    """Return the picture of a jack, queen or king: frame, two busts, and two pips beside them."""
    robe, other = ("#a83329", "#27406f") if red else ("#27406f", "#a83329")
    bust = _bust(rank, robe, other)
    middle = FRAME * 0.95 * HIGH / 2 * _CARD - SEAM
    beside = FRAME / 2 - 0.09
    pip = SUIT_EMBLEMS[suit]
    return (
        Placed(_frame(colour), size=FRAME),
        *(Placed(bust, y=0.5 + way * middle, size=FRAME * 0.95, turned=way > 0) for way in (-1, 1)),
        *(
            Placed(
                pip,
                0.5 + way * beside,
                0.5 + way * (FRAME * HIGH * _CARD - 0.075),
                0.13,
                turned=way > 0,
            )
            for way in (-1, 1)
        ),
    )


_CARD = 63 / 88
"""Width of a card in shares of its height."""


def joker(colour: str) -> tuple[Placed, ...]:
    """Return the picture of a joker: a head in a cap with three bells, and a star below."""
    cap = Emblem(
        (
            Stroke(
                "M 0.3 0.5 C 0.3 0.2 0.12 0.14 0.02 0.34 C 0.02 0.44 0.1 0.44 0.12 0.52 "
                "L 0.4 0.56 Z",
                colour,
            ),
            Stroke(
                "M 0.7 0.5 C 0.7 0.2 0.88 0.14 0.98 0.34 C 0.98 0.44 0.9 0.44 0.88 0.52 "
                "L 0.6 0.56 Z",
                colour,
            ),
            Stroke("M 0.3 0.54 C 0.3 0.24 0.4 0.14 0.5 0.06 C 0.6 0.14 0.7 0.24 0.7 0.54 Z", GOLD),
            *(
                Stroke(ellipse(x, y, 0.05), DEEP_GOLD)
                for x, y in ((0.05, 0.36), (0.5, 0.06), (0.95, 0.36))
            ),
            Stroke(ellipse(0.5, 0.64, 0.2, 0.21), SKIN),
            Stroke(rectangle(0.28, 0.49, 0.44, 0.06), INK),
            *(Stroke(ellipse(x, 0.62, 0.026, 0.03), INK) for x in (0.42, 0.58)),
            Stroke(
                "M 0.4 0.71 C 0.44 0.82 0.56 0.82 0.6 0.71 C 0.54 0.76 0.46 0.76 0.4 0.71 Z",
                "#b4402f",
            ),
            Stroke(polygon((0.5, 0.62), (0.53, 0.69), (0.47, 0.69)), "#d9b08c"),
            Stroke(
                polygon(
                    *((0.2, 0.98), (0.28, 0.82), (0.4, 0.92), (0.5, 0.84), (0.6, 0.92)),
                    *((0.72, 0.82), (0.8, 0.98), (0.5, 1.08)),
                ),
                colour,
            ),
        ),
        1.1,
    )
    return (Placed(cap, 0.5, 0.46, 0.58), Placed(STAR, 0.5, 0.84, 0.16))
