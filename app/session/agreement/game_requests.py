"""What somebody at a hosted table asks the others for, and what becomes of it in the game.

Sans-I/O. What was agreed on happens between gestures: while a draw waits for its links, so does it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Protocol

from app.core.ids import JUDGE, TABLE, PersonId, SeatId
from app.core.intent import Request
from app.core.view import Event
from app.session.agreement.binding import Binding, BindingStep, Chair
from app.session.agreement.consent import Consent
from app.session.agreement.held_things import HeldThings
from app.session.agreement.requests import Outcome, Question, Reply, Wish
from app.session.agreement.travel_told import TravelTold
from app.session.agreement.turn_lock import TurnLock
from app.session.host.host import Host
from app.session.steps.rights import ImpossibleError
from app.session.trial.asked_steps import AskedSteps

Here = Callable[[], Collection[SeatId]]
"""Tells the seats whose people are there."""


class Gestures(Protocol):
    """What carries gestures out, one after the other."""

    @property
    def is_drawing(self) -> bool:
        """Whether a gesture waits for the links of its draw."""

    def wait(self, line: SeatId, later: Callable[[float], None]) -> bool:
        """Let `later` happen behind the draw in hand; False where too much waits in that line."""

    def carry_out(self, request: Request, now: float) -> None:
        """Carry out a request at once."""

    def spend(self, seat: SeatId, amount: int, now: float) -> None:
        """Note what a seat has handled. Raises ImpossibleError where that is too much by now."""


class GameRequests:
    """The requests of those at one table."""

    def __init__(
        self, host: Host, lock: TurnLock, here: Here, chair: Chair, gestures: Gestures
    ) -> None:
        self.asked: Callable[[Question], None] = _nothing
        """Called when somebody asks the others for something."""
        self.decided: Callable[[Outcome], None] = _nothing
        """Called when a request is over, and what was agreed has happened."""
        self._host = host
        self._here = here
        self._gestures = gestures
        self._consent = Consent(host, lock)
        self._binding = Binding(host, self._consent.asking, chair)
        self._held = HeldThings(host, self._consent.asking, lock)

    def ask(
        self,
        wish: Wish,
        now: float,
        turn: int | None = None,
        step: BindingStep | None = None,
        steps: AskedSteps = (),
    ) -> None:
        """Ask the others for what `wish` says. Raises ImpossibleError.

        `turn` is the number of the turn for who asks, if they see the table as it was; `step` is
        what they are to agree to, `steps` what they are to do.
        """
        here = self._here()
        if wish.kind == "travel":
            opened = self._consent.ask_to_go(wish.seat, wish.goal, here, now, wish.person)
        elif wish.kind == "act":
            opened = self._consent.ask_to_act(wish.seat, here, now, wish.person)
        elif wish.kind == "touch":
            # All cards are looked at to find out whom it concerns, be it possible or not.
            self._gestures.spend(wish.seat, len(self._host.tree.table.cards), now)
            opened = self._held.ask(wish, steps, here, now)
        elif wish.kind in ("ruling", "options", "plans"):
            opened = self._binding.ask(wish, step, here, now)
        else:
            if turn is None:
                turn = self._host.tree.table.turn.number
            opened = self._consent.asking.open(wish, self._concerned(wish, here), turn, now)
        if isinstance(opened, Outcome):
            self._conclude(opened, now, wish.seat)
        else:
            self.asked(opened)

    @staticmethod
    def _concerned(wish: Wish, here: Collection[SeatId]) -> tuple[SeatId, ...]:
        """Return who decides about a seat, a hand, the host's chair: who has it.

        The others decide about a seat or the chair if that is away, and all players about the
        record of the game.
        """
        if wish.kind == "record":
            return tuple(seat for seat in here if seat != JUDGE)
        if wish.about in here:
            return (wish.about,) if wish.about is not None else ()
        return tuple(here) if wish.kind in ("seat", "chair") else ()

    def reply(self, question: str, seat: SeatId, reply: Reply, now: float) -> None:
        """Take an answer. Raises ImpossibleError."""
        outcome = self._consent.asking.answer(question, seat, reply, now)
        if outcome is not None:
            self._conclude(outcome, now)

    def withdraw(self, question: str, person: PersonId) -> None:
        """Take back what somebody asked for."""
        for outcome in self._consent.asking.end(
            "withdrawn", lambda one: one.id == question and one.wish.person == person
        ):
            self._conclude(outcome, 0.0)

    def withdraw_all(self, person: PersonId, now: float) -> None:
        """Take back everything that somebody asked for: they have another place, or none."""
        for outcome in self._consent.asking.end("withdrawn", lambda one: one.wish.person == person):
            self._conclude(outcome, now)

    def told(self, question: Question, viewer: SeatId) -> TravelTold | None:
        """Return what a request to go through the history is about, for one seat."""
        return self._consent.told(question, viewer)

    def bound_by(self, question: Question) -> BindingStep | None:
        """Return what a request would bind others to; None for any other."""
        return self._binding.told(question)

    def deed(self, question: Question, viewer: SeatId) -> tuple[Event, ...]:
        """Return what a request asks its holder to do, as one seat reads it."""
        return self._held.told(question, viewer)

    def meant(self, question: Question, viewer: SeatId) -> tuple[str, ...]:
        """Return which things that is about, by the names that one seat knows them by."""
        return self._held.meant(question, viewer)

    def _conclude(self, outcome: Outcome, now: float, line: SeatId = TABLE) -> None:
        """Do what was agreed on, once no draw waits: it is mixed for the table as it stands.

        It waits in the `line` of the table, since what people agreed on is nobody's gesture; what
        nobody else was asked for waits among the gestures of who wants it.
        """
        if self._gestures.is_drawing:
            if self._gestures.wait(line, lambda later: self._conclude(outcome, later, line)):
                return
            outcome = Outcome(outcome.question, allowed=False, why="moved_on")
        try:
            shuffles = self._consent.carry_out(outcome)
            self._binding.carry_out(outcome)
            self._held.carry_out(outcome)
        except ImpossibleError:
            # The disk refuses, or it is another table now: nothing has changed, and who asked is
            # told.
            self.decided(Outcome(outcome.question, allowed=False, why="moved_on"))
            return
        for shuffle in shuffles:
            self._shuffle(shuffle, now)
        self.decided(outcome)

    def _shuffle(self, request: Request, now: float) -> None:
        """Carry out what belongs to what was agreed on, however much its seat asks for besides."""
        if not self._gestures.is_drawing:
            self._gestures.carry_out(request, now)
        else:
            self._gestures.wait(TABLE, lambda later: self._shuffle(request, later))

    def forget(self, seat: SeatId) -> None:
        """Let a seat have agreed to nothing for good: somebody else has it."""
        self._consent.asking.forget(seat)

    def tick(self, now: float) -> None:
        """End what nobody answered in time."""
        for outcome in (*self._held.due(), *self._consent.due(now)):
            self._conclude(outcome, now)

    @property
    def due(self) -> float:
        """When the next request runs out; infinity while none is open."""
        due = self._consent.asking.due()
        return math.inf if due is None else due


def _nothing(_: object) -> None:
    """Stand for somebody who does not listen."""
