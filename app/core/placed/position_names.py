"""The names in a position: handles, ids of units and of declarations, and others in their place."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.core.card import Marks
from app.core.data.value import replace
from app.core.ids import ZoneId
from app.core.placed.table_position import PlacedCard, PlacedZone, TablePosition, with_cards
from app.core.seal import filled, plan_text


def renamed(position: TablePosition, name: Callable[[str], str]) -> TablePosition:
    """Return a position whose handles and ids are others, wherever they are named.

    `name` is asked for one after the other in reading order, with "c" for a card, "u" for a unit
    and "d" for a declaration. Where all are as long as those before, a plan that names units stays
    as long as it was.
    """
    names: dict[str, str] = {}
    for zone in position.zones:
        for unit in zone.units:
            if unit.id not in names:
                names[unit.id] = name("u")
        for card in zone.all_cards:
            if card.handle is not None and card.handle not in names:
                names[card.handle] = name("c")
    for declared in position.stage.declarations:
        # What a key card was called by then may be the name of none any more.
        called = [("c", one) for one in declared.handles if one is not None]
        for kind, said in (*called, ("d", declared.id)):
            if said not in names:
                names[said] = name(kind)
    return _Renaming(names).position(position) if names else position


def numbered(position: TablePosition) -> TablePosition:
    """Return a position whose names follow the order in which it is read.

    Equal positions are equal then, whatever the tables they come from; and who reads the names
    knows where each card lies.
    """
    counts: dict[str, int] = {}

    def name(kind: str) -> str:
        counts[kind] = counts.get(kind, 0) + 1
        return f"{kind}{counts[kind]:08}"

    return renamed(position, name)


class _Renaming:
    """Writes a position anew with other names."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names
        every = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        self._pattern = re.compile(rf"(?<![A-Za-z0-9])(?:{every})(?![A-Za-z0-9])")

    def position(self, one: TablePosition) -> TablePosition:
        declarations = [
            replace(
                told,
                id=self._of(told.id),
                handles=tuple([said and self._of(said) for said in told.handles]),
                targets=tuple([self._of(target) for target in told.targets]),
            )
            for told in one.stage.declarations
        ]
        seals = [replace(seal, plan=filled(self._in(plan_text(seal.plan)))) for seal in one.seals]
        placed = replace(
            one,
            zones=tuple([self._zone(zone) for zone in one.zones]),
            marks=tuple([(target, self._marks(marks)) for target, marks in one.marks]),
            stage=replace(one.stage, declarations=tuple(declarations)),
            seals=tuple(seals),
        )
        return with_cards(placed, self._card)

    def _of(self, name: str) -> str:
        return self._names.get(name, name)

    def _in(self, text: str) -> str:
        return self._pattern.sub(lambda found: self._names[found[0]], text)

    def _marks(self, marks: Marks) -> Marks:
        if not any(mark.to for mark in marks):
            return marks
        return tuple([replace(mark, to=self._of(mark.to)) for mark in marks])

    def _card(self, card: PlacedCard, _where: ZoneId) -> PlacedCard:
        handle = card.handle and self._of(card.handle)
        return replace(card, handle=handle, marks=self._marks(card.marks))

    def _zone(self, zone: PlacedZone) -> PlacedZone:
        units = [
            replace(unit, id=self._of(unit.id), marks=self._marks(unit.marks))
            for unit in zone.units
        ]
        return replace(zone, units=tuple(units))
