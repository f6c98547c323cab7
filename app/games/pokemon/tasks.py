"""What the rules ask somebody to do next: in setup, then in the turns and after the game."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.pokemon import setup_tasks, turn_tasks
from app.games.pokemon.winning import OVER
from app.games.task import Task


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done, first things first."""
    begun = view.turn.number > 0 or view.turn.phase == OVER
    return turn_tasks.tasks(view) if begun else setup_tasks.tasks(view)
