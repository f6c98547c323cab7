"""A question with three answers, for tests."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.puzzle_contract import Puzzle, PuzzleAnswer
from app.games.game_registry import GAMES

SPEC = GAMES["pokemon"]
CARDS = GAMES.cards("pokemon")
MARKS = frozenset({"damage", "poisoned", "burned"})


def answer(title: str, *does: str, right: bool = False) -> PuzzleAnswer:
    """Return an answer with the same words for all."""
    return PuzzleAnswer(right, does, Words(title, title), Words("Because.", "理由。"))


BURNED = Puzzle(
    "burned",
    "checkup",
    Words("Burned", "やけど"),
    Words("Put the damage on it.", "ダメージをのせてください。"),
    "Aki: active Dreepy; Ren: active Duskull, burned; bench Duskull; turn 4, Aki",
    (
        answer("Two", "Ren puts 20 damage on Ren's Duskull (Active)", right=True),
        answer("Three", "Ren puts 30 damage on Ren's Duskull (Active)"),
        answer("None"),
    ),
    "ST117",
)
