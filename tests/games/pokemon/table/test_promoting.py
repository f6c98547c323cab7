"""Who comes to an Active Spot, who makes way, and what is noted of a Spot that has attacked."""

from __future__ import annotations

import pytest

from app.core.intent import Batch, Move, MoveUnits, Procedure, PutMark, SwapUnits
from app.core.options import Options
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.attack_hits import had_its_attack
from app.games.table_tools import Steps
from tests.games.pokemon_table import DUSKULL, Game, royal, teams


def gesture_of(steps: Steps) -> Batch:
    return Batch(tuple(steps))


def test_a_card_for_the_active_spot_sends_the_one_there_to_the_bench(game: Game) -> None:
    there, card = game.unit("active.0"), game.card(DUSKULL)
    assert promoting.promote_card(game.view(), card) == (
        MoveUnits((there,), "bench.0", -1, verb="bench"),
        Move((card,), "active.0", -1, verb="promote"),
    )


def test_a_benched_pokemon_changes_places_with_the_active_one(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    assert promoting.promote_unit(game.view(), benched) == (SwapUnits(active, benched, "switch"),)
    assert promoting.promote_unit(game.view(), active) == ()


def test_who_leaves_the_active_spot_is_healed_of_conditions(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    game.do(PutMark((active,), "poisoned", value=1))
    cured = PutMark((active,), "poisoned", value=0)
    assert promoting.switch(game.view(), active, benched)[0] == cured
    assert moves.bench_units(game.view(), (active,))[0] == cured


# -- who comes into a Spot that has attacked ------------------------------------------------------


def one_attacked(options: Options = (), by: int = 0, times: int = 1) -> tuple[Game, str, str]:
    """Return a Battle Royal in which Aki has attacked, who did it, and who stands on the Bench."""
    game = royal(bench=2, options=options)
    unit = game.unit("active.0", by)
    for _ in range(times):
        game.do(Procedure("attack", (("unit", unit), ("attack", "0"))))
    return game, unit, game.unit("bench.0")


def test_whoever_takes_the_place_of_an_attacker_is_marked_until_the_turn_is_over() -> None:
    """BR096: and whoever takes that one's place in the same turn."""
    game, unit, new = one_attacked()
    game.do(gesture_of(promoting.switch(game.view(), unit, new)))
    assert (game.marks(unit), game.marks(new)) == ({"attacked": 1}, {"spot_attacked": 1})
    assert had_its_attack(game.view(), new)
    third = game.unit("bench.0", 1)
    game.do(gesture_of(promoting.switch(game.view(), third, new)))
    assert game.marks(third) == {"spot_attacked": 1}
    game.do(Procedure("end_turn"))
    assert (game.marks(new), game.marks(third)) == ({}, {})


def test_whoever_takes_the_other_place_is_not() -> None:
    game, _, new = one_attacked()
    game.do(gesture_of(promoting.switch(game.view(), game.unit("active.0", 1), new)))
    assert game.marks(new) == {}
    assert not had_its_attack(game.view(), new)


@pytest.mark.parametrize(("gone", "marks"), [(0, {"spot_attacked": 1}), (1, {})])
def test_a_free_spot_is_the_one_whose_pokemon_has_left(gone: int, marks: dict[str, int]) -> None:
    game, _, new = one_attacked()
    game.do(Procedure("knock_out", (("units", game.unit("active.0", gone)),)))
    game.do(gesture_of(promoting.promote_unit(game.view(), new)))
    assert game.marks(new) == marks


def test_of_two_free_spots_both_have_attacked_or_who_comes_last_stands_in_the_one() -> None:
    used = {"spot_attacked": 1}
    for attacks, marks in (((0,), ({}, used)), ((0, 1), (used, used))):
        game = royal(bench=2)
        there = (game.unit("active.0"), game.unit("active.0", 1))
        for one in attacks:
            game.do(Procedure("attack", (("unit", there[one]), ("attack", "0"))))
        game.do(Procedure("knock_out", (("units", ",".join(there)),)))
        for mark in marks:
            new = game.unit("bench.0")
            game.do(gesture_of(promoting.promote_unit(game.view(), new)))
            assert game.marks(new) == mark


def test_a_pokemon_that_attacked_twice_has_one_spot() -> None:
    game, unit, new = one_attacked(times=2)
    game.do(Procedure("knock_out", (("units", game.unit("active.0", 1)),)))
    game.do(gesture_of(promoting.promote_unit(game.view(), new)))
    assert game.marks(new) == {}
    game.do(gesture_of(promoting.switch(game.view(), unit, game.unit("bench.0"))))
    assert game.marks(game.unit("active.0")) | game.marks(game.unit("active.0", 1)) == {
        "spot_attacked": 2
    }


def test_by_the_sheet_and_in_other_games_nobody_is_marked_so() -> None:
    game, unit, new = one_attacked((("br-spots", "sheet"),))
    game.do(gesture_of(promoting.switch(game.view(), unit, new)))
    assert game.marks(new) == {}
    game = teams()
    unit, new = game.unit("active.t0"), game.unit("bench.t0")
    game.do(Procedure("attack", (("unit", unit), ("attack", "0"))))
    game.do(gesture_of(promoting.switch(game.view(), unit, new)))
    assert game.marks(new) == {}
