"""Where the steps of a history are drawn: columns by depth, lanes by branch. No Qt.

A step never moves once it is placed, however the tree grows, so that people find it again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from app.core.ids import NodeId
from app.core.value import value

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


@dataclass(slots=True)
class Branches:
    """The spots of all steps, in the order in which the steps were made."""

    spots: list[Spot] = field(default_factory=list)
    columns: list[list[NodeId]] = field(default_factory=list)
    """The steps of each column."""
    lanes: int = 1
    branches: int = 0
    _forked: set[NodeId] = field(default_factory=set)
    """Steps whose line goes on already: whatever else follows them is a branch."""
    _taken: set[tuple[int, int]] = field(default_factory=set)

    def __len__(self) -> int:
        return len(self.spots)

    def add(self, parent: NodeId | None) -> Spot:
        """Place the next step, which follows `parent` (None for the beginning).

        The first step after another goes on in its lane; any other starts a branch in the
        nearest free lane, above where there is room: so a long game stays flat.
        """
        if parent is None:
            spot = Spot(0, 0, 0)
            self.branches = 1
        else:
            before = self.spots[parent]
            column = before.column + 1
            if parent not in self._forked:
                self._forked.add(parent)
                lane, branch = self._going_on(before.lane, column), before.branch
            else:
                lane, branch = self._free_lane(before.lane, column), self.branches
                self.branches += 1
            spot = Spot(column, lane, branch)
        self._place(spot)
        return spot

    def _place(self, spot: Spot) -> None:
        if spot.column == len(self.columns):
            self.columns.append([])
        self.columns[spot.column].append(len(self.spots))
        self._taken.add((spot.lane, spot.column))
        self.lanes = max(self.lanes, spot.lane + 1)
        self.spots.append(spot)

    def _going_on(self, lane: int, column: int) -> int:
        return lane if (lane, column) not in self._taken else self._free_lane(lane, column)

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
        return all((lane, ahead) not in self._taken for ahead in columns)

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
