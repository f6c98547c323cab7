"""Moments: how a step of the history in which much happens is shown, one thing after the other.

A procedure may carry out a whole phase in one step. The table is where it leads at once; a window
may show the way there in moments, at the pace of whoever looks. A game says where a moment begins,
what it is called, and what is drawn meanwhile. All of it follows from what one seat was told, so it
tells nobody more than the log does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import Event, SeatFact, SeatView
from app.games.contracts.board.arrow_contract import BoardArrow

ChangeTone = Literal["loss", "gain", "plain"]
"""Whether a change is for the worse of what it happens to, for the better, or neither."""


@value
class ChangeNote:
    """What became another in a moment: "3 → 1", and why."""

    target: str
    """A unit, a cell ("battle.0#3"), a zone or a seat; left out where it does not show."""
    text: Words
    """What stands large: "3 → 1"."""
    why: tuple[Words, ...] = ()
    """What stands small beside it: "Meteor Fall −2" above, whatever more there is below."""
    tone: ChangeTone = "plain"


@value
class MomentSigns:
    """What is drawn over the board during a moment, which shows how it came out."""

    arrows: tuple[BoardArrow, ...] = ()
    notes: tuple[ChangeNote, ...] = ()


def _untitled(_view: SeatView, _events: tuple[Event, ...]) -> Words:
    return both("")


def _unsigned(_view: SeatView, _facts: tuple[SeatFact, ...]) -> MomentSigns:
    return MomentSigns()


@value
class Moments:
    """What a game says of the moments of a step."""

    begin: frozenset[str]
    """Verbs of what happens, or the game's own words for it, with which a moment begins."""
    title: Callable[[SeatView, tuple[Event, ...]], Words] = _untitled
    """(the view after a moment, what happened in it) -> what it is called: "Actions, step 2 of 4".
    Empty where it has no name but its number."""
    signs: Callable[[SeatView, tuple[SeatFact, ...]], MomentSigns] = _unsigned
    """(the view before a moment, its facts) -> what is drawn meanwhile."""
