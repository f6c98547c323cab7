"""Which Pokémon a printed text means: "each Basic Pokémon", "the Future Pokémon", "N's Pokémon"."""

from __future__ import annotations

import re

from app.games.pokemon.adviser.effects.meant.types_named import types_meant
from app.games.pokemon.cards.card_record import Card

BOTH_SIDES = re.compile(r" ?\(both yours and your opponent['’]s\)")
"""How a text says that it works on the Pokémon of both players."""
ALL_OF_THEM = re.compile(r"\b(?:each|every|all|both)\b|おたがい")
"""How a text speaks that may mean the Pokémon of both players."""
_TAGS = ("Ancient", "Future", "Tera", "Single Strike", "Rapid Strike", "Fusion Strike")
"""Printed kinds that stand before "Pokémon" in a text."""
_TAG = {f"{tag.casefold()} pokémon": tag for tag in _TAGS} | {
    "「古代」のポケモン": "Ancient",
    "「未来」のポケモン": "Future",
    "「テラスタル」のポケモン": "Tera",
    "「いちげき」のポケモン": "Single Strike",
    "「れんげき」のポケモン": "Rapid Strike",
    "「フュージョン」のポケモン": "Fusion Strike",
}
_OWNER = re.compile(r"(?<!\w)((?!opponent|player)[\w.-]+['’]s) pokémon")
_NAME = re.compile(r"[「\"]([^」\"]+?)(?:のポケモン)?[」\"]")
_BASIC = re.compile(r"\bbasic (?:\S+ )?pokémon|たね(?:の|ポケモン)")
_ANOTHER_KIND = re.compile(
    r"pokémon (?:ex|v)\b|rule box|stage|evolution|evolved|進化|\bhas\b|have \"|including|non-"
)
"""How a text speaks that means only Pokémon of a kind that is not read."""


def is_kind_meant(sentence: str, card: Card | None) -> bool | None:
    """Whether a sentence about Pokémon of a kind means this card; None where it is not read.

    The sentence is in small letters, and whose Pokémon it speaks of is asked elsewhere.
    """
    if card is None or card.kind == "unknown":
        return None
    tag = next((tag for said, tag in _TAG.items() if said in sentence), None)
    if tag is not None:
        return tag in card.tags
    owner = _OWNER.search(sentence)
    if owner is not None:
        return f" {owner[1]}" in f" {card.name.en.casefold()}"
    return _is_of_kind(sentence, card)


def _is_of_kind(sentence: str, card: Card) -> bool | None:
    """Whether a card is of the stage or type that a sentence names, if it names one."""
    if _BASIC.search(sentence):
        return card.stage == "basic"
    meant = types_meant(sentence)
    if meant and "non-" not in sentence:
        return not meant.isdisjoint(card.types)
    if _ANOTHER_KIND.search(sentence):
        quoted = _NAME.search(sentence)
        return quoted[1] in card.name.en.casefold() if quoted is not None else None
    return True
