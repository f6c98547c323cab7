"""What a seat asked for, and the answer, which may not be here yet.

Where the host is in the same process the answer is there at once; over a network it comes a
moment later. Whoever asks writes one thing for both: `bridge.ask(intent).then(...)`.

`PendingRequests` is the one place that knows what is open: the seat that asks, the connection that
carries it and sends it again after a loss, and the window that wants to know what was refused look
it up there.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable

from app.core.ids import NodeId, SeatId
from app.core.intent import Intent, Jump, Redo, Repeat, Request, TableIntent, Undo, WriteLabel
from app.core.intents.seal_intents import Sketch
from app.core.text.words import Words
from app.session.host.staleness import names_places
from app.session.host.updates import Accepted, Answer, Placed, Refused, Relabelled, Stepped, Update

Hear = Callable[[Answer], None]
MOST_RECALLED = 64
"""Requests of which it is known still what they were."""
NOT_KNOWN = "not-known"
"""The code of an answer for what was sent and is answered by nobody any more."""
_NOT_KNOWN = Words(
    "It is not known whether your last move was carried out: no answer came. Come back to the "
    "table and look before you do it again.",
    "最後の操作に返事がなく、行われたかどうかわかりません。"
    "やり直す前に、卓に戻って確かめてください。",
)


class Sent:
    """One intent on its way to the host and back."""

    def __init__(
        self,
        intent: Intent,
        seen: NodeId = 0,
        others: int = 0,
        asked_by: SeatId | None = None,
    ) -> None:
        """`seen` is where the table stood for whoever asks, `others` how much others had done.

        `asked_by` is who asked the seat for it; heard by a host in this process alone.
        """
        self.intent = intent
        self.seen = seen
        self.others = others
        self.asked_by = asked_by
        self.request: Request | None = None
        """What the host is asked; None while it waits for what was asked before it."""
        self.answer: Answer | None = None
        """None while it is not here."""
        self.happened = False
        """Whether the seat was told of what it asked for, which is before it is answered."""
        self.carried = False
        """Whether a connection took it to the host: nobody else knows what became of it."""
        self.in_doubt = False
        """Whether a connection that took it is gone: it may have happened then, whatever a later
        one says."""
        self.returned = False
        """Whether the connection has the answer, which may have a thread to cross yet."""
        self._hear: list[Hear] = []

    @property
    def accepted(self) -> bool:
        """Whether it was carried out, as far as is known."""
        return isinstance(self.answer, Accepted)

    @property
    def refused(self) -> bool:
        """Whether it was refused, as far as is known."""
        return isinstance(self.answer, Refused)

    def then(self, hear: Hear) -> Sent:
        """Call `hear` with the answer: now, or as soon as it is here."""
        if self.answer is None:
            self._hear.append(hear)
        else:
            hear(self.answer)
        return self

    def if_accepted(self, do: Callable[[], object]) -> Sent:
        """Call `do` once it was carried out; never if it is refused."""

        def hear(answer: Answer) -> None:
            if isinstance(answer, Accepted):
                do()

        return self.then(hear)

    def take(self, answer: Answer) -> None:
        """Take in the answer, and tell whoever waits for it; a second answer is passed over."""
        if self.answer is not None:
            return
        self.answer = answer
        waiting, self._hear = self._hear, []
        for hear in waiting:
            hear(answer)

    def forget(self) -> None:
        """Tell nobody of the answer: those who waited for it are gone."""
        self._hear.clear()

    @property
    def waits(self) -> bool:
        """Whether it has to wait until what was asked before has happened.

        A step taken back and a place in a pile mean something else after every gesture.
        """
        intent = self.intent
        if isinstance(intent, (Undo, Redo)):
            return True
        return not isinstance(intent, (Jump, Repeat, WriteLabel, Sketch)) and names_places(intent)

    def is_told_by(self, update: Update) -> bool:
        """Whether an update of the seat's own doing is what becomes of such an intent."""
        if isinstance(update, Stepped):
            return not isinstance(self.intent, (Undo, Redo, Jump, WriteLabel))
        if isinstance(update, Placed):
            return isinstance(self.intent, (Undo, Redo, Jump, Repeat))
        return isinstance(update, Relabelled) and isinstance(self.intent, WriteLabel)


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


def granted(intent: Intent) -> Sent:
    """Return what nobody has to be asked for: as if carried out."""
    sent = Sent(intent)
    sent.take(Accepted("", 0))
    return sent


def not_known(name: str) -> Refused:
    """Return the answer to a request that was sent, where the host's own will never come.

    It may have been carried out: nobody here can know.
    """
    return Refused(name, NOT_KNOWN, _NOT_KNOWN)


def not_sent(intent: TableIntent) -> Sent:
    """Return what was never sent: as if refused, but nobody has to be told why."""
    sent = Sent(intent)
    sent.take(Refused("", "not-sent", Words("", "")))
    return sent
