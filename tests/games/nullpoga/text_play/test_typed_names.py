"""Cards by what people type of their names."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.text_play.command_words import typed
from app.games.nullpoga.text_play.typed_errors import TypedError
from app.games.nullpoga.text_play.typed_names import matching, read_card

CARDS = tuple(card.id for card in card_book().cards.values() if card.kind != "token")
THERE = Words("Name another.", "別の名前を入力してください。")


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("rat", "rat"),
        ("ねずみ", "rat"),
        ("wyv", "wyvern"),
        ("frost witch", "frost_witch"),
        ("フロスト", "frost_witch"),
        ("fire_rain", "fire_rain"),
        ("隕石", "meteor"),
        ("rock", "rock_spell"),
        ("ritual", "summon_ritual"),
    ],
)
def test_a_card_is_meant_by_its_id_a_name_or_a_part_of_one(name: str, card: str) -> None:
    assert matching(name, CARDS) == (card,)


def test_who_is_called_so_goes_before_who_has_it_in_the_name() -> None:
    assert matching("cat", CARDS) == ("cat",)
    assert len(matching("fire", CARDS)) > 1
    assert matching("zebra", CARDS) == matching("", CARDS) == ()


def test_the_longest_name_counts_and_the_rest_goes_on() -> None:
    assert read_card(typed("meteor fall e4"), CARDS, THERE) == ("meteor", ("e4",))
    assert read_card(typed("儀式 ネズミ 3"), CARDS, THERE) == ("summon_ritual", ("ネズミ", "3"))


def test_a_name_that_several_have_is_asked_about() -> None:
    with pytest.raises(TypedError, match="“fire” may be Fire Dragon Firestorm or Rain of Fire"):
        read_card(["fire"], CARDS, THERE)


def test_what_is_no_card_is_said_with_what_could_be() -> None:
    with pytest.raises(TypedError, match="“zebra” is not a card"):
        read_card(["zebra", "3"], CARDS, THERE)
