"""Which types of Pokémon and Energy a printed text names; texts are in small letters."""

from __future__ import annotations

import re

from app.games.pokemon.cards.card_record import EnergyType
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

_LETTERS = {words.en.casefold(): letter for letter, words in TYPE_WORDS.items()}
_SIGNS = {f"{{{letter.casefold()}}}": letter for letter in TYPE_WORDS}
TYPE = "|".join(_LETTERS)
"""A regular expression for the name of a type, in English."""


def type_called(word: str) -> EnergyType | None:
    """Return the type with this English name or sign, "fire" or "{r}"; None for another word."""
    return _LETTERS.get(word) or _SIGNS.get(word)


def types_in(text: str) -> tuple[EnergyType, ...]:
    """Return the types that stand in an English text, in its order: of a cost."""
    return tuple(_LETTERS[word] for word in re.findall(TYPE, text))


def types_meant(text: str) -> set[EnergyType]:
    """Return the types of Pokémon that a text speaks of: "your Fire Pokémon", "{R} Pokémon"."""
    called = ((word, letter) for names in (_LETTERS, _SIGNS) for word, letter in names.items())
    found = {letter for word, letter in called if f"{word} pokémon" in text}
    return found | {letter for letter, words in TYPE_WORDS.items() if f"{words.ja}ポケモン" in text}
