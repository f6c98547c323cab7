"""Tables that are being set up: with a Basic Pokémon in hand or without, and what is to be done."""

from __future__ import annotations

from app.core.intent import Intent, Procedure, Undo
from app.core.view import SeatFact, SeatView
from app.games.pokemon.pokemon_game import SPEC
from app.games.task_model import Choice, Task
from app.session.host.updates import Stepped, Update
from tests.games.pokemon_table import DREEPY, FIRE, Game

BASICS, NONE = (DREEPY,) * 40, (FIRE,) * 40
"""Decks whose every hand has a Basic Pokémon, or none."""


def two(aki: tuple[str, ...] = BASICS, ren: tuple[str, ...] = BASICS) -> Game:
    """Lay a table where Aki goes first and both drew their hands."""
    game = Game(decks=(aki, ren))
    run(game, "first", by="choice")
    for seat in (0, 1):
        run(game, "deal", seat)
    return game


def run(game: Game, name: str, who: int = 0, **arguments: str) -> None:
    """Carry a procedure out for a seat; undone and done again it comes to the same."""
    views = [game.view(seat) for seat in game.table.seats]
    nodes = len(game.table.host.tree.nodes)
    game.do(Procedure(name, tuple(arguments.items())), who)
    assert len(game.table.host.tree.nodes) == nodes + 1, "one gesture"
    node = game.table.host.tree.cursor
    game.do(Undo(), who)
    assert [game.view(seat) for seat in game.table.seats] == views, "undo gives what was before"
    game.wind_back(node)


def says(game: Game, what: str, who: int) -> None:
    run(game, "announce", who, say=what)


def put_down(game: Game, who: int) -> None:
    """Put the first card of a hand down as the Active Pokémon, and the Prizes."""
    run(game, "setup_place", who, active=f"hand.{who}#0")


def told_of(
    game: Game, intent: Intent, seat: int = 0, by: int = 0
) -> tuple[SeatView, tuple[SeatFact, ...]]:
    """Do it, and return what the seat saw before and what it was told."""
    before, facts = game.view(seat), []

    def listen(update: Update) -> None:
        if isinstance(update, Stepped):
            facts.extend(update.facts)

    listeners = game.table.sit(seat).listeners
    listeners.append(listen)
    game.do(intent, by)
    listeners.remove(listen)
    return before, tuple(facts)


def tasks(game: Game, seat: int = 0) -> dict[str, Task]:
    assert SPEC.tasks is not None
    return {task.id: task for task in SPEC.tasks(game.view(seat))}


def choose(game: Game, task: str, title: str) -> None:
    """Press a button of a task, as the player whose task it is."""
    choice = button(game, task, title)
    seat = tasks(game)[task].seat
    assert choice.intent is not None
    game.do(choice.intent, seat)


def button(game: Game, task: str, title: str) -> Choice:
    seat = tasks(game)[task].seat
    choices = tasks(game, seat)[task].choices
    return next(choice for choice in choices if choice.title.en == title)


def buttons(game: Game, task: str, seat: int = 0) -> list[str]:
    return [choice.title.en for choice in tasks(game, seat)[task].choices]
