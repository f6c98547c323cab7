"""What was read of a table that has not changed since, so that it is not read again.

A view shares what did not change with the one before it: the same object means the same Pokémon.
One for each seat; it holds nothing that could not be read anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.advice import Advice
from app.core.ids import Handle
from app.core.view import SeatCard, SeatUnit, SeatView, SeatZone
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.position import Mon, Position
from app.games.pokemon.cards.card_record import Card

MOST = 200
"""Pokémon that are kept; a table has a dozen at a time."""


class Glimpses:
    """Pokémon, piles and the whole position as they were read last."""

    __slots__ = ("_mons", "_piles", "_standing", "_whole")

    def __init__(self) -> None:
        self._mons: dict[str, _Seen] = {}
        self._piles: dict[str, tuple[SeatZone, tuple[Card, ...]]] = {}
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
            if self._parts != [cards[handle] for handle in unit.parts]:
                return False
            self._all = cards
        return known(self._parts[0].ref) is self._top
