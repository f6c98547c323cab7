"""Which cards count as one name, over prints, spellings and languages.

Brackets at the end, δ and levels are no part of a name; owners, regions, Radiant, Mega, ex, V, ◇
and ★ are (Advanced Player's Rulebook 3.4; rule book of March 2025, names).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.format_rules.wording_drift import is_japanese
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, basic_energy_type

_NO_PART = re.compile(r"(?<=\S)(?:\s+δ|\s*(?<![a-z])lv\s*\.\s*(?:x|\d+)|\s*\([^()]*\))$")

_BRACKET = re.compile(r"(?<=\S)\s*\(([^()]*)\)$")


@lru_cache(maxsize=4096)
def copy_name(name: str) -> str:
    """Return the form in which the names of cards that count together are equal."""
    energy = basic_energy_type(name)
    if energy is not None:
        return name_key(BASIC_ENERGY[energy].en)
    key = name_key(name)
    while (shorter := _NO_PART.sub("", key)) != key:
        key = shorter
    return key


def bracket(name: str) -> str:
    """Return what stands in brackets at the end of a name, "" for nothing."""
    found = _BRACKET.search(unicodedata.normalize("NFKC", name).strip())
    return found[1].casefold() if found else ""


def card_names(card: Card, cards: CardBase, *, learn: bool) -> frozenset[str]:
    """Return the copy names of a card in both languages.

    A print that has only one language may `learn` the other from prints that have both.
    """
    names = {copy_name(card.name.en), copy_name(card.name.ja)}
    if learn and card.name.en == card.name.ja:
        for other in cards.prints(card.name.en):
            names |= {copy_name(other.name.en), copy_name(other.name.ja)}
    return frozenset(names)


def only_japanese(card: Card) -> bool:
    """Tell whether a card has a Japanese name and no English one."""
    return card.name.en == card.name.ja and is_japanese(card.name.en)


def together(names: Sequence[frozenset[str]]) -> tuple[tuple[int, ...], ...]:
    """Return which members share a name, directly or through others, as groups of places."""
    groups: list[tuple[set[str], list[int]]] = []
    for place, own in enumerate(names):
        shared = [group for group in groups if group[0] & own]
        merged: tuple[set[str], list[int]] = (set(own), [place])
        for group in shared:
            merged[0].update(group[0])
            merged[1].extend(group[1])
            groups.remove(group)
        groups.append(merged)
    return tuple(sorted(tuple(sorted(places)) for _, places in groups))
