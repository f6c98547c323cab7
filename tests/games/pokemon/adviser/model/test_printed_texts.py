"""What is printed on cards, as rules look through it: whole texts in small letters."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.model.printed_texts import (
    ability_texts,
    english_text,
    english_texts,
    is_read,
    printed_text,
)
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    RIOLU,
    ability,
    attack,
    mon,
    pokemon,
    trainer,
    words,
)

UNKNOWN = Card("?Someone|XYZ|1", words("Someone"), "unknown")
TALKER = pokemon(
    "Talker",
    attack("Silent"),
    attack("Sing", text="The opponent is now ASLEEP."),
    abilities=(ability("Hum", "Once during your turn, draw a card."), ability("Look", "Look.")),
    text="A rule of its own.",
)


def test_whether_it_is_known_what_is_printed_on_a_pokemon() -> None:
    assert is_read(mon(RIOLU))
    assert is_read(mon(None, plain=True)), "a case's stand-in says nothing"
    assert not is_read(mon(None))
    assert not is_read(mon(UNKNOWN))


def test_a_text_is_read_in_both_languages() -> None:
    told = replace(trainer("Ball"), text=Words("Draw 2 Cards.", "2枚引く。"))
    assert printed_text(told) == "draw 2 cards. 2枚引く。"
    silent, sing = TALKER.attacks
    assert printed_text(sing) == "the opponent is now asleep. the opponent is now asleep."
    assert printed_text(silent) == printed_text(None) == ""


def test_what_the_abilities_of_a_pokemon_say() -> None:
    japanese = replace(TALKER, abilities=(replace(ability("Hum"), text=Words("Draw.", "引く。")),))
    assert ability_texts(mon(japanese)) == ("draw. 引く。",)
    assert ability_texts(mon(TALKER))[1] == "look. look."
    assert ability_texts(mon(RIOLU)) == ability_texts(mon(None)) == ()


def test_all_that_is_printed_is_read_as_one_text() -> None:
    assert english_texts(TALKER) == (
        "a rule of its own. once during your turn, draw a card. look. the opponent is now asleep."
    )
    assert english_texts(RIOLU) == english_texts(None) == ""


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("Sing", "the opponent is now asleep."),
        ("HUM", "once during your turn, draw a card."),
        ("Silent", ""),
        ("Unheard", ""),
    ],
)
def test_an_attack_or_an_ability_is_read_by_its_name(part: str, text: str) -> None:
    assert english_text(TALKER, part) == text
    assert english_text(None, part) == ""


def test_names_are_compared_in_any_spelling() -> None:
    odd = pokemon("Odd", attack("Nature’s Breath", text="Heal it."))
    assert english_text(odd, "nature's breath") == "heal it."
