"""What is attached to a unit, as strips below it: its Tools, then its Energy, equal ones counted.

There are never more strips than rows of them have room; then what is of one kind shares a strip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box

if TYPE_CHECKING:
    from app.ui.board.scene.pieces.piece import Part

STRIP = CARD_WIDTH * 0.152
"""The height of a strip in table units: 14 pixels where a card is 91 wide."""
INSET = CARD_WIDTH * 0.02
"""How far a strip keeps from the sides of the card."""
MOST_STRIPS = 3


@value
class Strip:
    """One strip: what is equal lies together, by numbers of parts."""

    groups: tuple[tuple[int, ...], ...]


def strips_of(parts: Sequence[Part]) -> tuple[Strip, ...]:
    """Return the strips below a unit, from the card downwards."""
    tools, signs = _alike(parts, "name"), _alike(parts, "sign")
    if len(tools) + len(signs) <= MOST_STRIPS:
        return tuple(Strip((group,)) for group in (*tools, *signs))
    room = MOST_STRIPS - bool(signs)
    rows = [Strip((group,)) for group in tools] if len(tools) <= room else [Strip(tuple(tools))]
    left = MOST_STRIPS - len(rows)
    alone = signs if len(signs) <= left else signs[: left - 1]
    rows += [Strip((group,)) for group in alone]
    if len(alone) < len(signs):
        rows.append(Strip(tuple(signs[len(alone) :])))
    return tuple(rows)


def _alike(parts: Sequence[Part], role: str) -> list[tuple[int, ...]]:
    """Return the parts of a role, those that look alike together, in the order they came."""
    groups: dict[object, list[int]] = {}
    for number, part in enumerate(parts):
        if part.role == role:
            groups.setdefault(part.look if part.card is not None else number, []).append(number)
    return [tuple(group) for group in groups.values()]


def strip_box(row: int) -> Box:
    """Return where a strip lies, counted from the card's upper left corner."""
    return Box(INSET, CARD_HEIGHT + row * STRIP, CARD_WIDTH - 2 * INSET, STRIP)


def strip_parts(parts: Sequence[Part]) -> dict[int, Box]:
    """Return where each part in a strip is taken hold of: all of a strip share its width."""
    boxes: dict[int, Box] = {}
    for row, strip in enumerate(strips_of(parts)):
        held = [number for group in strip.groups for number in group]
        whole = strip_box(row)
        wide = whole.width / len(held)
        for place, number in enumerate(held):
            boxes[number] = Box(whole.x + place * wide, whole.y, wide, whole.height)
    return boxes
