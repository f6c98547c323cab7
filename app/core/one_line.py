"""What somebody typed, as it is shown in one line to others: in a chat, a list, a title.

Line breaks and control characters could pretend to be other lines, or spoil a terminal; marks that
turn the text or show nothing could make two names look alike.
"""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """Return `text` without what is no letter, sign or space, and with single spaces."""
    return " ".join("".join(map(_shown, text)).split())


def _shown(letter: str) -> str:
    if letter.isprintable():
        return letter
    # What shows nothing parts no words; a line break does.
    return "" if unicodedata.category(letter) == "Cf" else " "
