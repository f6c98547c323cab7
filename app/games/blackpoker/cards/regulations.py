"""Regulations: a format, and how many cards a deck has at most (rule book, 3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from app.core.data.value import value
from app.core.text.words import Words
from app.games.blackpoker.rules.action_reading import words
from app.games.blackpoker.rules.rule_set import read_list


@value
class Regulation:
    """What a deck is made for."""

    id: str
    title: Words
    format: str
    """The format that is played: "lite"."""
    size: int
    """Cards at most."""
    fewest: int = 0
    preparation: Words | None = None
    """What is done before play."""


@cache
def regulations() -> Mapping[str, Regulation]:
    """Return all regulations by id, the shipped ones first."""
    return {
        one["id"]: Regulation(
            one["id"],
            words(one["name"]),
            one["format"],
            one["most"],
            one.get("fewest", 0),
            words(one["preparation"]) if one.get("preparation") else None,
        )
        for one in read_list("regulations")
    }
