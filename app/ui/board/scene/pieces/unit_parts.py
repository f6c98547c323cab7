"""How the cards of a unit lie on each other: earlier stages and Energy peek out below the base."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING

from app.ui.board.scene.pieces.zone_spots import SIDE_STEP
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

if TYPE_CHECKING:
    from app.ui.board.scene.pieces.piece import Part

UNDER_STEP = (5.0, -4.0)
"""Each earlier stage shows at the upper right."""
ENERGY_STEP = (-5.0, 3.0)
"""Each Energy shows at the lower left."""
UNDER_REACH = 10.0
ENERGY_REACH = 15.0
"""How far the lowest card may stick out sideways; more cards lie closer together."""
TOOL_STRIP = Box(CARD_WIDTH * 0.06, -CARD_WIDTH * 0.12, CARD_WIDTH * 0.88, CARD_WIDTH * 0.15)
"""Where the strips of the Tools are painted."""

CELL_FOOT = 13.0
"""How far a cell reaches below the card in it: there its number and its marks are written."""
CELL_RIM = 3.0
"""How far it reaches beside the card."""
CELL_BOX = Box(-CELL_RIM, -CELL_RIM, CARD_WIDTH + 2 * CELL_RIM, CARD_HEIGHT + CELL_RIM + CELL_FOOT)

Offset = tuple[float, float]


def part_offsets(parts: Sequence[Part]) -> list[Offset]:
    """Return how far each part lies from the base, in table units towards right and down."""
    under = sum(part.role == "under" for part in parts)
    energy = sum(part.role in ("sign", "attached") for part in parts)
    under_by = min(1.0, UNDER_REACH / (UNDER_STEP[0] * max(1, under)))
    energy_by = min(1.0, ENERGY_REACH / (-ENERGY_STEP[0] * max(1, energy)))
    offsets: list[Offset] = []
    counts = {"under": 0, "sign": 0, "beside": 0}
    for part in parts:
        if part.role == "beside":
            counts["beside"] += 1
            offsets.append((SIDE_STEP * counts["beside"], 0.0))
        elif part.role == "under":
            counts["under"] += 1
            reach = counts["under"] * under_by
            offsets.append((UNDER_STEP[0] * reach, UNDER_STEP[1] * reach))
        elif part.role in ("sign", "attached"):
            counts["sign"] += 1
            reach = counts["sign"] * energy_by
            offsets.append((ENERGY_STEP[0] * reach, ENERGY_STEP[1] * reach))
        else:
            offsets.append((0.0, 0.0))
    return offsets


def part_boxes(parts: Sequence[Part]) -> list[Box]:
    """Return the rectangle of each part, counted from the base's upper left corner."""
    tools = [part.name for part in parts if part.role == "name"]
    boxes = []
    for part, (x, y) in zip(parts, part_offsets(parts), strict=True):
        if part.role == "cell":
            boxes.append(CELL_BOX)
        elif part.role == "name":
            width = TOOL_STRIP.width / len(tools)
            left = TOOL_STRIP.x + width * tools.index(part.name)
            boxes.append(Box(left, TOOL_STRIP.y, width, TOOL_STRIP.height))
        else:
            boxes.append(Box(x, y, CARD_WIDTH, CARD_HEIGHT))
    return boxes


def paint_order(parts: Sequence[Part]) -> list[int]:
    """Return the indices of the parts that are painted, from the lowest to the base on top."""
    below = [number for number, part in enumerate(parts) if part.role not in ("base", "name")]
    return [*reversed(below), 0]


def part_at(parts: Sequence[Part], x: float, y: float) -> int | None:
    """Return which part shows at a point counted from the base's upper left corner."""
    boxes = part_boxes(parts)
    strips = [number for number, part in enumerate(parts) if part.role == "name"]
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
