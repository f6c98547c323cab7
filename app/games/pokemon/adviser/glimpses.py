"""What was read of Pokémon and piles that have not changed since, so that it is not read again.

A view shares what did not change with the one before it: the same object means the same Pokémon.
One for each seat; it holds nothing that could not be read anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.cards.card import Card
from app.core.view import SeatUnit, SeatZone
from app.games.pokemon.adviser.cards_known import known
from app.games.pokemon.adviser.position import Mon, Position

MOST = 200
"""Pokémon that are kept; a table has a dozen at a time."""


class Glimpses:
    """Pokémon and piles as they were read last."""

    __slots__ = ("_mons", "_piles", "_whole")

    def __init__(self) -> None:
        self._mons: dict[str, tuple[tuple[Any, ...], Card | None, Mon]] = {}
        self._piles: dict[str, tuple[SeatZone, tuple[Card, ...]]] = {}
        self._whole: tuple[tuple[Any, ...], Position] | None = None

    def position(self, held: tuple[Any, ...], read: Callable[[], Position]) -> Position:
        """Return the whole position, where it was the last one that was read."""
        if self._whole is None or not _same(self._whole[0], held):
            self._whole = held, read()
        return self._whole[1]

    def mon(
        self, unit: SeatUnit, ref: str | None, held: tuple[Any, ...], read: Callable[[], Mon]
    ) -> Mon:
        """Return a Pokémon; `held` is all it is read from, `ref` its top card.

        The card is asked for each time: an import may have brought its data meanwhile.
        """
        card = known(ref)
        kept = self._mons.get(unit.id)
        if kept is not None and kept[1] is card and _same(kept[0], held):
            return kept[2]
        if len(self._mons) > MOST:
            self._mons.clear()
        mon = read()
        self._mons[unit.id] = held, card, mon
        return mon

    def pile(self, zone: SeatZone, read: Callable[[], tuple[Card, ...]]) -> tuple[Card, ...]:
        """Return the cards of an open pile."""
        kept = self._piles.get(zone.id)
        if kept is not None and kept[0] is zone:
            return kept[1]
        cards = read()
        self._piles[zone.id] = zone, cards
        return cards


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
