"""The table of a question, and where an answer leads."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.games.contracts.learning.lesson_contract import OPTION
from app.session.puzzles.puzzle_table import PuzzleError, do_answer, lay_puzzle, outcome_of
from tests.session.puzzles.burned_puzzle import BURNED, CARDS, MARKS, SPEC, answer


def test_the_position_lies_there_and_the_table_knows_which_question_it_is() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    view = table.sit(JUDGE).view
    assert len(view.zones["bench.1"].items) == 1
    assert dict(view.options)[OPTION] == "burned"
    assert view.turn.number == 4


def test_each_answer_leads_elsewhere_and_the_table_it_is_done_on_is_another() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    ends = [outcome_of(SPEC, CARDS, BURNED, one, MARKS) for one in BURNED.answers]
    assert len(set(ends)) == 3
    assert table.sit(JUDGE).node == 0


@pytest.mark.parametrize(
    "position", ["Aki: active Nobody Known 5P 9Z, oddly", "Aki: nowhere Dreepy"]
)
def test_a_question_that_cannot_be_laid_says_why(position: str) -> None:
    with pytest.raises(PuzzleError) as told:
        lay_puzzle(SPEC, CARDS, replace(BURNED, position=position))
    assert told.value.words.ja


def test_an_answer_that_cannot_be_done_says_which_sentence() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    with pytest.raises(PuzzleError, match="Ren retreats to Iono"):
        do_answer(table, SPEC, CARDS, answer("None", "Ren retreats to Iono"))
