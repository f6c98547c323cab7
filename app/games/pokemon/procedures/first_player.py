"""Who goes first: by coin, by dice, or by somebody's choice (seed 000 §5, 1)."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from app.core.ids import SeatId
from app.core.intent import Announce, Flip, PutMark, Roll, Step
from app.games.game_api import As, Look
from app.games.pokemon.tasks.setup_marks import CHOOSES, FIRST, seats, take_off, target
from app.games.table_tools import Running, me, number

MOST_THROWS = 20
"""Equal dice are thrown again; so often in a row they never fall alike."""


def first(look: Look, arguments: Mapping[str, str]) -> Running:
    """Decide who goes first, say it and mark it.

    `by` is "coin" (heads: the player `seat`, or who asks), "dice" (the highest; equal ones again),
    "choice" (of `seat`, by who asks) or "loser": then `seat` lost the game before and is to choose.
    With `winner` = "chooses" the winner of the throw chooses instead of going first.
    """
    by, named = arguments.get("by", "coin"), number(arguments, "seat", me(look()))
    if by == "loser":
        yield from _mark(look, named, CHOOSES)
        return
    if by == "choice":
        yield Announce("first_choice")
        yield from _mark(look, named, FIRST)
        return
    winner = yield from (_by_dice(look) if by == "dice" else _by_coin(look, named))
    yield from _mark(look, winner, CHOOSES if arguments.get("winner") == "chooses" else FIRST)


Deciding = Generator[Step | As, tuple[int, ...], SeatId]


def _by_coin(look: Look, heads_for: SeatId) -> Deciding:
    (heads,) = yield Flip()
    return heads_for if heads else (heads_for + 1) % len(seats(look()))


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


def _mark(look: Look, seat: SeatId, key: str) -> Running:
    view = look()
    yield from take_off(view, (FIRST, CHOOSES), seats(view))
    yield PutMark((target(seat),), key, value=1)
