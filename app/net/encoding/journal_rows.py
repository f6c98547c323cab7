"""What happened at a table so far, in rows: what somebody is told who begins to follow it.

A long game has thousands of steps, so a row has no names and no numbers that follow from the rows
before it:

    [actor, turn, step]            a gesture, after the step where the table stood
    [actor, how, goal, agreed...]  a journey through the history: "undo", "redo" or "jump"
    [actor, node, name, note]      what was written on a step
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.ids import NodeId, SeatId
from app.core.past.node_shape import BareNode
from app.net.transport.wire_error import WireError
from app.session.host.updates import TRAVELS, Labelled, Went
from app.session.room.messages.to_people import Journal, Row
from app.session.seat.chronicle import BareEntry
from app.session.seat.chronicle_entries import BareGrew


def rows_of(journal: Iterable[BareEntry], run: str) -> Journal:
    """Return a journal as it is told by a host; for `run` see `Journal`."""
    return Journal(tuple(_row(entry) for entry in journal), run)


def _row(entry: BareEntry) -> Row:
    if isinstance(entry, BareGrew):
        return entry.node.actor, entry.node.turn, entry.node.step
    if isinstance(entry, Went):
        return entry.actor, entry.how, entry.goal, *entry.agreed
    return entry.actor, entry.node, entry.name, entry.note


def journal_from(journal: Journal) -> tuple[BareEntry, ...]:
    """Return what the rows tell. Raises WireError for rows that tell of no history."""
    told = _Told()
    return tuple(told.entry(row) for row in journal.rows)


class _Told:
    """The history as far as the rows were read."""

    def __init__(self) -> None:
        self._depths: list[int] = []
        self._cursor: NodeId = 0

    def entry(self, row: Row) -> BareEntry:
        """Return what the next row tells. Raises WireError."""
        actor = self._seat(row[0] if row else None)
        if len(row) == 3 and type(row[1]) is int and type(row[2]) is int:
            return self._grew(actor, row[1], row[2])
        if len(row) == 4 and type(row[1]) is int:
            if type(row[2]) is str and type(row[3]) is str:
                return Labelled(actor, self._node(row[1]), row[2], row[3])
        elif len(row) > 2 and row[1] in TRAVELS:
            agreed = tuple(self._seat(seat) for seat in row[3:])
            went = Went(actor, self._cursor, self._node(row[2]), row[1], agreed)
            self._cursor = went.goal
            return went
        raise WireError("journal")

    def _grew(self, actor: SeatId, turn: int, step: int) -> BareGrew:
        number = len(self._depths)
        parent = self._cursor if number else None
        depth = self._depths[self._cursor] + 1 if number else 0
        self._depths.append(depth)
        self._cursor = number
        return BareGrew(BareNode(number, parent, actor, depth, turn, step))

    def _node(self, raw: int | str) -> NodeId:
        if type(raw) is int and 0 <= raw < len(self._depths):
            return raw
        raise WireError("journal node")

    @staticmethod
    def _seat(raw: int | str | None) -> SeatId:
        if type(raw) is int:
            return raw
        raise WireError("journal actor")
