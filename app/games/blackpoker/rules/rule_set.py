"""Which actions and characters a table plays with: an edition and a format, read from files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.action_reading import read_action, words
from app.places import lists_folder
from app.resources import assets

FORMATS = ("lite", "standard", "pro", "master", "extra")
"""From the easiest on."""
EDITIONS = ("6", "9")
ALL = "all"
"""The version of the trumps that has all of them."""


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
    starts: str = ""
    """The action that it starts when it is driven, without key cards and cost."""


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
    """By card; none but in the format `extra`, and none that came later than people agreed."""


def version_number(version: str) -> tuple[int, ...]:
    """Return the parts of a version of the trumps in order: (3, 4, 0) for "ex3.4.0"."""
    return tuple(int(part) for part in version.removeprefix("ex").split("."))


def folder() -> Path:
    """Return where the files of the game lie."""
    return assets() / "blackpoker"


def read_list(name: str) -> list[dict[str, Any]]:
    """Return the entries of a list of the game, with those of one's own in the place of theirs."""
    shipped: list[dict[str, Any]] = json.loads((folder() / f"{name}.json").read_text("utf-8"))
    if not (lists_folder("blackpoker") / f"{name}.json").is_file():
        return shipped
    from app.games.blackpoker.rules.own_lists import own_entries  # noqa: PLC0415 - only where one is

    own = own_entries(name)
    if isinstance(own, Words):
        return shipped
    return list({entry["id"]: entry for entry in (*shipped, *own)}.values())


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
def rule_set(edition: str, name: str, base: str = "pro", version: str = ALL) -> RuleSet:
    """Return a format of an edition; `base` is what the format `extra` goes on from.

    Trumps that came after `version` have no ability (4.6.3).
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
    characters = {
        one: Character(
            one,
            words(known[one]["name"]),
            tuple(words(said) for said in known[one]["abilities"]),
            known[one].get("starts", ""),
        )
        for one in shown["characters"]
    }
    actions = {one: read_action(entries[one], edition) for one in listed}
    for character in characters.values():
        if character.starts in actions:
            usual = actions[character.starts]
            ways = (*usual.ways, Way(by=character.id))
            actions[character.starts] = replace(usual, ways=ways)
    return RuleSet(
        edition,
        name if has_trumps else plain["id"],
        words(shown["name"]),
        actions,
        characters,
        _trumps_until(version) if has_trumps else {},
    )


def _trumps_until(version: str) -> Mapping[str, Trump]:
    every = every_trump()
    if version == ALL:
        return every
    last = version_number(version)
    return {key: one for key, one in every.items() if version_number(one.version) <= last}


def rules_of(view: SeatView) -> RuleSet:
    """Return what a table plays with, as its people agreed."""
    return rule_set(
        view.option("edition", EDITIONS[0]),
        view.option("format", FORMATS[0]),
        view.option("extra-base", "pro"),
        view.option("trump-version", ALL),
    )
