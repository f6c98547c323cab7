"""How a history branches: who grew from whom, what is written on it, and where it stands.

Nothing here knows what happened in a node, so that a seat that knows only the shape of a history
finds its way in it exactly as the host does. A history may have hundreds of thousands of nodes:
each is a few numbers in columns, and going anywhere takes no more than the logarithm of their
count.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterator, Sequence

from app.core.data.lazy_sequence import Numbered
from app.core.ids import TABLE, NodeId, SeatId
from app.core.past.node_shape import BareNode, Label

_NOBODY = -1
"""Stands in a column for a node that there is not."""

LONGEST_LABEL = 100
"""Characters of the name of a step."""
LONGEST_NOTE = 500
"""Characters of what is noted of it."""
MOST_LABELLED = 1000
"""Times that one seat writes on the steps of one history."""
MOST_STEPS = 500_000
"""Gestures and journeys of one seat in one history: nothing of it is ever forgotten."""


class Branching:
    """All nodes of a history and the cursor on them. Nothing is ever deleted."""

    def __init__(self) -> None:
        self.labels: dict[NodeId, Label] = {}
        self.cursor: NodeId = 0
        self._parents = array("i")
        self._actors = array("i")
        self._depths = array("i")
        self._turns = array("i")
        self._steps = array("i")
        self._skips = array("i")
        """An ancestor of each node, chosen by depth alone so that by parents and skips together any
        ancestor is reached in a logarithm of steps (Myers' skew-binary jump pointers)."""
        self._first = array("i")
        """The first child of each node."""
        self._more: dict[NodeId, list[NodeId]] = {}
        """The other children of those few that have several."""
        self._visited: dict[NodeId, int] = {}
        """Nodes where the cursor was, with the time, the last one at the end. One on the line of a
        later one is left out: whoever stood there says no more about redo than the later one."""
        self._visits = 0
        self._turned: dict[NodeId, tuple[int, NodeId]] = {}
        """Where redo led from a fork when that was last asked, and after how many visits."""

    def __len__(self) -> int:
        """How many nodes there are."""
        return len(self._parents)

    @property
    def shapes(self) -> Sequence[BareNode]:
        """The shape of every node by its number."""
        return Numbered(self.__len__, self._shape)

    @property
    def children(self) -> Sequence[list[NodeId]]:
        """What grew from each node, by its number."""
        return Numbered(self.__len__, self._grown_from)

    def copied_shape(self) -> Branching:
        """Return a history of the same shape that goes its own ways from now on."""
        other = Branching()
        other.labels, other.cursor = dict(self.labels), self.cursor
        other._parents, other._actors = self._parents[:], self._actors[:]
        other._depths, other._turns, other._steps = (
            self._depths[:],
            self._turns[:],
            self._steps[:],
        )
        other._skips, other._first = self._skips[:], self._first[:]
        other._more = {fork: list(more) for fork, more in self._more.items()}
        other._visited, other._visits = dict(self._visited), self._visits
        other._turned = dict(self._turned)
        return other

    def _shape(self, number: NodeId) -> BareNode:
        parent, actor, depth = self.parent(number), self._actors[number], self._depths[number]
        return BareNode(number, parent, actor, depth, self._turns[number], self._steps[number])

    def parent(self, node_id: NodeId) -> NodeId | None:
        """Return what a node grew from; None for the beginning."""
        parent = self._parents[node_id]
        return None if parent == _NOBODY else parent

    def actor(self, node_id: NodeId) -> SeatId:
        """Return who made a node."""
        return self._actors[node_id]

    def depth(self, node_id: NodeId) -> int:
        """Return how many gestures lead to a node."""
        return self._depths[node_id]

    def turn(self, node_id: NodeId) -> int:
        """Return the number of the turn that a node happened in."""
        return self._turns[node_id]

    def step(self, node_id: NodeId) -> int:
        """Return a node's place among the gestures of its turn."""
        return self._steps[node_id]

    def _grown_from(self, number: NodeId) -> list[NodeId]:
        first = self._first[number]
        return [] if first == _NOBODY else [first, *self._more.get(number, ())]

    def tips(self) -> list[NodeId]:
        """Return the nodes from which nothing grew."""
        return [number for number, child in enumerate(self._first) if child == _NOBODY]

    # -- growing ------------------------------------------------------------------------------

    def add(self, actor: SeatId, turn: int, step: int) -> NodeId:
        """Let the next node grow from the cursor, and return its number.

        The cursor moves there, and redo leads to it.
        """
        number, parent = len(self._parents), self.cursor
        if number:
            depth, skip = self._depths[parent] + 1, self._skip_from(parent)
            if self._first[parent] == _NOBODY:
                self._first[parent] = number
            else:
                self._more.setdefault(parent, []).append(number)
                self._turned[parent] = (self._visits + 1, number)
            self._visited.pop(parent, None)
        else:
            parent, depth, skip = _NOBODY, 0, number
        self._parents.append(parent)
        self._depths.append(depth)
        self._skips.append(skip)
        self._actors.append(actor)
        self._turns.append(turn)
        self._steps.append(step)
        self._first.append(_NOBODY)
        self._visits += 1
        self._visited[number] = self._visits
        self.cursor = number
        return number

    def _skip_from(self, parent: NodeId) -> NodeId:
        skips, depths = self._skips, self._depths
        skip = skips[parent]
        further = skips[skip]
        same = depths[parent] - depths[skip] == depths[skip] - depths[further]
        return further if same else parent

    def jump(self, node_id: NodeId) -> None:
        """Move the cursor to any node and make its line the one that redo follows.

        Raises IndexError if there is no such node.
        """
        self._check(node_id)
        self._visits += 1
        self.cursor = node_id
        visited = self._visited
        last = next(reversed(visited))
        if self.leads_to(node_id, last):
            # The whole line of the last visit goes through here already.
            return
        while visited and self.leads_to(last := next(reversed(visited)), node_id):
            del visited[last]
        visited.pop(node_id, None)
        visited[node_id] = self._visits

    def label(self, node_id: NodeId, name: str, note: str) -> None:
        """Write a name and a note on a node; both empty removes them.

        Raises IndexError if there is no such node.
        """
        self._check(node_id)
        if name or note:
            self.labels[node_id] = Label(name, note)
        else:
            self.labels.pop(node_id, None)

    def _check(self, node_id: NodeId) -> None:
        if not 0 <= node_id < len(self._parents):
            message = f"there is no node {node_id}"
            raise IndexError(message)

    # -- ways ---------------------------------------------------------------------------------

    def undo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where undo leads, None at the beginning.

        What seats in `over` did since, and the table with it, is taken back as well; where nobody
        else did anything, theirs is taken back gesture by gesture.
        """
        node: NodeId | None = self.cursor
        while over and node is not None and self._actors[node] in (*over, TABLE):
            node = self.parent(node)
        goal = None if node is None else self.parent(node)
        return self.parent(self.cursor) if goal is None else goal

    def redo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where redo leads, None at the tip of a branch.

        That is the way to where the cursor was last among all that grew from here, and on over
        what seats in `over` did next, and the table with them.
        """
        way = self._forth(self.cursor)
        while over and way is not None:
            further = self._forth(way)
            if further is None or self._actors[further] not in (*over, TABLE):
                break
            way = further
        return way

    def _forth(self, cursor: NodeId) -> NodeId | None:
        if cursor not in self._more:
            only = self._first[cursor]
            return None if only == _NOBODY else only
        since, way = self._turned[cursor]
        for visited, time in reversed(self._visited.items()):
            if time <= since:
                break
            if visited != cursor and self.leads_to(cursor, visited):
                way = self.ancestor(visited, self._depths[cursor] + 1)
                break
        self._turned[cursor] = (self._visits, way)
        return way

    def ancestor(self, node_id: NodeId, depth: int) -> NodeId:
        """Return the node on the line of `node_id` to which `depth` gestures lead."""
        parents, skips, depths = self._parents, self._skips, self._depths
        while depths[node_id] > depth:
            skip = skips[node_id]
            node_id = skip if depths[skip] >= depth else parents[node_id]
        return node_id

    def leads_to(self, earlier: NodeId, later: NodeId) -> bool:
        """Whether `earlier` is on the line of `later`, or the same."""
        return earlier <= later and self.ancestor(later, self._depths[earlier]) == earlier

    def path(self, node_id: NodeId) -> list[NodeId]:
        """Return the nodes from the root to `node_id`."""
        line = list(self.back_from(node_id))
        return line[::-1]

    def back_from(self, node_id: NodeId) -> Iterator[NodeId]:
        """Yield `node_id`, what it grew from, and so on to the beginning."""
        parents = self._parents
        while node_id != _NOBODY:
            yield node_id
            node_id = parents[node_id]

    def way_to(
        self, node_id: NodeId, known: Callable[[NodeId], bool], most: int | None = None
    ) -> list[NodeId]:
        """Return the nodes from the nearest `known` one on the line (or the root) to `node_id`.

        `most`: how many steps it is long at most, known or not.
        """
        way = []
        for node in self.back_from(node_id):
            way.append(node)
            if known(node) or len(way) - 1 == most:
                break
        return way[::-1]

    def meeting(self, one: NodeId, other: NodeId) -> NodeId:
        """Return the last node that the lines of both have in common."""
        parents, skips, depths = self._parents, self._skips, self._depths
        level = min(depths[one], depths[other])
        one, other = self.ancestor(one, level), self.ancestor(other, level)
        while one != other:
            if skips[one] != skips[other]:
                one, other = skips[one], skips[other]
            else:
                one, other = parents[one], parents[other]
        return one
