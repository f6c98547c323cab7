"""The history as one seat may know it: what a window reads instead of the host's tree.

Its shape (who did something when, after what) is everybody's; what a step says is the seat's own.
`LocalChronicle` asks the host in the same process; `SeatChronicle` (`seat_chronicle.py`) is made
from what a seat far away was told, and asks for what it did not hear once somebody wants to know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from app.core.ids import Handle, NodeId, SeatId
from app.core.past.branching import Branching
from app.core.past.node_shape import Label, NodeShape
from app.core.sight import knowers, redact
from app.core.view import Event, SeatView
from app.session.host.updates import Labelled, Update, Went
from app.session.seat.chronicle_entries import BareGrew, Entries, Heard, PlayEntries
from app.session.seat.seat_adviser import Retold

if TYPE_CHECKING:
    from app.session.host.host import Host

Filled = Callable[[tuple[NodeId, ...]], None]
"""Told of steps whose words or views were not there when somebody asked, and are now."""


BareEntry = BareGrew | Went | Labelled


class Chronicle(Protocol):
    """The history of a table, for one seat."""

    listeners: list[Filled]
    """Called when something comes that was asked for before."""

    def hear(self, update: Update) -> None:
        """Take in what the host says."""

    @property
    def seat(self) -> SeatId:
        """Whose eyes these are."""

    @property
    def nodes(self) -> Sequence[NodeShape]:
        """All steps by their number."""

    @property
    def children(self) -> Sequence[Sequence[NodeId]]:
        """What grew from each step, by its number."""

    @property
    def labels(self) -> Mapping[NodeId, Label]:
        """What people wrote on steps."""

    @property
    def cursor(self) -> NodeId:
        """Where the table stands."""

    @property
    def journal(self) -> Entries:
        """All that happened, in the order of time."""

    def parent(self, node_id: NodeId) -> NodeId | None:
        """Return what a step grew from; None for the beginning."""

    def back_from(self, node_id: NodeId) -> Iterator[NodeId]:
        """Yield a step, what it grew from, and so on to the beginning."""

    def leads_to(self, earlier: NodeId, later: NodeId) -> bool:
        """Whether `earlier` is on the line of `later`, or the same."""

    def meeting(self, one: NodeId, other: NodeId) -> NodeId:
        """Return the last step that the lines of both have in common."""

    def undo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where undo leads, over what some seats did; None at the beginning."""

    def redo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where redo leads, over what some seats did; None at the tip of a branch."""

    def told(self, node_id: NodeId) -> tuple[Event, ...] | None:
        """Return what there is to say of a step; None: it is not here, and was asked for."""

    def view_at(self, node_id: NodeId) -> SeatView | None:
        """Return what the seat saw at a step; None: it is not here, and was asked for."""

    def knowers(self, node_id: NodeId) -> Mapping[Handle, tuple[SeatId, ...]]:
        """Return which players knew each hidden card at a step: see `sight.knowers`.

        Nothing for whoever is no judge, and nothing of a table elsewhere.
        """

    def retell(
        self, seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId
    ) -> Iterable[Retold]:
        """Return what the seat was told from the nearest `known` step (or the beginning) to `goal`.

        Nothing while a part of it is not here; that part was asked for.
        """


class Shaped:
    """The part of a chronicle that is everybody's: the shape of the history."""

    def __init__(self, shape: Branching) -> None:
        self._shape = shape

    @property
    def nodes(self) -> Sequence[NodeShape]:
        """All steps by their number."""
        return self._shape.shapes

    @property
    def children(self) -> Sequence[Sequence[NodeId]]:
        """What grew from each step, by its number."""
        return self._shape.children

    @property
    def labels(self) -> Mapping[NodeId, Label]:
        """What people wrote on steps."""
        return self._shape.labels

    @property
    def cursor(self) -> NodeId:
        """Where the table stands."""
        return self._shape.cursor

    def parent(self, node_id: NodeId) -> NodeId | None:
        """Return what a step grew from; None for the beginning."""
        return self._shape.parent(node_id)

    def back_from(self, node_id: NodeId) -> Iterator[NodeId]:
        """Yield a step, what it grew from, and so on to the beginning."""
        return self._shape.back_from(node_id)

    def leads_to(self, earlier: NodeId, later: NodeId) -> bool:
        """Whether `earlier` is on the line of `later`, or the same."""
        return self._shape.leads_to(earlier, later)

    def meeting(self, one: NodeId, other: NodeId) -> NodeId:
        """Return the last step that the lines of both have in common."""
        return self._shape.meeting(one, other)

    def undo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where undo leads, over what some seats did; None at the beginning."""
        return self._shape.undo_target(over)

    def redo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where redo leads, over what some seats did; None at the tip of a branch."""
        return self._shape.redo_target(over)


