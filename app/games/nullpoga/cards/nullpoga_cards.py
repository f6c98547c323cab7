"""The cards of the game as data: numbers, names and effects, with the version they are of.

Costs, numbers and effects may change from day to day (seed 002), so none of them stands in code;
what an effect does is in the resolver, found by the id of the card.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from app.core.data.value import value
from app.core.text.words import Words
from app.resources import assets

Kind = Literal["monster", "spell", "token"]


@value
class GrowthStage:
    """What a monster becomes at one of its first turn starts."""

    attack: int
    life: int
    name: Words


@value
class NullpogaCard:
    """A card, or a token that a card makes."""

    id: str
    number: int
    """Of two spells in one sub-phase the smaller number goes first (スペルスピード)."""
    name: Words
    kind: Kind
    cost: int = 0
    """Mana; nothing for a token."""
    attack: int = 0
    life: int = 0
    effect: Words | None = None
    stages: tuple[GrowthStage, ...] = ()


@value
class CardBook:
    """All cards of one version, and whose game it is."""

    version: str
    name: Words
    credit: Words
    cards: Mapping[str, NullpogaCard]
    """By id, in the order of their numbers."""


@cache
def card_book() -> CardBook:
    """Return the cards as they are shipped."""
    said: dict[str, Any] = json.loads((assets() / "nullpoga" / "cards.json").read_text("utf-8"))
    return read_book(said)


def read_book(said: Mapping[str, Any]) -> CardBook:
    """Return the cards that data holds. Raises KeyError, TypeError for what is missing."""
    cards = map(_card, said["cards"])
    return CardBook(
        said["version"],
        _words(said["name"]),
        _words(said["credit"]),
        {card.id: card for card in sorted(cards, key=lambda one: one.number)},
    )


def _card(said: Mapping[str, Any]) -> NullpogaCard:
    return NullpogaCard(
        said["id"],
        said["number"],
        _words(said["name"]),
        said["kind"],
        said.get("cost", 0),
        said.get("attack", 0),
        said.get("life", 0),
        _words(said["effect"]) if "effect" in said else None,
        tuple(
            GrowthStage(one["attack"], one["life"], _words(one["name"]))
            for one in said.get("grows", ())
        ),
    )


def _words(said: Mapping[str, str]) -> Words:
    return Words(said["en"], said["ja"])
