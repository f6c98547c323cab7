"""Rock, paper, scissors: a round begins, each locks a hand, all open together, ties go again."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from app.core.ids import SeatId
from app.core.intent import Announce, PutMark, Step
from app.core.intents.seal_intents import LockPlan, UnlockPlan
from app.games.game_api import As, Look
from app.games.pokemon.tasks.hand_round import (
    HANDS,
    begun,
    in_round,
    next_number,
    opened,
    plan,
    winner_chooses,
    winners,
)
from app.games.pokemon.tasks.setup_marks import IN_ROUND, partners, seats, take_off, target
from app.games.table_tools import Running, me

Winner = Generator[Step | As, tuple[int, ...], tuple[SeatId, bool] | None]
"""Ends with who won, and whether the winner chooses; None while nobody has."""


def begin(look: Look, arguments: Mapping[str, str]) -> Running:
    """Begin a round of all; with `winner` = "chooses" the winner is to choose who goes first."""
    view = look()
    locked = [seal.seat for seal in view.seals if seal.locked]
    yield from _put(seats(view), next_number(view), chooses=arguments.get("winner") == "chooses")
    for seat in locked:
        yield As(seat, UnlockPlan())


def _put(players: range | tuple[SeatId, ...], number: int, *, chooses: bool) -> Running:
    who = tuple(target(seat) for seat in players)
    yield PutMark(who, IN_ROUND, value=begun(number, chooses=chooses))


def choose(look: Look, arguments: Mapping[str, str]) -> Winner:
    """Lock the own `hand`, "1" to "3"; where the hands lie open then, see who won.

    Whoever did not win is out of the round. All that are left choose again until it is one, or
    one pair: it is pairs that go first (TV018).
    """
    hand = arguments.get("hand", "")
    before = look()
    if hand in HANDS and me(before) in in_round(before) and not opened(before):
        yield LockPlan(plan(before, hand))
    view = look()
    hands, chooses = opened(view), winner_chooses(view)
    if not hands:
        return None
    for seat, shown in hands.items():
        if shown in HANDS:
            yield As(seat, Announce(f"hand_{shown}"))
    left = winners(hands)
    won = len({partners(view, seat) for seat in left}) == 1
    lost = (IN_ROUND,), tuple(seat for seat in hands if won or seat not in left)
    yield from take_off(view, *lost)
    if won:
        return left[0], chooses
    yield Announce("hands_again")
    yield from _put(left, next_number(view), chooses=chooses)
    return None
