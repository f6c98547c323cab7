"""What must hold of every table: each card lies in one place, each unit stands in one.

The whole of a table is looked at once; after each step, only what the step touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from app.core.ids import CardId, UnitId, ZoneId
from app.core.table import Table
from app.core.text.wording import CARD, PLACE, counted
from app.core.text.words import Words

Findings = Iterator[Words]


def check_conserved(table: Table) -> Findings:
    """Each card lies in exactly one place, and every handle and unit names one thing."""
    places = Counter(card for pile in table.zones.values() for card in pile)
    places.update(card for unit in table.units.values() for card in unit.parts)
    for number, state in enumerate(table.cards):
        if places[number] != 1:
            there = counted(places[number], PLACE)
            yield Words(
                f"Card {number} lies in {there.en} instead of one.",
                f"カード{number}が{there.ja}にあります（1か所のはず）。",
            )
        elif state.unit:
            unit = table.units.get(state.unit)
            if unit is None or number not in unit.parts or unit.zone != state.zone:
                yield Words(
                    f"Card {number} says it is part of a unit that does not hold it.",
                    f"カード{number}の属するユニットにカードがありません。",
                )
        elif number not in table.zones.get(state.zone, ()):
            yield Words(
                f"Card {number} says it lies in {state.zone}, which does not hold it.",
                f"カード{number}は{state.zone}にあるはずですが、ありません。",
            )
    handles = Counter(state.handle for state in table.cards if state.handle is not None)
    for handle, count in handles.items():
        if count > 1:
            named = counted(count, CARD)
            yield Words(
                f"The handle {handle} names {named.en}.",
                f"ハンドル{handle}がカード{named.ja}を指しています。",
            )
    standing = Counter(unit for units in table.fields.values() for unit in units)
    for name in standing.keys() | table.units.keys():
        if standing[name] != 1 or name not in table.units:
            there = counted(standing[name], PLACE)
            yield Words(
                f"The unit {name} stands in {there.en} instead of one.",
                f"ユニット{name}が{there.ja}にあります（1か所のはず）。",
            )


def check_gaps(table: Table) -> Findings:
    """Places are empty only where cards keep theirs, beside a card that lies there."""
    for zone, gaps in table.gaps.items():
        cards = len(table.zones.get(zone, ()))
        keeps = cards > 0 and table.setting.zones[zone].spec.keeps_places
        rising = all(gap < other for gap, other in pairwise((-1, *gaps, cards + len(gaps))))
        if not (keeps and gaps and rising):
            yield Words(
                f"{zone} has empty places where none can be.",
                f"{zone}に、あるはずのない空きがあります。",
            )


def check_cells(table: Table) -> Findings:
    """A cell is one that its zone has, and holds one unit at most."""
    for zone, names in table.fields.items():
        spec = table.setting.zones[zone].spec
        held = Counter(table.units[name].cell for name in names)
        for cell, count in held.items():
            if not 0 <= cell <= spec.cells or (cell and count > 1):
                yield Words(
                    f"{count} units stand in cell {cell} of {zone}, which holds one at most.",
                    f"{zone}のマス{cell}に{count}つのユニットがあります（1つまでのはず）。",
                )


def is_conserved(before: Table | None, after: Table, touched: list[CardId]) -> bool:
    """Whether `check_conserved` finds nothing after a step, if it found nothing before it."""
    if before is None or len(after.cards) < len(before.cards):
        return False
    old, new = _places(before, after), _places(after, before)
    brought = range(len(before.cards), len(after.cards))
    if sorted([*(number for number, _ in old), *brought]) != sorted(number for number, _ in new):
        return False
    cards = after.cards
    if any((cards[number].zone, cards[number].unit) != place for number, place in new):
        return False
    moved = {number for number, _ in new}
    if any(
        (before.cards[number].zone, before.cards[number].unit)
        != (cards[number].zone, cards[number].unit)
        for number in touched
        if number not in moved
    ):
        return False
    if before.units is not after.units or before.fields is not after.fields:
        standing = [unit for units in after.fields.values() for unit in units]
        if sorted(standing) != sorted(after.units):
            return False
    handles = [state.handle for state in cards if state.handle is not None] if touched else []
    return len(set(handles)) == len(handles)


def _places(one: Table, other: Table) -> list[tuple[CardId, tuple[ZoneId, UnitId]]]:
    """Return the cards in all piles and units that are not so in `other`, with zone and unit."""
    places: list[tuple[CardId, tuple[ZoneId, UnitId]]] = []
    if one.zones is not other.zones:
        for zone, pile in one.zones.items():
            if pile is not other.zones.get(zone):
                places += [(number, (zone, "")) for number in pile]
    if one.units is not other.units:
        for name, unit in one.units.items():
            if unit is not other.units.get(name):
                places += [(number, (unit.zone, name)) for number in unit.parts]
    return places
