"""A table as it was some seconds ago, for those who watch with a delay.

Whatever happened is put down with its time, and comes to those who are behind when it is old
enough: gestures, journeys, labels, the record of chance, and what was said of the table. All of it
is worked out from the host's journal then, so that whoever comes late begins where the others are.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable

from app.core.data.value import replace, value
from app.core.ids import NodeId, SeatId
from app.core.past.history import Node
from app.core.sight import view
from app.core.table import Table
from app.session.host.host import Host
from app.session.host.step_diff import happened, learned_by_each
from app.session.host.updates import (
    Grew,
    JournalEntry,
    Labelled,
    Placed,
    Recorded,
    Relabelled,
    Stepped,
    Update,
    Went,
    told_of,
)
from app.session.seat.chronicle import BareEntry, bare_journal

MOST_FLEETING = 10_000
"""Things to come until what only lasts a moment, such as the ghost of a drag, is passed over."""


@value
class _Moment:
    """Something that those who are behind are still to learn."""

    at: float
    entries: int
    """How long the journal was."""
    say: Callable[[], None] | None = None


class Behind:
    """One table, seen from some seconds later."""

    def __init__(self, host: Host, seconds: float, clock: Callable[[], float]) -> None:
        """Begin with the table as it is; `seconds` is how far it is behind from then on.

        `clock` says what time it is, in seconds: asked when something has happened, since a
        request may wait for a draw or a slow disk after it came.
        """
        self.table: Table = host.tree.table
        self.cursor: NodeId = host.tree.cursor
        """Where the table stood then."""
        self.steps = len(host.tree)
        """How many steps the history had."""
        self._host = host
        self.seconds = seconds
        self._clock = clock
        self._entries = len(host.journal)
        self._coming: deque[_Moment] = deque()
        self._seats: list[tuple[SeatId, Callable[[Update], None]]] = []
        host.watchers.append(self._heard)

    def join(self, seat: SeatId, told: Callable[[Update], None]) -> None:
        """Let `told` hear all that `seat` learned, so much later, the whole view first."""
        self._seats.append((seat, told))
        told(Placed(self.cursor, view(self.table, seat)))

    def leave(self, told: Callable[[Update], None]) -> None:
        """Stop telling `told`."""
        self._seats = [pair for pair in self._seats if pair[1] != told]

    @property
    def entries(self) -> int:
        """How much of the journal had happened by then."""
        return self._entries

    def journal(self, until: int | None = None, start: int = 0) -> tuple[BareEntry, ...]:
        """Return what had happened by then, or a part of it."""
        known = self._entries if until is None else min(until, self._entries)
        return bare_journal(self._host, known, start)

    def later(self, say: Callable[[], None], *, fleeting: bool = False) -> None:
        """Call `say` when the table that is shown is the one of now.

        What is `fleeting` is passed over while very much is to come.
        """
        if not (fleeting and len(self._coming) >= MOST_FLEETING):
            self._coming.append(_Moment(self._clock(), len(self._host.journal), say))

    # -- time ---------------------------------------------------------------------------------

    def _heard(self, _: JournalEntry) -> None:
        self._coming.append(_Moment(self._clock(), len(self._host.journal)))

    @property
    def due(self) -> float:
        """When `tick` is wanted next, on the clock; infinity while nothing is to come."""
        return self._coming[0].at + self.seconds if self._coming else math.inf

    def tick(self, now: float) -> None:
        """Let happen what is old enough."""
        while self._coming and self.due <= now:
            moment = self._coming.popleft()
            while self._entries < moment.entries:
                entry = self._host.journal[self._entries]
                self._entries += 1
                self._let_happen(entry)
            if moment.say is not None:
                moment.say()

    # -- what is told -------------------------------------------------------------------------

    def _let_happen(self, entry: JournalEntry) -> None:
        if isinstance(entry, Grew):
            self._grow(entry.node)
        elif isinstance(entry, Went):
            self.cursor, self.table = entry.goal, self._host.tree.table_at(entry.goal)
            went = replace(entry, request="")
            for seat, told in list(self._seats):
                told(Placed(self.cursor, view(self.table, seat), went))
        elif isinstance(entry, Labelled):
            self._tell_all(Relabelled(replace(entry, request="")))
        else:
            public = told_of(entry)
            if public is not None:
                self._tell_all(Recorded(public))

    def _tell_all(self, update: Update) -> None:
        for _, told in list(self._seats):
            told(update)

    def _grow(self, node: Node) -> None:
        did = happened(self.table, node.facts)
        _, _, self.table, _ = did[-1]
        parent, self.cursor, self.steps = self.cursor, node.id, node.id + 1
        learned = dict(learned_by_each([seat for seat, _ in self._seats], did))
        for seat, told in list(self._seats):
            told(Stepped(node.id, parent, node.actor, node.turn, node.step, learned[seat]))
