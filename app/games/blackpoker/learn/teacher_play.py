"""What the teacher of the first game does: attacks once, answers Up with Down, and passes."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.ids import SeatId
from app.core.intent import Step
from app.core.intents.turn_intents import PassChance
from app.core.view import SeatView
from app.games.blackpoker.computer.legal_moves import (
    has_chance,
    may_pass,
    started,
    to_resolve,
    ways_of,
)
from app.games.blackpoker.effects.turn_control_effects import NO
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.starting import start_of
from app.games.blackpoker.table import field as f
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER

_COUNTER_STEP = 8
"""The step in which the teacher answers."""


def plays(view: SeatView, step: int) -> Step | None:
    """Return what the teacher does now: attacks once, answers Up with Down, and passes."""
    gesture: Step | None = to_resolve(view, TEACHER, answer)
    if gesture is not None or not has_chance(view, TEACHER):
        return gesture
    if not view.stage.declarations:
        return _start(view, "attack") or _start(view, "end")
    if step == _COUNTER_STEP and is_by(view, "up", PUPIL) and not is_by(view, "down", TEACHER):
        gesture = _start(view, "down")
    return gesture or (PassChance() if may_pass(view, TEACHER) else None)


def _start(view: SeatView, name: str) -> Step | None:
    for one in start_of(view, TEACHER, name):
        for keys, target in ways_of(view, TEACHER, one):
            if not target or target in f.attackers(view):
                return started(view, TEACHER, one, keys, target, _first, answer)
    return None


def _first(things: Iterable[str], count: int, _why: str) -> tuple[str, ...]:
    return tuple(things)[:count]


def answer(_view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
    """Return what is chosen where a deed asks: all attackers, no to what may be refused."""
    if choice.id == "attackers":
        return choice.among
    if NO in choice.among:
        return (NO,)
    return choice.among[: choice.range[0]]


def is_by(view: SeatView, action: str, seat: SeatId) -> bool:
    """Whether an action on the stage is a player's."""
    return any(one.text == action and one.seat == seat for one in view.stage.declarations)
