"""The contract of case files: what a game's adviser says of moves from written positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.advice import Advice
from app.core.data.value import value
from app.core.text.words import Words


@value
class JudgedCase:
    """A case and what was said of each of its moves."""

    id: str
    title: str
    moves: tuple[tuple[Advice, ...], ...] = ()
    error: Words | None = None
    """Why the case could not be read."""
    unread: tuple[Words, ...] = ()
    """Fields that mean nothing: what a judge wrote there was not looked at."""
    odd: tuple[tuple[str, ...], ...] = ()
    """The same by move, as they are written."""
    wrong: tuple[Words | None, ...] = ()
    """Why a move could not be read, by move."""
    doubts: tuple[Words, ...] = ()
    """What looks wrong in the case itself: a name nobody bears, a misspelling."""


JudgeCase = Callable[[Any, int, "str | None"], JudgedCase]
"""(a case as JSON has it, which one it is from 1 on, where decks are played or None for nobody
says) -> what is said of it."""
