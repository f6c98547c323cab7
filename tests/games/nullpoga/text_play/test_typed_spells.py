"""Summons and spells as they are typed, and what is said of those that cannot be."""

from __future__ import annotations

import pytest

from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Cast, Summon
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable

HAND = "rat boar wyvern meteor rock_spell swap flame_guard summon_ritual blaze fire_rain"


@pytest.fixture
def table() -> TypingTable:
    return TypingTable(Half("2:cat", hand=HAND, mana=10), Half("1:cat", hand=HAND, mana=10))


def test_a_monster_is_summoned_to_a_cell_from_the_own_left(table: TypingTable) -> None:
    assert table.type("summon rat 3").summons == (Summon("rat", 2),)
    assert table.type("召喚 ネズミ 控1", seat=1).summons == (Summon("rat", 4),)


def test_the_same_card_again_goes_elsewhere(table: TypingTable) -> None:
    assert table.type("summon rat 3", "s rat 5").summons == (Summon("rat", 4),)


@pytest.mark.parametrize(
    ("line", "cast"),
    [
        ("cast meteor e4", Cast("meteor", Place(1, BATTLE, 3))),
        ("cast meteor es4", Cast("meteor", Place(1, STANDBY, 3))),
        ("詠唱 岩 敵2", Cast("rock_spell", Place(1, BATTLE, 1))),
        ("cast guard 2", Cast("flame_guard", Place(0, BATTLE, 1))),
        ("cast swap 3 e3", Cast("swap", pair=((0, BATTLE), (1, BATTLE)), column=2)),
        ("cast swap es1 e1", Cast("swap", pair=((1, STANDBY), (1, BATTLE)), column=0)),
        (
            "cast ritual rat 3",
            Cast("summon_ritual", Place(0, BATTLE, 2), monster="rat", uid="+1"),
        ),
        ("cast blaze", Cast("blaze")),
        ("詠唱 火の雨", Cast("fire_rain")),
    ],
)
def test_each_spell_is_aimed(table: TypingTable, line: str, cast: Cast) -> None:
    assert table.type(line).spells == (cast,)


@pytest.mark.parametrize(
    ("line", "said", "in_japanese"),
    [
        ("summon rat", "Type summon CARD CELL, such as summon rat 3.", "召喚 ネズミ 3"),
        ("summon", "Type summon CARD CELL", "召喚 カード マス"),
        ("summon rat 3 4", "Type summon CARD CELL", "召喚 カード マス"),
        ("summon cat 3", "“cat” is not a card. In your hand: Rat, Boar", "手札：ネズミ、イノシシ"),
        ("summon rat 6", "“6” is not a cell. Cells are 1 to 5", "「6」というマスはありません"),
        ("summon rat e3", "to your own standby zone", "自分のスタンバイに召喚します"),
        ("summon meteor 3", "Meteor Fall is a spell. Type cast", "「詠唱」と入力"),
        ("cast rat 3", "Rat is a monster. Type summon", "「召喚」と入力"),
        ("cast", "Type cast CARD CELL", "詠唱 カード マス"),
        ("cast meteor", "typed like this: cast meteor e4 (any cell)", "詠唱 隕石 敵4"),
        ("cast blaze 3", "typed like this: cast blaze (no cell)", "詠唱 烈火"),
        ("cast rock s3", "The rock goes to a battle cell.", "岩はバトルのマスに置きます"),
        ("cast guard e1", "for a monster of your own", "守れるのは自分のモンスターです"),
        ("cast swap 3 e4", "typed like this: cast swap 3 e3", "詠唱 交換 3 敵3"),
        ("cast swap 3", "typed like this: cast swap 3 e3", "詠唱 交換 3 敵3"),
        ("cast ritual 3", "typed like this: cast ritual rat 3", "詠唱 儀式 ネズミ 3"),
        ("cast ritual rat", "typed like this: cast ritual rat 3", "詠唱 儀式 ネズミ 3"),
        ("cast ritual rat s3", "s3 is not a cell of your battle zone", "s3は自分のバトル"),
        ("cast ritual wyvern 3", "Wyvern costs 4, and the ritual brings", "コスト3以下です"),
    ],
)
def test_what_cannot_be_is_said_with_what_to_type(
    table: TypingTable, line: str, said: str, in_japanese: str
) -> None:
    words = table.wrong(line)
    assert said in words.en
    assert in_japanese in words.ja


def test_what_cannot_be_paid_says_what_is_left(table: TypingTable) -> None:
    table.type("cast swap 1 e1", "summon rat 3")
    words = table.wrong("summon boar 4")
    assert words.en.startswith("Boar costs 3, and 2 of your 10 mana is left.")
    assert words.ja.startswith("イノシシのコストは3で、マナは10のうち残り2です。")


def test_a_card_is_planned_once(table: TypingTable) -> None:
    table.type("cast ritual rat 3")
    assert "Every Rat of your hand is in the plan" in table.wrong("summon rat 4").en
    table.type("clear", "summon rat 4")
    assert "Every Rat of your hand is in the plan" in table.wrong("cast ritual rat 3").en


def test_a_table_may_let_the_ritual_bring_any_monster() -> None:
    table = TypingTable(Half(hand="summon_ritual wyvern"), options={"ritual-cost": "any"})
    assert table.type("cast ritual wyvern 3").spells[0].monster == "wyvern"


def test_without_cards_nothing_can_be_named() -> None:
    assert "Your hand is empty." in TypingTable().wrong("summon rat 3").en
