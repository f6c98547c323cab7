"""Spellings that are one name, and names that only look alike."""

from __future__ import annotations

import pytest

from app.cards.name_keys import name_key, search_key
from app.cards.placeholder_keys import placeholder_key, placeholder_name
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import basic_energy_type


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Poké Pad", "poke pad"),
        ("Pokégear 3.0", "Pok?gear 3.0"),
        ("Boss's Orders", "Boss’s  Orders"),
        ("Boss's Orders", "Boss's Orders (Ghetsis)"),
        ("ボスの指令", "ボスの指令(サカキ)"),
        ("Dragapult ex", "Ｄｒａｇａｐｕｌｔ　ｅｘ"),
        ("Giratina ◇", "Giratina ♢"),
        ("ポケギア3.0", "ﾎﾟｹｷﾞｱ3.0"),
    ],
)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Charizard ex", "Charizard-EX"),
        ("リザードンex", "リザードンEX"),
        ("Nidoran ♂", "Nidoran ♀"),
        ("Lunala", "Lunala ◇"),
        ("N", "N's Plan"),
        ("ドロンチ", "トロンチ"),
    ],
)
def test_names_of_two_cards_stay_apart(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    ("name", "energy"),
    [
        ("Basic {D} Energy", "D"),
        ("{D} Energy", "D"),
        ("Darkness Energy", "D"),
        ("Basic Darkness Energy", "D"),
        ("基本悪エネルギー", "D"),
        ("悪エネルギー", "D"),
        ("基本フェアリーエネルギー", "Y"),
        ("Telepathic {P} Energy", None),
        ("Luminous Energy", None),
    ],
)
def test_basic_energy_is_known_in_every_spelling(name: str, energy: str | None) -> None:
    assert basic_energy_type(name) == energy


@pytest.mark.parametrize(
    ("set_code", "number", "key"),
    [
        ("TWM", "130", "TWM-130"),
        ("twm", "085", "TWM-85"),
        ("PR-SV", "189", "SVP-189"),
        ("LOR-TG", "24", "LOR-TG24"),
        ("LOR-TG", "TG24", "LOR-TG24"),
        ("LOR", "TG24", "LOR-TG24"),
        ("CRZ-GG", "05", "CRZ-GG5"),
        ("30C", "66", "30C-66"),
        ("MA3", "035/193", "MA3-35"),
        ("XY9", "98a", "XY9-98A"),
        ("UF", "H", "UF-H"),
        ("Energy", "13", ""),
        ("", "13", ""),
        ("TWM", "", ""),
    ],
)
def test_a_print_is_named_in_one_way(set_code: str, number: str, key: str) -> None:
    assert print_key(set_code, number) == key


def test_a_placeholder_key_keeps_the_name() -> None:
    key = placeholder_key("Mew ex", "30C", "66")
    assert key == "?Mew ex|30C|66"
    assert placeholder_name(key) == "Mew ex"
    assert placeholder_name("TWM-130") == "TWM-130"


def test_hiragana_is_searched_as_katakana() -> None:
    assert search_key("どらぱ") in search_key("ドラパルトex")
