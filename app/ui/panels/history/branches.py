"""Where the steps of a history are drawn: columns by depth, lanes by branch. No Qt.

A step never moves once it is placed, however the tree grows, so that people find it again.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Literal

from app.core.data.lazy_sequence import Numbered
from app.core.data.value import value
from app.core.ids import NodeId

Direction = Literal["up", "down"]
CLEAR_AHEAD = 4
"""A branch starts only in a lane that is free for this many columns."""
REACH = 40
"""How many columns away a step up or down may lead."""


@value
class Spot:
    """Where one step is drawn."""

    column: int
    lane: int
    branch: int
    """Counted from 0; a branch keeps its colour and shape all along."""


class Branches:
    """The spots of all steps, in the order in which the steps were made."""

    def __init__(self) -> None:
        self.lanes = 1
        self.branches = 0
        self._columns = array("i")
        self._lanes = array("i")
        self._branch = array("i")
        self._goes_on = bytearray()
        """Whether something follows a step already: whatever else follows it is a branch."""
        self._first = array("i")
        """The first step of each column; in most columns there is one."""
        self._more: dict[int, list[NodeId]] = {}
        """The other steps of a column."""

    def __len__(self) -> int:
        return len(self._columns)

    @property
    def spots(self) -> Sequence[Spot]:
        """The spot of every step by its number."""
        return Numbered(self.__len__, self._spot)

    def _spot(self, node: NodeId) -> Spot:
        return Spot(self._columns[node], self._lanes[node], self._branch[node])

    @property
    def columns(self) -> Sequence[list[NodeId]]:
        """The steps of each column."""
        return Numbered(self._first.__len__, self._in_column)

    def _in_column(self, column: int) -> list[NodeId]:
        return [self._first[column], *self._more.get(column, ())]

    def add(self, parent: NodeId | None) -> None:
        """Place the next step, which follows `parent` (None for the beginning).

        The first step after another goes on in its lane; any other starts a branch in the
        nearest free lane, above where there is room: so a long game stays flat.
        """
        column = lane = branch = 0
        if parent is None:
            self.branches = 1
        else:
            column, before = self._columns[parent] + 1, self._lanes[parent]
            if not self._goes_on[parent]:
                self._goes_on[parent] = True
                lane, branch = self._going_on(before, column), self._branch[parent]
            else:
                lane, branch = self._free_lane(before, column), self.branches
                self.branches += 1
        self._place(column, lane, branch)

    def add_all(self, parents: Iterable[NodeId | None]) -> None:
        """Place the next steps, each by what it follows."""
        columns, first = self._columns, self._first
        for parent in parents:
            number = len(columns)
            if parent != number - 1 or not number or columns[parent] + 1 != len(first):
                self.add(parent)
                continue
            # What nearly every step does: it goes on from the last one, where nothing lies yet.
            self._goes_on[parent] = True
            columns.append(len(first))
            first.append(number)
            self._lanes.append(self._lanes[parent])
            self._branch.append(self._branch[parent])
            self._goes_on.append(False)

    def _place(self, column: int, lane: int, branch: int) -> None:
        number = len(self._columns)
        if column == len(self._first):
            self._first.append(number)
        else:
            self._more.setdefault(column, []).append(number)
        self._columns.append(column)
        self._lanes.append(lane)
        self._branch.append(branch)
        self._goes_on.append(False)
        self.lanes = max(self.lanes, lane + 1)

    def _is_taken(self, lane: int, column: int) -> bool:
        if not 0 <= column < len(self._first):
            return False
        others = self._more.get(column, ())
        return self._lanes[self._first[column]] == lane or any(
            self._lanes[node] == lane for node in others
        )

    def _going_on(self, lane: int, column: int) -> int:
        return self._free_lane(lane, column) if self._is_taken(lane, column) else lane

    def _free_lane(self, near: int, column: int) -> int:
        distance = 1
        while True:
            for lane in (near - distance, near + distance):
                if lane >= 0 and self._is_clear(lane, column):
                    return lane
            distance += 1

    def _is_clear(self, lane: int, column: int) -> bool:
        # The column before must be free too, or two branches would look like one.
        columns = range(column - 1, column + CLEAR_AHEAD)
        return not any(self._is_taken(lane, ahead) for ahead in columns)

    def beside(self, node: NodeId, direction: Direction) -> NodeId | None:
        """Return the nearest step in a lane above or below, None if there is none near."""
        here = self.spots[node]
        best: tuple[tuple[int, int], NodeId] | None = None
        first = max(0, here.column - REACH)
        for column in range(first, min(len(self.columns), here.column + REACH + 1)):
            for other in self.columns[column]:
                lanes = self.spots[other].lane - here.lane
                if direction == "up":
                    lanes = -lanes
                rank = (lanes, abs(column - here.column))
                if lanes > 0 and (best is None or rank < best[0]):
                    best = (rank, other)
        return best[1] if best else None
