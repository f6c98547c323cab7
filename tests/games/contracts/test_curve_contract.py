"""Decks have curves in games that say so, and in no other."""

from __future__ import annotations

from app.cards.deck.deck import DeckList
from app.games.contracts.curve_contract import curves_of, has_curves
from app.games.game_registry import GAMES


def test_cost_attack_and_life_of_a_nullpoga_deck() -> None:
    cards = GAMES.cards("nullpoga")
    curves = curves_of(cards, cards.lists.read("2 Rat\n1 Boar\n1 Meteor Fall\n1 Unicorn\n"))
    assert has_curves(cards)
    assert [one.title.en for one in curves] == ["Cost", "Attack", "Life"]
    assert [one.cards for one in curves] == [4, 3, 3]
    assert curves[1].counts == ((1, 2), (2, 0), (3, 1))


def test_other_games_have_none() -> None:
    cards = GAMES.cards("blackpoker")
    assert not has_curves(cards)
    assert curves_of(cards, DeckList()) == ()
