"""Who goes first: by rock, paper, scissors, coin, dice, at random, or by somebody's choice.

Seed 000 §5, 1; BR043; TV018. In a game of pairs it is a pair that goes first, and each pair says
which of the two does (TV019): turns go round the other way where that takes it (`BACK`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from app.core.ids import SeatId
from app.core.intent import Announce, Flip, PutMark, Roll, Step
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.pokemon.procedures import hand_game
from app.games.pokemon.tasks.setup_marks import (
    CHOOSES,
    FIRST,
    IN_ROUND,
    LEADS,
    decided,
    leader,
    partners,
    seats,
    take_off,
    target,
)
from app.games.pokemon.variants.every_variant import players_of
from app.games.pokemon.variants.players import BACK
from app.games.table_tools import Running, me, number

MOST_THROWS = 20
"""Equal dice are thrown again; so often in a row they never fall alike."""


def first(look: Look, arguments: Mapping[str, str]) -> Running:
    """Decide who goes first, say it and mark it.

    `by` is "coin" (heads: the player `seat`, or who asks; of more than two sides: at random),
    "random", "dice" (the highest; equal ones again), "choice" (of `seat`, by who asks), "loser":
    then `seat` lost the game before and is to choose, "hands": begins rock, paper, scissors, and
    with `hand` chooses the own hand ("1" to "3"), or "pair": `seat` goes first of its pair.
    With `winner` = "chooses" the winner chooses instead of going first.
    """
    view = look()
    by, named = arguments.get("by", "coin"), number(arguments, "seat", me(view))
    if by == "hands":
        yield from _by_hands(look, arguments)
        return
    if named not in seats(view):
        return
    if by == "loser":
        yield from _mark(look, named, CHOOSES)
    elif by == "pair":
        yield from _lead(look, named)
    elif by == "choice":
        yield Announce("first_choice")
        yield from _mark(look, named, FIRST)
    else:
        ways = {"dice": _by_dice(look), "random": at_random(look)}
        winner = yield from ways.get(by) or by_coin(look, named)
        yield from _mark(look, winner, _won(arguments.get("winner") == "chooses"))


def _won(chooses: bool) -> str:
    return CHOOSES if chooses else FIRST


Deciding = Generator[Step | As, tuple[int, ...], SeatId]


def by_coin(look: Look, heads_for: SeatId) -> Deciding:
    """Let a coin decide between two sides, and chance among more."""
    view = look()
    if len(set(players_of(view).teams)) > 2:
        return (yield from at_random(look))
    (heads,) = yield Flip()
    return heads_for if heads else (heads_for + 1) % len(seats(view))


def at_random(look: Look) -> Deciding:
    """Throw a die with a side for each player."""
    (fell,) = yield Roll(len(seats(look())))
    return fell - 1


def _by_dice(look: Look) -> Deciding:
    """Let everybody throw a die, and who threw the highest again where that is several."""
    left = list(seats(look()))
    for _ in range(MOST_THROWS):
        thrown = {}
        for seat in left:
            (thrown[seat],) = yield As(seat, Roll())
        left = [seat for seat in left if thrown[seat] == max(thrown.values())]
        if len(left) == 1:
            break
    return left[0]


def _by_hands(look: Look, arguments: Mapping[str, str]) -> Running:
    if not arguments.get("hand"):
        yield from hand_game.begin(look, arguments)
        return
    won = yield from hand_game.choose(look, arguments)
    if won is not None:
        winner, chooses = won
        yield from _mark(look, winner, _won(chooses))


def _mark(look: Look, seat: SeatId, key: str) -> Running:
    view = look()
    yield from take_off(view, (FIRST, CHOOSES, IN_ROUND), seats(view))
    goes = leader(view, seat) if key == FIRST else seat
    yield PutMark((target(goes),), key, value=1)
    if key == FIRST:
        yield from _turned(look(), goes)


def _lead(look: Look, seat: SeatId) -> Running:
    """Let a player go first of the pair, at whichever time the pair says so."""
    view = look()
    pair = partners(view, seat)
    if len(pair) < 2:
        return
    yield from take_off(view, (LEADS,), pair)
    yield PutMark((target(seat),), LEADS, value=1)
    begins = decided(view)
    if begins in pair and begins != seat:
        yield from take_off(view, (FIRST,), pair)
        yield PutMark((target(seat),), FIRST, value=1)
        begins = seat
    if begins is not None:
        yield from _turned(look(), begins)


def _turned(view: SeatView, begins: SeatId) -> Running:
    """Let turns go round the way in which the other pair's first follows on who begins."""
    players = players_of(view)
    follows = (begins + 1) % len(players.teams)
    back = leader(view, follows) not in (follows, begins)
    if back != players.back:
        yield PutMark(("table",), BACK, value=int(back))
