"""All that a seat asked for and that is not answered yet.

`PendingRequests` is the one place that knows what is open: the seat that asks, the connection that
carries it and sends it again after a loss, and the window that wants to know what was refused look
it up there.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict, deque

from app.core.ids import NodeId, SeatId
from app.core.intent import Intent, Request, TableIntent
from app.core.intents.seal_intents import Sketch
from app.session.host.updates import Update
from app.session.seat.sent_intent import Sent

MOST_RECALLED = 64
"""Requests of which it is known still what they were."""


class PendingRequests:
    """All that one person asked of a host and that is not answered, in the order of asking.

    A connection reads and writes in another thread than the table: all of it may be called from
    any, but `Sent.take` is for the table's alone.
    """

    def __init__(self) -> None:
        # The host remembers what it answered, by seat and request: a seat that is taken again must
        # not ask with the names of those before it.
        self._prefix = os.urandom(6).hex()
        self._count = 0
        self._lock = threading.Lock()
        self._waiting: deque[Sent] = deque()
        """What is asked once what was asked before it has happened."""
        self._open: OrderedDict[str, Sent] = OrderedDict()
        """What was asked and not answered, by the name of its request."""
        self._recalled: OrderedDict[str, TableIntent] = OrderedDict()
        """What was asked last, answered or not."""

    def __len__(self) -> int:
        return len(self._waiting) + len(self._open)

    def intent_of(self, name: str) -> TableIntent | None:
        """Return what a request was, by its name; None where that is long ago."""
        with self._lock:
            return self._recalled.get(name)

    def like(self, intent: Intent) -> Sent | None:
        """Return the same intent where it was asked and is not answered yet."""
        with self._lock:
            return next((one for one in self._all() if one.intent == intent), None)

    def _all(self) -> list[Sent]:
        return [*self._open.values(), *self._waiting]

    # -- the seat that asks ---------------------------------------------------------------------

    def add(self, sent: Sent) -> None:
        """Let something wait for its turn."""
        with self._lock:
            self._waiting.append(sent)

    def next(self) -> Sent | None:
        """Return what is to be asked now, to be given to `open`; None while that has to wait."""
        if not self._waiting:  # asked after every update; whoever adds something asks again
            return None
        with self._lock:
            if not self._waiting:
                return None
            behind = bool(self._open) and any(not one.happened for one in self._open.values())
            if behind and self._waiting[0].waits:
                return None
            return self._waiting.popleft()

    def open(self, sent: Sent, seat: SeatId, based_on: NodeId) -> Request:
        """Give a request its name, and wait for its answer from now on."""
        assert not isinstance(sent.intent, Sketch)  # nobody is asked for those
        with self._lock:
            self._count += 1
            request = Request(
                f"{self._prefix}-{self._count}", seat, based_on, sent.intent, sent.asked_by
            )
            sent.request = request
            self._open[request.id] = sent
            self._recalled[request.id] = sent.intent
            if len(self._recalled) > MOST_RECALLED:
                self._recalled.popitem(last=False)
        return request

    def cause_of(self, update: Update) -> Sent | None:
        """Return what was asked for that the seat is told of by `update`; it has happened then."""
        with self._lock:
            for sent in self._open.values():
                if not sent.happened and sent.is_told_by(update):
                    sent.happened = True
                    return sent
        return None

    def close(self, name: str) -> Sent | None:
        """Wait for no answer any more; return what it was for, None where nobody waited."""
        with self._lock:
            return self._open.pop(name, None)

    def close_all(self) -> list[Sent]:
        """Wait for nothing any more, and return all that was waited for."""
        with self._lock:
            unanswered = self._all()
            self._open.clear()
            self._waiting.clear()
        return unanswered

    def forget(self) -> None:
        """Tell nobody of the answers that are to come: those who waited for them are gone."""
        with self._lock:
            for sent in self._all():
                sent.forget()

    # -- the connection that carries it -----------------------------------------------------------

    def carry(self, name: str) -> bool:
        """Note that a request goes to the host now; False if it went before, or is not open."""
        with self._lock:
            sent = self._open.get(name)
            if sent is None or sent.carried:
                return False
            sent.carried = True
            return True

    def carry_again(self) -> list[Request]:
        """Return what the host has to be asked on a new connection: all that it did not answer."""
        with self._lock:
            unanswered = self._not_returned()
            for sent in unanswered:
                sent.carried = True
            return [sent.request for sent in unanswered if sent.request is not None]

    def returned(self, name: str) -> bool:
        """Note that an answer came; False if there was one before, or nobody asked."""
        with self._lock:
            sent = self._open.get(name)
            if sent is None or sent.returned:
                return False
            sent.returned = True
            return True

    def return_all(self) -> list[tuple[str, bool]]:
        """Note that no answer comes any more; return (name, whether it was carried) of each."""
        with self._lock:
            unanswered = self._not_returned()
            for sent in unanswered:
                sent.returned = True
            return [(one.request.id, one.carried) for one in unanswered if one.request is not None]

    def lose(self) -> None:
        """Note that the connection is gone which carried what is not answered."""
        with self._lock:
            for sent in self._not_returned():
                sent.in_doubt = sent.carried

    def trust(self) -> None:
        """Take for not carried what went by this connection alone.

        The host said that it answered everything: it has not read the rest. What an earlier
        connection carried it may have carried out, and the answer was lost.
        """
        with self._lock:
            for sent in self._not_returned():
                sent.carried = sent.in_doubt

    @property
    def uncertain(self) -> bool:
        """Whether something was carried of which it is not known yet what became of it."""
        with self._lock:
            return any(sent.carried for sent in self._not_returned())

    def _not_returned(self) -> list[Sent]:
        return [sent for sent in self._open.values() if not sent.returned]
