"""The hand: cards held as a fan along the holder's edge of the mat."""

from __future__ import annotations

from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

HAND_SCALE = 1.21
"""Cards in one's own hand are held nearer to the eye."""
OTHERS_SCALE = 0.74
WHOLE_FROM = 40.0
"""A place for another's hand that is so high, in table units, has room for all of its cards."""
PEEK = 17.0
"""How much of other people's hands shows at their edge, in table units."""
PEEK_WIDTH = 0.55
"""How wide their fan is at the most, as a share of one's own: backs need not be told apart."""
RISE = 34.0
"""How far a card of the usual size rises under the pointer."""
SPREAD = 17.0
"""Degrees between the outermost cards, at most."""


def others_scale(box: Box) -> float:
    """Return how large the cards of another's hand are: whole where their place has room for it."""
    high = box.height if box.height >= WHOLE_FROM else CARD_HEIGHT
    return min(OTHERS_SCALE, high / CARD_HEIGHT)


def fan_spots(
    box: Box, count: int, gap: int | None = None, *, scale: float = HAND_SCALE
) -> list[Spot]:
    """Return the spots of `count` cards in the upper part of `box`, with room before `gap`.

    The lower part of the cards may reach beyond the box: a hand hangs over the table's edge.
    """
    room = count + (gap is not None)
    card = CARD_WIDTH * scale
    pitch = min(card * 0.92, (box.width - card) / max(1, room - 1))
    step = min(3.2, SPREAD / max(1, room - 1))
    middle = (room - 1) / 2
    first = box.centre[0] - pitch * middle
    top = box.y + CARD_HEIGHT * scale / 2
    # The rim of the fan drops towards both ends as on a wide circle.
    sag = min(1.0, 13.0 / max(1.0, middle * middle)) * min(1.0, scale / OTHERS_SCALE)
    spots = []
    for index in range(count):
        place = index + (gap is not None and index >= gap)
        away = place - middle
        spots.append(Spot(first + pitch * place, top + away * away * sag, away * step, scale))
    return spots


def risen(spot: Spot) -> Spot:
    """Return where the card of `spot` goes under the pointer: upright and higher."""
    return Spot(spot.x, spot.y - rise(spot), 0.0, spot.scale)


def rise(spot: Spot) -> float:
    """Return how far the card of `spot` rises, in table units."""
    return RISE * spot.scale / HAND_SCALE
