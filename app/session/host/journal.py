"""All that happened to a table, in the order of time, kept small.

A gesture is its number in the history; what else there is to an entry is packed once it is past.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from app.core.data.lazy_sequence import Made
from app.core.data.packed_blocks import Packed
from app.core.ids import NodeId
from app.core.past.history import HistoryTree
from app.session.host.updates import Grew, JournalEntry

E = TypeVar("E")

_NO_GESTURE = -1


class Journal(Made[E]):
    """The entries of one table, each made again when it is asked for."""

    def __init__(self, grew: type[Any], make: Callable[[NodeId, str], E]) -> None:
        """`grew` is the type of those entries that are gestures; `make` makes one of them again.

        It is given the number of the gesture and the name of its request.
        """
        self._grew = grew
        self._make = make
        self._nodes = array("i")
        """The gesture of each entry."""
        self._rest: Packed[Any] = Packed()
        """The names of requests that gestures have, and every entry that is no gesture."""

    def __len__(self) -> int:
        return len(self._nodes)

    def append(self, entry: E) -> None:
        """Take in what happened just now. A gesture is in the history already."""
        if isinstance(entry, self._grew):
            grew: Any = entry
            self.append_gesture(grew.node.id, getattr(grew, "request", ""))
        else:
            self._rest[len(self._nodes)] = entry
            self._nodes.append(_NO_GESTURE)

    def append_gesture(self, node: NodeId, request: str = "") -> None:
        """Take in a gesture by its number in the history."""
        if request:
            self._rest[len(self._nodes)] = request
        self._nodes.append(node)

    def gesture(self, place: int) -> NodeId | None:
        """Return the number of the gesture at a place, None if it is something else."""
        node = self._nodes[place]
        return None if node == _NO_GESTURE else node

    def request(self, place: int) -> str:
        """Return what the request of the gesture at a place was called, "" where that has none."""
        return "" if self._nodes[place] == _NO_GESTURE else self._rest.get(place) or ""

    def others(self) -> Iterator[E]:
        """Yield what is no gesture, in the order of time."""
        return (self._rest[at] for at, node in enumerate(self._nodes) if node == _NO_GESTURE)

    def made(self, number: int) -> E:
        """Return the entry at a place."""
        node = self._nodes[number]
        if node == _NO_GESTURE:
            entry: E = self._rest[number]
            return entry
        return self._make(node, self.request(number))


def journal_of(tree: HistoryTree) -> Journal[JournalEntry]:
    """Return the journal, empty as yet, of the table whose history is `tree`."""
    return Journal(Grew, lambda node, request: Grew(tree.nodes[node], request))


def keeps_nothing(_: tuple[JournalEntry, ...]) -> None:
    """Stand for the file of a table that has none, or that is written afterwards."""
