"""Rock, paper, scissors as it stands on the table: who is in the round, and who won it."""

from __future__ import annotations

from itertools import product

import pytest

from app.core.ids import SeatId
from app.core.seal import SeatSeal, filled
from app.core.text.words import Words
from app.games.pokemon.tasks.hand_round import (
    HANDS,
    begun,
    hand_words,
    in_round,
    next_number,
    opened,
    round_number,
    still_to_choose,
    winner_chooses,
    winners,
)
from tests.games.four_table import Four
from tests.games.setup_table import BASICS

ROCK, SCISSORS, PAPER = HANDS


@pytest.mark.parametrize(
    ("hands", "left"),
    [
        ((ROCK, SCISSORS), (0,)),
        ((ROCK, PAPER), (1,)),
        ((SCISSORS, PAPER), (0,)),
        ((PAPER, ROCK, ROCK, ROCK), (0,)),
        ((ROCK, SCISSORS, ROCK, SCISSORS), (0, 2)),
        ((ROCK, ROCK, ROCK, ROCK), (0, 1, 2, 3)),
        ((ROCK, SCISSORS, PAPER, PAPER), (0, 1, 2, 3)),
        ((ROCK, "", SCISSORS, ""), (0,)),
        (("", "", ""), (0, 1, 2)),
    ],
)
def test_one_hand_or_all_three_is_a_tie(hands: tuple[str, ...], left: tuple[SeatId, ...]) -> None:
    assert winners(dict(enumerate(hands))) == left


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_is_always_left_and_each_is_treated_alike(players: int) -> None:
    wins = [0] * players
    for hands in product(HANDS, repeat=players):
        left = winners(dict(enumerate(hands)))
        assert left
        for seat in left:
            wins[seat] += 1
    assert len(set(wins)) == 1


def test_a_round_is_marked_for_everybody_with_what_the_winner_does() -> None:
    assert [begun(1, chooses=False), begun(1, chooses=True), begun(2, chooses=False)] == [1, 2, 3]
    game = Four("battle-royal", (BASICS,) * 4)
    assert (in_round(game.view()), round_number(game.view())) == ((), 0)
    game.run("first", 1, by="hands", winner="chooses")
    for seat in range(4):
        assert in_round(game.view(seat)) == still_to_choose(game.view(seat)) == (0, 1, 2, 3)
        assert winner_chooses(game.view(seat))
    game.run("first", 2, by="hands", hand=ROCK)
    assert still_to_choose(game.view()) == (0, 1, 3)
    assert (opened(game.view()), next_number(game.view())) == ({}, 1)


def test_a_hand_that_lies_open_is_read_in_both_languages() -> None:
    view = Four("battle-royal", (BASICS,) * 4).view()
    for text, said in (
        ("Rock 1", Words("Rock", "グー")),
        ("Paper 12", Words("Paper", "パー")),
        ("another plan", Words("another plan", "another plan")),
    ):
        assert hand_words(view, SeatSeal(0, plan=filled(text))) == said


def test_a_hand_is_told_until_it_is_settled_who_goes_first() -> None:
    game = Four("battle-royal", (BASICS,) * 4)
    game.run("first", by="hands")
    for seat in range(4):
        game.run("first", seat, by="hands", hand=SCISSORS if seat == 3 else ROCK)
    view = game.view()
    assert in_round(view) == (0, 1, 2)
    told = [hand_words(view, seal) for seal in view.seals]
    assert told == [HANDS[ROCK]] * 3 + [HANDS[SCISSORS]]
    for seat in range(3):
        game.run("first", seat, by="hands", hand=PAPER if seat == 1 else ROCK)
    view = game.view()
    assert len(view.seals) == 4
    assert [hand_words(view, seal) for seal in view.seals] == [None] * 4
