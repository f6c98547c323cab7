"""Gestures of a game that is laid, and the plays that are read of them."""

from __future__ import annotations

from typing import Any

from app.core import intent as i
from app.games.advising.told_plays import Told
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.readers.gesture_plays import plays_meant, plays_told
from tests.games.pokemon_table import Game
from tests.games.setup_table import told_of

AKI, REN = 0, 1


def told(game: Game, *steps: Any, seat: int = AKI, by: int = AKI) -> tuple[Told, ...]:
    """Make a gesture, and return what a seat reads of it."""
    intent = steps[0] if len(steps) == 1 else i.Batch(steps)
    return plays_told(*told_of(game, intent, seat, by))


def plays(game: Game, *steps: Any, seat: int = AKI, by: int = AKI) -> list[p.Play]:
    return [one.play for one in told(game, *steps, seat=seat, by=by)]


def attached(game: Game, unit: str, number: int = 0) -> str:
    return game.view().units[unit].attached[number]


def meant(game: Game, *steps: Any, seat: int = AKI) -> list[p.Play]:
    """Return the plays that a gesture of a seat would be."""
    intent = steps[0] if len(steps) == 1 else i.Batch(steps)
    return list(plays_meant(game.view(seat), intent))


def procedure(game: Game, name: str, who: int = AKI, /, **arguments: str) -> list[p.Play]:
    return meant(game, i.Procedure(name, tuple(arguments.items())), seat=who)
