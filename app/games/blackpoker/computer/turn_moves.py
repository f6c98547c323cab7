"""What both program players do alike: what is theirs to resolve, setting up, letting pass.

What they start, who attacks and who blocks are theirs to say (`Mind`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.core.intent import Procedure, Step
from app.core.intents.turn_intents import PassChance, Settle
from app.core.view import SeatView
from app.games.blackpoker.computer import legal_moves as legal
from app.games.blackpoker.computer.choosing import pick
from app.games.blackpoker.computer.legal_moves import Answer
from app.games.blackpoker.computer.trump_choice import set_up
from app.games.blackpoker.flow.deed import deed_of
from app.games.blackpoker.flow.stage_reading import OVER, top
from app.games.blackpoker.flow.starting import Start, startable
from app.games.blackpoker.table.blackpoker_zones import HAND
from app.games.contracts.computer_contract import computers_of
from app.games.table_tools import count

ATTACK, END = "attack", "end"


class Mind(Protocol):
    """What a player makes up its mind about."""

    def starts(self, view: SeatView, found: Sequence[Start]) -> Step | None:
        """Return what is started, of what could be; None to let the chance pass, or to end."""

    @property
    def answer(self) -> Answer:
        """How what has to be chosen is chosen."""


def next_step(view: SeatView, mind: Mind) -> Step | None:
    """Return what a seat does now; None where others are to act."""
    seat = view.seat
    if view.turn.phase == OVER or seat < 0:
        return None
    if not view.turn.number:
        return _set_up(view)
    lies = top(view)
    if lies is not None and deed_of(view, lies) is None:
        return _leave(view)
    resolves = legal.to_resolve(view, seat, mind.answer)
    if resolves is not None or not legal.has_chance(view, seat):
        return resolves
    found = startable(view, seat)
    made = mind.starts(view, found) if found else None
    return made or _does_nothing(view, found, mind)


def _does_nothing(view: SeatView, found: Sequence[Start], mind: Mind) -> Step | None:
    """Let the chance pass, or end the turn where there is nothing to pass at."""
    if legal.may_pass(view, view.seat):
        return PassChance()
    ends = next((one for one in found if one.action.id == END), None)
    return None if ends is None else way_to_start(view, ends, (), "", mind.answer)


def way_to_start(
    view: SeatView, one: Start, keys: tuple[str, ...], target: str, answer: Answer
) -> Procedure:
    """Return the gesture that starts an action, paid with what is worth least."""

    def paid(things: Sequence[str], number: int, why: str) -> tuple[str, ...]:
        return pick(view, things, number, why)

    return legal.started(view, view.seat, one, keys, target, paid, answer)


def _leave(view: SeatView) -> Step | None:
    """Pass over what people put on the stage themselves: whose it is takes it off again."""
    lies = top(view)
    if legal.may_pass(view, view.seat):
        return PassChance()
    mine = lies is not None and lies.seat == view.seat and view.stage.chance is None
    return Settle(lies.id) if lies is not None and mine else None


def _set_up(view: SeatView) -> Step | None:
    """Lay trumps, take the first hand; where programs alone play, the first of them begins."""
    if not count(view, f"{HAND}.{view.seat}"):
        return set_up(view)
    seats = range(len(view.setting.seats))
    alone = set(computers_of(view.options)) == set(seats)
    ready = all(count(view, f"{HAND}.{seat}") for seat in seats)
    return Procedure("begin") if alone and ready and view.seat == 0 else None
