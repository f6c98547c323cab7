"""One seat: its view, its history, and what it asks.

The same for a host in this process and for one elsewhere: whoever makes it says how a request
travels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.ids import TABLE, NodeId, SeatId
from app.core.intent import Intent, Request
from app.core.intents.seal_intents import Sketch
from app.core.text.words import Words
from app.core.view import SeatView, fold
from app.session.host.updates import (
    Answer,
    Placed,
    Recorded,
    Refused,
    Relabelled,
    Replaced,
    SeatUpdate,
    Sketched,
    Stepped,
    Update,
)
from app.session.seat.chronicle import BareEntry, Chronicle
from app.session.seat.pending_requests import PendingRequests
from app.session.seat.plan_draft import PlanDraft
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.sent_intent import Sent, granted, not_known

Submit = Callable[[Request], Answer | None]
"""Sends a request; returns the answer, or None where it comes later, by `SeatClient.answered`."""


class SeatClient:
    """One seat: holds its view, folds what it is told, sends intents.

    The host tells a seat of what it asked for before it answers, and answers in the order in
    which it was asked.
    """

    def __init__(
        self,
        seat: SeatId,
        submit: Submit,
        chronicle: Chronicle | None = None,
        pending: PendingRequests | None = None,
    ) -> None:
        """`pending` is that of the connection which carries what is asked, where there is one."""
        self.seat = seat
        self.pending = PendingRequests() if pending is None else pending
        """What was asked and is not answered."""
        self.node: NodeId = 0
        self.listeners: list[Callable[[SeatUpdate], None]] = []
        """Called after the view was brought up to date; first of all where the history is another
        from now on."""
        self.telling: Sent | None = None
        """What this seat asked for and is being told of just now, while listeners are called."""
        self.draft = PlanDraft()
        """The plan that this seat is making; nobody else hears of it."""
        self._submit = submit
        self._chronicle = chronicle
        self._view: SeatView | None = None
        self._over: Refused | None = None
        """What is said to all that is asked, once the seat is no longer one's own."""
        self._others = 0
        """How often others did something: what is sent late is not based on what nobody saw."""

    @property
    def view(self) -> SeatView:
        """What this seat knows now, with the plan it is making."""
        assert self._view is not None  # a joined seat is told the whole view first
        return self.draft.laid_over(self._view)

    @property
    def chronicle(self) -> Chronicle:
        """The history as this seat may know it."""
        assert self._chronicle is not None  # only a seat of which no window asks has none
        return self._chronicle

    # -- hearing ------------------------------------------------------------------------------

    def begin(self, journal: Iterable[BareEntry], placed: Placed, run: str = "") -> Replaced | None:
        """Begin, or begin anew after a loss, with all that happened at a table elsewhere.

        Returns what of it was replaced; see `SeatChronicle.begin`, which raises GapError.
        """
        chronicle = self._chronicle
        assert isinstance(chronicle, SeatChronicle)  # a host in this process tells what happens
        replaced = chronicle.begin(journal, placed.view, run)
        self._view, self.node = placed.view, placed.node
        if replaced is not None:
            for listener in list(self.listeners):
                listener(replaced)
        self.told(placed)
        return replaced

    def told(self, update: Update) -> None:
        """Take in what the host says."""
        if self._chronicle is not None:
            self._chronicle.hear(update)
        if isinstance(update, Stepped):
            for fact in update.facts:
                assert self._view is not None  # as above
                self._view = fold(self._view, fact)
            self.node = update.node
        elif isinstance(update, Placed):
            self._view = update.view
            self.node = update.node
        before, self.telling = self.telling, self._cause(update)
        try:
            for listener in list(self.listeners):
                listener(update)
        finally:
            self.telling = before
        self._send_on()

    def _cause(self, update: Update) -> Sent | None:
        """Return what this seat asked for that `update` is the outcome of, if it is."""
        if isinstance(update, Recorded):
            return None
        actor = _actor(update)
        cause = self.pending.cause_of(update) if actor == self.seat else None
        if cause is None and actor != TABLE:
            self._others += 1
        return cause

    def answered(self, answer: Answer) -> None:
        """Take in an answer that came later; one that was not waited for is passed over."""
        sent = self.pending.close(answer.request)
        if sent is not None:
            sent.take(answer)
            self._send_on()

    def end(self, code: str, reason: Words) -> None:
        """Answer all that waits, and all that is asked from now on, as nobody else will.

        It is refused with the reason; of what was sent it is not known whether it was carried out.
        """
        self._over = Refused("", code, reason)
        for sent in self.pending.close_all():
            carried = sent.request if sent.carried else None
            sent.take(self._over if carried is None else not_known(carried.id))

    # -- asking -------------------------------------------------------------------------------

    def send(self, intent: Intent, asked_by: SeatId | None = None) -> Sent:
        """Send an intent; the answer is there at once, or comes later.

        `asked_by` is who asked this seat for it, at a table in this process. What is sketched stays
        here.
        """
        if isinstance(intent, Sketch):
            return self._sketch(intent)
        sent = Sent(intent, self.node, self._others, asked_by)
        if self._over is not None:
            sent.take(self._over)
            return sent
        self.pending.add(sent)
        self._send_on()
        return sent

    def _sketch(self, sketch: Sketch) -> Sent:
        self.draft.go_on(self.view, sketch.draft)
        self.tell_draft()
        return granted(sketch)

    def tell_draft(self) -> None:
        """Tell who listens that the plan in the making is another."""
        for listener in list(self.listeners):
            listener(Sketched())

    def ask(self, intent: Intent) -> Answer:
        """Send an intent to a host in this process and return its answer."""
        answer = self.send(intent).answer
        assert answer is not None  # a host in this process answers at once
        return answer

    def _send_on(self) -> None:
        while (sent := self.pending.next()) is not None:
            self._send_now(sent)

    def _send_now(self, sent: Sent) -> None:
        # What this seat did itself meanwhile it knew of; what others did, it did not.
        based_on = self.node if sent.others == self._others else sent.seen
        request = self.pending.open(sent, self.seat, based_on)
        try:
            answer = self._submit(request)
        except Exception:
            self.pending.close(request.id)
            raise
        if answer is not None:
            self.pending.close(request.id)
            sent.take(answer)


def _actor(update: Stepped | Placed | Relabelled) -> SeatId | None:
    """Return who did what is told of; None for a view that is sent without anybody's doing."""
    if isinstance(update, Stepped):
        return update.actor
    if isinstance(update, Placed):
        return None if update.went is None else update.went.actor
    return update.entry.actor
