"""Turns planned at a terminal: what a game shows as text, and what it makes of a typed line.

What any game has (undo and redo of the draft, locking, help, leaving) is the terminal's
(`app/cli/text_play`); the board, the draft and its entries are the game's.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import Event, SeatView


@value
class TextTable:
    """Rows whose cells stand below each other."""

    rows: tuple[tuple[Words, ...], ...]
    """All as long as the first."""


Shown = tuple["Words | TextTable", ...]
"""Lines and tables, from above."""


@value
class Typed:
    """What came of a typed line."""

    draft: str | None = None
    """The whole plan from now on (`Sketch`); None where the line plans nothing."""
    shown: Shown = ()
    """What is answered."""
    wrong: Words | None = None
    """Why nothing came of it: what, where, and what to do."""


@value
class TextPlay:
    """How a game whose plans are drafts is played at a terminal."""

    intro: Words
    """What is said once, before the first turn: how cells are counted, what to type first."""
    help: tuple[tuple[Words, Words], ...]
    """(what is typed, what it does) of the game's own commands."""
    commands: tuple[str, ...]
    """Every word that `read` knows as the first of a line, in both languages."""
    before: Callable[[SeatView], Shown]
    """What a seat sees while it still chooses something before the first turn."""
    board: Callable[[SeatView], Shown]
    """What a seat sees before it plans: board, numbers, hand."""
    plan: Callable[[SeatView], Shown]
    """The draft, an entry a line, with what is left to spend and what may come to nothing."""
    opened: Callable[[SeatView, SeatId], Shown]
    """The open plan of a seat, as another one reads it."""
    read: Callable[[SeatView, str], Typed]
    """What a line means, typed while the seat of the view plans. Its first word is the game's."""
    retold: Callable[[SeatId, Event], Event]
    """(who reads it, what happened) -> the same with cells as this reader counts them."""
