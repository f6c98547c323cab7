"""What is attached to a unit, as strips below it: its Tools, then its Energy, equal ones counted.

There are never more strips than rows of them have room; then what is of one kind shares a strip.
In large text all of it shares one that is higher.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box

if TYPE_CHECKING:
    from app.ui.board.scene.pieces.piece import Part

STRIP = CARD_WIDTH * 0.152
"""The height of a strip in table units: 14 pixels where a card is 91 wide."""
SIGN, NUMBER = 0.95, 0.62
"""How wide a sign and a number behind it are, in heights of a strip."""
INSET = CARD_WIDTH * 0.02
"""How far a strip keeps from the sides of the card."""
MOST_STRIPS = 3
LARGE_STRIP = 2.1 * STRIP
"""The height of the one strip in large text."""


@value
class Strip:
    """One strip: what is equal lies together, by numbers of parts."""

    groups: tuple[tuple[int, ...], ...]


def strips_of(parts: Sequence[Part]) -> tuple[Strip, ...]:
    """Return the strips below a unit, from the card downwards."""
    tools, signs = _alike(parts, "name"), _alike(parts, "sign")
    if _is_large(parts):
        return (Strip((*tools, *signs)),)
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


def _is_large(parts: Sequence[Part]) -> bool:
    return any(part.large and part.role in ("name", "sign") for part in parts)


def strip_box(parts: Sequence[Part], row: int) -> Box:
    """Return where a strip of a unit lies, counted from the card's upper left corner."""
    high = LARGE_STRIP if _is_large(parts) else STRIP
    return Box(INSET, CARD_HEIGHT + row * high, CARD_WIDTH - 2 * INSET, high)


def strips_height(parts: Sequence[Part]) -> float:
    """Return how far strips reach below a unit."""
    strips = strips_of(parts)
    return strip_box(parts, len(strips) - 1).bottom - CARD_HEIGHT if strips else 0.0


def wanted_width(count: int) -> float:
    """Return how wide a sign is with the number of what it stands for, in heights of the strip."""
    return SIGN + (NUMBER if count > 1 else 0.0)


def shares(counts: Iterable[int]) -> list[float]:
    """Return how much of a strip's width each kind in it has, from how many there are of each."""
    wide = [wanted_width(count) for count in counts]
    return [each / sum(wide) for each in wide]


def strip_parts(parts: Sequence[Part]) -> dict[int, Box]:
    """Return where each part in a strip is taken hold of: each kind has a share of its width."""
    boxes: dict[int, Box] = {}
    for row, strip in enumerate(strips_of(parts)):
        whole = strip_box(parts, row)
        x = whole.x
        for group, share in zip(strip.groups, shares(map(len, strip.groups)), strict=True):
            wide = whole.width * share / len(group)
            for number in group:
                boxes[number] = Box(x, whole.y, wide, whole.height)
                x += wide
    return boxes
