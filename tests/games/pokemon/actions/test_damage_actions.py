"""Damage put, healed, spread and moved by keys, in points (seed 000 §7.3)."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    Game,
    action,
    on,
    title,
)


def test_damage_counts_in_points_and_can_be_healed(game: Game) -> None:
    unit = game.unit("active.1")
    chosen = Selection(units=(unit,))
    for name in ("damage_200", "damage_50", "heal_20"):
        game.act(name, selection=chosen)
    assert game.marks(unit) == {"damage": 230}
    game.act("heal_90", selection=chosen)
    game.act("clear_damage", selection=chosen)
    assert game.marks(unit) == {}


def test_damage_moves_from_the_first_chosen_to_the_second(game: Game) -> None:
    one, other = game.unit("bench.0"), game.unit("active.1")
    game.act("damage_50", selection=Selection(units=(one,)))
    game.act("move_damage", selection=Selection(units=(one, other)))
    assert (game.marks(one), game.marks(other)) == ({"damage": 40}, {"damage": 10})
    game.act("move_all_damage", selection=Selection(units=(one, other)))
    assert (game.marks(one), game.marks(other)) == ({}, {"damage": 50})


def test_damage_goes_to_all_of_a_bench(game: Game) -> None:
    game.act("spread_20", selection=on(game, "bench.0"))
    game.act("spread_10", selection=Selection(zone="bench.1"))
    bench = game.view().zones["bench.0"].items
    assert [game.marks(unit)["damage"] for unit in bench] == [20, 20]
    assert game.marks(game.unit("bench.1"))["damage"] == 10
    assert "damage" not in game.marks(game.unit("active.0"))
    assert not action("spread_10").when(game.view(), Selection(zone="deck.0"))


def test_damage_is_moved_across_the_table_by_one_key(game: Game) -> None:
    mine, theirs = game.unit("bench.0"), game.unit("bench.1")
    game.act("damage_30", selection=on(game, "bench.0"))
    assert title(game, "move_damage", on(game, "bench.0")) == "Move 10 damage: Duskull to Duskull"
    game.act("move_damage", selection=on(game, "bench.0"))
    assert game.marks(game.unit("active.1"))["damage"] == 10
    game.act("move_all_damage", selection=on(game, "bench.1"))
    assert game.marks(theirs)["damage"] == 20
    assert "damage" not in game.marks(mine)
    assert not action("move_damage").when(game.view(), on(game, "bench.0"))


def test_ten_hp_are_left_after_marks_too(game: Game) -> None:
    game.act("hp_50", selection=on(game, "active.1"))
    game.act("leave_10", selection=on(game, "active.1"))
    assert game.marks(game.unit("active.1"))["damage"] == 100
    assert not action("leave_10").when(game.view(), on(game, "active.1"))
