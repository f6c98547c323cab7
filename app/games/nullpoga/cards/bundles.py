"""Four bundles of fifteen cards (カード束), of which each player chooses two as the deck of a game.

All bundles are seen by both players; each chooses in secret (seed 002, an option). A list has them
below headings, "Bundle 1:" to "Bundle 4:".
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from app.cards.deck.deck import DeckList
from app.core.text.words import Words

FORMAT = "bundles"
"""The format of a list of bundles."""
BUNDLES = 4
BUNDLE_SIZE = 15
CHOSEN = 2
"""Bundles that make a deck."""
MOST_COPIES = 2
"""Of a card in a deck."""
SECTIONS: Mapping[str, Words] = {
    f"bundle{number}": Words(f"Bundle {number}", f"束{number}") for number in range(1, BUNDLES + 1)
}
"""The bundles as parts of a deck list."""
_HEADING = re.compile(r"(?:bundle|束|カード束)\s*(?P<number>\d)\s*:?", re.IGNORECASE)


def bundle_headed(line: str) -> str:
    """Return the part of a deck that a line of a list is the heading of; "" where it is none."""
    found = _HEADING.fullmatch(unicodedata.normalize("NFKC", line).strip())
    section = f"bundle{found['number']}" if found is not None else ""
    return section if section in SECTIONS else ""


def heading_of(section: str) -> str:
    """Return the heading of a bundle in a list."""
    return f"{SECTIONS[section].en}:"


def has_bundles(deck: DeckList) -> bool:
    """Whether a deck list is one of bundles."""
    return any(line.section in SECTIONS for line in deck.lines)


def bundles_of(deck: DeckList) -> tuple[tuple[str, ...], ...]:
    """Return the keys of each of the four bundles, in the order of the list."""
    return tuple(
        tuple(line.key for line in deck.lines if line.section == section for _ in range(line.count))
        for section in SECTIONS
    )


def bundles_in(keys: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the bundles of the keys of a checked list: fifteen after fifteen."""
    return tuple(
        tuple(keys[start : start + BUNDLE_SIZE]) for start in range(0, len(keys), BUNDLE_SIZE)
    )


def too_many(bundles: Sequence[Sequence[str]]) -> dict[str, tuple[int, int, int]]:
    """Return the cards of which two bundles together have more than a deck may.

    By key: the places of the two that have most, counted from 0, and how many copies they have.
    """
    counts = [Counter(bundle) for bundle in bundles]
    found: dict[str, tuple[int, int, int]] = {}
    for first, second in combinations(range(len(counts)), CHOSEN):
        for key in counts[first] | counts[second]:
            copies = counts[first][key] + counts[second][key]
            if copies > max(MOST_COPIES, found.get(key, (0, 0, 0))[2]):
                found[key] = (first, second, copies)
    return found
