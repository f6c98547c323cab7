"""How data and people word a type, a Weakness, a damage, and what the card model writes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from app.games.pokemon.cards.card_record import EnergyType

TYPES: dict[str, EnergyType] = {
    "Grass": "G",
    "Fire": "R",
    "Water": "W",
    "Lightning": "L",
    "Electric": "L",
    "Psychic": "P",
    "Fighting": "F",
    "Darkness": "D",
    "Dark": "D",
    "Metal": "M",
    "Steel": "M",
    "Fairy": "Y",
    "Dragon": "N",
    "Colorless": "C",
}
"""Every word for a type; "Free" and "Void", which stand for a cost of nothing, are none."""

TYPES_JA: dict[EnergyType, str] = {
    "G": "草",
    "R": "炎",
    "W": "水",
    "L": "雷",
    "P": "超",
    "F": "闘",
    "D": "悪",
    "M": "鋼",
    "Y": "フェアリー",
    "N": "ドラゴン",
    "C": "無色",
}
TYPE_WORDS: dict[str, EnergyType] = {
    **{word.casefold(): letter for word, letter in TYPES.items()},
    **{letter.casefold(): letter for letter in get_args(EnergyType)},
    **{word: letter for letter, word in TYPES_JA.items()},
}
"""Every word for a type that people write, case folded."""

_SIGNS = str.maketrans({"＋": "+", "－": "-", "₋": "-", "−": "-", "x": "×", "X": "×", "✕": "×"})


def type_of(word: str) -> EnergyType | None:
    """Return the type that a letter or a word in either language means: "R", "fire", 「炎」."""
    return TYPE_WORDS.get(word.strip().casefold())


def letters(words: Iterable[str]) -> tuple[EnergyType, ...]:
    """Return the types that words mean; what is no type is left out."""
    return tuple(TYPES[word] for word in words if word in TYPES)


def signed(written: str) -> str:
    """Return a damage, Weakness or Resistance with the signs of the card model: "×2", "-30"."""
    return written.strip().translate(_SIGNS)
