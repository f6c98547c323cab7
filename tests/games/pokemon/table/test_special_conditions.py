"""How Special Conditions lie on the table, replace each other and end (seed 000 §9.3, §9.4)."""

from __future__ import annotations

import pytest

from app.games.game_api import Selection
from tests.games.pokemon_table import Game


@pytest.mark.parametrize(
    ("name", "degrees"), [("asleep", 270), ("paralyzed", 90), ("confused", 180)]
)
def test_three_conditions_turn_the_card(game: Game, name: str, degrees: int) -> None:
    unit = game.unit("active.1")
    game.act(name, selection=Selection(units=(unit,)))
    assert game.view().units[unit].turn == degrees
    assert set(game.marks(unit)) == {name}
    game.act(name, selection=Selection(units=(unit,)))
    assert game.view().units[unit].turn == 0
    assert game.marks(unit) == {}


def test_they_replace_each_other_and_stack_with_poison_and_burns(game: Game) -> None:
    unit = game.unit("active.1")
    for name in ("poisoned", "asleep", "burned", "confused", "paralyzed"):
        game.act(name, selection=Selection(units=(unit,)))
    assert set(game.marks(unit)) == {"poisoned", "burned", "paralyzed"}
    assert game.view().units[unit].turn == 90
    game.act("cure", selection=Selection(units=(unit,)))
    assert game.marks(unit) == {}
    assert game.view().units[unit].turn == 0


def test_a_condition_is_one_gesture(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("asleep", selection=Selection(units=(unit,)))
    nodes = len(game.table.host.tree.nodes)
    game.act("confused", selection=Selection(units=(unit,)))
    assert len(game.table.host.tree.nodes) == nodes + 1


def test_the_bench_ends_conditions(game: Game) -> None:
    unit = game.unit("active.0")
    game.act("confused", selection=Selection(units=(unit,)))
    game.act("to_bench", selection=Selection(units=(unit,)))
    assert game.marks(unit) == {}
    assert game.view().units[unit].turn == 0
