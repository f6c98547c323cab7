"""What matters of a card in the hand is seen, however many lie over each other."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin

import pytest
from PySide6.QtCore import QRectF

from app.ui.board.scene.hand_fan import fan_spots
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot
from app.ui.look.faces.face_few import hit_points_box, points_pixels
from app.ui.look.faces.face_unit import numbers_box
from app.ui.look.fonts import text_width

HAND = Box(137, 446, 476, 118)
"""That of two players with Pokémon cards."""
CARD = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)

pytestmark = pytest.mark.usefixtures("qapp")


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    turn = radians(angle)
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def covers(above: Spot, below: Spot, x: float, y: float) -> bool:
    """Whether a card covers a point of the one below it, counted from that one's corner."""
    at, down = turned(
        (x - CARD_WIDTH / 2) * below.scale, (y - CARD_HEIGHT / 2) * below.scale, below.angle
    )
    across, along = turned(below.x + at - above.x, below.y + down - above.y, -above.angle)
    half = CARD_WIDTH * above.scale / 2, CARD_HEIGHT * above.scale / 2
    return abs(across) < half[0] and abs(along) < half[1]


def covered(count: int, x: float, top: float, bottom: float) -> list[int]:
    """Return the cards of a fan whose neighbour covers something at `x`."""
    spots = fan_spots(HAND, count)
    return [
        number
        for number, (below, above) in enumerate(pairwise(spots))
        if covers(above, below, x, top) or covers(above, below, x, bottom)
    ]


@pytest.mark.parametrize("count", [5, 6, 7, 8, 12])
def test_a_fan_leaves_hit_points_free(count: int) -> None:
    box = numbers_box(CARD)
    assert covered(count, CARD_WIDTH * 0.375, box.top(), box.bottom()) == []


@pytest.mark.parametrize(
    ("count", "points"), [(5, "320"), (6, "320"), (7, "320"), (8, "320"), (12, "90")]
)
def test_a_fan_leaves_large_hit_points_free(count: int, points: str) -> None:
    box = hit_points_box(CARD, 3.0)
    wide = text_width(points, points_pixels(points, box, 1), bold=True)
    assert covered(count, box.left() + wide, box.top(), box.bottom()) == []


@pytest.mark.parametrize("count", [5, 6, 7, 8])
def test_a_fan_leaves_the_damage_of_an_attack_free(count: int) -> None:
    # Three signs of its cost, and three digits.
    assert covered(count, CARD_WIDTH * 0.6, CARD_HEIGHT * 0.5, CARD_HEIGHT) == []
