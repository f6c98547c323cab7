"""Another game by those who sit at a table: what the table that is laid for it begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.task_model import Choice, Task

Kind = Literal["rematch", "rematch_swapped", "tiebreaker", "sudden_death"]
"""The same seats, or swapped (of more than two: everybody one on); a game that settles a tie."""
PLAIN: tuple[Kind, ...] = ("rematch", "rematch_swapped")
"""What every game has; the others only where the game says what they are."""

Said = tuple[tuple[str, SeatId], ...]
"""(verb, who) of all that was announced at the old table, in order."""

GAME_OVER = Words("Game over", "対戦終了")
REMATCH = Words("Rematch", "もう一度対戦する")
SWAPPED = Words("Rematch, seats swapped", "席を入れ替えてもう一度")


def another_game(view: SeatView) -> tuple[Choice, ...]:
    """Return the ways to play another game, the likeliest first: two swap who goes first."""
    swapped = (Choice(SWAPPED, action="rematch_swapped"),) if len(view.setting.seats) == 2 else ()
    return (*swapped, Choice(REMATCH, action="rematch"))


def game_over(view: SeatView, title: Words = GAME_OVER) -> Task:
    """Return what is left to do in a game that is over, for the tasks of any game.

    Nothing is left to wait for: whoever looks may begin the next one.
    """
    seat = view.seat if view.seat >= 0 else view.turn.seat
    return Task("rematch", seat, title, another_game(view))


@value
class Rematch:
    """What a game wants of the new table."""

    options: Options
    """What it agrees on."""
    begins: Intent | None = None
    """The first gesture; None where the players begin as at any table."""
    seat: SeatId = 0
    """Who makes it."""


AskRematch = Callable[[SeatView, Said, Kind], Rematch]
"""(the old table as everybody sees it, what was announced there, kind) -> the new table."""
