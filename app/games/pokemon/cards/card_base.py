"""The cards the program has data for, and how a written name finds one of them.

The cards that come with the program are at hand. Others lie in layers below them, a store of what
somebody imported or brought for this run: a layer is asked when a card is wanted that is not at
hand, so that a start pays for none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Self

from app.cards.name_keys import name_key
from app.cards.placeholder_keys import is_lone, placeholder_parts
from app.core.data.value import replace
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.placeholder_card import placeholder_card
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.record_merge import filled, lacks
from app.games.pokemon.cards.store.card_index import CardIndex
from app.games.pokemon.cards.store.card_layer import Layer
from app.games.pokemon.cards.store.card_layers import CardLayers
from app.games.pokemon.cards.store.shipped_cards import shipped_cards
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, basic_energy_type, is_named
from app.resources import assets

SEARCH_LIMIT = 100
"""How many cards a search finds when nobody says."""


class CardBase:
    """All known cards by key, print and name."""

    def __init__(self, cards: Iterable[Card] = (), layers: Sequence[Layer] = ()) -> None:
        """Index `cards`; of two cards with one name, the first is found by that name.

        Of `layers` the first that has a card counts.
        """
        self.layers = tuple(layers)
        self._more = CardLayers(self.layers)
        self._index = CardIndex(cards)
        self._by_key = self._index.by_key
        self._lacking_nothing: dict[str, Card] = {}
        """Those at hand that were found to be whole: a game asks for the same ones all the time."""
        self._meant: dict[str, Card | None] = {}
        """What placeholder keys were found to mean."""
        self._below_name: dict[str, frozenset[str]] = {}
        """What the prints of a name evolve from, as far as somebody asked."""

    @classmethod
    def load(cls, folder: Path | None = None, layers: Sequence[Layer] = ()) -> Self:
        """Return the cards of every `*.json` in `folder` (default: the shipped data).

        Raises CardDataError for a file that cannot be read, is no JSON, breaks the card
        model, or repeats a key.
        """
        if folder is None:
            cards = shipped_cards(assets() / "cards")
            if cards is not None:
                return cls(cards, layers)
        # Reading strictly costs a start ten times what the shipped cards do.
        from app.games.pokemon.cards.strict_reading import read_folder  # noqa: PLC0415 - only where it is wanted

        return cls(read_folder(folder if folder is not None else assets() / "cards"), layers)

    def with_layer(self, layer: Layer) -> Self:
        """Return this base with a layer that counts before those it has."""
        return type(self)(self.at_hand, (layer, *self.layers))

    @property
    def at_hand(self) -> tuple[Card, ...]:
        """The cards that are there without looking anything up."""
        return tuple(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key) + self._more.count_beside(self._by_key.keys())

    def __iter__(self) -> Iterator[Card]:
        """Yield every card; with layers that is every card of the layers too."""
        yield from map(self._whole, self._by_key.values())
        seen = set(self._by_key)
        for card in self._more:
            if card.key not in seen:
                seen.add(card.key)
                yield card

    def __contains__(self, key: object) -> bool:
        return key in self._by_key or key in self._more

    def get(self, key: str) -> Card:
        """Return the card with `key`; a key without data gives a placeholder of kind "unknown".

        The placeholder keeps the key and takes its name from it. A basic Energy without
        a print of its own (Fairy) still is a basic Energy.
        """
        card = self._lacking_nothing.get(key)
        if card is not None:
            return card
        card = self._by_key.get(key)
        if card is not None and not lacks(card):
            self._lacking_nothing[key] = card
            return card
        if card is not None:
            return self._whole(card)
        return self._more.get(key) or self._stood_in(key) or placeholder_card(key)

    def is_settled(self, key: str) -> bool:
        """Whether what this base says of a card stays, whatever is imported."""
        return key in self._lacking_nothing

    def _stood_in(self, key: str) -> Card | None:
        """Return the card that a placeholder key stands for, where there is data for it by now.

        It keeps that key: the table knows the card by it.
        """
        if not key.startswith("?") or is_lone(key):
            return None
        if key not in self._meant:
            found = self.find(*placeholder_parts(key))
            self._meant[key] = None if found is None else replace(found, key=key)
        return self._meant[key]

    def forget_meant(self) -> None:
        """Look anew what placeholders and names mean, after an import."""
        self._meant.clear()
        self._below_name.clear()

    def _whole(self, card: Card) -> Card:
        """Return a card that is at hand; what it lacks comes from below, its own words stay."""
        if not self._more or not lacks(card):
            return card
        more = self._more.get(card.key)
        return card if more is None else filled(card, more)

    def find(self, name: str, set_code: str = "", number: str = "") -> Card | None:
        """Return the card a list means by these words, or None.

        A print counts when its name agrees in a language we know; then the name within the set;
        then the name alone (basic Energy in every spelling, English, Japanese; the newest print of
        those not at hand). A print whose name is in some other language comes last.
        """
        by_print = self._printed(set_code, number)
        if by_print is not None and is_named(by_print, name):
            return self._whole(by_print)
        card = self._named(name, set_code.strip().upper()) or by_print
        return None if card is None else self._whole(card)

    def _printed(self, set_code: str, number: str) -> Card | None:
        """Return the card of a print; one's own cards may have keys that are spelled otherwise."""
        printed = print_key(set_code, number)
        if printed:
            card = self._index.by_print.get(printed) or self._more.get(printed)
            if card is not None:
                return card
        key = "-".join(part for part in (set_code, number) if part)
        return self._by_key.get(key) or self._more.get(key) if number else None

    def _named(self, name: str, set_code: str) -> Card | None:
        """Return the card of a name, of the set if it is there."""
        energy = basic_energy_type(name)
        if energy is not None:
            name = BASIC_ENERGY[energy].en
        key = name_key(name)
        if not key:
            return None
        if set_code:
            of_set = print_key(set_code, "1").rpartition("-")[0]
            inside = (card for card in self._every_print(name) if _set_of(card) == of_set)
            if of_set and (found := next(inside, None)) is not None:
                return found
        if energy is not None and energy in self._index.by_energy:
            return self._index.by_energy[energy]
        return (
            self._index.by_english.get(key)
            or self._index.by_japanese.get(key)
            or self._more.newest_print(name)
        )

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with this id of the public data ("sv6-130"), or None."""
        if not card_id:
            return None
        card = self._index.by_id.get(card_id)
        return self._more.by_id(card_id) if card is None else self._whole(card)

    def prints(self, name: str) -> tuple[Card, ...]:
        """Return all prints of a name, in either language and any spelling (`name_key`).

        Those at hand come first, then the others from the newest on.
        """
        return tuple(map(self._whole, self._every_print(name)))

    def names_below(self, name: str) -> frozenset[str]:
        """Return what the prints of a name evolve from, as name keys in both languages.

        Kept for every name that was asked for: a drop asks again with every move of the hand.
        """
        key = name_key(name)
        if key not in self._below_name:
            found = [card.evolves_from for card in self._every_print(name)]
            words = [one for one in found if one is not None]
            both = (side for one in words for side in (one.en, one.ja))
            self._below_name[key] = frozenset(map(name_key, both))
        return self._below_name[key]

    def _every_print(self, name: str) -> Iterator[Card]:
        seen = set()
        for card in self._index.by_name.get(name_key(name), ()):
            seen.add(card.key)
            yield card
        for card in self._more.prints(name):
            if card.key not in seen:
                seen.add(card.key)
                yield self._by_key.get(card.key, card)

    def search(
        self, text: str, filters: CardFilter | None = None, limit: int = SEARCH_LIMIT
    ) -> list[Card]:
        """Return the cards that a typed text finds, best first (`ranking`).

        It looks for the text, or its words, anywhere in names, in either language, then in the
        names of attacks and Abilities, then in texts (`typed_search`). Of one name the newest print
        comes first. Without a text it finds every card that fits the filters, by name.
        """
        return self.cards_of(self.search_keys(text, filters, limit))

    def search_keys(
        self, text: str, filters: CardFilter | None = None, limit: int = SEARCH_LIMIT
    ) -> list[str]:
        """Return the keys of the cards that `search` finds, which costs a tenth of the cards."""
        # Nothing is searched at the start, and its patterns take a moment.
        from app.games.pokemon.cards.store.typed_search import Searched  # noqa: PLC0415

        searched = Searched(
            self._index.searched,
            self._more,
            lambda card, asked: asked.is_open or asked.fits(self._whole(card)),
            lambda set_code, number: self.find("", set_code, number),
            self.by_id,
            self.sets,
        )
        return searched.keys(text, filters or CardFilter(), limit)

    def cards_of(self, keys: Sequence[str]) -> list[Card]:
        """Return the cards with these keys, in their order; a key without data is left out."""
        there = {key: self._whole(card) for key in keys if (card := self._by_key.get(key))}
        found = self._more.cards_of([key for key in keys if key not in there]) | there
        return [found[key] for key in keys if key in found]

    def sets(self) -> dict[str, str]:
        """Return the sets of all known cards, code -> name as printed, the newest first."""
        found = self._more.sets_known()
        for card in self.at_hand:
            code = _set_of(card)
            # Some of the shipped cards say nothing about their set.
            found[code] = max(found.get(code, ("", "")), (card.released, card.set_name))
        newest = sorted(found.items(), key=lambda one: one[1][0], reverse=True)
        return {code: name for code, (_, name) in newest if code}


def _set_of(card: Card) -> str:
    return card.key.rpartition("-")[0]


@cache
def shipped_base() -> CardBase:
    """Return the cards that come with the program alone, read once for everybody."""
    return CardBase.load()
