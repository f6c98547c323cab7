"""Where the pills on a card lie: as near as can be to where they belong, and on no other pill.

Everything is counted in pixels from the upper left corner of the card as it lies: a card turned by
a quarter is wider than it is high. What matters more is placed first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from app.core.data.value import value
from app.ui.look.strokes import pill_shape

SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The sizes that a pill is tried at, as shares of the wished for one."""
LEAVING = 3
"""At so many of them what the face says there is left free."""
STEP = 0.25
"""How far it is moved at a time to find a place, in its own heights."""
SMALLER = 0.95
SMALLEST = 0.3
"""Stacked pills become smaller step by step; below this only where no game ever gets."""
Colours = tuple[str, str, str]
"""Ground, letters and ring."""
OVERHANG = 0.15
"""How far over the card's edge a pill reaches, in card widths: the picture ends further out."""
HAIR = 0.5
"""So many pixels in common are no overlap."""
FITTED = (1.0, 0.85, 0.72)
"""Sizes in which a form of a number is tried before a shorter one."""


@value
class Rect:
    """An upright rectangle in pixels."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.wide

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.high

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.wide / 2, self.y + self.high / 2

    def meets(self, other: Rect) -> bool:
        """Whether both have more than a hair in common."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > HAIR and down > HAIR


@value
class Pill:
    """What a pill says, how large, and where its middle would best be."""

    text: str
    pixels: float
    """The height of the letters."""
    centre: tuple[float, float]
    colours: Colours
    room: float
    """The widest it may become."""
    square: bool = False
    tight: bool = False
    """Whether it is hardly higher than its letters."""
    short: str = ""
    """What it says where there is no room for more."""

    def sized(self, share: float = 1.0) -> tuple[float, float]:
        """Return width and height with its ring, in letters of a share of the wished for size."""
        shape = pill_shape(
            self.text, self.pixels * share, self.room, square=self.square, tight=self.tight
        )
        return shape.width + 2 * shape.ring, shape.height + 2 * shape.ring

    def near(self, share: float, field: Rect) -> Rect:
        """Return the place nearest to where it wishes to be that is within `field`."""
        wide, high = self.sized(share)
        x = min(max(self.centre[0] - wide / 2, field.x), max(field.x, field.right - wide))
        y = min(max(self.centre[1] - high / 2, field.y), max(field.y, field.bottom - high))
        return Rect(x, y, wide, high)


@value
class Placed:
    """A pill in its place."""

    pill: Pill
    pixels: float
    box: Rect


@value
class MarkPlaces:
    """Where a face speaks, and where it leaves room for what lies on it."""

    said: tuple[QRectF, ...] = ()
    """What had better stay free: its name, its hit points."""
    crest: QRectF | None = None
    """Where it says nothing: all words lie there. None for a face without such a place."""
    damage: QRectF | None = None
    """Beside the crest, where the damage on it lies."""


NO_PLACES = MarkPlaces()


def stacked(
    damage: Pill | None, below: Sequence[Pill], field: Rect, top: float, taken: Sequence[Rect]
) -> list[Placed]:
    """Return `damage` with the pills of `below` stacked under it, all right of what is `taken`.

    They lie where they wish as long as that is possible; then they move up together, as far as
    `top`; then those below become smaller.
    """
    head = damage.near(1.0, field) if damage is not None else Rect(0, top, 0, 0)
    share, room = 1.0, field.bottom - top - head.high
    while share > SMALLEST and _height(below, share) > room:
        share *= SMALLER
    highest = field.bottom - _height(below, share)
    placed = []
    y = top
    if damage is not None:
        box = Rect(head.x, max(top, min(head.y, highest - head.high)), head.wide, head.high)
        placed.append(Placed(damage, damage.pixels, box))
        y = box.bottom
    if below:
        first = below[0]
        y = max(y, min(first.centre[1] - first.sized(share)[1] / 2, highest))
    for pill in below:
        row = Rect(field.x, y, field.wide, pill.sized(share)[1])
        left = max((box.right for box in taken if box.meets(row)), default=field.x)
        free = Rect(left, y, field.right - left, row.high)
        fitted = replace(pill, room=min(pill.room, free.wide))
        placed.append(Placed(fitted, pill.pixels * share, fitted.near(share, free)))
        y += row.high
    return placed


def _height(pills: Sequence[Pill], share: float) -> float:
    return sum(pill.sized(share)[1] for pill in pills)


def placed_freely(
    pill: Pill, field: Rect, taken: Sequence[Rect], said: Sequence[Rect] = ()
) -> Placed | None:
    """Return `pill` as large, and as near to where it wishes to be, as there is room in `field`.

    What is `said` on the face is left free as long as letters stay large enough, if need be by
    saying it in short. None where there is no room at all.
    """
    both = (*taken, *said)
    short = replace(pill, text=pill.short or pill.text)
    for shown, shares, reach, kept in (
        (pill, SHARES[:LEAVING], 1.0, both),
        (pill, SHARES[:LEAVING], 0.0, both),
        (short, SHARES[:LEAVING], 0.0, both),
        (pill, SHARES, 0.0, taken),
        (short, SHARES, 0.0, taken),
    ):
        for share in shares:
            box = _place(shown, share, field, kept, reach)
            if box is not None:
                return Placed(shown, pill.pixels * share, box)
    return None


def _place(
    pill: Pill, share: float, field: Rect, taken: Sequence[Rect], reach: float
) -> Rect | None:
    """Return the nearest free place, at most `reach` of its heights up or down (0: anywhere)."""
    own = pill.near(share, field)
    wide, high = own.wide, own.high
    step = max(1.0, high * STEP)
    for number in range(1 + int((reach * high if reach else field.high) / step)):
        for y in (own.y - number * step, own.y + number * step) if number else (own.y,):
            if not field.y <= y <= field.bottom - high:
                continue
            row = [
                (box.x + HAIR - wide, box.right - HAIR)
                for box in taken
                if box.y + HAIR < y + high and y < box.bottom - HAIR
            ]
            x = _beside(own.x, row, field.x, field.right - wide)
            if x is not None:
                return Rect(x, y, wide, high)
    return None


def _beside(x: float, row: list[tuple[float, float]], least: float, most: float) -> float | None:
    """Return the free place in a row nearest to `x`; between each two of `row` nothing is free."""
    ends = [end for pair in row for end in pair]
    for place in sorted((x, least, most, *ends), key=lambda place: abs(place - x)):
        if least <= place <= most and not any(left < place < right for left, right in row):
            return place
    return None


def fitting_form(forms: tuple[str, ...], letters: float, room: float) -> tuple[str, float]:
    """Return the fullest form of a number that fits without becoming small, and its letters."""
    for text in forms:
        for share in FITTED:
            pixels = letters * share
            shape = pill_shape(text, pixels, 1e6)
            if shape.width + 2 * shape.ring <= room:
                return text, pixels
    shape = pill_shape(forms[-1], letters, 1e6)
    return forms[-1], letters * room / (shape.width + 2 * shape.ring)
