"""The answers of a question: which of them a try is, and all of them as branches of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE
from app.core.intent import Jump, WriteLabel
from app.core.text.words import Language, Words
from app.session.puzzles.outcome import outcome
from app.session.puzzles.puzzle_table import PuzzleError, do_answer, outcome_of

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.puzzle_contract import Puzzle, PuzzleAnswer
    from app.games.game_api import GameSpec
    from app.session.host.local_table import LocalTable

NONE_OF_THEM = Words(
    "This is none of the answers that are known. Look again at what is asked, or take it back and "
    "try otherwise.",
    "用意された答えのどれでもありません。問題を読み直すか、元に戻して別の方法を試してください。",
)
RIGHT, WRONG = Words("right", "正解"), Words("not so", "ちがう")


def verdict(
    spec: GameSpec, cards: GameCards, puzzle: Puzzle, view: SeatView, marks: frozenset[str]
) -> PuzzleAnswer | None:
    """Return which answer a try is, as a judge sees its table; None for none of them."""
    now = outcome(view, marks)
    for answer in puzzle.answers:
        try:
            if outcome_of(spec, cards, puzzle, answer, marks) == now:
                return answer
        except PuzzleError:
            # It leads nowhere: nobody's try is that.
            continue
    return None


def show_answers(
    table: LocalTable, spec: GameSpec, cards: GameCards, puzzle: Puzzle, speak: Language
) -> Words | None:
    """Do each answer on the table of a question, as a branch with a name; go back to where it is.

    Returns why one cannot be done, None where all of them were.
    """
    judge = table.sit(JUDGE)
    here, problem = judge.node, None
    for answer in puzzle.answers:
        judge.ask(Jump(0))
        try:
            do_answer(table, spec, cards, answer)
        except PuzzleError as failed:
            problem = problem or failed.words
            continue
        head = RIGHT if answer.right else WRONG
        name = Words(f"{answer.title.en} ({head.en})", f"{answer.title.ja}（{head.ja}）")
        if judge.node != 0:
            judge.ask(WriteLabel(judge.node, name.in_(speak)))
    judge.ask(Jump(here))
    return problem
