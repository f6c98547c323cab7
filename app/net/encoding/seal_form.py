"""The JSON form of sealed plans: who has locked one, and those that the seat may know."""

from __future__ import annotations

from typing import Any

from app.core.seal import SeatSeal, SeatSeals, names_plan
from app.net.transport.wire_error import row, text, whole, wrong

_HIDDEN = 2
"""Parts of one whose plan is not told: the seat, and whether it is locked."""


def seals_form(seals: SeatSeals) -> list[Any]:
    """Return the JSON form of all plans: `[seat, locked]`, and the plan where it is told.

    A plan is filled up, so that each is as long as any other.
    """
    return [
        [seal.seat, int(seal.locked), *(() if seal.plan is None else (seal.plan,))]
        for seal in seals
    ]


def seals(raw: Any, seats: int, where: str) -> SeatSeals:
    """Return the plans that `seals_form` wrote. Raises WireError."""
    read: list[SeatSeal] = []
    for one in row(raw, where):
        seat, locked, *plan = row(one, where, _HIDDEN, _HIDDEN + 1)
        first = read[-1].seat + 1 if read else 0
        sealed = SeatSeal(
            whole(seat, where, first, seats - 1),
            whole(locked, where, most=1) > 0,
            text(plan[0], where) if plan else None,
        )
        if not names_plan(sealed.plan) if sealed.plan is not None else not sealed.locked:
            wrong(where)
        read.append(sealed)
    return tuple(read)
