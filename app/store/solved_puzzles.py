"""Which questions to a judge somebody has answered at this computer."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from app.core.text.words import Words
from app.places import solved_file
from app.store.file_trouble import StoreError
from app.store.record_lines import add_record, read_records

LARGEST = 1 << 16
"""Bytes: some thousand questions."""
LONGEST = 100
"""Letters of an id."""
OTHERS = Words("The others are known.", "ほかは残っています。")


def solved(game: str, path: Path | None = None) -> frozenset[str]:
    """Return the ids of the questions of a game that were answered. Never raises."""
    found, _ = read_records(path or solved_file(), LARGEST, _read, OTHERS)
    return frozenset(name for of, name in found if of == game)


def remember(game: str, name: str, path: Path | None = None) -> None:
    """Note that a question is answered; where the disk refuses it is only not known later."""
    if name not in solved(game, path):
        with contextlib.suppress(StoreError):
            add_record(path or solved_file(), {"game": game, "puzzle": name}, LARGEST)


def _read(told: Any) -> tuple[str, str]:
    game, name = told["game"], told["puzzle"]
    if not isinstance(game, str) or not isinstance(name, str) or len(game + name) > LONGEST:
        raise ValueError
    return game, name
