"""The table of a question: how it is laid, and where each answer leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE
from app.core.text.words import Words
from app.games.contracts.notation_contract import NotationError
from app.session.host.local_table import LocalTable
from app.session.notation.replay import ScriptPlayer
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_position import typed_position
from app.session.puzzles.outcome import Outcome, outcome

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.puzzle_contract import Puzzle, PuzzleAnswer
    from app.games.game_api import GameSpec


class PuzzleError(Exception):
    """A question that cannot be laid, or an answer that cannot be done; `words` say which."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def lay_puzzle(spec: GameSpec, cards: GameCards, puzzle: Puzzle) -> LocalTable:
    """Return a table on which a question lies. Raises PuzzleError."""
    try:
        typed = typed_position(puzzle.position, spec, cards)
        host = lay_position(spec, typed.position, 0, lesson=puzzle.id)
    except PositionError as problem:
        raise PuzzleError(problem.words) from problem
    if typed.remarks:
        raise PuzzleError(typed.remarks[0])
    return LocalTable(host)


def do_answer(table: LocalTable, spec: GameSpec, cards: GameCards, answer: PuzzleAnswer) -> None:
    """Do on a table what an answer does. Raises PuzzleError."""
    player = ScriptPlayer.at_table(table, spec, cards)
    for sentence in answer.sentences:
        try:
            player.line(sentence)
        except NotationError as problem:
            said = problem.words
            raise PuzzleError(
                Words(f"{sentence}: {said.en}", f"{sentence}：{said.ja}")
            ) from problem


def outcome_of(
    spec: GameSpec, cards: GameCards, puzzle: Puzzle, answer: PuzzleAnswer, marks: frozenset[str]
) -> Outcome:
    """Return where an answer leads, on a table of its own. Raises PuzzleError."""
    table = lay_puzzle(spec, cards, puzzle)
    do_answer(table, spec, cards, answer)
    return outcome(table.sit(JUDGE).view, marks)
