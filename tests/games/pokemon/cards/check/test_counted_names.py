"""Which names count as one: `app/games/pokemon/cards/check/counted_names.py`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.pokemon.cards.check.counted_names import bracket, copy_name, together

SAME = [
    ("Boss's Orders", "Boss's Orders (Ghetsis)"),
    ("Boss's Orders", "boss’s  orders"),
    ("ボスの指令", "ボスの指令（サカキ）"),
    ("ボスの指令（サカキ）", "ボスの指令(サカキ)"),
    ("Vileplume", "Vileplume δ"),
    ("Gardevoir ex", "Gardevoir ex δ"),
    ("Infernape", "Infernape LV.X"),
    ("Luxray GL", "Luxray GL LV. X"),
    ("Mewtwo", "Mewtwo LV.60"),
    ("ゴウカザル", "ゴウカザルLV.X"),
    ("Grass Energy", "Basic Grass Energy"),
    ("Basic {G} Energy", "基本草エネルギー"),
    ("Poké Pad", "Poke Pad"),
    ("Giratina ◇", "Giratina ♢"),
]
APART = [
    ("Meowth", "Alolan Meowth"),
    ("Meowth", "Meowth ex"),
    ("Charizard ex", "Charizard-EX"),
    ("Charizard", "Charizard ★"),
    ("Giratina", "Giratina ◇"),
    ("Nidoran ♂", "Nidoran ♀"),
    ("Venusaur-EX", "M Venusaur-EX"),
    ("Zorua", "N's Zorua"),
    ("Greninja", "Radiant Greninja"),
    ("Unown [A]", "Unown [B]"),
    ("ゾロア", "ヒスイゾロア"),
    ("Lapras V", "Lapras VMAX"),
    ("Telepathic Psychic Energy", "Psychic Energy"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_these_are_one_name(one: str, other: str) -> None:
    assert copy_name(one) == copy_name(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_these_are_two_names(one: str, other: str) -> None:
    assert copy_name(one) != copy_name(other)


@given(st.text(max_size=40))
def test_a_copy_name_is_its_own(text: str) -> None:
    assert copy_name(copy_name(text)) == copy_name(text)


def test_a_bracket_is_read_in_both_widths() -> None:
    assert bracket("ボスの指令（サカキ）") == "サカキ"
    assert bracket("Professor's Research (Professor Oak)") == "professor oak"
    assert bracket("Iono") == ""


def test_names_are_together_through_others() -> None:
    names = [frozenset("a"), frozenset("c"), frozenset("ab"), frozenset("d"), frozenset("bc")]
    assert together(names) == ((0, 1, 2, 4), (3,))
