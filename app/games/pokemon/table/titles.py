"""Titles that a name is filled in: "Attach to {}"."""

from __future__ import annotations

from app.core.text.words import Words


def filled(title: Words, name: Words) -> Words:
    """Return the title with the name where {} stands."""
    return Words(title.en.format(name.en), title.ja.format(name.ja))
