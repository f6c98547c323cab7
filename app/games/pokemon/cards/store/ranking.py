"""How well a card fits what somebody typed: the order in which a search shows its finds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from app.core.data.value import value

_NUMBER = re.compile(r"\d{1,6}")
_DIGITS = 6
_NO_DATE = (0,)
"""Behind every date."""

WHOLE, BEGINNING, PART, WORDS, PARTS, NEAR_WHOLE, NEAR_BEGINNING, NEAR_PART, TEXT = range(9)
"""Its whole name fits, the beginning, a part, its words in any order; the name of an attack or
Ability; a name but for a slip of the keys, in the same order; its text."""
BY_NAME = WORDS
"""Up to here a name fits as it was typed."""


@value
class Hit:
    """A card that was found, and where it stands among others."""

    rank: int
    name: str
    """The name that was found, as it is searched."""
    released: str
    key: str

    @property
    def order(self) -> tuple[int, str, tuple[int, ...], str]:
        """Sort by this: rank, name, newest first, number."""
        return (self.rank, self.name, *newest_first(self.released, self.key))


class Asked(Protocol):
    """What names are compared with that do not fit as they were typed."""

    def rank_of(self, en: str, ja: str) -> tuple[int, str] | None:
        """Return how well names fit, and which of them; None if they do not."""


def newest_first(released: str, key: str) -> tuple[tuple[int, ...], str]:
    """Return what sorts prints: the newest first, in a set 47 before 104."""
    return (
        tuple(-ord(letter) for letter in released) or _NO_DATE,
        _NUMBER.sub(lambda found: found[0].zfill(_DIGITS), key),
    )


def rank_of(wanted: str, en: str, ja: str, words: Sequence[str] = ()) -> tuple[int, str] | None:
    """Return how well names (as they are searched) fit, and which of them; None if they do not.

    `words` are those of `wanted`, where there are several.
    """
    best: tuple[int, str] | None = None
    for name in (en, ja):
        if wanted in name:
            rank = WHOLE if name == wanted else BEGINNING if name.startswith(wanted) else PART
        elif len(words) > 1 and all(word in name for word in words):
            rank = WORDS
        else:
            continue
        best = min(best, (rank, name)) if best else (rank, name)
    return best
