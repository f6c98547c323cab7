"""What a gesture means while a plan is made: a card or a monster, and what it is let go over."""

from __future__ import annotations

from app.games.nullpoga.planning.plan_gestures import aimed_at, card_meanings, unit_meanings
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Act, Freeze
from tests.games.nullpoga.poga_table import Half, PogaTable


def titles(table: PogaTable, card: str, at: Place) -> list[str]:
    return [words.en for words, _ in card_meanings(table.view(), card, at)]


def test_a_cell_is_meant_by_its_name_or_by_who_stands_there() -> None:
    table = PogaTable(None, Half("2:boar"))
    view, boar = table.view(), table.unit("battle.1#2")
    assert aimed_at(view, "battle.1", boar, "") == Place(1, BATTLE, 3)
    assert aimed_at(view, "battle.1", boar, "standby.0#5") == Place(0, STANDBY, 4)
    for cell in ("", "hand.0#1", "battle.0#6"):
        assert aimed_at(view, "", "", cell) is None


def test_a_monster_of_the_hand_is_meant_for_the_own_rows_alone() -> None:
    table = PogaTable(Half(hand="rat"))
    assert titles(table, "rat", Place(0, STANDBY, 1)) == ["Summon to standby 2"]
    assert titles(table, "rat", Place(1, STANDBY, 1)) == []


def test_the_ritual_offers_the_cheap_monsters_of_the_hand() -> None:
    table = PogaTable(Half(hand="summon_ritual boar wyvern rat meteor"))
    assert titles(table, "summon_ritual", Place(0, BATTLE, 1)) == ["Bring Boar", "Bring Rat"]
    assert titles(table, "summon_ritual", Place(1, BATTLE, 1)) == []


def test_spells_are_meant_where_they_can_do_something() -> None:
    table = PogaTable(Half("1:boar", hand="flame_guard rock_spell"), Half("1:cat"))
    assert titles(table, "flame_guard", Place(0, BATTLE, 0))
    assert titles(table, "flame_guard", Place(1, BATTLE, 4)) == []
    assert titles(table, "rock_spell", Place(0, BATTLE, 3))
    assert titles(table, "rock_spell", Place(0, STANDBY, 3)) == []


def test_what_is_likelier_comes_first() -> None:
    table = PogaTable(Half("2:frost_witch"), Half("1:cat 4:boar"))
    witch = table.unit("battle.0#2")
    # In front of it an attack is as likely meant; anybody else can only be frozen.
    for column, first in ((1, Act(witch, "attack")), (4, Freeze(witch, 4))):
        plans = [plan for _, plan in unit_meanings(table.view(), witch, Place(1, BATTLE, column))]
        assert len(plans) == 2
        assert (*plans[0].actions, *plans[0].freeze) == (first,)


def test_a_monster_of_the_other_side_means_nothing_without_a_knight() -> None:
    table = PogaTable(Half("1:boar"), Half("1:cat"))
    goal = Place(1, BATTLE, 2)
    assert list(unit_meanings(table.view(), table.unit("battle.1#1"), goal)) == []
