"""Where the cards of a zone lie in it: side by side, in rows, down a column, in cells, on one spot.

Pure geometry in the coordinates of the zone's holder.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

BESIDE = 9.0
"""Room between two cards that lie side by side."""
CLOSE = 2.0
"""The same where a row is full."""
CASCADE = (9.0, 7.0)
"""How far each further card on one spot is shifted."""


def fit_scale(width: float, height: float, *, sideways: bool = False) -> float:
    """Return the size, 1 at most, at which a card fits into width by height."""
    card_width, card_height = (CARD_HEIGHT, CARD_WIDTH) if sideways else (CARD_WIDTH, CARD_HEIGHT)
    return max(0.2, min(1.0, width / card_width, height / card_height))


def row_spots(
    box: Box,
    count: int,
    slots: int = 0,
    gap: int | None = None,
    *,
    sideways: bool = False,
    turned: bool = False,
    pitch: float = 0.0,
) -> list[Spot]:
    """Return the spots of `count` cards side by side, with room left free before number `gap`.

    With `slots` every card has a place of its own from the left, and is small enough for it; the
    places lie together in the middle where a `pitch` says how far apart they are at the most.
    Without, the row is centred, and while there is room cards can be `turned` side by side.
    """
    angle = 90.0 if sideways else 0.0
    scale = fit_scale(box.width, box.height, sideways=sideways)
    room = count + (gap is not None)
    if slots:
        cells = max(slots, room)
        pitch = min(pitch or box.width, box.width / cells)
        scale = min(scale, pitch / ((CARD_HEIGHT if sideways else CARD_WIDTH) + CLOSE))
        first = box.centre[0] - pitch * (cells - 1) / 2
    else:
        card = (CARD_HEIGHT if sideways else CARD_WIDTH) * scale
        widest = (box.width - card) / max(1, room - 1)
        wide = CARD_HEIGHT * scale if turned else card
        pitch = min(wide + BESIDE, widest)
        first = box.centre[0] - pitch * (room - 1) / 2
    middle = box.centre[1]
    return [
        Spot(first + pitch * (index + (gap is not None and index >= gap)), middle, angle, scale)
        for index in range(count)
    ]


OVERLAP = 0.27
"""How much of a card shows below the one over it in a column, as a share of its height."""


def column_spots(box: Box, count: int, gap: int | None = None) -> list[Spot]:
    """Return the spots of cards that run down from the upper edge, each over the one before."""
    scale = fit_scale(box.width, box.height)
    high = CARD_HEIGHT * scale
    room = count + (gap is not None)
    pitch = min(high * OVERLAP, (box.height - high) / max(1, room - 1))
    first = box.y + high / 2
    return [
        Spot(box.centre[0], first + pitch * (at + (gap is not None and at >= gap)), 0.0, scale)
        for at in range(count)
    ]


def grid_shape(box: Box, cells: int) -> tuple[int, int, float]:
    """Return columns, rows and card size with which `cells` cards fit best into `box`."""
    best = (1, max(1, cells), 0.0)
    for columns in range(1, max(1, cells) + 1):
        rows = ceil(max(1, cells) / columns)
        scale = min(
            1.0,
            (box.width - BESIDE * 0.6 * (columns + 1)) / (columns * CARD_WIDTH),
            (box.height - BESIDE * 0.6 * (rows + 1)) / (rows * CARD_HEIGHT),
        )
        if scale > best[2] + 1e-9:
            best = (columns, rows, scale)
    return best[0], best[1], max(0.2, best[2])


def grid_spots(box: Box, count: int, slots: int = 0) -> list[Spot]:
    """Return the spots of `count` cards in rows, with room for `slots` at the least."""
    columns, rows, scale = grid_shape(box, max(slots, count))
    across, down = box.width / columns, box.height / rows
    return [
        Spot(
            box.x + across * (index % columns + 0.5),
            box.y + down * (index // columns + 0.5),
            0.0,
            scale,
        )
        for index in range(count)
    ]


SIDE_STEP = CARD_WIDTH + 2.0
"""From one card of a unit to the next, where they lie side by side."""


def side_spots(box: Box, sizes: Sequence[int]) -> list[Spot]:
    """Return the spots of the first cards of units whose cards, so many of each, lie side by side.

    All of them fit into `box`, with a little more room from unit to unit.
    """
    wide = sum(sizes) * SIDE_STEP + BESIDE * max(0, len(sizes) - 1)
    scale = min(fit_scale(box.width, box.height), box.width / max(wide, 1.0))
    x = box.centre[0] - wide * scale / 2
    spots = []
    for size in sizes:
        spots.append(Spot(x + SIDE_STEP * scale / 2, box.centre[1], 0.0, scale))
        x += (size * SIDE_STEP + BESIDE) * scale
    return spots


CELL_SHARE = 0.86
"""How much of a place a card in a cell takes: its number and marks are written below it."""


def cell_spots(box: Box, count: int, *, in_row: bool) -> list[Spot]:
    """Return the spots of cards in so many numbered places, which are all drawn."""
    spots = row_spots(box, count, count) if in_row else grid_spots(box, count, count)
    pitch = box.width / max(1, count if in_row else grid_shape(box, count)[0])
    return [
        Spot(
            spot.x,
            spot.y - CARD_HEIGHT * spot.scale * (1 - CELL_SHARE) / 3,
            spot.angle,
            min(spot.scale * CELL_SHARE, pitch / (CARD_WIDTH + BESIDE)),
        )
        for spot in spots
    ]


def stacked_spots(box: Box, count: int, *, sideways: bool = False) -> list[Spot]:
    """Return the spots of cards that share one place, each a little lower than the one before."""
    angle = 90.0 if sideways else 0.0
    scale = fit_scale(box.width, box.height, sideways=sideways)
    x, y = box.centre
    steps = max(1, count - 1)
    reach_x = max(0.0, box.width - (CARD_HEIGHT if sideways else CARD_WIDTH) * scale) / 2
    step_x = min(CASCADE[0], max(reach_x, CASCADE[0] * 2) / steps)
    step_y = min(CASCADE[1], CASCADE[1] * 3 / steps)
    return [
        Spot(
            x + step_x * (index - (count - 1) / 2),
            y + step_y * (index - (count - 1) / 2),
            angle,
            scale,
        )
        for index in range(count)
    ]


def index_at(
    spots: list[Spot], x: float, y: float, *, rows: bool = False, down: bool = False
) -> int:
    """Return before which of `spots` a card dropped at the point goes in.

    In `rows` they are read line by line; what runs `down` a column grows at its end alone.
    """
    if down:
        return len(spots)
    if rows and spots:
        half = CARD_HEIGHT * spots[0].scale / 2
        above, below = y - half, y + half
        return sum(spot.y < above or (spot.y <= below and spot.x < x) for spot in spots)
    return sum(spot.x < x for spot in spots)
