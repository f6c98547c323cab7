"""How a history branches: who grew from whom, what is written on it, and where it stands.

Nothing here knows what happened in a node, so that a seat that knows only the shape of a history
finds its way in it exactly as the host does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from app.core.ids import NodeId, SeatId
from app.core.value import value


class NodeShape(Protocol):
    """Where a gesture stands in the history, without what it was."""

    @property
    def id(self) -> NodeId:
        """Its number, in the order in which gestures were made."""

    @property
    def parent(self) -> NodeId | None:
        """What it grew from; None for the beginning."""

    @property
    def actor(self) -> SeatId:
        """Who made it."""

    @property
    def depth(self) -> int:
        """How many gestures lead to it."""

    @property
    def turn(self) -> int:
        """Number of the turn it happened in."""

    @property
    def step(self) -> int:
        """Its place among the gestures of that turn, counted from 1 along its branch."""


N = TypeVar("N", bound=NodeShape)


@value
class BareNode:
    """A node as everybody may know it: its shape and nothing else."""

    id: NodeId
    parent: NodeId | None
    actor: SeatId
    depth: int
    turn: int
    step: int


def bare_node(node: NodeShape) -> BareNode:
    """Return the shape of a node alone."""
    return BareNode(node.id, node.parent, node.actor, node.depth, node.turn, node.step)


@dataclass(slots=True)
class Label:
    """What people wrote on a node."""

    name: str = ""
    note: str = ""


@dataclass(slots=True)
class Branching(Generic[N]):
    """All nodes of a history and the cursor on them. Nothing is ever deleted."""

    nodes: list[N] = field(default_factory=list)
    children: list[list[NodeId]] = field(default_factory=list)
    labels: dict[NodeId, Label] = field(default_factory=dict)
    cursor: NodeId = 0
    _latest: dict[NodeId, NodeId] = field(default_factory=dict)

    def add(self, node: N) -> None:
        """Take in the next node; the cursor moves there, and redo leads to it."""
        self.nodes.append(node)
        self.children.append([])
        if node.parent is not None:
            self.children[node.parent].append(node.id)
            self._latest[node.parent] = node.id
        self.cursor = node.id

    def jump(self, node_id: NodeId) -> None:
        """Move the cursor to any node and make its line the one that redo follows.

        Raises IndexError if there is no such node.
        """
        self._check(node_id)
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
        self._check(node_id)
        if name or note:
            self.labels[node_id] = Label(name, note)
        else:
            self.labels.pop(node_id, None)

    def _check(self, node_id: NodeId) -> None:
        if not 0 <= node_id < len(self.nodes):
            message = f"there is no node {node_id}"
            raise IndexError(message)
