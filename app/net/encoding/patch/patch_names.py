"""What the two halves of a patch agree on: numbers of sections and fields, and what follows.

Whoever writes a fact leaves out what the reader finds by itself: which cards and units went away,
which cards of a unit are as they were, whom the events are about.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from app.core.ids import SeatId
from app.core.view import SeatCard, SeatFact, SeatUnit, SeatView, SeatZone
from app.net.encoding.event_form import Subjects, used
from app.net.encoding.row_edit import Row

Pair = tuple[SeatUnit | None, SeatUnit]
"""A unit before and after; None if it did not stand."""

STEP, PLACED, WHOLE, LABEL, RECORD = 0, 1, 2, 3, 4
"""What a frame begins with."""
EVENTS, ZONES, UNITS, CARDS, TURN = 1, 2, 4, 8, 16
MARKS, STAGE, OPTIONS, SEALS = 32, 64, 128, 256
"""Which sections a fact has, in this order."""
MOVED, KEPT, ELSEWHERE = 0, 1, 2
"""A card that came to its place in this turn; that is as it was; that the fact says nothing of."""
BASE, UNDER, ATTACHED, UNIT_MARKS, QUARTER, POSITION, ENTERED, CHANGED, CELL = range(9)
"""Fields of a unit."""
SECRET_SIZE = 1000
"""Added to the count of a zone whose size is kept from others: 9 is as long as 10."""
SEALED, LISTED = 1, 2
"""Flags of a zone."""


@dataclass(slots=True)
class Names:
    """What a fact names on its way: both ends collect the same, in the same order."""

    cards: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Cards that came to a zone or unit: (zone, unit) by handle."""
    units: dict[str, str] = field(default_factory=dict)
    """Units that came to a field: their zone."""
    left: set[str] = field(default_factory=set)
    """Cards that were taken out of a pile or unit."""
    left_units: set[str] = field(default_factory=set)
    stay: set[str] = field(default_factory=set)
    """Cards of the units of the fact as they stand now."""


def row_of(zone: SeatZone) -> Row:
    """Return the names that a seat sees in a zone."""
    return zone.items if zone.listed else tuple([name for _, name in zone.seen])


def kept(view: SeatView, handle: str, zone: str, unit: str) -> SeatCard | None:
    """Return a card of the view as it is, at its place in a unit that may have moved."""
    card = view.cards.get(handle)
    if card is None or (card.zone == zone and card.unit == unit):
        return card
    return SeatCard(
        card.handle, card.ref, card.owner, zone, unit, card.up, card.marks, card.entered
    )


def other_parts(names: Names, units: list[Pair]) -> dict[str, tuple[str, str]]:
    """Return (zone, unit) of the cards of the units of a fact that did not come to them just now.

    A fact that tells of cards at all tells of these as well, as they were.
    """
    others = {}
    for _, unit in units:
        for part in unit.parts:
            if part not in names.cards:
                others[part] = (unit.zone, unit.id)
    return others


def gone(names: Names, touched: dict[str, SeatCard]) -> tuple[str, ...]:
    """Return the cards that were taken out and are nowhere now."""
    if not names.left:
        return ()
    return tuple(sorted(names.left.difference(touched, names.cards, names.stay)))


def gone_units(names: Names, told: Container[str]) -> tuple[str, ...]:
    """Return the units that were taken off a field and stand nowhere now."""
    if not names.left_units:
        return ()
    return tuple(sorted(n for n in names.left_units if n not in names.units and n not in told))


def subjects_of(
    view: SeatView,
    lost: tuple[str, ...],
    lost_units: tuple[str, ...],
    touched: Mapping[str, SeatCard],
    names: Names,
    units: list[Pair],
) -> Subjects:
    """Return the cards that the events of a fact may name by number."""
    held = view.cards

    def ref(handle: str) -> str | None:
        card = touched.get(handle) or held.get(handle)
        return None if card is None else card.ref

    cards = [ref(name) for name in names.cards]
    cards += [held[name].ref for name in lost]
    bases: list[str | None] = []
    for old, unit in units:
        bases += (ref(unit.base), None if old is None else ref(old.base))
    for name in lost_units:
        base = ref(view.units[name].base)
        bases += (base, base)
    return Subjects(cards, bases)


def next_step(before: SeatView, after: SeatView, step: int | None) -> int | None:
    """Return the place in its turn of the gesture after `step`, None where that is not known."""
    if after.turn.number != before.turn.number:
        return 0
    return None if step is None else step + 1


def repeats_stage(view: SeatView, fact: SeatFact) -> bool:
    """Whether a fact has to name the key cards of the stage although they are as they were.

    A seat that knows the key cards of a declaration is told of them anew when one of them gets
    another handle. That a message is longer then would tell that it was one of them.
    """
    declared = view.stage.declarations
    return bool(declared and fact.zones) and any(one.cards for one in declared)


def used_alone(view: SeatView, fact: SeatFact, actor: SeatId) -> bool:
    """Whether the events of a fact follow from its ledger."""
    return (
        fact.turn is not None
        and fact.turn.ledger != view.turn.ledger
        and fact.events == tuple(used(view.turn, fact.turn, actor))
    )
