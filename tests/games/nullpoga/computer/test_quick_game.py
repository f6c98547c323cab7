"""A whole game on a bare board."""

from __future__ import annotations

from random import Random

from app.games.nullpoga.computer.quick_game import LONGEST, quick_game
from app.games.nullpoga.resolver.rulings import USUAL
from tests.games.nullpoga.planned import CARDS

STRONG, WEAK = ("boar",) * 30, ("rat",) * 30


def test_the_same_chance_is_the_same_game() -> None:
    ends = [quick_game("greedy", (STRONG, WEAK), USUAL, CARDS, Random(1)) for _ in range(2)]
    assert ends[0].turn == ends[1].turn
    assert ends[0].life == ends[1].life


def test_it_ends_and_the_stronger_deck_mostly_wins_at_either_side() -> None:
    first = [quick_game("greedy", (STRONG, WEAK), USUAL, CARDS, Random(n)) for n in range(10)]
    second = [quick_game("greedy", (WEAK, STRONG), USUAL, CARDS, Random(n)) for n in range(10)]
    assert all(board.winner and board.turn <= LONGEST for board in first)
    assert sum(board.winner == "A" for board in first) > 7
    assert sum(board.winner == "B" for board in second) > 7
