"""Tasks: what the rules ask somebody to do next, said and never enforced."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView


@value
class Choice:
    """One way to get a task done."""

    title: Words
    intent: Intent | None = None
    action: str = ""
    """Instead of an intent: the id of the action to run, as its form asks for more."""


@value
class Task:
    """What the rules ask somebody to do next, as far as a seat can see it from its view.

    Nothing waits for it: it is shown with its buttons until the table no longer calls for it.
    """

    id: str
    """Stays the same while the task stays: "prizes.1"."""
    seat: SeatId
    """Who does it."""
    title: Words
    """"Ren takes 2 Prizes"."""
    choices: tuple[Choice, ...] = ()
    units: tuple[str, ...] = ()
    """Units and cards it is about; the board rings them."""


Tasks = Callable[[SeatView], tuple[Task, ...]]
"""A seat's view -> what is to be done, first things first."""
