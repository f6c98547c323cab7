"""What is not the same on the boards of several readings: units and cards to be outlined there.

Names differ from branch to branch, so things are told by what shows of them and where they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

from app.core.ids import Handle
from app.core.view import SeatView


def unlike_things(views: Sequence[SeatView]) -> tuple[frozenset[str], ...]:
    """Return for each view the ids of units, and the handles of cards, not found in all others."""
    held = [list(_things(view)) for view in views]
    counts = [Counter(shows for _, shows in things) for things in held]
    return tuple(
        frozenset(_extra(things, counts[:number] + counts[number + 1 :]))
        for number, things in enumerate(held)
    )


def _extra(things: list[tuple[str, Hashable]], others: list[Counter[Hashable]]) -> Iterator[str]:
    """Yield the names of those that some other view has fewer of."""
    met: Counter[Hashable] = Counter()
    for name, shows in things:
        met[shows] += 1
        if any(other[shows] < met[shows] for other in others):
            yield name


def _things(view: SeatView) -> Iterator[tuple[str, Hashable]]:
    """Yield every unit and every card that the seat can tell, with what shows of it."""
    for zone in view.zones.values():
        if view.setting.zones[zone.id].spec.holds == "units":
            for name in zone.items:
                yield name, _unit(view, name)
            continue
        for handle in view.cards_in(zone.id):
            card = view.cards[handle]
            if card.ref is not None:
                yield handle, (zone.id, card.ref, card.up, card.marks)


def _unit(view: SeatView, name: str) -> Hashable:
    unit = view.units[name]
    cards = (unit.base, *unit.under, *unit.attached)
    return (
        unit.zone,
        unit.cell,
        tuple(_face(view, handle) for handle in cards),
        len(unit.under),
        unit.marks,
        unit.turn,
    )


def _face(view: SeatView, handle: Handle) -> Hashable:
    card = view.cards[handle]
    return card.ref, card.up, card.marks
