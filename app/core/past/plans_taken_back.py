"""Taking back the moment in which plans opened: it leads to before any of them was locked.

Everybody has read them by then. A plan that stayed locked could be answered by whoever read it, and
its owner would have to think of taking it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.ids import NodeId
from app.core.seal import Seal, SeatSeal

SealsAt = Callable[[NodeId], Iterable[Seal | SeatSeal] | None]
"""The plans at a step of the history; None where they are not known here."""


def before_locking(
    cursor: NodeId,
    goal: NodeId | None,
    parent: Callable[[NodeId], NodeId | None],
    seals_at: SealsAt,
) -> NodeId | None:
    """Return where taking back to `goal` leads: further, where plans that lie open would close."""
    opened = {seal.seat for seal in seals_at(cursor) or () if not seal.locked}
    while goal is not None and opened:
        if not any(seal.locked and seal.seat in opened for seal in seals_at(goal) or ()):
            break
        goal = parent(goal)
    return goal
