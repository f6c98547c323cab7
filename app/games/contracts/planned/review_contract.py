"""How a computer judges a turn of plans once it is over: what was promised, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.core.data.value import value
from app.core.text.words import Words
from app.core.view import SeatView


@value
class JudgedTurn:
    """A turn as one seat's chances to win, each from 0 (lost) to 1 (won)."""

    stood: float
    """As it was planned, with the best that the seat could plan."""
    planned: float
    """With the plan that it locked, against what the others were to be expected to plan."""
    met: float
    """With that plan against those that they had locked, whatever chance may say."""
    promised: float
    """With the best plan that the computer knows; never less than `planned`."""
    best: tuple[Words, ...] = ()
    """That plan, entry by entry; empty where it is the plan that was locked, or none."""


Judges = Callable[[SeatView, SeatView, Random], JudgedTurn]
"""(what the seat saw as it planned, what it saw as all plans lay open, chance) -> the turn, judged.

It knows no more than the seat did: of the others' cards only those that their plans name."""
MOST_ENTRIES = 60
"""Entries of a best plan."""
