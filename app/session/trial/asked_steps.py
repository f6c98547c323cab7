"""What one seat asks another to do with what only that one may touch.

The asker names what it sees, the holder does it: whether there is anything to ask for follows from
the asker's view alone, so that asking tells nothing; what the holder reads of it follows from the
holder's. Only what everybody sees done can be asked for: no draws, no looks, no chance.
"""

from __future__ import annotations

from typing import get_args

from app.core.ids import SeatId
from app.core.intent import (
    Attach,
    Batch,
    Collect,
    Face,
    Intent,
    Move,
    MoveUnits,
    PutMark,
    Rotate,
    Step,
    SwapUnits,
)
from app.core.view import Event, SeatView
from app.core.zone import Zone
from app.games.game_api import GameSpec
from app.session.trial.dry_run import dry_run

AskedStep = Move | Attach | MoveUnits | SwapUnits | Collect | Face | Rotate | PutMark
"""What can be asked for."""
AskedSteps = tuple[AskedStep, ...]
MOST_STEPS_ASKED = 12
"""Steps of one request."""
MOST_NAMED = 60
"""Cards, units and other things that one request names in all."""


def asked_steps(intent: Intent) -> AskedSteps:
    """Return a gesture as it can be asked for, step by step; () where it cannot be."""
    steps = tuple(_flat(intent))
    fitting = [step for step in steps if isinstance(step, get_args(AskedStep))]
    return tuple(fitting) if len(fitting) == len(steps) and is_small(tuple(fitting)) else ()


def _flat(intent: Intent) -> list[Intent]:
    if not isinstance(intent, Batch):
        return [intent]
    return [one for step in intent.steps for one in _flat(step)]


def is_small(steps: AskedSteps) -> bool:
    """Whether somebody can read at a glance what is asked for, and it is anything."""
    return 0 < len(steps) <= MOST_STEPS_ASKED and sum(map(_names, steps)) <= MOST_NAMED


def _names(step: AskedStep) -> int:
    """Return how many things a step names."""
    lists = (getattr(step, name, ()) for name in ("cards", "units", "targets"))
    return sum(map(len, lists)) + 1


def as_one(steps: AskedSteps) -> Step:
    """Return the steps as one gesture."""
    return steps[0] if len(steps) == 1 else Batch(steps)


def holders_asked(spec: GameSpec, seen: SeatView, intent: Intent) -> tuple[SeatId, ...]:
    """Return whom the seat that sees `seen` may ask to do that: any of them does.

    Nobody where it may do it itself, where it cannot be done, and where a holder alone could not.
    """
    steps = asked_steps(intent)
    zones = seen.setting.zones.values()
    if not steps or seen.seat < 0 or not any(_is_held(zone, seen) for zone in zones):
        return ()
    step = as_one(steps)
    held = dry_run(spec, seen, (step,)).held
    if not held:
        return ()
    holders = (one for one in seen.setting.zones[held].holders if one != seen.seat)
    return tuple(one for one in holders if _may(spec, seen, step, one))


def _is_held(zone: Zone, seen: SeatView) -> bool:
    """Whether others see what lies in a zone, or may, and only its holders touch it."""
    shared = zone.spec.team_sees
    return zone.spec.touch == "holder" or (
        shared is not None and seen.option(shared[0]) == shared[1]
    )


def _may(spec: GameSpec, seen: SeatView, step: Step, holder: SeatId) -> bool:
    return not dry_run(spec, seen, (step,), by=holder).ending


def meant_by(seen: SeatView, steps: AskedSteps) -> tuple[str, ...]:
    """Return the units and cards that `steps` name, as far as the seat that sees `seen` does."""
    names = (
        name
        for step in steps
        for field in ("units", "cards", "targets", "unit", "one", "other")
        for name in _listed(getattr(step, field, ()))
    )
    return tuple(dict.fromkeys(one for one in names if one in seen.units or one in seen.cards))


def _listed(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def read_by(spec: GameSpec, seen: SeatView, holder: SeatId, steps: AskedSteps) -> tuple[Event, ...]:
    """Return what `holder` would do, as the seat that sees `seen` reads it now.

    Nothing where it cannot be done, or where that seat cannot tell what is meant.
    """
    run = dry_run(spec, seen, (as_one(steps),), by=holder)
    return () if run.ending else run.events
