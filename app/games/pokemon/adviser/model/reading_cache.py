"""What was read of a table that has not changed since, so that it is not read again.

A view shares what did not change with the one before it: the same object means the same Pokémon.
One for each seat; it holds nothing that could not be read anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.advice import Advice
from app.core.ids import Handle, SeatId
from app.core.view import SeatCard, SeatUnit, SeatView, SeatZone
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.printed_facts import facts_of

MOST = 200
"""Pokémon that are kept; a table has a dozen at a time."""


Zones = tuple[SeatZone, ...]
"""A player's zones: Active Spot, Bench, hand and Prizes, and those that are read by themselves."""


class Glimpses:
    """Pokémon, piles and the whole position as they were read last."""

    __slots__ = ("_mons", "_piles", "_sides", "_standing", "_whole")

    def __init__(self) -> None:
        self._mons: dict[str, _Seen] = {}
        self._piles: dict[str, tuple[SeatZone, tuple[Card, ...]]] = {}
        self._sides: dict[SeatId, _SeenSide] = {}
        self._whole: tuple[SeatView, object, Position] | None = None
        self._standing: tuple[SeatView, object, list[Advice]] | None = None

    def position(self, view: SeatView, memory: object, read: Callable[[], Position]) -> Position:
        """Return the whole position, where it was the last one that was read."""
        kept = self._whole
        if kept is None or kept[0] is not view or kept[1] is not memory:
            kept = self._whole = view, memory, read()
        return kept[2]

    def standing(
        self, view: SeatView, memory: object, judge: Callable[[], list[Advice]]
    ) -> list[Advice]:
        """Return what is said of the table as it stands.

        What is said after a gesture is what was said before the next one.
        """
        kept = self._standing
        if kept is None or kept[0] is not view or kept[1] is not memory:
            kept = self._standing = view, memory, judge()
        return kept[2]

    def side(
        self,
        view: SeatView,
        seat: SeatId,
        zones: Zones,
        more: tuple[Any, ...],
        read: Callable[[], Side],
    ) -> Side:
        """Return a player's side; `more` is what it is read from beside its zones.

        After a gesture most sides stand as they stood before it.
        """
        kept = self._sides.get(seat)
        if kept is not None and kept.holds(view, zones, more):
            return kept.side
        side = read()
        self._sides[seat] = _SeenSide(view, zones, more, side)
        return side

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
    """A player's side, and what it was read from."""

    __slots__ = (
        "_all",
        "_at",
        "_cards",
        "_facts",
        "_more",
        "_names",
        "_refs",
        "_units",
        "_zones",
        "side",
    )

    def __init__(self, view: SeatView, zones: Zones, more: tuple[Any, ...], side: Side) -> None:
        self._all, self._zones, self._more, self.side = view.cards, zones, more, side
        active, bench, hand, prizes = zones[:4]
        self._names = [*active.items, *bench.items]
        self._units = [view.units.get(unit) for unit in self._names]
        units = [unit for unit in self._units if unit is not None]
        self._at = [*hand.items, *view.cards_in(prizes.id)]
        self._at += [at for unit in units for at in unit.parts]
        self._cards = [view.cards.get(at) for at in self._at]
        tops = (*hand.items, *(unit.base for unit in units))
        self._refs = [ref for at in tops if (ref := view.cards[at].ref) is not None]
        self._facts = facts_of(self._refs)

    def holds(self, view: SeatView, zones: Zones, more: tuple[Any, ...]) -> bool:
        """Whether it would be read the same now."""
        units, cards = view.units, view.cards
        if self._zones != zones or self._more != more:
            return False
        if self._units != list(map(units.get, self._names)):
            return False
        if cards is not self._all:
            if self._cards != list(map(cards.get, self._at)):
                return False
            self._all = cards
        return facts_of(self._refs) == self._facts


class _Seen:
    """A Pokémon, and what it was read from."""

    __slots__ = ("_all", "_more", "_parts", "_top", "_unit", "mon")

    def __init__(
        self, cards: dict[Handle, SeatCard], unit: SeatUnit, more: tuple[Any, ...], mon: Mon
    ) -> None:
        self._all, self._unit, self._more, self.mon = cards, unit, more, mon
        self._parts = [cards[handle] for handle in unit.parts]
        self._top = known(cards[unit.base].ref)

    def holds(self, view: SeatView, unit: SeatUnit, more: tuple[Any, ...]) -> bool:
        """Whether it would be read the same now."""
        cards = view.cards
        if self._unit is not unit or self._more != more:
            return False
        if cards is not self._all:
            if self._parts != list(map(cards.get, unit.parts)):
                return False
            self._all = cards
        return known(self._parts[0].ref) is self._top
