"""What the end of a game asks for: the result, a game after a tie, and another one."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.intent import Procedure
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.rematch_contract import GAME_OVER, another_game
from app.games.pokemon.procedures import game_result
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.seat_board import turn_seat
from app.games.task_model import Choice, Task


@value
class _AfterTie:
    """One way to go on after a tie."""

    id: str
    """Value of the option "tie"."""
    title: Words
    action: str = ""
    """The window's action that lays another game."""


_AFTER_TIE = (
    _AfterTie("tie", Words("A tie", "引き分け")),
    _AfterTie(
        "tiebreaker",
        Words("Tiebreaker: a new game with 6 Prizes", "タイブレーク（サイド6枚で新しい対戦）"),
        "tiebreaker",
    ),
    _AfterTie(
        "sudden-death",
        Words("Sudden Death: a new game with 1 Prize", "サドンデス（サイド1枚で新しい対戦）"),
        "sudden_death",
    ),
)


def results(view: SeatView) -> Iterator[Task]:
    """Yield that a game is won or tied, with the ways to go on from there."""
    found = game_result.open_result(view)
    if found is None:
        return
    if found.winner is None:
        choices = _after_tie(view)
    else:
        choices = (Choice(Words("Announce the result", "勝敗を決定する"), Procedure("finish")),)
    on = Choice(Words("Play on", "対戦を続ける"), Procedure("play_on"))
    yield Task("result", turn_seat(view), game_result.said(view, found), (*choices, on))


def _after_tie(view: SeatView) -> tuple[Choice, ...]:
    """Return the ways to go on after a tie, the one that the table agreed on first."""
    agreed = option(view, "tie")
    return tuple(
        Choice(way.title, None if way.action else Procedure("finish"), way.action)
        for way in sorted(_AFTER_TIE, key=lambda way: way.id != agreed)
    )


def rematch(view: SeatView) -> Task:
    """Return what a game that is over still asks for: the next one."""
    found = game_result.result(view)
    tie = found is not None and found.winner is None
    again = (*another_game(view), Choice(Words("Play on", "対戦を続ける"), Procedure("play_on")))
    ways = tuple(way for way in _after_tie(view) if way.action) if tie else ()
    title = GAME_OVER
    if found is not None:
        title = labelled(title, game_result.said(view, found))
    # Nothing is left to wait for: whoever looks may begin the next game.
    seat = view.seat if view.seat >= 0 else turn_seat(view)
    return Task("rematch", seat, title, (*ways, *again))
