"""Sealed plans: what a seat has written down and locked, until all plans open together.

A plan is a value and no card: others learn that a seat has locked one, and nothing of its size, of
what it names, or of when its parts came together. So that no message and no file of another's shows
how long it is, a plan is filled up with spaces to `PLAN_LENGTH` wherever it goes.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import SeatId

PLAN_LENGTH = 1024
"""Characters of every plan as it is kept and sent; a shorter one has spaces at its end."""
_QUOTED = '"\\'
"""Printable, but written as two characters within JSON."""


@value
class Seal:
    """The plan of one seat, as the table keeps it."""

    seat: SeatId
    plan: str
    """`PLAN_LENGTH` characters."""
    locked: bool = True
    """False once it lies open to all."""


@value
class SeatSeal:
    """The plan of one seat, as a seat knows of it."""

    seat: SeatId
    """Whose it is."""
    locked: bool = True
    """False once it lies open to all."""
    plan: str | None = None
    """`PLAN_LENGTH` characters; None for another's that is locked."""

    @property
    def text(self) -> str:
        """What was written down; empty where that is not known."""
        return plan_text(self.plan or "")


Seals = tuple[Seal, ...]
"""At most one for each seat, in the order of seats."""
SeatSeals = tuple[SeatSeal, ...]


def filled(plan: str) -> str:
    """Return `plan` as it is kept and sent. One that is too long stays so: `names_plan` says no."""
    return plan.ljust(PLAN_LENGTH)


def plan_text(plan: str) -> str:
    """Return what was written down, without what it was filled up with."""
    return plan.rstrip(" ")


def names_plan(plan: str) -> bool:
    """Whether `plan`, which came from outside, can be kept: filled up, and as long in any JSON."""
    return (
        len(plan) == PLAN_LENGTH
        and plan.isascii()
        and plan.isprintable()
        and not any(sign in plan for sign in _QUOTED)
    )


def seal_of(seals: Seals, seat: SeatId) -> Seal | None:
    """Return the plan of a seat, None where it has none."""
    return next((seal for seal in seals if seal.seat == seat), None)


def with_seal(seals: Seals, seal: Seal) -> Seals:
    """Return `seals` with one more, in place of that of the same seat."""
    kept = [one for one in seals if one.seat != seal.seat]
    return tuple(sorted((*kept, seal), key=lambda one: one.seat))
