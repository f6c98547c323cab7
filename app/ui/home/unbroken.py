"""Words that stay in one line: Japanese would break anywhere, "turn 5" before its number."""

from __future__ import annotations

from collections.abc import Iterable

_JOINER = "\u2060"
_FIRM_SPACE = "\u00a0"


def unbroken(words: str) -> str:
    """Return words that a line does not end within."""
    return _JOINER.join(words.replace(" ", _FIRM_SPACE))


def said(parts: Iterable[str]) -> str:
    """Return several things said of something; a line may end behind each of them."""
    return f"{_FIRM_SPACE}· ".join(unbroken(part) for part in parts)


def spoken(words: str) -> str:
    """Return words as a screen reader is to have them: without what only lines need."""
    return words.replace(_JOINER, "").replace(_FIRM_SPACE, " ")
