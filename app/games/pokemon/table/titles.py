"""Titles that a name is filled in, "Attach to {}", and what they count."""

from __future__ import annotations

from app.core.text.wording import Noun
from app.core.text.words import Words

PRIZES = Noun("Prize", "Prizes", "枚")
"""Prize cards where there is little room for words."""


def filled(title: Words, name: Words) -> Words:
    """Return the title with the name where {} stands."""
    return Words(title.en.format(name.en), title.ja.format(name.ja))
