"""What somebody typed, as it is shown in one line to others: in a chat, a list, a title, the log.

Line breaks and control characters could pretend to be other lines, or spoil a terminal; marks that
turn the text or show nothing could make two names look alike, or swallow the rest of a sentence;
accents heaped on one letter would cover the lines around it.
"""

from __future__ import annotations

import unicodedata
from itertools import dropwhile

MOST_MARKS = 4
"""Accents on one letter: languages have three at most, and an emoji one sign of its look."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing: the fillers of Hangul, and Braille without a dot."""


def one_line(text: str) -> str:
    """Return `text` without what is no letter, sign or space, and with single spaces."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    line = " ".join("".join(map(_shown, text)).split())
    kept: list[str] = []
    marks = 0
    # At the beginning there is no letter for an accent to stand on.
    for letter in dropwhile(lambda letter: letter == " " or _is_mark(letter), line):
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _shown(letter: str) -> str:
    if letter in _BLANK:
        return " "
    if letter.isprintable():
        return letter
    # What shows nothing parts no words; a line break does.
    return "" if unicodedata.category(letter) == "Cf" else " "
