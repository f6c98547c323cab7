"""The openings somebody played, to be shown beside what chance has to say of the deck.

A file of records (`store/record_lines.py`). What is kept is what the own seat saw when it put its
Pokémon down, as numbers and as an unordered hand; nothing of the deck's order, of the Prizes or of
the others. Nothing of it leaves the computer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.places import openings_file
from app.store.record_lines import add_record, read_records

LARGEST = 1 << 20
"""Bytes after which the older half of the openings is let go: some five thousand of them."""
OTHERS = Words("The other openings are shown.", "ほかの最初の手札は表示しています。")
_LONGEST_KEY = 400
_MOST_CARDS = 60
_MOST_MULLIGANS = 9999


@value
class Opening:
    """One opening, as its player saw it."""

    deck: str
    """Which deck, by `deck_mark`."""
    when: datetime
    """Aware, UTC, to the second."""
    mulligans: int
    """How often the hand was redrawn."""
    basics: int
    """Basic Pokémon in the hand that was kept."""
    cards: tuple[str, ...]
    """The keys of the cards of that hand, sorted."""


def deck_mark(keys: Iterable[str]) -> str:
    """Return what a deck is known by: equal for equal cards, in whatever order they are listed."""
    text = "\n".join(sorted(keys))
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:24]


def keep(opening: Opening, path: Path | None = None) -> None:
    """Add an opening. Raises StoreError where the disk refuses; the others stay whole."""
    add_record(path or openings_file(), _as_json(opening), LARGEST)


def load(path: Path | None = None) -> tuple[tuple[Opening, ...], Words | None]:
    """Return the openings, the oldest first, and a sentence if some could not be read.

    Never raises.
    """
    return read_records(path or openings_file(), LARGEST, _opening, OTHERS)


def of_deck(openings: Sequence[Opening], keys: Iterable[str]) -> tuple[Opening, ...]:
    """Return the openings of the deck with these cards."""
    mark = deck_mark(keys)
    return tuple(one for one in openings if one.deck == mark)


def _as_json(opening: Opening) -> dict[str, Any]:
    return {
        "deck": opening.deck,
        "when": opening.when.astimezone(UTC).isoformat(timespec="seconds"),
        "mulligans": opening.mulligans,
        "basics": opening.basics,
        "cards": sorted(opening.cards),
    }


def _opening(words: Any) -> Opening:
    """Return the opening of a record. Raises what `read_records` expects of a damaged one."""
    cards = tuple(sorted(_text(key) for key in _list(words["cards"])))
    return Opening(
        _text(words["deck"]),
        datetime.fromisoformat(_text(words["when"])).astimezone(UTC),
        _whole(words["mulligans"], _MOST_MULLIGANS),
        _whole(words["basics"], len(cards)),
        cards,
    )


def _text(given: Any) -> str:
    if not isinstance(given, str) or not 0 < len(given) <= _LONGEST_KEY:
        raise ValueError(given)
    return given


def _list(given: Any) -> list[Any]:
    if not isinstance(given, list) or not 0 < len(given) <= _MOST_CARDS:
        raise ValueError(given)
    return given


def _whole(given: Any, most: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= most:
        raise ValueError(given)
    return given
