"""The questions to a judge that come along: each can be laid, each answer tells itself apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.games.contracts.learning.puzzle_contract import Puzzle
from app.games.game_registry import GAMES
from app.session.puzzles.puzzle_table import lay_puzzle, outcome_of

SPEC = GAMES["pokemon"]
CARDS = GAMES.cards("pokemon")
assert SPEC.puzzles is not None
PUZZLES = SPEC.puzzles()


def test_there_are_three_of_each_of_five_kinds() -> None:
    counts = [sum(one.kind == kind for one in PUZZLES.every) for kind in PUZZLES.kinds]
    assert counts == [3] * 5
    assert len({one.id for one in PUZZLES.every}) == len(PUZZLES.every)


@pytest.mark.parametrize("puzzle", PUZZLES.every, ids=lambda one: one.id)
def test_a_question_can_be_laid_and_each_answer_leads_elsewhere(puzzle: Puzzle) -> None:
    assert puzzle.kind in PUZZLES.kinds
    assert puzzle.sources
    assert {one.right for one in puzzle.answers} == {True, False}
    lay_puzzle(SPEC, CARDS, puzzle)
    ends = [outcome_of(SPEC, CARDS, puzzle, one, PUZZLES.marks) for one in puzzle.answers]
    for first, second in combinations(range(len(ends)), 2):
        assert ends[first] != ends[second], (puzzle.answers[first].title.en, first, second)
    for one in puzzle.answers:
        assert {one.title.en, one.title.ja, one.why.en, one.why.ja} >= {one.title.en}
        assert all((one.title.en, one.title.ja, one.why.en, one.why.ja))
