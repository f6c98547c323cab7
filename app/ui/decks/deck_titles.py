"""What decks are called in a language: a pack and a shipped list by title, another by its file."""

from __future__ import annotations

from pathlib import Path

from app.core.text.words import Language, Words
from app.store.decks.deck_files import pack_at
from app.store.decks.shipped_titles import shipped_title


def deck_title(path: Path, language: Language) -> str:
    """Return what the deck at a path is called."""
    pack = pack_at(path)
    title = pack.title if pack is not None else shipped_title(path)
    return path.stem if title is None else title.in_(language)


def list_number(number: int) -> Words:
    """Return what a list without a title is called, among others in a text."""
    return Words(f"List {number}", f"リスト{number}")
