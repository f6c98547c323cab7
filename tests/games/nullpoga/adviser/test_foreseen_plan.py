"""A plan foreseen: each entry with what would come of it, and who stands where by then."""

from __future__ import annotations

from app.games.nullpoga.adviser.foreseen_plan import ForeseenPlan, standing
from app.games.nullpoga.planning.foreseeing import outcome
from app.games.nullpoga.planning.plan_text import read_plan
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from tests.games.nullpoga.poga_table import Half, PogaTable


def foreseen(table: PogaTable, text: str) -> ForeseenPlan:
    plan = read_plan(text)
    return ForeseenPlan(0, plan, outcome(table.view(), plan))


def test_each_spell_with_the_board_before_and_after_it() -> None:
    table = PogaTable(Half(hand="meteor rock_spell"), Half("5:rat"))
    seen = foreseen(table, "cast meteor 1b0;cast rock_spell 1b0")
    (meteor, first), (rock, second) = seen.casts()
    at = Place(1, BATTLE, 0)
    assert (meteor.card, rock.card) == ("meteor", "rock_spell")
    assert first.before.at(at) is not None
    assert first.after.at(at) is None
    assert second.has("placed")
    assert not second.has("failed", "taken")


def test_acts_in_the_order_in_which_they_are_carried_out() -> None:
    table = PogaTable(Half("1:boar 3:cat"), options={"acting": "moves-first"})
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#3")
    seen = foreseen(table, f"attack {boar};move {cat} 3")
    assert [(act.monster, one.has("moved")) for act, one in seen.acts()] == [
        (cat, True),
        (boar, False),
    ]


def test_of_a_repeated_phase_the_first_round_is_looked_at() -> None:
    table = PogaTable(Half("1:chrono_mage", hand="rock_spell"), turn=8)
    seen = foreseen(table, "cast rock_spell 1b0;repeat spells")
    assert [one.has("failed") for _, one in seen.casts()] == [False]


def test_the_board_before_a_phase_and_what_happened_in_its_first_step() -> None:
    table = PogaTable(Half(standby="1:boar", hand="rat"))
    seen = foreseen(table, "summon rat 0")
    there = seen.board_at("summon")
    assert there.at(Place(0, STANDBY, 0)) is None
    assert there.at(Place(0, BATTLE, 0)) is not None
    assert [one.card for one in seen.of("summon", "summoned")] == ["rat"]
    assert list(seen.of("action_start", "frozen")) == []
    assert seen.board_at("action_start") == seen.outcome.board


def test_who_stands_where() -> None:
    board = PogaTable(Half("1:boar"), Half(standby="5:cat")).board()
    (boar,) = (one for one in board.sides[0].battle if one is not None)
    assert standing(board, boar.uid) == (Place(0, BATTLE, 0), boar)
    assert standing(board, "nobody") is None
