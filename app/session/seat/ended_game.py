"""How a game that is over ended, asked of the game with what was announced as it did."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from app.core.view import Event, SeatView
from app.games.contracts.rematch_contract import Ending, Told
from app.games.game_api import GameSpec

FURTHEST = 200
"""Steps that are looked back at for the one that ended the game."""


def is_over(spec: GameSpec, view: SeatView) -> bool:
    """Whether the game is over, as the table stands."""
    return bool(spec.over) and view.turn.phase == spec.over


def how_it_ended(
    spec: GameSpec, view: SeatView, steps_back: Iterable[tuple[Event, ...] | None]
) -> Ending:
    """Return how the game of a view ended, as everybody may know it.

    `steps_back` is what was told of each step, from the one the table stands at to the beginning;
    None for one that is not here.
    """
    if spec.ended is not None:
        return spec.ended(view, _announced(spec, steps_back))
    if spec.result is not None:
        return Ending(spec.result(view) or ())
    return Ending()


def _announced(spec: GameSpec, steps_back: Iterable[tuple[Event, ...] | None]) -> Told:
    """Return what was announced in the step that ended the game."""
    for events in islice(steps_back, FURTHEST):
        if events is None:
            break
        told = tuple((event.verb, event.actor, event.text) for event in events)
        if any(verb != "say" and text == spec.over for verb, _, text in told):
            return told
    return ()
