"""Plays of any game: what somebody does with cards, units, marks, the stage and the turn.

They are read from an intent before it is sent, or from what a seat is told afterwards, and are the
same for both. A game's rules may ask about them as they are; a game whose rules speak of plays of
its own (an attack, an Evolution) makes those of them.
"""

from __future__ import annotations

from app.core.data.value import value


@value
class Standing:
    """Nothing is done: what stands on the table after a gesture is looked at."""

    by: int = -1
