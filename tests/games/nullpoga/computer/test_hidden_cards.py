from __future__ import annotations

from collections import Counter
from random import Random

from app.games.nullpoga.computer.hidden_cards import as_seen, guessed, unseen
from tests.games.nullpoga.computer.plan_boards import boards_by_chance, seen_by_chance, table
from tests.games.nullpoga.planned import CARDS, side


def test_a_guess_names_every_card_and_leaves_the_board_alone() -> None:
    chance = Random(1)
    for seen in seen_by_chance(10, 1):
        before = [hand[:] for hand in seen.hand]
        made = guessed(seen, CARDS, chance)
        assert all(
            card in CARDS for piles in (made.hand, made.deck) for pile in piles for card in pile
        )
        assert seen.hand == before
        assert made.hand[0] == seen.hand[0], "its own hand is known"


def test_a_guess_holds_no_card_more_often_than_a_deck_may() -> None:
    chance = Random(2)
    for seen in seen_by_chance(10, 2):
        made = guessed(seen, CARDS, chance)
        for player in (0, 1):
            counts = Counter(made.hand[player] + made.deck[player] + made.grave[player])
            assert max(counts.values(), default=0) <= 2


def test_what_was_seen_twice_is_not_guessed() -> None:
    board = table(side(), side({0: "rat"}))
    board.grave[1] = ["rat", "boar"]
    left = Counter(unseen(board, 1, CARDS))
    assert (left["rat"], left["boar"], left["cat"]) == (0, 1, 2)
    assert not {"rock", "nightmare_token"} & left.keys()


def test_a_side_sees_its_own_hand_and_how_many_cards_there_are() -> None:
    for board in boards_by_chance(5, 3):
        seen = as_seen(board, 1)
        assert seen.hand[1] == board.hand[1]
        assert set(seen.hand[0] + seen.deck[0] + seen.deck[1]) <= {""}
        assert [len(deck) for deck in seen.deck] == [len(deck) for deck in board.deck]
        assert len(seen.hand[0]) == len(board.hand[0])
