"""What is said of phases and turns that people begin by hand."""

from __future__ import annotations

from app.core.intents.turn_intents import NextTurn, SetPhase
from tests.games.nullpoga.adviser.poga_advice import said_both_ways
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_phases_come_in_their_order() -> None:
    table = PogaTable(Half(hand="meteor rat"))
    table.lock("cast meteor 1b0;summon rat 1")
    assert said_both_ways(table, SetPhase("actions")) == {
        "phase-order": "“Actions” begins, and “Spells” comes next."
    }
    right = PogaTable(Half(hand="meteor rat"))
    right.lock("cast meteor 1b0;summon rat 1")
    assert said_both_ways(right, SetPhase("spells")) == {}


def test_phases_in_which_nothing_is_to_be_done_may_be_passed_by() -> None:
    for phase in ("march", "summon"):
        table = PogaTable(Half(hand="rat"))
        table.lock("summon rat 1")
        assert said_both_ways(table, SetPhase(phase)) == {}


def test_phases_wait_for_both_plans() -> None:
    assert said_both_ways(PogaTable(), SetPhase("spells")) == {
        "plans-first": "“Spells” begins, and no plan is locked yet by Aki and Ren."
    }


def test_a_turn_begins_once_the_one_before_is_over() -> None:
    table = PogaTable(Half(hand="rat", standby="3:cat"))
    table.lock("summon rat 1")
    table.run("summon")
    assert said_both_ways(table, NextTurn(0, "plan", (0, 1))) == {
        "turn-early": "Turn 6 is not over: “Summons” comes next."
    }


def test_a_turn_begins_once() -> None:
    assert said_both_ways(PogaTable(), NextTurn(0, "plan", (0, 1))) == {
        "turn-early": "Turn 6 has just begun, and its plans do not lie open yet."
    }


def test_a_turn_after_the_last_phase_by_hand_is_fine() -> None:
    table = PogaTable()
    table.lock()
    table.run("end")
    table.ask(0, SetPhase("end"))
    assert said_both_ways(table, NextTurn(0, "plan", (0, 1))) == {}
