"""What the rules ask somebody to do next: in setup, then in the turns and after the game."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.pokemon.procedures.game_result import OVER
from app.games.pokemon.tasks import setup_tasks, turn_tasks
from app.games.pokemon.tasks.waiting_trainers import stage_tasks
from app.games.task_model import Task


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done, first things first."""
    begun = view.turn.number > 0 or view.turn.phase == OVER
    if not begun:
        return setup_tasks.tasks(view)
    return (*stage_tasks(view), *turn_tasks.tasks(view))
