"""The history tree: every fact for ever, a cursor, and any table along the way.

Undo moves the cursor to the parent and redo back to the child last visited; doing something
else after an undo grows a branch. Nothing is ever deleted. Tables are kept at every
`STRIDE`th depth and for the nodes visited last; any other is replayed from the nearest one.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from app.core.apply import apply
from app.core.fact import Began, Fact, TurnSet
from app.core.ids import NodeId, SeatId
from app.core.table import Table
from app.core.value import value

STRIDE = 16
RECENT = 64


@value
class Node:
    """One gesture: its facts, and where it grew."""

    id: NodeId
    parent: NodeId | None
    actor: SeatId
    facts: tuple[Fact, ...]
    depth: int
    turn: int
    """Number of the turn it happened in."""
    step: int
    """Its place among the gestures of that turn, counted from 1 along its branch."""


@dataclass(slots=True)
class Label:
    """What people wrote on a node."""

    name: str = ""
    note: str = ""


@dataclass(slots=True)
class HistoryTree:
    """All nodes of a table."""

    nodes: list[Node] = field(default_factory=list)
    children: list[list[NodeId]] = field(default_factory=list)
    labels: dict[NodeId, Label] = field(default_factory=dict)
    cursor: NodeId = 0
    _latest: dict[NodeId, NodeId] = field(default_factory=dict)
    _pillars: dict[NodeId, Table] = field(default_factory=dict)
    _recent: OrderedDict[NodeId, Table] = field(default_factory=OrderedDict)

    @classmethod
    def begin(cls, began: Began) -> HistoryTree:
        """Return a tree whose root is the laying of the table."""
        tree = cls()
        table = apply(None, began)
        tree.nodes.append(Node(0, None, began.actor, (began,), 0, 0, 0))
        tree.children.append([])
        tree._pillars[0] = table
        return tree

    @property
    def table(self) -> Table:
        """The table at the cursor."""
        return self.table_at(self.cursor)

    def append(
        self,
        actor: SeatId,
        facts: tuple[Fact, ...],
        table: Table | None = None,
        parent: NodeId | None = None,
    ) -> Node:
        """Grow a node from `parent` (the cursor) and move the cursor there.

        `table` is the table after `facts` if the caller has applied them already.
        Raises ImpossibleFactError, with the tree unchanged, if they do not fit.
        """
        if parent is not None and parent != self.cursor:
            self.jump(parent)
        origin = self.nodes[self.cursor]
        if table is None:
            table = self.table_at(origin.id)
            for fact in facts:
                table = apply(table, fact)
        turn = table.turn.number
        began = any(isinstance(fact, TurnSet) and fact.verb == "turn" for fact in facts)
        step = 0 if began else origin.step + 1
        node = Node(len(self.nodes), origin.id, actor, facts, origin.depth + 1, turn, step)
        self.nodes.append(node)
        self.children.append([])
        self.children[origin.id].append(node.id)
        self._latest[origin.id] = node.id
        self._keep(node, table)
        self.cursor = node.id
        return node

    def _keep(self, node: Node, table: Table) -> None:
        if node.depth % STRIDE == 0:
            self._pillars[node.id] = table
            return
        self._recent[node.id] = table
        self._recent.move_to_end(node.id)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    def table_at(self, node_id: NodeId) -> Table:
        """Return the table at a node; replays at most `STRIDE` nodes."""
        path: list[Node] = []
        node = self.nodes[node_id]
        while True:
            table = self._pillars.get(node.id) or self._recent.get(node.id)
            if table is not None:
                break
            path.append(node)
            assert node.parent is not None  # the root is a pillar
            node = self.nodes[node.parent]
        for later in reversed(path):
            for fact in later.facts:
                table = apply(table, fact)
        if path:
            self._keep(path[0], table)
        return table

    def jump(self, node_id: NodeId) -> None:
        """Move the cursor to any node and make its line the one that redo follows.

        Raises IndexError if there is no such node.
        """
        if not 0 <= node_id < len(self.nodes):
            message = f"there is no node {node_id}"
            raise IndexError(message)
        # Along the cursor's own line redo leads to the cursor already; only the part of the
        # way that leaves that line must be turned.
        meeting = self.meeting(self.cursor, node_id)
        node = self.nodes[node_id]
        while node.id != meeting and node.parent is not None:
            self._latest[node.parent] = node.id
            node = self.nodes[node.parent]
        self.cursor = node_id

    def undo_target(self) -> NodeId | None:
        """Return where undo leads, None at the beginning."""
        return self.nodes[self.cursor].parent

    def redo_target(self) -> NodeId | None:
        """Return where redo leads, None at the tip of a branch."""
        return self._latest.get(self.cursor)

    def path(self, node_id: NodeId) -> list[NodeId]:
        """Return the nodes from the root to `node_id`."""
        line = []
        step: NodeId | None = node_id
        while step is not None:
            line.append(step)
            step = self.nodes[step].parent
        return line[::-1]

    def meeting(self, one: NodeId, other: NodeId) -> NodeId:
        """Return the last node that the lines of both have in common."""
        first, second = self.nodes[one], self.nodes[other]
        while first.id != second.id:
            if first.depth >= second.depth:
                assert first.parent is not None  # the roots are equal
                first = self.nodes[first.parent]
            else:
                assert second.parent is not None
                second = self.nodes[second.parent]
        return first.id

    def label(self, node_id: NodeId, name: str, note: str) -> None:
        """Write a name and a note on a node; both empty removes them.

        Raises IndexError if there is no such node.
        """
        if not 0 <= node_id < len(self.nodes):
            message = f"there is no node {node_id}"
            raise IndexError(message)
        if name or note:
            self.labels[node_id] = Label(name, note)
        else:
            self.labels.pop(node_id, None)


def learned(earlier: Table, later: Table) -> dict[SeatId, frozenset[int]]:
    """Return the cards whose face each seat knows at `later` but not at `earlier`.

    What an undo from `later` to `earlier` cannot take back. What was brought between them is
    gone with it: there is nothing left to know.
    """
    gained: dict[SeatId, set[int]] = {}
    for number, (old, new) in enumerate(zip(earlier.cards, later.cards, strict=False)):
        for seat in new.known - old.known:
            gained.setdefault(seat, set()).add(number)
    return {seat: frozenset(cards) for seat, cards in gained.items()}