class LocalChronicle(Shaped):
    """The history of a table in this process: everything is here, worked out when asked for."""

    def __init__(self, host: Host, seat: SeatId) -> None:
        super().__init__(host.tree)
        self.listeners: list[Filled] = []
        self._host = host
        self._seat = seat
        self._journal = PlayEntries(host)

    def hear(self, update: Update) -> None:
        """Do nothing: the host has it already."""

    @property
    def seat(self) -> SeatId:
        """Whose eyes these are."""
        return self._seat

    @property
    def journal(self) -> Entries:
        """All that happened, in the order of time."""
        return self._journal.brought_up_to_date()

    def told(self, node_id: NodeId) -> tuple[Event, ...]:
        """Return what there is to say of a step."""
        return self._host.told(node_id, self._seat)

    def view_at(self, node_id: NodeId) -> SeatView:
        """Return what the seat saw at a step."""
        return self._host.view_at(node_id, self._seat)

    def knowers(self, node_id: NodeId) -> Mapping[Handle, tuple[SeatId, ...]]:
        """Return which players knew each hidden card at a step, if these are a judge's eyes."""
        return knowers(self._host.tree.table_at(node_id), self._seat)

    def retell(
        self, seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId
    ) -> Iterable[Retold]:
        """Return what the seat was told from the nearest `known` step (or the beginning) to `goal`.

        Raises ValueError for the ears of another seat.
        """
        check_ears(self._seat, seat)
        return self._host.retell(seat, known, goal)


def check_ears(own: SeatId, seat: SeatId) -> None:
    """Raise ValueError unless a chronicle is asked for the seat that it belongs to."""
    if own != seat:
        message = f"this is the history of seat {own}, not of {seat}"
        raise ValueError(message)


# -- what the host gives to seats that are elsewhere --------------------------------------------


def bare_journal(host: Host, until: int | None = None, start: int = 0) -> tuple[BareEntry, ...]:
    """Return the journal as everybody may know it: a `SeatChronicle` begins with it.

    `until`: the entries before this one, instead of all; `start`: from this one on.
    """
    return tuple(_bare(host, start, len(host.journal) if until is None else until))


def _bare(host: Host, start: int, until: int) -> Iterator[BareEntry]:
    journal, shapes = host.journal, host.tree.shapes
    for place in range(start, until):
        gesture = journal.gesture(place)
        if gesture is not None:
            yield BareGrew(shapes[gesture])
        elif isinstance(entry := journal[place], Went | Labelled):
            yield entry


def recall(host: Host, seat: SeatId, node_id: NodeId, *, seen: bool = False) -> Heard:
    """Return what `seat` was told of a step and, if wanted, what it saw after it.

    Raises IndexError if there is no such step.
    """
    if not 0 <= node_id < len(host.tree):
        message = f"there is no node {node_id}"
        raise IndexError(message)
    view = host.view_at(node_id, seat) if seen else None
    parent, actor = host.tree.parent(node_id), host.tree.actor(node_id)
    if parent is None:
        began = redact(None, host.tree.facts(node_id)[0], host.tree.table_at(node_id), seat)
        return Heard(node_id, (began,), view, actor)
    (step,) = host.retell(seat, lambda known: known == parent, node_id)
    return Heard(node_id, step.facts, view, actor, step.before)
