"""Reading the arguments of a procedure, which come as text over a wire."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from app.core.intent import Step
from app.core.view import SeatView
from app.games.game_api import As
from app.games.pokemon.table.seat_board import find

Running = Generator[Step | As, tuple[int, ...], None]
"""A procedure under way."""


def named(view: SeatView, refs: str) -> tuple[str, ...]:
    """Return handles for the cards named; places would shift while the hand is played."""
    names = tuple(ref for ref in refs.split(",") if ref)
    cards = [(ref, find(view, ref)) for ref in names]
    return tuple(card.handle if card else ref for ref, card in cards)


def number(arguments: Mapping[str, str], key: str, default: int) -> int:
    """Return the number called `key`, `default` if there is none or it is no number."""
    text = arguments.get(key, "")
    return int(text) if text.isdecimal() and len(text) < 4 else default
