"""Which sound a step makes, from what a seat is told of it, and nothing else.

Only what everybody reads in the log counts: that cards went from here to there, never which cards
or which way up. So a sound tells nothing that the seat's own log does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.store.personal_settings import SOUNDS, Sound

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.view import Event, SeatFact

_OF_VERBS: dict[str, Sound] = {
    "coins": "coin",
    "dice": "coin",
    "shuffle": "shuffle",
    "turn": "turn",
    "open_plans": "turn",
}


def sound_of(facts: Iterable[SeatFact]) -> Sound | None:
    """Return the sound of a step: one, whatever happens in it; None where it is silent."""
    heard = {sound for fact in facts for event in fact.events if (sound := _of_event(event))}
    return most_telling(heard)


def _of_event(event: Event) -> Sound | None:
    if event.verb in _OF_VERBS:
        return _OF_VERBS[event.verb]
    # What comes to lie elsewhere is laid there; a look, a mark, a word lie where they were.
    elsewhere = event.goal and (event.goal != event.source or event.at.startswith("cell."))
    return "card" if elsewhere else None


def most_telling(sounds: Iterable[Sound]) -> Sound | None:
    """Return that of several sounds which would be missed most."""
    return max(sounds, key=SOUNDS.index, default=None)
