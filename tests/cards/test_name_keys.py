"""Spellings that are one name, and names that only look alike."""

from __future__ import annotations

import pytest

from app.cards.name_keys import name_key, search_key, sought, sought_in_text


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


def test_hiragana_is_searched_as_katakana() -> None:
    assert search_key("どらぱ") in search_key("ドラパルトex")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("mr mime", "Mr. Mime"),
        ("あろーらろこん", "アローラ ロコン"),
        ("bosss orders", "Boss’s Orders"),
        ("pokepad", "Poké Pad"),
        ("charizardex", "Charizard-EX"),
        ("ＰＩＫＡ", "Pikachu"),
    ],
)
def test_a_name_is_found_without_what_people_leave_out(typed: str, name: str) -> None:
    assert sought(typed) in sought(name)


def test_a_voicing_mark_is_never_left_out() -> None:
    assert sought("とろんち") not in sought("ドロンチ")
    assert sought("と") not in sought("ど")


def test_in_a_text_words_stay_apart() -> None:
    text = sought_in_text("This Pokémon’s  evolution or Basic")
    assert text == "this pokemons evolution or basic"
    assert sought_in_text("Iono") not in text
    assert sought_in_text("きぜつ") in sought_in_text("キゼツしたとき")
