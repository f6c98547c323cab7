"""A table of four in its setup."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import four, mon

NONE: Any = ([], [])
ONE, TWO = ([mon()], []), ([mon(), mon()], [])
SETUP: dict[str, Any] = {"number": 0, "phase": "setup"}


def setup(*fields: Any, **more: Any) -> Position:
    return four(*fields, turn=SETUP, **more)
