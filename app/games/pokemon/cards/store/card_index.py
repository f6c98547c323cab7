"""The cards that are at hand, indexed by all that they are looked up by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.store.cards_at_hand import Sought, sought_card


class CardIndex:
    """Cards by key, print, basic Energy, name and id; of two with the same one, the first."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.by_key: dict[str, Card] = {}
        self.by_print: dict[str, Card] = {}
        self.by_energy: dict[EnergyType, Card] = {}
        for card in cards:
            if card.key in self.by_key:
                continue
            self.by_key[card.key] = card
            set_code, _, number = card.key.rpartition("-")
            self.by_print.setdefault(print_key(set_code, number), card)
            if card.kind == "basic_energy" and len(card.types) == 1:
                self.by_energy.setdefault(card.types[0], card)

    # Names are made comparable when one is first asked for: most starts never ask.

    @cached_property
    def by_english(self) -> dict[str, Card]:
        """The cards by the key of their English name."""
        return self._first_by(lambda card: name_key(card.name.en))

    @cached_property
    def by_japanese(self) -> dict[str, Card]:
        """The cards by the key of their Japanese name."""
        return self._first_by(lambda card: name_key(card.name.ja))

    @cached_property
    def by_id(self) -> dict[str, Card]:
        """The cards by their id of the public data."""
        return {card.id: card for card in self.by_key.values() if card.id}

    @cached_property
    def by_name(self) -> dict[str, tuple[Card, ...]]:
        """All prints by the key of a name, in either language."""
        found: dict[str, dict[str, Card]] = {}
        for card in self.by_key.values():
            for name in (card.name.en, card.name.ja):
                found.setdefault(name_key(name), {})[card.key] = card
        return {key: tuple(cards.values()) for key, cards in found.items()}

    @cached_property
    def searched(self) -> list[Sought]:
        """The cards as they are searched."""
        return [sought_card(card) for card in self.by_key.values()]

    def _first_by(self, key: Callable[[Card], str]) -> dict[str, Card]:
        """Return the cards by a key; of two with the same one, the first."""
        found: dict[str, Card] = {}
        for card in self.by_key.values():
            found.setdefault(key(card), card)
        return found
