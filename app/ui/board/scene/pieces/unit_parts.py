"""How the cards of a unit lie on each other: earlier stages peek out below the base.

What is attached to it by its sign or its name shows as a strip (`unit_strips`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING

from app.ui.board.scene.pieces.unit_strips import strip_parts
from app.ui.board.scene.pieces.zone_spots import SIDE_STEP
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

if TYPE_CHECKING:
    from app.ui.board.scene.pieces.piece import Part

UNDER_STEP = (5.0, -4.0)
"""Each earlier stage shows at the upper right."""
ATTACHED_STEP = (-5.0, 3.0)
"""Each card that is attached as itself shows at the lower left."""
UNDER_REACH = 10.0
ATTACHED_REACH = 15.0
"""How far the lowest card may stick out sideways; more cards lie closer together."""

CELL_FOOT = 13.0
"""How far a cell reaches below the card in it: there its number and its marks are written."""
CELL_RIM = 3.0
"""How far it reaches beside the card."""
CELL_BOX = Box(-CELL_RIM, -CELL_RIM, CARD_WIDTH + 2 * CELL_RIM, CARD_HEIGHT + CELL_RIM + CELL_FOOT)

IN_STRIPS = ("sign", "name")
NO_CARDS = ("base", *IN_STRIPS)
"""What is not painted as a card below the base."""

Offset = tuple[float, float]


def part_offsets(parts: Sequence[Part]) -> list[Offset]:
    """Return how far each part lies from the base, in table units towards right and down."""
    under = sum(part.role == "under" for part in parts)
    attached = sum(part.role == "attached" for part in parts)
    under_by = min(1.0, UNDER_REACH / (UNDER_STEP[0] * max(1, under)))
    attached_by = min(1.0, ATTACHED_REACH / (-ATTACHED_STEP[0] * max(1, attached)))
    offsets: list[Offset] = []
    counts = {"under": 0, "attached": 0, "beside": 0}
    for part in parts:
        if part.role == "beside":
            counts["beside"] += 1
            offsets.append((SIDE_STEP * counts["beside"], 0.0))
        elif part.role == "under":
            counts["under"] += 1
            reach = counts["under"] * under_by
            offsets.append((UNDER_STEP[0] * reach, UNDER_STEP[1] * reach))
        elif part.role == "attached":
            counts["attached"] += 1
            reach = counts["attached"] * attached_by
            offsets.append((ATTACHED_STEP[0] * reach, ATTACHED_STEP[1] * reach))
        else:
            offsets.append((0.0, 0.0))
    return offsets


def part_boxes(parts: Sequence[Part]) -> list[Box]:
    """Return the rectangle of each part, counted from the base's upper left corner."""
    in_strips = strip_parts(parts) if len(parts) > 1 else {}
    boxes = []
    for number, (part, (x, y)) in enumerate(zip(parts, part_offsets(parts), strict=True)):
        if part.role == "cell":
            boxes.append(CELL_BOX)
        elif number in in_strips:
            boxes.append(in_strips[number])
        else:
            boxes.append(Box(x, y, CARD_WIDTH, CARD_HEIGHT))
    return boxes


def paint_order(parts: Sequence[Part]) -> list[int]:
    """Return the indices of the parts that are painted, from the lowest to the base on top."""
    below = [number for number, part in enumerate(parts) if part.role not in NO_CARDS]
    return [*reversed(below), 0]


def part_at(parts: Sequence[Part], x: float, y: float) -> int | None:
    """Return which part shows at a point counted from the base's upper left corner."""
    boxes = part_boxes(parts)
    strips = [number for number, part in enumerate(parts) if part.role in IN_STRIPS]
    for number in (*strips, *reversed(paint_order(parts))):
        if boxes[number].contains(x, y):
            return number
    return None


def outline(parts: Sequence[Part]) -> Box:
    """Return the rectangle around all parts."""
    boxes = part_boxes(parts)
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.united(box)
    return whole


def lying(parts: Sequence[Part], spot: Spot) -> Box:
    """Return the upright rectangle on the mat around all parts of what lies at `spot`."""
    if len(parts) == 1 and parts[0].role == "base":
        return spot.box
    whole = outline(parts)
    turn = radians(spot.angle)
    across, along = cos(turn), sin(turn)
    xs, ys = [], []
    for x in (whole.x, whole.right):
        for y in (whole.y, whole.bottom):
            dx, dy = (x - CARD_WIDTH / 2) * spot.scale, (y - CARD_HEIGHT / 2) * spot.scale
            xs.append(spot.x + dx * across - dy * along)
            ys.append(spot.y + dx * along + dy * across)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
