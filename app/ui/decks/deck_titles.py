"""What the shipped decks are called in each language, and when they were played.

Their files have short English names.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Language
from app.resources import decklists
from app.store.deck_files import pack_at


@value
class Played:
    """When and where a deck was played."""

    on: date
    region: str


def deck_title(path: Path, language: Language) -> str:
    """Return what a deck is called: one that is shipped by its title, another by its file."""
    pack = pack_at(path)
    if pack is not None:
        return pack.title.in_(language)
    title: str = _titles().get(path.stem, {}).get(language, path.stem)
    return title


def deck_played(path: Path) -> Played | None:
    """Return when a shipped deck was played, None for any other list."""
    if decklists() not in path.parents:
        return None
    played = _titles().get(path.stem, {}).get("played")
    try:
        return Played(date.fromisoformat(played["on"]), played["region"]) if played else None
    except (KeyError, TypeError, ValueError):
        # Somebody changed the shipped file: then the deck is asked about today.
        return None


@cache
def _titles() -> dict[str, dict[str, Any]]:
    """Return the titles of the shipped decks by file name and language."""
    try:
        titles: dict[str, dict[str, Any]] = json.loads((decklists() / "titles.json").read_bytes())
    except (OSError, ValueError):
        # Somebody changed the shipped files: the names of the lists will do.
        return {}
    return titles
