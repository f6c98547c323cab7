"""What the program is measured with: one full turn, and whole games by chance."""

from __future__ import annotations

from random import Random

from app.games.nullpoga.benches.full_turns import TURNS, full_turn, random_deck, random_game
from app.games.nullpoga.computer.quick_game import LONGEST
from app.games.nullpoga.nullpoga_game import SPEC
from tests.games.nullpoga.planned import CARDS


def test_a_full_turn_has_enough_of_the_chance_that_was_drawn_beforehand() -> None:
    for seed in range(20):
        full_turn(seed)()  # NoDrawLeftError where it had not


def test_a_deck_by_chance_has_thirty_cards_none_more_often_than_twice() -> None:
    deck = random_deck(Random(1))
    assert len(deck) == 30
    assert max(deck.count(card) for card in deck) == 2
    assert {CARDS[card].kind for card in deck} == {"monster", "spell"}
    assert random_deck(Random(2)) != deck == random_deck(Random(1))


def test_a_game_by_chance_ends_before_it_is_broken_off() -> None:
    turns = [random_game(Random(seed)) for seed in range(4)]
    assert all(3 < turn <= LONGEST for turn in turns)
    assert turns == [random_game(Random(seed)) for seed in range(4)]


def test_the_game_is_measured_with_them() -> None:
    assert SPEC.turn_benches is not None
    assert SPEC.turn_benches() is TURNS
