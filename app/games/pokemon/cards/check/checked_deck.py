"""A deck as the rules look at it: its rows with their cards, on a day, in a format."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property

from app.cards.deck.deck import DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.check.counted_names import card_names, only_japanese, together
from app.games.pokemon.cards.check.deck_row import Held, total
from app.games.pokemon.cards.check.format_rules.deck_format import DeckFormat, Region
from app.games.pokemon.cards.check.format_rules.print_standing import Day, Old
from app.games.pokemon.cards.check.format_rules.reprints import Reprint, best_reprint
from app.games.pokemon.cards.print_index import print_key


class Checked:
    """A deck, and everything the rules ask beside it."""

    def __init__(
        self,
        deck: DeckList,
        cards: CardBase,
        deck_format: DeckFormat,
        on: date | None,
        region: Region,
        declared_type: EnergyType | None = None,
        prizes: int | None = None,
    ) -> None:
        self.deck = deck
        self.cards = cards
        self.format = deck_format
        self.region: Region = region
        self.day = None if on is None else Day(deck_format, region, on)
        """The day it is played; None leaves out whatever depends on it."""
        self.declared_type = declared_type
        self.prizes = prizes
        """Prize cards set aside at the table; None where nobody said."""

    @property
    def rules(self) -> str:
        """The family of rules that speaks of size and copies: "deck", "glc" or "half"."""
        return self.format.rules

    @cached_property
    def held(self) -> tuple[Held, ...]:
        """The rows that are played."""
        found = [(line, self.cards.get(line.key)) for line in self.deck.lines]
        # Looking a name up costs a question to the base: in a deck of one language nobody asks.
        learn = any(only_japanese(card) for _, card in found)
        return tuple(
            Held(
                line,
                card,
                card_names(card, self.cards, learn=learn),
                print_key(line.set_code, line.number),
            )
            for line, card in found
        )

    @cached_property
    def names(self) -> frozenset[str]:
        """The copy names of all cards."""
        return frozenset().union(*(held.names for held in self.held))

    @cached_property
    def same_names(self) -> tuple[tuple[Held, ...], ...]:
        """The rows whose copies are limited, those with one name together."""
        limited = [held for held in self.held if not held.free]
        groups = together([held.names for held in limited])
        return tuple(tuple(limited[place] for place in group) for group in groups)

    @cached_property
    def pokemon(self) -> tuple[Held, ...]:
        """The rows of Pokémon; Items that are played as Pokémon are none."""
        return self.such(lambda card: card.kind == "pokemon")

    @cached_property
    def unknown(self) -> tuple[Held, ...]:
        """The rows without card data."""
        return tuple(held for held in self.held if not held.known)

    def such(self, fits: Callable[[Card], bool]) -> tuple[Held, ...]:
        """Return the rows whose card is known and fits."""
        return tuple(held for held in self.held if held.known and fits(held.card))

    @cached_property
    def old_prints(self) -> tuple[Old, ...]:
        """The rows that are not legal by their own mark, with what may rescue them."""
        day = self.day
        if day is None or not day.has_marks:
            return ()
        sure = [held for held in self.held if held.known and not held.other_print]
        stands = [(held, day.standing(held.card)) for held in sure]
        return tuple(
            Old(held, how, self.reprint(held.card, day.suits))
            for held, how in stands
            if how != "legal"
        )

    def reprint(self, card: Card, suits: Callable[[Card], bool]) -> Reprint | None:
        """Return the print that suits and is most like a card, None for none."""
        return best_reprint(card, self.cards, suits, self._retold)

    @cached_property
    def knows_prints(self) -> bool:
        """Whether there is data beyond the few shipped cards, and so of the reprints of a name."""
        return not self.cards.layers or any(len(layer) for layer in self.cards.layers)

    @cached_property
    def _retold(self) -> frozenset[str]:
        """The keys of the shipped cards, whose texts are in words of our own."""
        return frozenset(card.key for card in self.cards.at_hand)

    @property
    def basics(self) -> int:
        """How many Basic Pokémon (たねポケモン) there are."""
        return total(held for held in self.pokemon if held.card.stage == "basic")
