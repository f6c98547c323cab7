"""What was read of a table that has not changed since, so that it is not read again.

A view shares what did not change with the one before it: the same object means the same Pokémon.
One for each seat; it holds nothing that could not be read anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import is_
from typing import Any

from app.core.data.value import replace
from app.core.ids import Handle, SeatId, UnitId
from app.core.view import SeatCard, SeatUnit, SeatView, SeatZone
from app.games.advising import seat_memory
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.printed_facts import printed_on

MOST = 200
"""Pokémon that are kept; a table has a dozen at a time."""


Zones = tuple[SeatZone, ...]
"""A player's zones: Active Spot, Bench, hand and Prizes, and those that are read by themselves."""


class Glimpses(seat_memory.Glimpses):
    """Sides, Pokémon and piles, beside the whole position, as they were read last."""

    __slots__ = ("_all_sides", "_mons", "_piles", "_sides")

    def __init__(self) -> None:
        super().__init__()
        self._mons: dict[str, _Seen] = {}
        self._piles: dict[str, tuple[SeatZone, tuple[Card, ...]]] = {}
        self._sides: dict[SeatId, _SeenSide] = {}
        self._all_sides: tuple[tuple[object, ...], tuple[Side, ...]] | None = None

    def sides(
        self, source: tuple[object, ...], read: Callable[[], tuple[Side, ...]]
    ) -> tuple[Side, ...]:
        """Return the sides of all players; `source` is all that they are read from.

        Of three gestures one changes nothing on any of them: a coin, the end of a turn.
        """
        kept = self._all_sides
        same = kept is not None and all(map(is_, kept[0], source))
        if kept is not None and same and all(map(_SeenSide.is_printed_so, self._sides.values())):
            return kept[1]
        sides = read()
        self._all_sides = source, sides
        return sides

    def side(
        self,
        view: SeatView,
        seat: SeatId,
        zones: Zones,
        more: tuple[Any, ...],
        told: tuple[Any, ...],
        read: Callable[[], Side],
        mons: Callable[[], tuple[Mon, ...]],
    ) -> Side:
        """Return a player's side: what `read` tells of it without its Pokémon, and `mons`.

        `more` is what is read beside the zones, `told` beside the Pokémon. After a gesture most
        sides stand as they stood before it, and of most others the hand, or the Pokémon.
        """
        kept = self._sides.get(seat)
        there, rest = zones[:2], zones[2:]
        if kept is None or not kept.rest.holds(view, rest, more):
            hand, prizes = rest[:2]
            at = (*hand.items, *view.cards_in(prizes.id))
            source = _Source(view, rest, more, at, hand.items)
            kept = _SeenSide(source, read(), kept)
        if kept.field is None or not kept.field.holds(view, there, told):
            names = (*there[0].items, *there[1].items)
            units = [unit for name in names if (unit := view.units.get(name)) is not None]
            parts = [at for unit in units for at in unit.parts]
            tops = [unit.base for unit in units]
            kept.field, kept.mons = _Source(view, there, told, parts, tops, names), mons()
            kept.side = None
        if kept.side is None:
            kept.side = replace(kept.read, mons=kept.mons)
        self._sides[seat] = kept
        return kept.side

    def mon(
        self, view: SeatView, unit: SeatUnit, more: tuple[Any, ...], read: Callable[[], Mon]
    ) -> Mon:
        """Return a Pokémon; `more` is what it is read from beside its cards and marks.

        Its top card is asked for each time: an import may have brought its data meanwhile.
        """
        kept = self._mons.get(unit.id)
        if kept is not None and kept.holds(view, unit, more):
            return kept.mon
        if len(self._mons) > MOST:
            self._mons.clear()
        mon = read()
        self._mons[unit.id] = _Seen(view.cards, unit, more, mon)
        return mon

    def pile(self, zone: SeatZone, read: Callable[[], tuple[Card, ...]]) -> tuple[Card, ...]:
        """Return the cards of an open pile."""
        kept = self._piles.get(zone.id)
        if kept is not None and kept[0] is zone:
            return kept[1]
        cards = read()
        self._piles[zone.id] = zone, cards
        return cards


class _SeenSide:
    """A player's side, and what its two parts were read from."""

    __slots__ = ("field", "mons", "read", "rest", "side")

    def __init__(self, rest: _Source, read: Side, before: _SeenSide | None) -> None:
        self.rest, self.read = rest, read
        self.field: _Source | None = before.field if before is not None else None
        self.mons: tuple[Mon, ...] = before.mons if before is not None else ()
        self.side: Side | None = None

    def is_printed_so(self) -> bool:
        """Whether what is printed on its cards would be read the same now."""
        return self.rest.printed.holds() and (self.field is None or self.field.printed.holds())


class _Source:
    """What something was read from: zones, Pokémon, cards, and what is printed on some of them."""

    __slots__ = ("_all", "_at", "_cards", "_more", "_names", "_units", "_zones", "printed")

    def __init__(
        self,
        view: SeatView,
        zones: Zones,
        more: tuple[Any, ...],
        cards: Iterable[Handle],
        tops: Iterable[Handle],
        units: Iterable[UnitId] = (),
    ) -> None:
        self._all, self._zones, self._more = view.cards, zones, more
        self._names, self._at = tuple(units), tuple(cards)
        self._units = list(map(view.units.get, self._names))
        self._cards = list(map(view.cards.get, self._at))
        refs = (view.cards[at].ref for at in tops)
        self.printed = printed_on(ref for ref in refs if ref is not None)

    def holds(self, view: SeatView, zones: Zones, more: tuple[Any, ...]) -> bool:
        """Whether it would be read the same now."""
        cards = view.cards
        if self._zones != zones or self._more != more:
            return False
        if self._units != list(map(view.units.get, self._names)):
            return False
        if cards is not self._all:
            if self._cards != list(map(cards.get, self._at)):
                return False
            self._all = cards
        return self.printed.holds()


class _Seen:
    """A Pokémon, and what it was read from."""

    __slots__ = ("_all", "_more", "_parts", "_printed", "_unit", "mon")

    def __init__(
        self, cards: dict[Handle, SeatCard], unit: SeatUnit, more: tuple[Any, ...], mon: Mon
    ) -> None:
        self._all, self._unit, self._more, self.mon = cards, unit, more, mon
        self._parts = [cards[handle] for handle in unit.parts]
        ref = cards[unit.base].ref
        self._printed = printed_on(() if ref is None else (ref,))

    def holds(self, view: SeatView, unit: SeatUnit, more: tuple[Any, ...]) -> bool:
        """Whether it would be read the same now."""
        cards = view.cards
        if self._unit is not unit or self._more != more:
            return False
        if cards is not self._all:
            if self._parts != list(map(cards.get, unit.parts)):
                return False
            self._all = cards
        return self._printed.holds()
