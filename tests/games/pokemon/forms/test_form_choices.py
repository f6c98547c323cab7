"""Whom the forms of a Pokémon table let choose, how they tell them apart, what was answered."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.games.pokemon.forms import form_choices as choices
from tests.games.pokemon_table import DUSKULL, FIRE, SNORUNT, Game

AMONG = ("u1", "u2", "u3")


def test_a_team_begins_with_the_active_pokemon_and_holds_pokemon_only(game: Game) -> None:
    game.stand(FIRE, "bench.0")
    mine = (game.unit("active.0"), game.unit("bench.0"), game.unit("bench.0", 1))
    theirs = (game.unit("active.1"), game.unit("bench.1"))
    assert choices.team(game.view(), 0) == mine
    assert choices.opponents(game.view()) == theirs
    assert choices.everybody(game.view()) == (*theirs, *mine)
    assert choices.opponents(game.view(1)) == mine


def test_pokemon_of_one_name_are_told_apart_by_where_they_stand(game: Game) -> None:
    game.stand(DUSKULL, "bench.1")
    titles = [one.title for one in choices.choosable(game.view(), choices.opponents(game.view()))]
    assert [title.en for title in titles] == [
        "Duskull, Active Spot", "Latias ex", "Duskull, Bench 2",
    ]  # fmt: skip
    assert titles[2].ja == "ヨマワル・ベンチ2"


def test_where_both_sides_may_be_meant_ones_own_are_marked_as_such(game: Game) -> None:
    units = (game.unit("active.1"), game.unit("bench.0"))
    titles = [one.title.en for one in choices.choosable(game.view(), units)]
    assert titles == ["Duskull", "Duskull (own)"]


def test_how_hurt_somebody_is_stands_behind_the_name(game: Game) -> None:
    unit = game.unit("active.0")
    assert choices.state(game.view(), unit).en == ""
    game.do(PutMark((unit,), "damage", value=20))
    assert choices.state(game.view(), unit).en == " (20/70)"
    (one,) = choices.choosable(game.view(), (unit,))
    assert (one.id, one.title.en) == (unit, "Dreepy (20/70)")


def test_of_a_pokemon_without_data_only_the_damage_is_known() -> None:
    game = Game(deck=("?Mystery|XYZ|1", SNORUNT))
    unit = game.stand("?Mystery|XYZ|1", "active.0")
    game.turn()
    game.do(PutMark((unit,), "damage", value=20))
    assert choices.state(game.view(), unit).ja == "（20）"


def test_who_is_gone_is_no_longer_chosen() -> None:
    assert choices.answered({"whom": "u2"}, "whom", AMONG, "u1") == "u2"
    assert choices.answered({"whom": "u9"}, "whom", AMONG, "u1") == "u1"
    assert choices.answered({}, "whom", AMONG, "u1") == "u1"


def test_several_are_ticked_in_the_order_in_which_they_stand() -> None:
    assert choices.ticked({"whom": "u3,u1,u9"}, "whom", AMONG) == ("u1", "u3")
    assert choices.ticked({}, "whom", AMONG, ["u2"]) == ("u2",)
    assert choices.ticked({"whom": ""}, "whom", AMONG, ["u2"]) == (), "all ticks were taken off"


@pytest.mark.parametrize(
    ("entered", "points"), [("60", 60), ("", 30), ("-10", 30), ("many", 30), ("9999", 200)]
)
def test_a_number_is_what_was_entered_or_the_usual_one(entered: str, points: int) -> None:
    assert choices.entered({"points": entered}, "points", 30, most=200) == points
