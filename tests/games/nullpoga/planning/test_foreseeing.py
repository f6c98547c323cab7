"""What would happen: the own plan carried out on the open board, against what is guessed."""

from __future__ import annotations

from app.games.contracts.planned.planning_contract import IDLE
from app.games.nullpoga.planning.foreseeing import ATTACKS, GUESSES, guessed, outcome
from app.games.nullpoga.planning.plan_text import read_plan
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_plan_is_carried_out_to_the_end_of_the_turn_and_no_further() -> None:
    table = PogaTable(None, Half("2:boar", "4:cat"))
    plan = Plan(actions=(Act(table.unit("battle.1#2"), "attack"),))
    seen = outcome(table.view(1), plan)
    assert seen.before == table.board(1)
    assert (seen.board.sides[0].life, seen.board.sides[0].wild) == (17, (3,))
    assert [one.what for _, one in seen.happenings()] == [
        "marched",
        "attacked",
        "struck_player",
    ]
    assert seen.board.turn == 6
    assert table.board(1) == seen.before  # nothing happened on the table


def test_a_guess_at_the_other_plan_is_carried_out_with_it() -> None:
    table = PogaTable(Half("3:boar"), Half("3:cat"))
    attack = Plan(actions=(Act(table.unit("battle.0#3"), "attack"),))
    away = Plan(actions=(Act(table.unit("battle.1#3"), "move", 1),))
    assert outcome(table.view(), attack).board.sides[1].life == 20
    assert outcome(table.view(), attack, away).board.sides[1].life == 17


def test_what_chance_would_decide_counts_as_if_it_hit_nobody() -> None:
    table = PogaTable(Half(hand="fire_rain"), Half("1:rat 2:rat 3:rat 4:rat 5:rat"))
    seen = outcome(table.view(), read_plan("cast fire_rain"))
    assert "cast" in [one.what for _, one in seen.happenings()]
    assert seen.board.sides[1].battle == seen.before.sides[1].battle


def test_of_a_plan_of_nothing_on_an_empty_board_nothing_comes() -> None:
    seen = outcome(PogaTable().view(), NOTHING)
    assert list(seen.happenings()) == []
    assert seen.board == seen.before


def test_a_guess_is_made_of_what_lies_open() -> None:
    table = PogaTable(Half("3:boar"), Half("3:wyvern 1:rock", "5:cat", hand="meteor ulvan"))
    wyvern, cat = (table.unit(where) for where in ("battle.1#3", "standby.1#5"))
    plan = guessed(table.view(0), ATTACKS)
    assert [act.monster for act in plan.actions] == [cat, wyvern], "the rock never does"
    assert (plan.spells, plan.summons) == ((), ()), "its hand is not known"
    assert guessed(table.view(0), IDLE) == NOTHING
    assert [one.name for one in GUESSES] == [IDLE, ATTACKS]


def test_against_who_attacks_the_own_losses_are_foreseen() -> None:
    table = PogaTable(Half("3:cat"), Half("3:wyvern"))
    idle, busy = (
        outcome(table.view(0), Plan(), guessed(table.view(0), one)) for one in (IDLE, ATTACKS)
    )
    assert idle.board.at(Place(0, BATTLE, 2)) is not None
    assert busy.board.at(Place(0, BATTLE, 2)) is None
