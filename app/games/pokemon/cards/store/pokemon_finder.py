"""Searching among the Pokémon cards, as the program asks for it: what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, get_args

from app.cards.card_facet import Facet
from app.cards.card_facts import CardsError
from app.cards.name_keys import name_key
from app.core.text.wording import both, either
from app.core.text.words import Language, Words
from app.games.pokemon.cards.card_base import SEARCH_LIMIT, CardBase
from app.games.pokemon.cards.card_filter import KINDS as WIDER
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card, CardKind, EnergyType
from app.games.pokemon.cards.words import printed_types
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.cards.words.kind_words import KINDS

_TRAINER = Words("Trainer's cards", "トレーナーズ")
_ENERGY = Words("Energy", "エネルギー")
_MARKS = "DEFGHIJ"
"""Those that data has so far."""
_KINDS = (*WIDER, *(kind for kind in get_args(CardKind) if kind != "unknown"))
_KIND_WORDS: dict[CardKind, Words] = {
    "pokemon": Words("Pokémon", "ポケモン"),
    "item": Words("Item", "グッズ"),
    "tool": Words("Pokémon Tool", "ポケモンのどうぐ"),
    "supporter": Words("Supporter", "サポート"),
    "stadium": Words("Stadium", "スタジアム"),
    "basic_energy": Words("Basic Energy", "基本エネルギー"),
    "special_energy": Words("Special Energy", "特殊エネルギー"),
    "unknown": Words("Card", "カード"),
}


class PokemonFinder:
    """Searching in one card base."""

    hint = Words("Search by name, attack or text", "カード名、ワザ、テキストで探す")
    help = Words(
        "part of a name, in English or Japanese; then attacks, Abilities and texts are "
        "searched too",
        "カード名の一部（日本語・英語）。続けてワザ、特性、効果の文も探す",
    )

    def __init__(self, cards: CardBase) -> None:
        self._cards = cards

    @cached_property
    def facets(self) -> Sequence[Facet]:
        """Kind, type, set, regulation mark."""
        return (
            Facet(
                "kind",
                Words("Kind", "種類"),
                Words("Every kind", "すべての種類"),
                _kinds_offered,
                "KIND",
                Words(
                    f"only this kind: {either(_KINDS).en}; the word on the card will do "
                    "(Supporter)",
                    f"種類：{either(_KINDS).ja}。カードの言葉でもよい（サポート）",
                ),
                _kind,
                _KINDS,
            ),
            Facet(
                "type",
                Words("Type", "タイプ"),
                Words("Every type", "すべてのタイプ"),
                TYPE_WORDS.items,
                "TYPE",
                Words(
                    "only this type: a letter (R) or a word (Fire)",
                    "タイプ：文字（R）または名前（炎）",
                ),
                _type,
            ),
            Facet(
                "set",
                Words("Card set", "収録セット"),
                Words("Every set", "すべてのセット"),
                self._sets_offered,
                "CODE",
                Words("only this set (TWM)", "セットの記号（TWM）"),
                str.upper,
            ),
            Facet(
                "mark",
                Words("Regulation mark", "レギュレーションマーク"),
                Words("Every mark", "すべてのマーク"),
                self._marks_offered,
                "LETTER",
                Words("only this regulation mark (H)", "レギュレーションマーク（H）"),
                str.upper,
            ),
        )

    def _sets_offered(self) -> Iterable[tuple[str, Words]]:
        """Yield the sets of all known cards, the newest first."""
        for code, name in self._cards.sets().items():
            yield code, both(f"{code}  {name}" if name and name != code else code)

    def _marks_offered(self) -> Iterable[tuple[str, Words]]:
        """Yield the regulation marks, the newest first."""
        known = {*_MARKS, *(card.regulation_mark for card in self._cards.at_hand)} - {""}
        return [(mark, both(mark)) for mark in sorted(known, reverse=True)]

    def keys(
        self, text: str, chosen: Mapping[str, str] | None = None, limit: int = SEARCH_LIMIT
    ) -> list[str]:
        """Return the keys of the cards that a typed text finds, best first."""
        wanted = {facet.id: "" for facet in self.facets} | dict(chosen or {})
        filters = CardFilter(wanted["kind"], wanted["type"], wanted["set"], wanted["mark"])
        return self._cards.search_keys(text, filters, limit)

    def cards(self, keys: Sequence[str]) -> list[Card]:
        """Return the cards with these keys, read together; one without data is left out."""
        return self._cards.cards_of(keys)

    def row(self, key: str, speak: Language) -> Sequence[str]:
        """Return what a line of a list says of a card."""
        return _row(self._cards.get(key), speak)

    def as_json(self, key: str) -> Mapping[str, Any]:
        """Return what a program is told of a card."""
        return _as_json(self._cards.get(key))


def _kinds_offered() -> list[tuple[str, Words]]:
    """Return the kinds, the wider ones before what they consist of."""
    named: list[tuple[str, Words]] = [(kind, said) for kind, said in KINDS.items()]
    named = [one for one in named if one[0] != "unknown"]
    at = {kind: place for place, (kind, _) in enumerate(named)}
    named.insert(at["basic_energy"], ("energy", _ENERGY))
    named.insert(at["item"], ("trainer", _TRAINER))
    return named


def _kind(word: str) -> str:
    """Return the kind that a word means; a word that means none stays, to be refused."""
    return _kind_words().get(name_key(word).replace("_", " "), word)


def _kind_words() -> dict[str, str]:
    """Return every word for a kind: that of a filter, and what cards call it."""
    words = {kind.replace("_", " "): kind for kind in _KINDS}
    words |= {name_key("トレーナーズ"): "trainer", name_key("エネルギー"): "energy"}
    words |= {name_key("トレーナー"): "trainer", name_key("どうぐ"): "tool"}
    for kind, name in _KIND_WORDS.items():
        if kind in _KINDS:
            words |= {name_key(name.en): kind, name_key(name.ja): kind}
    return words


def _type(word: str) -> str:
    """Return the letter of a type. Raises CardsError for a word that is none."""
    if not word:
        return ""
    found = printed_types.type_of(word)
    if found is None:
        known = either(get_args(EnergyType))
        raise CardsError(
            Words(
                f"“{word}” is not a type. Choose {known.en}.",
                f"「{word}」というタイプはありません。{known.ja}から選んでください。",
            )
        )
    return found


def _row(card: Card, speak: Language) -> list[str]:
    name, beside = card.name.in_(speak), card.name.beside(speak)
    what = [*card.types, *([f"HP{card.hp}"] if card.hp else [])]
    return [
        card.key,
        name,
        "" if beside == name else beside,
        _KIND_WORDS[card.kind].in_(speak),
        " ".join(what),
        card.regulation_mark,
        card.set_name,
    ]


def _as_json(card: Card) -> dict[str, object]:
    set_code, _, number = card.key.rpartition("-")
    return {
        "key": card.key,
        "id": card.id or None,
        "name": {"en": card.name.en, "ja": card.name.ja},
        "kind": card.kind,
        "types": list(card.types),
        "hp": card.hp or None,
        "set": set_code or None,
        "number": number or None,
        "mark": card.regulation_mark or None,
        "set_name": card.set_name or None,
        "released": card.released or None,
    }
