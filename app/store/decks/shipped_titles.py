"""What `decklists/titles.json` says of the decks that come with the program.

Their files have short English names, and are lists that anybody can read: what a deck is called in
each language, which format it is made for and when it was played stands beside them.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.resources import decklists


@value
class Played:
    """When and where a deck was played."""

    on: date
    region: str


def is_shipped(path: Path) -> bool:
    """Tell whether a path names a deck that comes with a game."""
    return path.parent.parent == decklists()


def shipped_title(path: Path) -> Words | None:
    """Return what a shipped deck is called, None for one that has no title there."""
    said = _said(path)
    try:
        return Words(said["en"], said["ja"])
    except KeyError:
        return None


def shipped_format(path: Path) -> str:
    """Return the format that a shipped deck is made for; "" for the usual one of its game."""
    return str(_said(path).get("format", ""))


def deck_played(path: Path) -> Played | None:
    """Return when a shipped deck was played, None for any other list."""
    played = _said(path).get("played")
    try:
        return Played(date.fromisoformat(played["on"]), played["region"]) if played else None
    except (KeyError, TypeError, ValueError):
        # Somebody changed the shipped file: then the deck is asked about today.
        return None


def in_order(paths: list[Path]) -> list[Path]:
    """Return decks in the order in which they have their titles; those without come last."""
    order = [*_titles()]
    return sorted(paths, key=lambda path: (_place(path, order), path))


def _place(path: Path, order: list[str]) -> int:
    return order.index(path.stem) if path.stem in order else len(order)


def _said(path: Path) -> dict[str, Any]:
    return _titles().get(path.stem, {}) if is_shipped(path) else {}


@cache
def _titles() -> dict[str, dict[str, Any]]:
    """Return what is said of the shipped decks, by the names of their files."""
    try:
        titles = json.loads((decklists() / "titles.json").read_bytes())
        return {name: said for name, said in titles.items() if isinstance(said, dict)}
    except (OSError, ValueError, AttributeError):
        # Somebody changed the shipped files: the names of the lists will do.
        return {}
