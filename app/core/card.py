"""Cards, the units they form on the field, and the marks people put on them."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from app.core.data.value import value
from app.core.ids import TABLE, CardId, Handle, SeatId, UnitId, ZoneId

Role = Literal["base", "under", "attached"]
"""A card's part in a unit: on top, an earlier stage below it, or attached to it."""
Quarter = Literal[0, 90, 180, 270]
"""Clockwise turn of a unit, in degrees."""
Position = tuple[float, float]
"""Centre on the mat in table units (a card is 63 by 88)."""

NO_SEATS: frozenset[SeatId] = frozenset()

LONGEST_KEY = 40
"""Characters of the key of a mark or of the ledger, and of the name of a phase."""
MOST_MARKS = 24
"""Marks that one seat may put on one thing: far above what any game needs."""
MOST_BROUGHT = 60
"""Cards that come to the table at a time: a whole deck."""
MOST_LAID = 2000
"""Cards that a table is laid with; each seat may bring its share of them as a deck."""
MOST_CARDS = 3000
"""Cards on a table. What is left when it is laid is shared by its seats for those they bring."""
LONGEST_REF = 200
"""Characters of the ref of a card that is brought."""


def names_card(ref: str) -> bool:
    """Whether `ref`, which came from outside, can be that of a card, known or not."""
    return 0 < len(ref) <= LONGEST_REF and ref.isprintable() and ref == ref.strip()


@value
class Mark:
    """Something put on a unit, a card, a seat or the table: damage, a condition, a note."""

    key: str
    """"damage", "poisoned", "used", "note:…"."""
    value: int = 1
    """Damage in points, a counter's number, 1 for a plain mark."""
    text: str = ""
    """What a note says."""
    to: str = ""
    """The unit or cell an arrow points at."""
    until: int | None = None
    """The last turn it holds for; None while the thing it lies on stays in play."""
    by: SeatId = field(default=TABLE, compare=False)
    """Who put it there, so that each seat has room of its own. No part of what a mark is: it is
    noted by `apply`, and stands in no file and no message."""


Marks = tuple[Mark, ...]
"""Sorted by key; a key occurs once."""


def mark_of(marks: Marks, key: str) -> Mark | None:
    """Return the mark called `key`."""
    for mark in marks:  # a loop takes half of what `next` takes, and everything asks for marks
        if mark.key == key:
            return mark
    return None


def value_of(marks: Marks, key: str) -> int:
    """Return the value of the mark called `key`, 0 if there is none."""
    mark = mark_of(marks, key)
    return mark.value if mark else 0


def with_mark(marks: Marks, key: str, mark: Mark | None) -> Marks:
    """Return `marks` with the one called `key` replaced, or removed if `mark` is None."""
    rest = [other for other in marks if other.key != key]
    if mark is not None:
        rest.append(mark)
    rest.sort(key=lambda other: other.key)
    return tuple(rest)


@value
class CardState:
    """One card as it lies on the table."""

    ref: str
    """Which card it is (the key of its card data). Secret until seen."""
    owner: SeatId
    zone: ZoneId
    unit: UnitId = ""
    """The unit it is part of; empty in a pile."""
    handle: Handle | None = None
    """None where no seat can single it out."""
    up: bool = False
    shown: frozenset[SeatId] = NO_SEATS
    """Seats that see its face now although the zone would not show it."""
    known: frozenset[SeatId] = NO_SEATS
    """Seats that know which card lies in this place."""
    entered: int = 0
    """The turn it came to its zone."""
    marks: Marks = ()


@value
class Unit:
    """Cards that stand for one thing: a Pokémon with all that is on it, a soldier, a token."""

    id: UnitId
    zone: ZoneId
    base: CardId
    under: tuple[CardId, ...] = ()
    """Earlier stages, the lowest first."""
    attached: tuple[CardId, ...] = ()
    marks: Marks = ()
    turn: Quarter = 0
    position: Position | None = None
    entered: int = 0
    """The turn it came into play."""
    changed: int = 0
    """The turn its base last changed (evolution)."""
    cell: int = 0
    """The numbered place it stands in, from 1; 0 for none."""

    @property
    def parts(self) -> tuple[CardId, ...]:
        """All its cards: base, earlier stages from the top, attached."""
        return (self.base, *reversed(self.under), *self.attached)
