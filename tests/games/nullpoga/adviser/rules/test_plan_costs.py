"""What is said of what a plan takes: mana, cards, standby cells."""

from __future__ import annotations

from app.core.intents.seal_intents import Sketch
from tests.games.nullpoga.adviser.poga_advice import foreseen, locked, rules, sketched
from tests.games.nullpoga.poga_table import Half, PogaTable


def table(**own: object) -> PogaTable:
    hand = "meteor rat rat boar wyvern summon_ritual"
    return PogaTable(Half(**{"hand": hand, **own}))  # type: ignore[arg-type]


def test_plan_mana_names_the_sum_and_what_falls() -> None:
    said = sketched(table(), "cast meteor 1b0;summon wyvern 0")
    assert said["plan-mana"] == (
        "The plan costs 3 + 4 = 7, and there is 6 mana. Not paid for: Wyvern."
    )
    assert rules(foreseen(table(), Sketch("cast meteor 1b0;summon wyvern 0"))) == {
        "plan-mana": "illegal"
    }


def test_plan_mana_is_silent_while_it_is_enough() -> None:
    assert sketched(table(), "cast meteor 1b0;summon boar 0") == {}


def test_a_monster_that_the_ritual_brings_costs_nothing() -> None:
    assert sketched(table(mana=3), "cast summon_ritual 0b2 boar +1") == {}


def test_plan_hand_counts_what_is_held() -> None:
    said = sketched(table(), "summon rat 0;summon rat 1;summon rat 2")
    assert said["plan-hand"].startswith("The plan names Rat 3×, the hand holds 2.")
    assert "plan-hand" not in sketched(table(), "summon rat 0;summon rat 1")


def test_plan_hand_counts_what_a_ritual_brings() -> None:
    twice = sketched(table(), "cast summon_ritual 0b2 boar +1;summon boar 0")
    assert twice["plan-hand"].startswith("The plan names Boar 2×, the hand holds 1.")


def test_standby_taken_where_the_march_is_blocked() -> None:
    blocked = table(battle="2:turtle", standby="2:cat")
    said = sketched(blocked, "summon rat 1")["standby-taken"]
    assert said == (
        "On standby 2 there will be no room: Cat cannot march past Kamekichi the Turtle. "
        "Rat stays in the hand."
    )


def test_standby_taken_is_silent_where_the_cell_is_left_by_the_march() -> None:
    assert sketched(table(standby="2:cat"), "summon rat 1") == {}


def test_standby_taken_by_two_of_the_plan() -> None:
    said = sketched(table(), "summon rat 1;summon boar 1")["standby-taken"]
    assert said == "Boar cannot be summoned to standby 2: Rat is summoned there before it."


def test_mana_left_is_said_as_the_plan_is_locked() -> None:
    said = locked(table(), "summon rat 0")
    assert said == {"mana-left": "5 mana is left over: Wyvern (4) could be summoned to standby 2."}
    assert sketched(table(), "summon rat 0") == {}


def test_mana_left_is_silent_where_nothing_could_be_summoned() -> None:
    assert locked(table(mana=2, hand="rat wyvern"), "summon rat 0") == {}
    assert locked(table(mana=9, hand="rat meteor"), "summon rat 0") == {}
