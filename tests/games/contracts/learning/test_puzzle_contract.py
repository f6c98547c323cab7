"""Questions to a judge, as a game gives them."""

from __future__ import annotations

from app.games.contracts.learning.puzzle_contract import shipped_puzzles

MARKS = frozenset({"damage"})


def test_questions_come_with_both_languages_answers_and_sources() -> None:
    puzzles = shipped_puzzles("pokemon", MARKS)
    assert puzzles.marks == MARKS
    first = puzzles.every[0]
    assert first.title.en != first.title.ja
    assert first.kind in puzzles.kinds
    assert any(answer.right for answer in first.answers)
    assert first.sources


def test_a_question_is_found_by_its_id_and_by_nothing_else() -> None:
    puzzles = shipped_puzzles("pokemon", MARKS)
    assert puzzles.named(puzzles.every[0].id) is puzzles.every[0]
    assert puzzles.named("") is puzzles.named("no such question") is None
