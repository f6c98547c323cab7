"""Planning as a hand does it: what is dragged where, and what comes of it."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Push, Summon
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_monster_is_dragged_to_its_standby_cell() -> None:
    table = PogaTable(Half(hand="rat"))
    assert table.drop(table.held("rat", "standby.0#2"), "standby.0").en == "Summon to standby 2"
    assert table.plan().summons == (Summon("rat", 1),)
    assert table.view().zones["hand.0"].count == 1  # nothing happened on the table


def test_dragged_once_more_it_goes_to_the_other_cell() -> None:
    table = PogaTable(Half(hand="rat cat"))
    table.drop(table.held("rat", "standby.0#2"), "standby.0")
    table.drop(table.held("rat", "standby.0#4"), "standby.0")
    assert table.plan().summons == (Summon("rat", 3),)
    table.drop(table.held("cat", "standby.0#4"), "standby.0")
    assert table.plan().summons == (Summon("cat", 3),)


def test_a_spell_is_dragged_to_its_target() -> None:
    table = PogaTable(Half(hand="meteor"), Half("2:cat"))
    words = table.drop(table.held("meteor"), "battle.1", table.unit("battle.1#2"))
    assert words.en == "Meteor Fall: enemy battle 2: Cat"
    assert table.plan().spells == (Cast("meteor", Place(1, "battle", 3)),)


def test_the_swap_offers_both_neighbours_of_a_cell() -> None:
    table = PogaTable(Half("3:cat", hand="swap"), Half("3:boar"))
    table.drop(table.held("swap"), "battle.0", table.unit("battle.0#3"))
    assert table.plan().spells[0].pair == ((0, "battle"), (1, "battle"))
    table.drop(table.held("swap"), "battle.0", table.unit("battle.0#3"), which=1)
    assert table.plan().spells[0].pair == ((0, "battle"), (0, "standby"))


def test_the_ritual_is_meant_where_a_cheap_monster_goes_straight_to_battle() -> None:
    table = PogaTable(Half(hand="summon_ritual boar wyvern"))
    assert "ritual" in table.drop(table.held("boar", "battle.0#1"), "battle.0").en
    assert table.plan().spells == (
        Cast("summon_ritual", Place(0, "battle", 0), monster="boar", uid="+1"),
    )
    # What costs more than 3 is only put behind that cell.
    assert table.drop(table.held("wyvern", "battle.0#2"), "battle.0").en == "Summon to standby 2"


def test_an_own_monster_is_dragged_along_its_row_or_onto_the_enemy() -> None:
    table = PogaTable(Half("2:boar"), Half("4:cat"))
    boar = Selection(units=(table.unit("battle.0#2"),))
    assert table.drop(Selection(units=boar.units, cell="battle.0#3"), "battle.0").en == (
        "Move to battle 3"
    )
    assert table.plan().actions == (Act(boar.units[0], "move", 2),)
    assert table.drop(boar, "battle.1", table.unit("battle.1#4")).en == "Attack in front"
    assert table.plan().actions == (Act(boar.units[0], "attack"),)


def test_a_monster_does_not_move_two_cells_at_once_unless_the_table_plays_so() -> None:
    table = PogaTable(Half("2:boar"))
    far = Selection(units=(table.unit("battle.0#2"),), cell="battle.0#5")
    assert table.drop(far, "battle.0") == Words("Nothing to plan there", "そこへは計画できない")
    assert table.drop(far, "battle.0", which=1).en.startswith("By hand")
    free = PogaTable(Half("2:boar"), options={"moving": "anywhere"})
    far = Selection(units=(free.unit("battle.0#2"),), cell="battle.0#5")
    assert free.drop(far, "battle.0").en == "Move to battle 5"


@pytest.mark.parametrize("zone", ["standby.0", "battle.0", "graveyard.0", "deck.0"])
def test_a_card_that_is_let_go_where_it_means_nothing_is_shown_to_nobody(zone: str) -> None:
    table = PogaTable(Half("2:boar", hand="rock_spell meteor"), Half("4:cat"))
    cell = f"{zone}#1" if zone == "standby.0" else ""
    card = "rock_spell" if zone == "standby.0" else "meteor"
    words = table.drop(table.held(card, cell), zone)
    assert words == Words("Nothing to plan there", "そこへは計画できない")
    assert table.view().zones["hand.0"].count == 2
    assert table.plan().spells == ()
    assert table.drop(table.held(card, cell), zone, which=1).en.startswith("By hand")
    assert table.view().zones["hand.0"].count == 1


def test_the_archer_aims_and_the_witch_freezes() -> None:
    table = PogaTable(Half("1:archer 2:frost_witch"), Half("1:cat"))
    archer, witch = table.unit("battle.0#1"), table.unit("battle.0#2")
    table.drop(Selection(units=(archer,)), "battle.1", table.unit("battle.1#1"))
    assert table.plan().actions == (Act(archer, "attack", aim=4),)
    table.drop(Selection(units=(witch,)), "battle.1", table.unit("battle.1#1"))
    assert table.plan().freeze == (Freeze(witch, 4),)


def test_the_knight_pushes_an_enemy_that_is_dragged_along_its_row() -> None:
    table = PogaTable(Half("1:tempest_knight"), Half("1:cat"))
    cat = table.unit("battle.1#1")
    table.drop(Selection(units=(cat,), cell="battle.1#3"), "battle.1")
    assert table.plan().push == (Push(table.unit("battle.0#1"), cat, 2),)
