"""A code that one person says to another across the room.

Six digits: they are said and typed alike in Japanese and English, on any keyboard. A million of
them are few, so a code is never a key: `spake2_exchange.py` turns it into one in a way that lets
either side find out no more than whether one guess was right.
"""

from __future__ import annotations

import os
import unicodedata

from app.core.text.wording import number
from app.core.text.words import Words
from app.net.auth.invite import Draw

DIGITS = 6
"""Digits of a code."""
_CODES = 10**DIGITS
_DRAWN = 4
_FAIR = (1 << 8 * _DRAWN) // _CODES * _CODES
"""Numbers from here on are drawn again: they would make some codes likelier than others."""
LONGEST_TYPED = 100
"""Characters of a code that somebody types, with all the spaces."""


class CodeError(ValueError):
    """What was typed is no spoken code; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def new_code(draw: Draw = os.urandom) -> str:
    """Return a fresh code; each is equally likely."""
    while True:
        drawn = int.from_bytes(draw(_DRAWN), "big")
        if drawn < _FAIR:
            return f"{drawn % _CODES:0{DIGITS}}"


def shown_code(code: str) -> str:
    """Return a code as it is shown and said: in two groups of three."""
    return f"{code[:3]} {code[3:]}"


def read_code(typed: str) -> str:
    """Return the code that somebody typed, also in full width and with spaces or hyphens in it.

    Raises CodeError.
    """
    text = unicodedata.normalize("NFKC", typed[:LONGEST_TYPED])
    bare = "".join(
        sign for sign in text if sign.isalnum() or unicodedata.category(sign) in ("So", "Sm")
    )
    if len(bare) != DIGITS or not (bare.isascii() and bare.isdigit()):
        digits = number(DIGITS)
        raise CodeError(
            Words(
                f"A spoken code has {digits} digits. Ask the host for it and type it again.",
                f"参加コードは{digits}桁の数字です。ホストに聞いて、入力し直してください。",
            )
        )
    return bare
