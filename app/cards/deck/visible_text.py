"""Texts of others as they are kept and written: on one line, without what nobody sees."""

from __future__ import annotations

import unicodedata

_INVISIBLE = ("Cc", "Cf", "Cs")
"""Unicode categories nobody sees: controls, formats and halves of broken letters."""
_NO_LETTERS = dict.fromkeys((0xFFFE, 0xFFFF))
"""What no text may hold, and no XML can."""


def visible(text: str) -> str:
    """Return a text single-spaced and without what nobody sees."""
    text = " ".join(text.split())
    if not text.isascii() or not text.isprintable():
        text = text.translate(_NO_LETTERS)
        text = "".join(char for char in text if unicodedata.category(char) not in _INVISIBLE)
        text = " ".join(text.split())
    return text
