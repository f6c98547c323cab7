"""All that one seat was told of a table, and a table made of it again, to look at.

There is no truth behind it: what the seat did not see is not there. One goes back and forth in it;
gestures are refused.
"""

from __future__ import annotations

from collections.abc import Collection

from app.core.data.value import replace, value
from app.core.ids import NodeId, SeatId
from app.core.intent import Jump, Redo, Request, Undo
from app.core.past.node_shape import BareNode
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.games.contracts.computer_contract import computers_of
from app.session.host.updates import (
    Accepted,
    Answer,
    Labelled,
    Placed,
    Refused,
    Relabelled,
    Stepped,
    Travel,
    Went,
)
from app.session.seat.chronicle_entries import BareGrew, Heard
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.seat_client import SeatClient

READ_ONLY = "read-only"
_READ_ONLY = Words(
    "This is a record of what one seat saw: it can be looked at, back and forth, and not played.",
    "これは1つの席から見えた内容の記録です。前後の手順を見られますが、操作はできません。",
)
_NO_WAY = Words("The record goes no further.", "記録はここまでです。")


@value
class SeatTold:
    """A gesture, as the seat was told it."""

    actor: SeatId
    turn: int
    step: int
    facts: tuple[SeatFact, ...]


SeatEntry = SeatTold | Went | Labelled


@value
class SeatRecord:
    """All that one seat was told, in the order of time."""

    view: SeatView
    """What it saw once the table was laid."""
    entries: tuple[SeatEntry, ...]
    """The first is the laying of the table."""

    @property
    def seat(self) -> SeatId:
        """Whose record it is."""
        return self.view.seat


def record_of(chronicle: SeatChronicle) -> SeatRecord | None:
    """Return what a seat was told; None: a part of it is not here yet, and was asked for."""
    whole = chronicle.all_told()
    if whole is None:
        return None
    view, facts = whole
    entries: list[SeatEntry] = []
    for entry in chronicle.journal:
        if isinstance(entry, BareGrew):
            node = entry.node
            entries.append(SeatTold(node.actor, node.turn, node.step, facts[node.id]))
        else:
            assert isinstance(entry, Went | Labelled)  # the journal of a seat holds nothing else
            # What a seat called its request is between it and the host.
            entries.append(replace(entry, request=""))
    return SeatRecord(view, tuple(entries))


class SeatStudy:
    """The table of a record, as its seat saw it."""

    def __init__(self, record: SeatRecord) -> None:
        """Go through the record. Raises GapError, LookupError, ValueError, TypeError if it is none.

        `client` is the seat; it stands where the table stood.
        """
        self._chronicle = SeatChronicle(record.seat)
        self.client = SeatClient(record.seat, self._submit, self._chronicle)
        first, *rest = record.entries
        if not isinstance(first, SeatTold):
            message = "a record begins with the laying of a table"
            raise TypeError(message)
        root = BareNode(0, None, first.actor, 0, first.turn, first.step)
        self._chronicle.begin((BareGrew(root),), record.view)
        self._chronicle.filled((Heard(0, first.facts, record.view),))
        self.client.told(Placed(0, record.view))
        for entry in rest:
            self._play(entry)

    def _play(self, entry: SeatEntry) -> None:
        chronicle = self._chronicle
        if isinstance(entry, SeatTold):
            node = len(chronicle.nodes)
            told = Stepped(node, chronicle.cursor, entry.actor, entry.turn, entry.step, entry.facts)
            self.client.told(told)
        elif isinstance(entry, Labelled):
            self.client.told(Relabelled(entry))
        else:
            self._go(entry)

    def _go(self, went: Went) -> None:
        if not 0 <= went.goal < len(self._chronicle.nodes):
            message = f"there is no step {went.goal}"
            raise IndexError(message)
        view = self._chronicle.view_at(went.goal)
        assert view is not None  # all facts are here
        self.client.told(Placed(went.goal, view, went))

    @property
    def _computers(self) -> Collection[SeatId]:
        """The seats that programs play."""
        return computers_of(self.client.view.options)

    def _submit(self, request: Request) -> Answer:
        """Go through the history; nothing else is possible."""
        intent, chronicle = request.intent, self._chronicle
        how: Travel
        goal: NodeId | None
        if isinstance(intent, Undo):
            goal, how = chronicle.undo_target(self._computers), "undo"
        elif isinstance(intent, Redo):
            goal, how = chronicle.redo_target(self._computers), "redo"
        elif isinstance(intent, Jump):
            goal, how = intent.node, "jump"
        else:
            return Refused(request.id, READ_ONLY, _READ_ONLY)
        if goal is None or not 0 <= goal < len(chronicle.nodes):
            return Refused(request.id, READ_ONLY, _NO_WAY)
        self._go(Went(self.client.seat, chronicle.cursor, goal, how))
        return Accepted(request.id, goal)
