"""Finds names typed with a slip: a letter too many, too few, another one, or two exchanged.

Each word may have one. Short words may not: every other name would be near them. Which letters are
doubled ("proffesor", "budy") does not count at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from app.games.pokemon.cards.store.ranking import NEAR_BEGINNING, NEAR_PART, NEAR_WHOLE

_SHORTEST, _SHORTEST_ELSEWHERE = 5, 4
"""Letters of a word with a slip: in Latin letters, and in kana, of which each says more."""
_DOUBLED = re.compile(r"(.)\1")
LONGEST = 40
"""Letters of what is looked for so; no name is longer than a few of them."""


class NearNames:
    """What was typed, as names are compared with it."""

    def __init__(self, wanted: str, words: Sequence[str]) -> None:
        """Look for `wanted`, or for all its `words`, each as it is searched."""
        self._whole = re.compile(_with_slip(wanted))
        self._words = [re.compile(_with_slip(word)) for word in words or (wanted,)]

    def rank_of(self, en: str, ja: str) -> tuple[int, str] | None:
        """Return how well names fit, and which of them; None if they do not."""
        ranks = [(rank, name) for name in (en, ja) if (rank := self._rank(name)) is not None]
        return min(ranks, default=None)

    def _rank(self, name: str) -> int | None:
        name = _undoubled(name)
        if self._whole.fullmatch(name):
            return NEAR_WHOLE
        if self._whole.match(name):
            return NEAR_BEGINNING
        return NEAR_PART if all(word.search(name) for word in self._words) else None


def near_names(wanted: str, words: Sequence[str]) -> NearNames | None:
    """Return how to look for names near what was typed; None where no word is long enough."""
    if len(wanted) > LONGEST or not any(map(_may_slip, words or (wanted,))):
        return None
    return NearNames(wanted, words)


@lru_cache(maxsize=16384)
def _undoubled(name: str) -> str:
    """Return a name with one of every two letters that are the same. Kept: all names are asked."""
    return _DOUBLED.sub(r"\1", name)


def _may_slip(word: str) -> bool:
    return len(word) >= (_SHORTEST if word.isascii() else _SHORTEST_ELSEWHERE)


def _with_slip(word: str) -> str:
    """Return the pattern of a word with at most one slip."""
    may_slip = _may_slip(word)
    word = _undoubled(word)
    if not may_slip:
        return re.escape(word)
    forms: list[str] = [re.escape(word)]
    for at in range(len(word) + 1):
        before, rest = re.escape(word[:at]), word[at:]
        forms.append(f"{before}.{re.escape(rest)}")
        if rest:
            forms.append(f"{before}.{re.escape(rest[1:])}")
            forms.append(f"{before}{re.escape(rest[1:])}")
        if len(rest) > 1:
            forms.append(f"{before}{re.escape(rest[1] + rest[0] + rest[2:])}")
    return "|".join(dict.fromkeys(forms))
