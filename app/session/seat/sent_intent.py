"""One intent on its way to the host, and what to do once its answer is here.

Where the host is in the same process the answer is there at once; over a network it comes a
moment later. Whoever asks writes one thing for both: `bridge.ask(intent).then(...)`.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import NodeId, SeatId
from app.core.intent import Intent, Jump, Redo, Repeat, Request, TableIntent, Undo, WriteLabel
from app.core.intents.seal_intents import Sketch
from app.core.text.words import Words
from app.session.host.staleness import names_places
from app.session.host.updates import Accepted, Answer, Placed, Refused, Relabelled, Stepped, Update

Hear = Callable[[Answer], None]
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
