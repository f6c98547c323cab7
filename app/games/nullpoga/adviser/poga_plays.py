"""What the rules are asked about: a plan, a phase that was carried out, and what is done by hand.

A plan is read from a sketch, which stays in its window, and as it is locked. Of another's plan
nothing is said, neither while it is locked nor once it lies open: who made it heard of it then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.data.value import value
from app.core.ids import JUDGE, SeatId
from app.core.intent import Batch, Intent, PutMark
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.seal import plan_text
from app.core.view import SeatFact, SeatView
from app.games.advising.common_plays import Announced, Marked, Moved, PhaseSet, TurnBegun
from app.games.advising.meant_plays import plays_meant
from app.games.advising.told_plays import Told, plays_told
from app.games.nullpoga.flow.phase_order import OVER, PLAN
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.nullpoga_marks import LIFE_NUMBER
from app.games.table_tools import number_now

LOCKED = "lock_plan"
"""The verb by which a table tells that somebody locked a plan."""


@value
class Planned:
    """A seat plans this for the turn."""

    by: SeatId
    plan: Plan
    locked: bool
    """Whether it is written down; else it is a sketch."""


@value
class Carried:
    """A phase is carried out by the program, as the resolver says."""

    by: SeatId
    phase: str


def is_played(view: SeatView) -> bool:
    """Whether a turn is under way: before the first one and after the end nothing is judged."""
    return view.turn.number > 0 and view.turn.phase != OVER


# -- before a gesture -----------------------------------------------------------------------------


def meant(_memory: Any, view: SeatView, intent: Intent) -> tuple[Any, ...]:
    """Return the plays that an intent would be."""
    return tuple(_meant(view, intent)) if is_played(view) else ()


def _meant(view: SeatView, intent: Intent) -> Iterator[Any]:
    if isinstance(intent, Batch):
        for step in intent.steps:
            yield from _meant(view, step)
    elif isinstance(intent, Sketch):
        if intent.draft:
            yield from _planned(view, view.seat, intent.draft, locked=False)
    elif isinstance(intent, LockPlan):
        yield from _planned(view, view.seat, plan_text(intent.plan), locked=True)
    elif isinstance(intent, PutMark) and intent.key == LIFE_NUMBER.key:
        yield from _life(view, intent)
    else:
        yield from plays_meant(view, intent)


def _life(view: SeatView, step: PutMark) -> Iterator[Marked]:
    """Yield how lives change; a life that nobody changed yet is what the card says."""
    for unit in (one for one in step.targets if one in view.units):
        was = number_now(view, unit, LIFE_NUMBER) or 0
        now = max(0, (was if step.value is None else step.value) + step.add)
        if now != was:
            yield Marked(view.seat, unit, LIFE_NUMBER.key, was, now)


def _planned(view: SeatView, by: SeatId, text: str, *, locked: bool) -> Iterator[Planned]:
    """Yield a plan; what nobody can read plans nothing."""
    if by < 0 or view.turn.phase != PLAN:
        return
    try:
        yield Planned(by, read_plan(text), locked)
    except UnreadablePlanError:
        return


# -- afterwards -----------------------------------------------------------------------------------


def told(_memory: Any, view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    """Return the plays that a gesture was.

    A phase that was carried out is one play, and what began with it: the turn, and its cards.
    """
    if not is_played(view):
        return ()
    read = tuple(plays_told(view, facts))
    phase = next((one for one in read if isinstance(one.play, PhaseSet)), None)
    if phase is not None and len(read) > 1:
        return tuple(_carried(phase, read))
    return tuple(_read(read))


def _carried(phase: Told, read: tuple[Told, ...]) -> Iterator[Told]:
    yield Told(Carried(phase.play.by, phase.play.phase), phase.view, phase.after)
    begun = False
    for one in read:
        begun = begun or isinstance(one.play, TurnBegun)
        drawn = isinstance(one.play, Moved) and one.play.verb == "draw"
        if isinstance(one.play, TurnBegun) or (begun and drawn):
            yield one


def _read(read: tuple[Told, ...]) -> Iterator[Told]:
    for one in read:
        play = one.play
        if isinstance(play, Announced):
            if play.verb == LOCKED:
                yield from _lock(one)
        elif isinstance(play, Marked) and play.target in one.after.units:
            yield Told(_lives(one, play), one.view, one.after)
        else:
            yield one


def _lock(one: Told) -> Iterator[Told]:
    """Yield a plan that was locked, as far as this seat knows it."""
    seal = one.after.seal(one.play.by)
    if seal is None or seal.plan is None or one.view.seat not in (one.play.by, JUDGE):
        return
    for plan in _planned(one.view, one.play.by, seal.text, locked=True):
        yield Told(plan, one.view, one.after)


def _lives(one: Told, play: Marked) -> Marked:
    """Return a change of a life from what it was, also where that was what the card says."""
    if play.key != LIFE_NUMBER.key or play.target not in one.view.units:
        return play
    was = number_now(one.view, play.target, LIFE_NUMBER) or 0
    now = number_now(one.after, play.target, LIFE_NUMBER) or 0
    return Marked(play.by, play.target, play.key, was, now)
