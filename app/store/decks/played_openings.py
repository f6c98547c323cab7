"""The openings somebody played, to be shown beside what chance has to say of the deck.

A line of JSON for each, only ever added to: a crash costs at most the line that was being written,
and a damaged line costs no other. What is kept is what the own seat saw when it put its Pokémon
down, as numbers and as an unordered hand; nothing of the deck's order, of the Prizes or of the
others. Nothing of it leaves the computer.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.wording import LINE, counted
from app.core.text.words import Words
from app.places import openings_file
from app.store.atomic import write_atomic
from app.store.file_trouble import cannot_read, cannot_write

LARGEST = 1 << 20
"""Bytes after which the older half of the openings is let go: some five thousand of them."""
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
    path = path or openings_file()
    line = json.dumps(_as_json(opening), ensure_ascii=False).encode("utf-8", "replace") + b"\n"
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        size = _add(path, line)
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    if size > LARGEST:
        _let_go_of_the_oldest(path)


def _add(path: Path, line: bytes) -> int:
    """Write `line` behind what is there and return the size of the file."""
    with path.open("a+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            # A line that a crash cut short must not swallow this one.
            if file.read(1) != b"\n":
                line = b"\n" + line
        file.write(line)
        file.flush()
        return end + len(line)


def _let_go_of_the_oldest(path: Path) -> None:
    """Keep the newer half. Raises StoreError, with the file whole, if that is not possible."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    write_atomic(path, lines[len(lines) // 2 :])


def load(path: Path | None = None) -> tuple[tuple[Opening, ...], Words | None]:
    """Return the openings, the oldest first, and a sentence if some could not be read.

    Never raises.
    """
    path = path or openings_file()
    try:
        with path.open("rb") as file:
            data = file.read(2 * LARGEST)
    except FileNotFoundError:
        return (), None
    except (OSError, ValueError) as problem:
        broken = problem if isinstance(problem, OSError) else OSError(str(problem))
        return (), cannot_read(path, broken)
    read = [_opening(line) for line in data.splitlines() if line.strip()]
    damaged = read.count(None)
    return tuple(one for one in read if one is not None), _told(path, damaged)


def of_deck(openings: Sequence[Opening], keys: Iterable[str]) -> tuple[Opening, ...]:
    """Return the openings of the deck with these cards."""
    mark = deck_mark(keys)
    return tuple(one for one in openings if one.deck == mark)


def _told(path: Path, damaged: int) -> Words | None:
    if not damaged:
        return None
    lines = counted(damaged, LINE)
    return Words(
        f"{lines.en} of “{path.name}” in {path.parent} could not be read and are left out. The "
        "other openings are shown.",
        f"{path.parent}の「{path.name}」のうち{lines.ja}が読めないため除きました。"
        "ほかの最初の手札は表示しています。",
    )


def _as_json(opening: Opening) -> dict[str, Any]:
    return {
        "deck": opening.deck,
        "when": opening.when.astimezone(UTC).isoformat(timespec="seconds"),
        "mulligans": opening.mulligans,
        "basics": opening.basics,
        "cards": sorted(opening.cards),
    }


def _opening(line: bytes) -> Opening | None:
    """Return the opening in a line, None if it is damaged."""
    with contextlib.suppress(ValueError, RecursionError, KeyError, TypeError, OverflowError):
        words = json.loads(line)
        cards = tuple(sorted(_text(key) for key in _list(words["cards"])))
        return Opening(
            _text(words["deck"]),
            datetime.fromisoformat(_text(words["when"])).astimezone(UTC),
            _whole(words["mulligans"], _MOST_MULLIGANS),
            _whole(words["basics"], len(cards)),
            cards,
        )
    return None


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
