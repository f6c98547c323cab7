"""What card texts ask of a table, and the gestures by which hands do it: for docs and tests.

A game gives them through `GameSpec.operations`; playing loads nothing of this.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.text.words import Words


@value
class Act:
    """A gesture: one key, or one choice from the menu, on what is pointed at or selected."""

    action: str
    """The action's id; the game's own as the game calls it."""
    over: Words
    """What is pointed at or selected."""


@value
class Drag:
    """A gesture: something is taken up and let go somewhere."""

    what: Words
    onto: Words


@value
class Click:
    """A gesture: one click, with Ctrl where more than one thing is to be selected."""

    on: Words


@value
class Band:
    """A gesture: a rubber band around several things."""

    around: Words


@value
class Typed:
    """A gesture: a number or a text, typed and confirmed."""

    what: Words


Gesture = Act | Drag | Click | Band | Typed
Way = tuple[Gesture, ...]
"""The gestures, one after the other, by which something is done."""


@value
class Operation:
    """Something card texts ask of a table, and how hands do it here."""

    id: str
    title: Words
    hits: int
    """How many card texts ask for it, in the count that the list of operations comes from."""
    ways: tuple[Way, ...]
    """The shortest first."""
