"""Finds Japanese names by how they are read: 「はかせのけんきゅう」 is 「博士の研究」.

What the words of names with kanji are read as is data (`assets/names/readings.json`). Both sides
are compared as they are read, so that a word in other kanji is found, too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache, lru_cache

from app.cards.name_keys import sought
from app.games.pokemon.cards.store.ranking import NEAR_BEGINNING, NEAR_PART, NEAR_WHOLE
from app.resources import assets


class ReadNames:
    """What was typed, as names are compared with it."""

    def __init__(self, wanted: str, words: Sequence[str]) -> None:
        """Look for `wanted`, or for all its `words`, each as it is searched."""
        self._whole = reading(wanted)
        self._words = tuple(map(reading, words or (wanted,)))

    def rank_of(self, _en: str, ja: str) -> tuple[int, str] | None:
        """Return how well the Japanese name fits as it is read; None if it does not."""
        read = reading(ja)
        if self._whole == read:
            return NEAR_WHOLE, ja
        if read.startswith(self._whole):
            return NEAR_BEGINNING, ja
        return (NEAR_PART, ja) if all(word in read for word in self._words) else None


def read_names(wanted: str, words: Sequence[str]) -> ReadNames | None:
    """Return how to look for names that are read as what was typed; None for Latin letters."""
    return None if wanted.isascii() else ReadNames(wanted, words)


@lru_cache(maxsize=16384)
def reading(name: str) -> str:
    """Return a name, as it is searched, with its kanji as they are read; unknown ones stay."""
    if name.isascii():
        return name
    words = _readings()
    return _kanji().sub(lambda found: words[found[0]], name)


@cache
def _kanji() -> re.Pattern[str]:
    """Return what finds the words with kanji, the longest first."""
    return re.compile("|".join(map(re.escape, sorted(_readings(), key=len, reverse=True))))


@cache
def _readings() -> dict[str, str]:
    """Return what words with kanji are read as, both as they are searched."""
    words = json.loads((assets() / "names" / "readings.json").read_bytes())
    return {sought(word): sought(read) for word, read in words.items()}
