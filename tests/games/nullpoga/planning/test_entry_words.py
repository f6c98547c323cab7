"""Entries of a plan in words: what they do, and to whom, as the board lies."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import Fighter
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Push
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_cell_is_called_by_whose_it_is_and_counted_from_its_owners_left() -> None:
    assert w.place_name(Place(0, BATTLE, 2), 0).en == "battle 3"
    assert w.place_name(Place(1, BATTLE, 0), 0).en == "enemy battle 5"
    assert w.place_name(Place(1, STANDBY, 0), 1).ja == "スタンバイ5"


def test_a_card_is_called_by_its_own_name_and_a_grown_one_by_its_stage() -> None:
    assert "フロストウィッチ" == w.short_name("frost_witch").ja != w.card_name("frost_witch").ja
    assert w.short_name("rat") == w.card_name("rat")
    board = PogaTable(Half("1:frog")).board()
    frog = board.at(Place(0, BATTLE, 0))
    assert frog is not None
    assert w.standing_name(frog).en == "Private Frog"
    assert w.standing_name(replace(frog, stage=1)).en != "Private Frog"


def test_a_spell_says_whom_it_is_aimed_at() -> None:
    board = PogaTable(Half("3:cat"), Half("3:boar")).board()
    assert w.cast_detail(Cast("meteor", Place(1, BATTLE, 2)), board, 0).en == (
        "enemy battle 3: Boar"
    )
    assert w.cast_detail(Cast("meteor", Place(1, BATTLE, 3)), board, 0).en == "enemy battle 2"
    assert w.cast_detail(Cast("blaze"), board, 0).en == ""
    swap = Cast("swap", pair=((0, BATTLE), (1, BATTLE)), column=2)
    assert w.cast_detail(swap, board, 0).en == "battle 3: Cat ⇄ enemy battle 3: Boar"


def test_an_act_names_the_monster_and_its_goal() -> None:
    boar, board = Fighter("u1", "boar", 1), PogaTable().board()
    told = [
        w.act_title(act, fighter, 1, board, 0).en
        for act, fighter in (
            (Act("u1", "attack"), boar),
            (Act("u1", "move", 2), boar),
            (Act("u9", "move", 2), None),
        )
    ]
    assert told == [
        "Boar attacks enemy battle 4",
        "Boar moves to battle 3",
        "(gone) moves to battle 3",
    ]


def test_a_push_of_somebody_who_is_gone_says_so() -> None:
    table = PogaTable(Half("1:tempest_knight"), Half("1:cat"))
    push = Push(table.unit("battle.0#1"), table.unit("battle.1#1"), 3)
    assert w.push_title(push, table.board(), 0).en == "Tempest Knight pushes Cat to enemy battle 2"
    gone = replace(push, target="nobody")
    assert "pushes (gone)" in w.push_title(gone, table.board(), 0).en
