"""Which gestures are followed by an offer to take them back: large ones, and those that ruin.

Any gesture can be taken back at any time; these are the ones where a slip of the hand costs most.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.view import Event

MANY = 3
"""Cards, units or marks from which on a gesture is a large one."""
MUCH_DAMAGE = 30
"""Damage in points; less of it is put back as quickly as it is taken back."""
ANEW = "anew"
"""A new game was begun on the same table."""
RUINOUS = frozenset({"turn", "knock_out", "mulligan", "pair_mulligan", "concede", ANEW})
"""Happenings after which little is as it was."""
_MARKING = frozenset({"mark", "rotate", "face_down", "face_up"})


def worth_undoing(events: Sequence[Event]) -> bool:
    """Whether a gesture, as its own seat was told it, is worth an offer to take it back."""
    if any(event.verb in RUINOUS for event in events):
        return True
    moved = [event for event in events if event.source and event.source != event.goal]
    if sum(event.count for event in moved) >= MANY:
        return True
    shuffled = {event.source for event in events if event.verb == "shuffle"}
    if any(event.goal in shuffled for event in moved):
        return True
    removed = [event for event in events if event.verb == "unmark"]
    healed = any(event.mark == "damage" and -event.number >= MUCH_DAMAGE for event in removed)
    marked = [event for event in events if event.verb in _MARKING]
    return healed or len(removed) > 1 or _things(marked) >= MANY


def _things(events: Sequence[Event]) -> int:
    """Return how many cards or units were marked or turned; a mark's count is its value."""
    return sum(1 if event.verb == "mark" else event.count for event in events)
