"""Requests between people: what one asks, whom, and which answers there are.

`asking` keeps those that are open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from app.core.data.field_limits import EYES, NUMBER, SEATS
from app.core.data.value import value
from app.core.ids import NodeId, PersonId, SeatId
from app.session.host.updates import Travel
from app.session.room.person_names import SOME_NAME

KindId = Literal[
    "travel", "act", "touch", "ruling", "options", "plans", "seat", "hand", "chair", "record"
]
Reply = Literal["allow", "allow_shuffle", "allow_turn", "no", "always"]
Why = Literal["agreed", "always", "refused", "silence", "withdrawn", "moved_on"]


@value
class Kind:
    """One kind of request."""

    replies: tuple[Reply, ...]
    judge: bool = False
    """Whether the judge may decide alone."""
    only_refused_count: bool = False
    """Whether it may be asked for as often as it is allowed: what others do for one all game."""


KINDS: Mapping[KindId, Kind] = {
    "travel": Kind(("allow", "allow_shuffle", "no", "always"), judge=True),
    "act": Kind(("allow", "allow_turn", "no", "always"), judge=True),
    "touch": Kind(("allow", "no", "always"), judge=True, only_refused_count=True),
    "ruling": Kind(("allow", "no"), judge=True),
    "options": Kind(("allow", "no"), judge=True),
    "plans": Kind(("allow", "no"), judge=True),
    "seat": Kind(("allow", "no"), judge=True),
    "hand": Kind(("allow", "no")),
    "chair": Kind(("allow", "no")),
    "record": Kind(("allow", "no")),
}
"""Going back or forth in the history; acting in another's turn; having a seat do something with
what only its holder touches; keeping a move by a ruling of several; changing what the table agreed
on; opening plans before all are locked; taking over a seat; seeing a seat's hand as a spectator;
taking the host's chair; opening the record of the game."""


@value
class Wish:
    """What somebody asks for."""

    kind: KindId
    seat: Annotated[SeatId, EYES]
    """Whose wish it is; `SPECTATOR` for somebody without a seat."""
    person: Annotated[PersonId, NUMBER] = 0
    """Who that is, where people are known."""
    name: Annotated[str, SOME_NAME] = ""
    """What somebody without a seat is called."""
    goal: Annotated[NodeId, NUMBER] = 0
    """Where a journey through the history leads."""
    how: Travel = "undo"
    about: Annotated[SeatId, EYES] | None = None
    """Whose turn, plan, seat or hand it is about, or who is to do it."""
    also: Annotated[tuple[SeatId, ...], SEATS] = ()
    """Who plays that turn at the same time."""

    @property
    def whose_turn(self) -> tuple[SeatId, ...]:
        """Everybody whose turn a wish to act is about; nobody while it is nobody's."""
        return () if self.about is None else (self.about, *self.also)


@value
class Question:
    """A request that waits for answers."""

    id: str
    wish: Wish
    asked: tuple[SeatId, ...]
    replies: tuple[Reply, ...]
    """What may be answered."""
    until: float
    """When it is a no if somebody has not answered."""
    given: tuple[tuple[SeatId, Reply], ...] = ()
    """Who agreed so far, and how."""

    @property
    def waits_for(self) -> tuple[SeatId, ...]:
        """Those who have not answered."""
        agreed = {seat for seat, _ in self.given}
        return tuple(seat for seat in self.asked if seat not in agreed)


@value
class Outcome:
    """What became of a request."""

    question: Question
    allowed: bool
    why: Why
    by: SeatId | None = None
    """Who said no."""

    @property
    def agreed(self) -> tuple[SeatId, ...]:
        """Who agreed, in the order of seats; the judge comes first."""
        return tuple(sorted(seat for seat, _ in self.question.given))

    def has(self, reply: Reply) -> bool:
        """Whether somebody answered that."""
        return any(given == reply for _, given in self.question.given)
