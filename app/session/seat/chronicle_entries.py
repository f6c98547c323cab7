"""What grows in the history of a table: steps, and the names people give them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from app.core.data.lazy_sequence import Made
from app.core.data.value import value
from app.core.ids import TABLE, NodeId, SeatId
from app.core.past.node_shape import BareNode, NodeShape
from app.core.view import SeatFact, SeatView
from app.session.host.updates import Labelled, Went

if TYPE_CHECKING:
    from app.session.host.host import Host


class Growth(Protocol):
    """A gesture happened; what it was is asked by `told`."""

    @property
    def node(self) -> NodeShape:
        """Where it stands in the history."""


Entry = Growth | Went | Labelled
"""What the journal holds, as everybody may know it."""


@value
class BareGrew:
    """A gesture happened, without what it was."""

    node: BareNode


@value
class Heard:
    """What a seat was told of one step, told again."""

    node: NodeId
    facts: tuple[SeatFact, ...]
    view: SeatView | None = None
    """What it saw after the step, where that was asked for."""
    actor: SeatId = TABLE
    before: SeatView | None = None
    """What it saw before the step: the host tells of it against that. None for the beginning, and
    where it was told."""


class Entries(Protocol):
    """The journal as a chronicle tells it."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> Entry: ...

    def __iter__(self) -> Iterator[Entry]: ...

    def gesture(self, place: int) -> NodeId | None:
        """Return the number of the gesture at a place, None if it is something else."""


class PlayEntries(Made[Entry]):
    """The journal of a host in this process, but for its record of chance."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._places = array("i")
        """Where in the host's journal each entry of this one is."""
        self._read = 0
        """How much of the host's journal was looked through."""

    def brought_up_to_date(self) -> PlayEntries:
        """Take in what happened meanwhile."""
        journal = self._host.journal
        for place in range(self._read, len(journal)):
            if journal.gesture(place) is not None or isinstance(journal[place], Went | Labelled):
                self._places.append(place)
        self._read = len(journal)
        return self

    def __len__(self) -> int:
        return len(self._places)

    def gesture(self, place: int) -> NodeId | None:
        """Return the number of the gesture at a place, None if it is something else."""
        return self._host.journal.gesture(self._places[place])

    def made(self, number: int) -> Entry:
        """Return the entry at a place, of a gesture no more than its shape."""
        gesture = self.gesture(number)
        if gesture is not None:
            return BareGrew(self._host.tree.shapes[gesture])
        entry = self._host.journal[self._places[number]]
        assert isinstance(entry, Went | Labelled)  # nothing else has a place in this one
        return entry
