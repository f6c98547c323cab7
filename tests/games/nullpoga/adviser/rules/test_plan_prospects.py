"""What is said of where a plan leads to."""

from __future__ import annotations

from app.core.intents.seal_intents import Sketch
from tests.games.nullpoga.adviser.poga_advice import foreseen, rules, sketched
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_plan_that_wins_by_life_says_the_sum() -> None:
    table = PogaTable(Half("1:boar"), Half(life=3))
    said = foreseen(table, Sketch(f"attack {table.unit('battle.0#1')}"))
    assert rules(said) == {"plan-wins": "reminder"}
    assert said[0].message.en == ("This plan wins if Ren does nothing against it: life 3 − 3 = 0.")


def test_a_plan_that_takes_less_than_all_life_is_no_win() -> None:
    table = PogaTable(Half("1:boar"), Half(life=4))
    assert sketched(table, f"attack {table.unit('battle.0#1')}") == {}


def test_a_plan_that_wins_by_the_last_free_cell() -> None:
    table = PogaTable(Half("1:turtle"), Half(wild=(1, 2, 3, 4)))
    said = sketched(table, f"attack {table.unit('battle.0#1')}")
    assert said == {
        "plan-wins": "This plan wins if Ren does nothing against it: "
        "wilderness in 5 of its columns, 4 before."
    }


def test_a_plan_that_lays_the_own_last_cell_waste_loses() -> None:
    table = PogaTable(Half(hand="meteor", wild=(1, 2, 3, 4)))
    said = foreseen(table, Sketch("cast meteor 0b4"))
    assert rules(said)["plan-loses"] == "suspicious"
    assert sketched(table, "cast meteor 0b4")["plan-loses"] == (
        "Even if Ren does nothing, this plan ends the game without a win: "
        "wilderness in 5 of its columns, 4 before."
    )
    enough = PogaTable(Half(hand="meteor", wild=(1, 2, 3)))
    assert "plan-loses" not in sketched(enough, "cast meteor 0b4")


def test_attacks_in_sight_that_could_win() -> None:
    table = PogaTable(Half("3:cat", life=5), Half("5:boar 4:boar"))
    cat = table.unit("battle.0#3")
    said = foreseen(table, Sketch(f"attack {cat}"))
    assert rules(said) == {"other-could-win": "reminder"}
    assert said[0].message.en == (
        "Ren could win this turn by the attacks in sight: life 5 − 6 = −1."
    )


def test_who_blocks_them_is_told_nothing() -> None:
    table = PogaTable(Half("3:cat 1:turtle", life=5), Half("5:boar 4:boar"))
    assert sketched(table, f"attack {table.unit('battle.0#3')}") == {}


def test_what_the_other_locked_or_holds_is_not_guessed_at() -> None:
    table = PogaTable(Half("3:cat", life=5), Half("5:boar", hand="boar meteor"))
    assert sketched(table, f"attack {table.unit('battle.0#3')}") == {}
