"""The end of a game: how it ended, and what the table begins with that is laid for another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent
from app.core.options import Options
from app.core.text.wording import together
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


# -- how it ended ---------------------------------------------------------------------------------

Told = tuple[tuple[str, SeatId, str], ...]
"""(verb, who, text) of what was announced in the step that ended the game, in order."""


@value
class Ending:
    """How a game that is over ended: the same for everybody at the table."""

    winners: tuple[SeatId, ...] = ()
    """A player, a team, all seats for a tie; nobody where that is not known."""
    why: Words | None = None
    """By what: "all Prizes taken", "Ren conceded"."""
    announced: Words | None = None
    """What people announced that does not follow from the table: said in place of who wins."""
    standing: tuple[Words, ...] = ()
    """How each seat stands, by seat: "2 Prizes left"; empty where there is nothing to say."""


AskEnding = Callable[[SeatView, Told], Ending]
"""(the table as any seat sees it, what was announced as it ended) -> how it did."""


def won(view: SeatView, winners: tuple[SeatId, ...]) -> Words:
    """Return who wins, as people say it: "Aki and Mei win", "A tie"; that it is over for nobody."""
    seats = view.setting.seats
    if not winners:
        return GAME_OVER
    if len(winners) == len(seats) > 1:
        return Words("A tie", "引き分け")
    names = together([seats[seat].name for seat in winners])
    if len(winners) == 1:
        return Words(f"{names.en} wins", f"{names.ja}の勝ち")
    return Words(f"{names.en} win", f"{names.ja}の勝ち")


def had_won(view: SeatView, ending: Ending) -> Words | None:
    """Return how a game ended that lies behind, in a few words: "Aki won"; None if not known."""
    if ending.announced is not None:
        return ending.announced
    if not ending.winners:
        return None
    if len(ending.winners) == len(view.setting.seats) > 1:
        return won(view, ending.winners)
    names = together([view.setting.seats[seat].name for seat in ending.winners])
    return Words(f"{names.en} won", f"{names.ja}の勝ち")


def conceded(view: SeatView, seat: SeatId) -> Words:
    """Return that a player gave the game up."""
    name = view.setting.seats[seat].name
    return Words(f"{name} conceded", f"{name}の投了")


def who_conceded(told: Told) -> SeatId | None:
    """Return who gave the game up in what was announced; None for nobody."""
    return next((seat for verb, seat, _ in reversed(told) if verb == "concede"), None)


def others(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    """Return everybody who is not on the side of a seat."""
    partners = view.setting.partners(seat)
    return tuple(one for one in range(len(view.setting.seats)) if one not in partners)
