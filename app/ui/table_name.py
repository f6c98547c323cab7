"""What a table is called that nobody gave a name: after its decks, and a day."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.words import Words
from app.places import tables_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.words import Language
    from app.core.zone import Seat
    from app.games.api import GameSpec
    from app.ui.open_table import OpenTable

BETWEEN = " – "
"""Stands between two decks, or between those who play."""


def is_named(path: Path | None) -> bool:
    """Whether a file has a name that a person gave it; tables that keep themselves have numbers."""
    return path is not None and Path(os.path.realpath(path.parent)) != Path(
        os.path.realpath(tables_folder())
    )


def deck_names(
    spec: GameSpec, seats: Sequence[Seat], decks: Sequence[tuple[str, ...]]
) -> tuple[Words, ...]:
    """Return what the decks of a table are called, with who plays where one is not known.

    () where none is known.
    """
    if spec.deck_name is None:
        return ()
    found = [spec.deck_name(deck) if deck else None for deck in decks]
    if not any(found):
        return ()
    return tuple(
        name or Words(seat.name, seat.name) for name, seat in zip(found, seats, strict=True)
    )


def joined(names: Sequence[Words], language: Language) -> str:
    """Return the decks as one name."""
    return BETWEEN.join(name.in_(language) for name in names)


def proposed_name(table: OpenTable, language: Language, day: date) -> str:
    """Return the name that is proposed for a file of a table."""
    if is_named(table.path) and table.path is not None:
        return table.path.stem
    decks = [table.deck_of(seat) for seat in range(len(table.seats))]
    names = deck_names(table.spec, table.seats, decks)
    return f"{joined(names, language) or table.title()} {day.isoformat()}"
