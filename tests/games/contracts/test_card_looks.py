"""How cards can look is declared by their game, chosen once, and no part of any table."""

from __future__ import annotations

from app.core.text.words import Words
from app.games._playing_cards.playing_base import PlayingCards
from app.games.contracts.card_looks import LookChoice, look_choices, look_key, wear
from app.games.game_registry import GAMES

BOWS = LookChoice(
    "bows",
    Words("Bows", "リボン"),
    (("none", Words("None", "なし")), ("blue", Words("Blue", "青"))),
)


def test_the_first_way_is_the_usual_one_and_stands_in_for_one_there_is_no_more() -> None:
    assert BOWS.usual == "none"
    assert BOWS.chosen({}) == "none"
    assert BOWS.chosen({"bows": "blue"}) == "blue"
    assert BOWS.chosen({"bows": "green"}) == "none"


def test_a_game_whose_cards_look_one_way_offers_nothing() -> None:
    cards = GAMES.cards("pokemon")
    assert not look_choices(cards)
    wear(cards, {"pokemon.suits": "four"})


def test_cards_wear_what_was_chosen_for_their_own_game() -> None:
    cards = PlayingCards("patience")
    assert [choice.id for choice in look_choices(cards)] == ["suits", "back"]
    usual = cards.signs["D"].colour
    wear(cards, {look_key("patience", "suits"): "four", look_key("bridge", "back"): "red"})
    assert cards.signs["D"].colour != usual
    assert cards.back == PlayingCards("patience").back
    wear(cards, {})
    assert cards.signs["D"].colour == usual
