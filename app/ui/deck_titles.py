"""What the shipped decks are called in each language; their files have short English names."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from app.core.words import Language
from app.resources import decklists


def deck_title(path: Path, language: Language) -> str:
    """Return what a deck list is called: a shipped one by its title, another by its file."""
    return _titles().get(path.stem, {}).get(language, path.stem)


@cache
def _titles() -> dict[str, dict[str, str]]:
    """Return the titles of the shipped decks by file name and language."""
    try:
        titles: dict[str, dict[str, str]] = json.loads((decklists() / "titles.json").read_bytes())
    except (OSError, ValueError):
        # Somebody changed the shipped files: the names of the lists will do.
        return {}
    return titles
