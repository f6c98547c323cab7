"""The names of cards in what somebody was sent, read without the program's own readers."""

from __future__ import annotations

import re
from collections.abc import Collection

_WORD = re.compile(rb'"([A-Za-z0-9_-]{0,3}[A-Za-z]+-[A-Za-z0-9]+) *"')
"""A JSON string that may hold one: filled up with spaces, as frames of steps do it."""
_SAID_BEFORE = 3
"""Characters that may stand before a name: whose card it is, its side, the turn it came in."""


def words_in(text: bytes) -> set[str]:
    """Return the strings in a message that may hold the name of a card."""
    return {word.decode(errors="replace") for word in _WORD.findall(text)}


def named_in(words: Collection[str], cards: Collection[str]) -> set[str]:
    """Return which of `cards` such strings name."""
    return {word[start:] for word in words for start in (0, _SAID_BEFORE)} & set(cards)
