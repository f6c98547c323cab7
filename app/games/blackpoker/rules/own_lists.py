"""Lists of one's own: files that add to the shipped ones or replace entries of theirs by id.

They lie in the settings folder, `lists/blackpoker/NAME.json`, and are read as the program starts.
An action of one's own is declared, paid and shown like any other; what it does people do by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from app.core.data.wrong_data import why_wrong
from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.games.blackpoker.rules.action_reading import read_action
from app.places import lists_folder

GAME = "blackpoker"
LARGEST = 1_000_000
"""Bytes of a file; a list of a thousand actions is half of it."""
_STRICT = ConfigDict(extra="forbid")


@dataclass(config=_STRICT, frozen=True)
class Title:
    """A text in both languages."""

    en: str
    ja: str


@dataclass(config=_STRICT, frozen=True)
class TargetEntry:
    """What an action is aimed at."""

    kind: Literal["soldier", "bulwark", "character", "player", "stage_action", "trump"]
    owner: Literal["any", "self", "opponent"] = "any"


@dataclass(config=_STRICT, frozen=True)
class ActionEntry:
    """An action of a list."""

    id: str
    name: Title
    type: Literal[
        "summon", "quick_magic", "normal_magic", "magic", "battle", "turn_control", "triggered"
    ]
    timing: Literal["main", "quick"]
    effect: Title
    cost: str = ""
    keys: tuple[str, ...] = ()
    keys_are: Literal["", "same_suit", "same_number"] = ""
    target: TargetEntry | None = None
    immediate: bool = False
    triggered: bool = False
    limits: tuple[Literal["once_per_turn", "off_turn", "no_counter"], ...] = ()
    of: str = ""


@dataclass(config=_STRICT, frozen=True)
class FormatEntry:
    """A format: which characters and actions there are, by edition."""

    id: str
    name: Title
    characters: tuple[str, ...]
    actions: dict[Literal["6", "9"], tuple[str, ...]]
    difficulty: int = 1


@dataclass(config=_STRICT, frozen=True)
class RegulationEntry:
    """A regulation: a format, and what a deck may hold."""

    id: str
    name: Title
    format: str
    most: int
    fewest: int = 0
    preparation: Title | None = None


_FORMS: dict[str, TypeAdapter[Any]] = {
    "actions": TypeAdapter(tuple[ActionEntry, ...]),
    "extra_actions": TypeAdapter(tuple[ActionEntry, ...]),
    "formats": TypeAdapter(tuple[FormatEntry, ...]),
    "regulations": TypeAdapter(tuple[RegulationEntry, ...]),
}
"""What can be added to, by the names of files."""


def own_entries(name: str, folder: Path | None = None) -> list[dict[str, Any]] | Words:
    """Return the entries of a file of one's own, [] without one; or what is wrong with it."""
    path = (folder or lists_folder(GAME)) / f"{name}.json"
    if name not in _FORMS or not path.is_file():
        return []
    try:
        data = path.read_bytes()
    except OSError as problem:
        return _wrong(path, reason(problem))
    if len(data) > LARGEST:
        return _wrong(path, Words("it is too large", "大きすぎます"))
    try:
        _FORMS[name].validate_json(data)
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        return _wrong(path, _of_field(first["loc"], why_wrong(first)))
    entries: list[dict[str, Any]] = json.loads(data)
    return _readable(path, entries, read_action) if name.endswith("actions") else entries


def _readable(
    path: Path, entries: list[dict[str, Any]], read: Callable[[dict[str, Any], str], object]
) -> list[dict[str, Any]] | Words:
    """Return actions whose key cards can be read, too; or which cannot."""
    for at, entry in enumerate(entries):
        try:
            read(entry, "6")
        except (KeyError, ValueError, IndexError):
            why = Words(
                "it is not a suit with numbers, such as hearts from 2 to 10",
                "スートと数字（例：ハートの2から10）になっていません",
            )
            return _wrong(path, _of_field((at, "keys"), why))
    return entries


def broken_lists(folder: Path | None = None) -> dict[str, Words]:
    """Return what is wrong with files of one's own, by their names."""
    read = {name: own_entries(name, folder) for name in _FORMS}
    return {name: found for name, found in read.items() if isinstance(found, Words)}


def _of_field(place: tuple[int | str, ...], why: Words) -> Words:
    """Return what is wrong with a field; entries are counted from 1."""
    field = ".".join(str(part + 1) if isinstance(part, int) else part for part in place) or "?"
    return Words(f"field “{field}”: {why.en}", f"項目「{field}」が正しくありません（{why.ja}）")


def _wrong(path: Path, why: Words) -> Words:
    return Words(
        f"List {path.name}: {why.en}. Correct or remove the file {path}.",
        f"一覧{path.name}：{why.ja}。ファイル{path}を直すか、取り除いてください。",
    )
