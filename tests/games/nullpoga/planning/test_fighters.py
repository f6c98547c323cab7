"""Who can be planned for: monsters that will stand in the battle zone as the actions begin."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.nullpoga.planning.fighters import Fighter, aim_of, fighters, moves_to, places_at
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Cast, Plan
from app.games.nullpoga.table import nullpoga_marks as m
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_who_stands_in_battle_and_who_marches_there_can_be_planned_for() -> None:
    table = PogaTable(Half("1:boar", "1:rat 3:wyvern"))
    found = fighters(table.board(), 0, NOTHING)
    assert [(one.card, one.column, one.row) for one in found.values()] == [
        ("boar", 0, "battle"),
        ("wyvern", 2, "standby"),
    ]


def test_whom_a_spell_brings_stands_in_the_way_of_a_march() -> None:
    table = PogaTable(Half("", "3:wyvern"))
    ritual = Cast("summon_ritual", Place(0, "battle", 2), monster="boar", uid="+1")
    found = fighters(table.board(), 0, Plan(spells=(ritual,)))
    assert [(one.uid, one.card) for one in found.values()] == [("+1", "boar")]


def test_a_rock_and_who_is_barred_cannot_act() -> None:
    table = PogaTable(Half("1:boar 2:cat 3:rock"))
    table.ask(0, PutMark((table.unit("battle.0#2"),), m.BARRED, value=1))
    found = fighters(table.board(), 0, NOTHING).values()
    assert {one.card: one.able for one in found} == {"boar": True, "cat": False, "rock": False}


def test_a_monster_moves_to_a_free_cell_beside_where_it_will_stand() -> None:
    table = PogaTable(Half("1:boar 2:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    board = table.board()
    assert moves_to(board, 0, NOTHING, boar, USUAL) == ()
    away = Plan(actions=(Act(cat, "move", 2),))
    assert places_at(board, 0, away, 1) == {boar: 0, cat: 2}
    assert moves_to(board, 0, away, boar, USUAL) == (1,)
    assert moves_to(board, 0, NOTHING, boar, Rulings(moving="anywhere")) == (2, 3, 4)
    assert moves_to(board, 0, NOTHING, "nobody", USUAL) == ()


def test_only_the_archer_strikes_elsewhere_than_in_front() -> None:
    act = Act("u1", "attack", aim=4)
    assert aim_of(act, Fighter("u1", "archer", 0), 0) == 4
    assert aim_of(act, Fighter("u1", "boar", 0), 0) == 0
