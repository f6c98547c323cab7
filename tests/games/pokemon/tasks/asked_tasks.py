"""What is asked for at a Pokémon table, and pressing the buttons of it."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.pokemon.pokemon_game import SPEC
from app.games.task_model import Choice, Task
from tests.games.pokemon_table import Game


def tasks(game: Game, seat: int = 0) -> tuple[Task, ...]:
    assert SPEC.tasks is not None
    return SPEC.tasks(game.view(seat))


def ids(game: Game, seat: int = 0) -> list[str]:
    return [task.id for task in tasks(game, seat)]


def choices(game: Game, name: str) -> dict[str, Choice]:
    task = next(task for task in tasks(game) if task.id == name)
    return {choice.title.en: choice for choice in task.choices}


def choose(game: Game, name: str, title: str, seat: int | None = None) -> None:
    """Press a task's button as the seat that it names."""
    task = next(task for task in tasks(game) if task.id == name)
    intent = choices(game, name)[title].intent
    assert intent is not None
    game.do(intent, task.seat if seat is None else seat)


def hurt(game: Game, *zones: str) -> None:
    for zone in zones:
        game.do(PutMark((game.unit(zone),), "damage", value=500))
