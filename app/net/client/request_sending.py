"""Gestures on their way to a host: when each goes out, and that it is answered once.

Gestures come from any thread, answers and connections from the client's; none of them waits.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from app.core.intent import Request
from app.net.client.connection_state import LEFT, State
from app.net.client.table_listener import Listener
from app.net.encoding import messages
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.to_people import Answered
from app.session.seat.pending_requests import PendingRequests
from app.session.seat.sent_intent import not_known


class RequestSending:
    """Carries requests over one connection after the other, until there is no next one."""

    def __init__(
        self,
        send: Callable[[Request], None],
        listener: Listener,
    ) -> None:
        """`send` gives a gesture to the connection there is; the listener hears each answer."""
        self.pending = PendingRequests()
        """Gestures that are not answered."""
        self._send = send
        self._listener = listener
        self._in_sight = False
        """Whether something of the table was told on this connection: gestures wait until it is."""
        self.last: State | None = None
        """How it ended, once one does not come back by oneself."""
        self.order = threading.Lock()
        """Held while something is sent that has to keep its order."""

    def goes_out(self, name: str) -> bool:
        """Whether a gesture is to be sent now; asked with `order` held.

        Another waits till the table is in sight, or was never asked of the host: see `refuse`.
        """
        return self.last is None and self._in_sight and self.pending.carry(name)

    def refuse(self, name: str, last: State) -> None:
        """Answer a gesture that comes too late to be sent."""
        self._listener.answered(_too_late(name, last))

    def come_in_sight(self) -> None:
        """Send what was asked while there was no connection, now that the table is in sight."""
        if self._in_sight:
            return
        with self.order:
            self._in_sight = True
            for request in self.pending.carry_again():
                self._send(request)

    def go_out_of_sight(self) -> None:
        """Keep what is asked from now on: the connection is lost."""
        with self.order:
            self._in_sight = False
            self.pending.lose()

    def end(self, last: State) -> None:
        """Answer what is open, and from now on all that is asked: nobody else will."""
        with self.order:
            self.last = last
            unanswered = self.pending.return_all()
        for name, carried in unanswered:
            self._listener.answered(not_known(name) if carried else _too_late(name, last))

    def take(self, answer: Answered) -> None:
        """Take in an answer; one to nothing that is open is none."""
        if not self.pending.returned(answer.id):
            return
        if answer.node is None:
            self._listener.answered(Refused(answer.id, answer.code, messages.words_of(answer)))
        else:
            self._listener.answered(Accepted(answer.id, answer.node))


def _too_late(name: str, last: State) -> Refused:
    """Return the answer to a gesture that was never sent, and is not any more."""
    return Refused(name, last.code or "left", last.words or LEFT)
