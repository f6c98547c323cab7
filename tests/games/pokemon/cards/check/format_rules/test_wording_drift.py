"""Whether two texts of one card say the same, although the years changed their wording."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.check.format_rules.wording_drift import is_japanese, same_text

SAME = [
    (
        "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.",
        "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
    ),
    (
        "Switch 1 of your opponent's Benched Pokémon with his or her Active Pokémon.",
        "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
    ),
    (
        "Search your deck for a Basic Pokémon and bench it. Shuffle your deck afterward.",
        "Search your deck for a Basic Pokémon and bench it. Then, shuffle your deck.",
    ),
    ("Draw 2 cards.", "Draw two cards. You may play any number of Item cards during your turn."),
    ("自分の山札を2枚引く。", "自分の山札を２枚引く。"),
]


OTHERS = [
    ("Draw 2 cards.", "Draw 3 cards."),
    ("Heal 30 damage from 1 of your Pokémon.", "Flip a coin. If heads, draw 30 cards."),
    ("Discard your hand and draw 7 cards.", "Shuffle your hand into your deck and draw 7 cards."),
    ("自分の山札を2枚引く。", "相手のポケモンにダメカンを2個のせる。"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_the_years_changed_the_wording_only(one: str, other: str) -> None:
    assert same_text(one, other)
    assert same_text(other, one)


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_these_texts_say_different_things(one: str, other: str) -> None:
    assert not same_text(one, other)


def test_reminders_and_brackets_say_nothing() -> None:
    plain = "Draw 3 cards."
    assert same_text(plain, "Draw 3 cards. (If you can't, you lose.)")
    assert same_text(plain, "Draw 3 cards. You may play any number of Item cards during your turn.")
    assert not same_text(plain, "Draw 2 cards.")


def test_a_text_is_japanese_by_its_letters() -> None:
    assert is_japanese("山札を3枚引く。")
    assert not is_japanese("Draw 3 cards.")
    assert same_text("山札を3枚引く。", "山札を3枚引く。そして山札を切る。")
