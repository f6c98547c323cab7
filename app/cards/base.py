"""The cards the program has data for, and how a written name finds one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path

from app.cards.card import Card, EnergyType, Words
from app.cards.names import BASIC_ENERGY, basic_energy_type, name_key, search_key
from app.cards.prints import placeholder_name, print_key
from app.cards.shipped import shipped_cards
from app.resources import assets


class CardBase:
    """All known cards by key, print and name. Immutable once made."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Index `cards`; of two cards with one name, the first is found by that name."""
        self._by_key: dict[str, Card] = {}
        self._by_print: dict[str, Card] = {}
        self._by_energy: dict[EnergyType, Card] = {}
        for card in cards:
            if card.key in self._by_key:
                continue
            self._by_key[card.key] = card
            set_code, _, number = card.key.rpartition("-")
            self._by_print.setdefault(print_key(set_code, number), card)
            if card.kind == "basic_energy" and len(card.types) == 1:
                self._by_energy.setdefault(card.types[0], card)

    @classmethod
    def load(cls, folder: Path | None = None) -> CardBase:
        """Return the cards of every `*.json` in `folder` (default: the shipped data).

        Raises CardDataError for a file that cannot be read, is no JSON, breaks the card
        model, or repeats a key.
        """
        if folder is None:
            cards = shipped_cards(assets() / "cards")
            if cards is not None:
                return cls(cards)
        # Reading strictly costs a start ten times what the shipped cards do.
        from app.cards.reading import read_folder  # noqa: PLC0415 - only where it is wanted

        return cls(read_folder(folder if folder is not None else assets() / "cards"))

    # Names are made comparable when one is first asked for: most starts never ask.

    @cached_property
    def _by_english(self) -> dict[str, Card]:
        return _first_by(self, lambda card: name_key(card.name.en))

    @cached_property
    def _by_japanese(self) -> dict[str, Card]:
        return _first_by(self, lambda card: name_key(card.name.ja))

    @cached_property
    def _searched(self) -> list[tuple[Card, str, str]]:
        return [(card, search_key(card.name.en), search_key(card.name.ja)) for card in self]

    def __len__(self) -> int:
        return len(self._by_key)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._by_key.values())

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def get(self, key: str) -> Card:
        """Return the card with `key`; a key without data gives a placeholder of kind "unknown".

        The placeholder keeps the key and takes its name from it. A basic Energy without
        a print of its own (Fairy) still is a basic Energy.
        """
        return self._by_key.get(key) or _placeholder(key)

    def find(self, name: str, set_code: str = "", number: str = "") -> Card | None:
        """Return the card a list means by these words, or None.

        A print counts when its name agrees; then the name decides (basic Energy in every
        spelling, English, Japanese); a print whose name is in some other language comes last.
        """
        by_print = self._by_print.get(print_key(set_code, number))
        if by_print is not None and _is_named(by_print, name):
            return by_print
        energy = basic_energy_type(name)
        if energy is not None:
            return self._by_energy.get(energy)
        key = name_key(name)
        return self._by_english.get(key) or self._by_japanese.get(key) or by_print

    def search(self, text: str) -> list[Card]:
        """Return the cards whose English or Japanese name contains `text`, in data order."""
        wanted = search_key(text)
        return [card for card, en, ja in self._searched if wanted in en or wanted in ja]


def _first_by(cards: Iterable[Card], key: Callable[[Card], str]) -> dict[str, Card]:
    """Return the cards by a key; of two with the same one, the first."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(key(card), card)
    return found


def _is_named(card: Card, name: str) -> bool:
    """Tell whether `name` is this card's name in either language; no name fits every card."""
    if name in (card.name.en, card.name.ja):
        return True
    key = name_key(name)
    if not key or key in (name_key(card.name.en), name_key(card.name.ja)):
        return True
    energy = basic_energy_type(name)
    return card.kind == "basic_energy" and energy is not None and card.types == (energy,)


@cache
def _placeholder(key: str) -> Card:
    """Return what stands for a card without data."""
    name = placeholder_name(key)
    energy = basic_energy_type(name)
    if energy is not None:
        return Card(key=key, name=BASIC_ENERGY[energy], kind="basic_energy", types=(energy,))
    return Card(key=key, name=Words(en=name, ja=name), kind="unknown")


@cache
def shipped_base() -> CardBase:
    """Return the cards that come with the program, read once for everybody."""
    return CardBase.load()
