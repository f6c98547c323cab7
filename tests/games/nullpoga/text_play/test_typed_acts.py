"""Attacks, moves, freezing, pushing and repeating as they are typed."""

from __future__ import annotations

import pytest

from app.games.nullpoga.resolver.turn_plans import Act, Freeze, Push
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable

OWN = Half("1:archer 2:boar 4:frost_witch 5:tempest_knight", "3:cat 2:rat")
FOE = Half("4:cat 1:wyvern", "2:rat")
"""Seen by the first: the cat faces cell 2, the wyvern 5; the rat stands behind 4."""


@pytest.fixture
def table() -> TypingTable:
    return TypingTable(OWN, FOE)


def test_a_monster_attacks_what_it_faces_named_by_its_cell_or_its_name(table: TypingTable) -> None:
    boar = table.unit("battle.0#2")
    assert table.type("attack 2").actions == (Act(boar, "attack"),)
    assert table.type("clear", "攻撃 イノシシ").actions == (Act(boar, "attack"),)


def test_who_will_have_marched_attacks_too(table: TypingTable) -> None:
    cat = table.unit("standby.0#3")
    assert table.type("attack 3").actions == (Act(cat, "attack"),)
    assert table.type("clear", "attack s3").actions == (Act(cat, "attack"),)
    # The rat stays behind the boar: it does not act.
    assert "None of your monsters acts from s2." in table.wrong("attack s2").en


def test_an_archer_aims_at_an_enemy_column(table: TypingTable) -> None:
    archer = table.unit("battle.0#1")
    assert table.type("attack 1 e4").actions == (Act(archer, "attack", aim=3),)
    assert table.type("clear", "attack 射手 5").actions == (Act(archer, "attack", aim=4),)


def test_a_monster_moves_beside_and_what_moved_before_counts(table: TypingTable) -> None:
    table = TypingTable(Half("1:rat 2:cat"))
    rat, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    assert "cannot move: the cells beside it are taken" in table.wrong("move 1 2").en
    plan = table.type("move 2 3", "move 1 2")
    assert plan.actions == (Act(cat, "move", 2), Act(rat, "move", 1))
    assert "Cat can move to 3. Type one of those." in table.wrong("move 2 5").en


def test_a_witch_freezes_and_a_knight_pushes(table: TypingTable) -> None:
    witch, knight = table.unit("battle.0#4"), table.unit("battle.0#5")
    assert table.type("freeze e2").freeze == (Freeze(witch, 1),)
    assert table.type("freeze 4 e5").freeze == (Freeze(witch, 4),)
    cat = table.unit("battle.1#4")
    assert table.type("push e2 e3").push == (Push(knight, cat, 2),)
    assert table.type("押す 5 敵控4 敵3").push == (Push(knight, table.unit("standby.1#2"), 2),)


def test_where_a_push_is_an_act_it_stands_among_the_acts() -> None:
    table = TypingTable(OWN, FOE, options={"push": "as-act"})
    knight, cat = table.unit("battle.0#5"), table.unit("battle.1#4")
    assert table.type("push e2 e3").actions == (Act(knight, "push", 2, target=cat),)


def test_a_mage_repeats_a_phase_and_the_same_again_takes_it_out() -> None:
    table = TypingTable(Half("1:chrono_mage"))
    assert table.type("repeat spells").repeat == "spells"
    assert table.type("繰り返す 行動").repeat == "actions"
    assert table.type("repeat actions").repeat == ""
    off = TypingTable(Half("1:chrono_mage"), options={"repeat": "off"})
    assert "nothing is repeated" in off.wrong("repeat spells").en


@pytest.mark.parametrize(
    ("line", "said", "in_japanese"),
    [
        ("attack", "Type attack CELL, such as attack 2.", "攻撃 2"),
        ("attack 7", "None of your monsters acts from 7. There are: Pisces Archer 1,", "7で行動"),
        (
            "attack e2",
            "e2 is not a cell of your battle zone",
            "e2は自分のバトルのマスではありません",
        ),
        ("attack 2 e3", "Boar attacks the cell it faces.", "正面のマスです"),
        ("move 2", "Type move CELL CELL", "移動 2 3"),
        (
            "move 2 e3",
            "e3 is not a cell of your battle zone",
            "e3は自分のバトルのマスではありません",
        ),
        ("freeze", "Type freeze CELL", "凍結 敵4"),
        ("freeze 2 e4", "2 is not a Frost Witch.", "2はフロストウィッチではありません"),
        ("push e2", "Type push CELL CELL", "押す 敵4 敵5"),
        ("push e1 e3", "Nobody stands on e1.", "e1にモンスターはいません"),
        ("repeat march", "Type repeat spells or repeat actions.", "繰り返し スペル"),
        ("repeat spells", "takes a Chrono Mage in your battle zone", "クロノメイジがいない"),
    ],
)
def test_what_cannot_be_is_said_with_what_to_type(
    table: TypingTable, line: str, said: str, in_japanese: str
) -> None:
    words = table.wrong(line)
    assert said in words.en
    assert in_japanese in words.ja
