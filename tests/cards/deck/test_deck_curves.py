"""Curves count copies and leave no number out."""

from __future__ import annotations

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_curves import curve, curves_of, has_curves
from app.core.text.wording import both
from app.games.game_registry import GAMES

COST = both("Cost")


def test_numbers_between_are_there_with_no_cards() -> None:
    found = curve(COST, [(1, 2), (4, 1), (1, 1)])
    assert found.counts == ((1, 3), (2, 0), (3, 0), (4, 1))
    assert (found.cards, found.mean) == (4, 1.75)


def test_a_deck_without_the_number_has_no_bars() -> None:
    found = curve(COST, [])
    assert (found.counts, found.cards, found.mean) == ((), 0, 0.0)


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
