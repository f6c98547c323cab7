"""How data and people word a type, a Weakness, a damage, and what the card model writes."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.words.printed_types import letters, signed, type_of


@pytest.mark.parametrize(
    ("word", "letter"),
    [
        ("Lightning", "L"),
        (" electric ", "L"),
        ("Dark", "D"),
        ("炎", "R"),
        ("n", "N"),
        ("Free", None),
    ],
)
def test_every_word_for_a_type_is_known(word: str, letter: str | None) -> None:
    assert type_of(word) == letter


def test_a_cost_of_nothing_has_no_letters() -> None:
    assert letters(["Fire", "Colorless", "Free"]) == ("R", "C")
    assert letters([]) == ()


@pytest.mark.parametrize(
    ("printed", "written"), [("x2", "×2"), (" ×2", "×2"), ("−30", "-30"), ("30＋", "30+"), ("", "")]
)
def test_signs_are_those_of_the_card_model(printed: str, written: str) -> None:
    assert signed(printed) == written
