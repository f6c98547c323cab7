"""Which actions and characters a table plays with: an edition and a format, read from files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.action_reading import read_action, words
from app.resources import assets

FORMATS = ("lite", "standard", "pro", "master", "extra")
"""From the easiest on."""
EDITIONS = ("6", "9")


@value
class Trump:
    """A card that has an ability while it lies open as a trump (4.6)."""

    card: str
    """Its key: "S-2"."""
    title: Words
    version: str
    """The first version of the list of trumps that has it: "ex3.4.0"."""
    ability: Words
    actions: tuple[str, ...]


@value
class Character:
    """What a card on the field can be."""

    id: str
    title: Words
    abilities: tuple[Words, ...]


@value
class RuleSet:
    """What one format of one edition plays with."""

    edition: str
    format: str
    title: Words
    actions: Mapping[str, Action]
    """By id, in the order of the list; also those that the rules start."""
    characters: Mapping[str, Character]
    trumps: Mapping[str, Trump]
    """By card; none but in the format `extra`."""


def folder() -> Path:
    """Return where the files of the game lie."""
    return assets() / "blackpoker"


def read_list(name: str) -> list[dict[str, Any]]:
    """Return the entries of a file of the game."""
    entries: list[dict[str, Any]] = json.loads((folder() / f"{name}.json").read_text("utf-8"))
    return entries


@cache
def every_trump() -> Mapping[str, Trump]:
    """Return all trumps that have an ability, by card."""
    return {
        one["card"]: Trump(
            one["card"],
            words(one["name"]),
            one["version"],
            words(one["ability"]),
            tuple(one["actions"]),
        )
        for one in read_list("trumps")
    }


@cache
def rule_set(edition: str, name: str, base: str = "pro") -> RuleSet:
    """Return a format of an edition; `base` is what the format `extra` goes on from.

    An edition has no format `extra` where its trumps are not known: its base stands for it.
    """
    formats = {one["id"]: one for one in read_list("formats")}
    has_trumps = name == "extra" and edition in formats["extra"]["actions"]
    plain = formats[base if name == "extra" else name]
    listed = list(plain["actions"][edition])
    entries = {one["id"]: one for one in read_list("actions")}
    if has_trumps:
        listed += formats["extra"]["actions"][edition]
        entries.update({one["id"]: one for one in read_list("extra_actions")})
    known = {one["id"]: one for one in read_list("characters")}
    shown = formats[name] if has_trumps else plain
    return RuleSet(
        edition,
        name if has_trumps else plain["id"],
        words(shown["name"]),
        {one: read_action(entries[one], edition) for one in listed},
        {
            one: Character(
                one,
                words(known[one]["name"]),
                tuple(words(said) for said in known[one]["abilities"]),
            )
            for one in shown["characters"]
        },
        every_trump() if has_trumps else {},
    )


def rules_of(view: SeatView) -> RuleSet:
    """Return what a table plays with, as its people agreed."""
    return rule_set(
        view.option("edition", EDITIONS[0]),
        view.option("format", FORMATS[0]),
        view.option("extra-base", "pro"),
    )
