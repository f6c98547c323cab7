"""What asks for the opponent of a lasting effect (BR081, BR167)."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.pokemon.table.seat_board import chosen_foe
from tests.games.pokemon.procedures.test_choosing_opponent import with_ursaluna
from tests.games.pokemon_table import middle


def test_an_effect_that_starts_asks_for_its_opponent() -> None:
    game, unit = with_ursaluna()
    task = game.tasks()[f"opponent.{unit}"]
    assert task.title.en == "Choose the opponent for Bloodmoon Ursaluna ex's Seasoned Skill"
    assert [one.title.en for one in task.choices] == ["Ren", "Mei", "Kai", "Nobody in particular"]
    game.choose(f"opponent.{unit}", 1)
    assert chosen_foe(game.view(), unit) == 2
    assert f"opponent.{unit}" not in game.tasks()


def test_nobody_in_particular_is_an_answer() -> None:
    game, unit = with_ursaluna()
    game.choose(f"opponent.{unit}", 3)
    assert chosen_foe(game.view(), unit) is None
    assert f"opponent.{unit}" not in game.tasks()


def test_it_asks_again_when_the_chosen_player_is_out() -> None:
    game, unit = with_ursaluna()
    game.choose(f"opponent.{unit}", 1)
    game.do(Procedure("concede"), 2)
    task = game.tasks()[f"opponent.{unit}"]
    assert task.title.en.startswith("Choose another opponent for")
    assert [one.title.en for one in task.choices] == ["Ren", "Kai", "Nobody in particular"]
    game.choose(f"opponent.{unit}", 1)
    assert chosen_foe(game.view(), unit) == 3


def test_the_usual_game_asks_nothing_of_it() -> None:
    assert not [name for name in middle().tasks() if name.startswith("opponent.")]
