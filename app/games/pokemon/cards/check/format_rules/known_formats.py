"""The formats that are known: the shipped ones, and the person's own files beside or instead.

The shipped files are read without checking them again, as the shipped cards are; what people write
is read strictly.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from app.core.text.words import Words
from app.games.pokemon.cards.check.format_rules.deck_format import (
    Ban,
    BarredSet,
    CardPoints,
    DeckFormat,
    Mark,
)
from app.places import files_in, formats_folder
from app.resources import assets


class FormatError(Exception):
    """A format file cannot be used; `words` says which file, which field, and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def formats(folder: Path | None = None) -> dict[str, DeckFormat]:
    """Return the formats by name; a file in `folder` (the person's own) replaces a shipped one.

    A file that cannot be used is passed over: see `broken_formats`.
    """
    known = dict(_shipped(assets() / "formats"))
    for path in own_files(folder):
        read = _read(path)
        if isinstance(read, DeckFormat):
            known[path.stem] = read
    return known


def broken_formats(folder: Path | None = None) -> dict[str, Words]:
    """Return what is wrong with the person's own files, by the names of the formats."""
    read = {path.stem: _read(path) for path in own_files(folder)}
    return {name: found for name, found in read.items() if isinstance(found, Words)}


def own_files(folder: Path | None = None) -> list[Path]:
    """Return the format files of the person, by name."""
    return files_in(folder or formats_folder(), "*.json")


def _read(path: Path) -> DeckFormat | Words:
    """Return the format in a file of the person, or what is wrong with it."""
    # The checks cost more than the rest of a deck check; most people have no file of their own.
    from app.games.pokemon.cards.check.format_rules.format_file import read_format  # noqa: PLC0415 - only where one is

    try:
        return read_format(path)
    except FormatError as problem:
        return problem.words


@cache
def _shipped(folder: Path) -> dict[str, DeckFormat]:
    found = {}
    for path in sorted(folder.glob("*.json")):
        try:
            found[path.stem] = plain_format(json.loads(path.read_bytes()), path.stem)
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            # Somebody changed the shipped file: the strict reader says what is wrong.
            from app.games.pokemon.cards.check.format_rules.format_file import read_format  # noqa: PLC0415 - only then

            found[path.stem] = read_format(path)
    return found


def plain_format(entry: dict[str, Any], name: str) -> DeckFormat:
    """Return the format of a sound file's content.

    Raises KeyError, TypeError or ValueError where it is not sound; not every fault is found.
    """
    values = dict(entry) | {"name": name, "title": Words(**entry["title"])}
    for field, part in _PARTS.items():
        if field in values:
            values[field] = part(values[field])
    return DeckFormat(**values)


def _day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def _days(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry with its days read."""
    return {
        field: _day(held) if field in ("starts", "ends") else held for field, held in entry.items()
    }


def _points(entry: dict[str, Any]) -> CardPoints:
    return CardPoints(**{**entry, "prints": tuple(entry.get("prints", ()))})


def _ban(entry: dict[str, Any]) -> Ban:
    return Ban(**{**_days(entry), "prints": tuple(entry.get("prints", ()))})


_PARTS: dict[str, Callable[[Any], Any]] = {
    "marks": lambda held: tuple(Mark(**_days(one)) for one in held),
    "marks_known_since": lambda held: {region: _day(day) for region, day in held.items()},
    "pool_since": lambda held: {region: _day(day) for region, day in held.items()},
    "bans": lambda held: tuple(map(_ban, held)),
    "points": lambda held: tuple(map(_points, held)),
    "barred_sets": lambda held: tuple(BarredSet(one["set"], tuple(one["but"])) for one in held),
    "exclusive_groups": lambda held: tuple(map(tuple, held)),
    "sources": tuple,
    "changed": _day,
}
"""Fields that are not as JSON has them."""
