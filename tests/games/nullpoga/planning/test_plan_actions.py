"""Planning by menu and keys: which key on what, and what comes of it."""

from __future__ import annotations

from app.games.game_api import Selection
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Summon
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_who_marches_may_be_planned_for() -> None:
    table = PogaTable(Half("1:boar", "1:cat 3:wyvern"))
    assert table.press("attack", Selection(units=(table.unit("standby.0#3"),)))
    # The cell ahead is taken: it stays where it is.
    assert not table.press("attack", Selection(units=(table.unit("standby.0#1"),)))


def test_keys_summon_aim_and_move() -> None:
    table = PogaTable(Half("2:boar", hand="rat meteor"), Half("4:cat"))
    assert table.press("summon", table.held("rat"))
    assert table.plan().summons == (Summon("rat", 0),)
    assert table.press("cell_3", table.held("rat"))
    assert table.plan().summons == (Summon("rat", 2),)
    assert table.press("cell_4", table.held("meteor"))
    assert table.plan().spells == (Cast("meteor", Place(1, "battle", 1)),)
    boar = Selection(units=(table.unit("battle.0#2"),))
    assert table.press("move_right", boar)
    assert table.plan().actions == (Act(boar.units[0], "move", 2),)
    assert table.press("rest", boar)
    assert table.plan().actions == ()


def test_left_and_right_are_those_of_whoever_sits_there() -> None:
    table = PogaTable(None, Half("2:boar"))
    boar = table.unit("battle.1#2")
    assert table.press("move_left", Selection(units=(boar,)), seat=1)
    assert table.plan(1).actions == (Act(boar, "move", 4),)


def test_the_mage_repeats_a_phase_and_another_press_takes_it_out() -> None:
    table = PogaTable(Half("2:chrono_mage"))
    assert table.press("repeat_spells", Selection())
    assert table.plan().repeat == "spells"
    assert table.press("repeat_spells", Selection())
    assert table.plan().repeat == ""
    assert not PogaTable(Half("2:boar")).press("repeat_spells", Selection())
