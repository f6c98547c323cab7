"""The history tree: every fact for ever, a cursor, and any table along the way.

Undo moves the cursor to the parent and redo back to the child last visited; doing something
else after an undo grows a branch. Nothing is ever deleted. Tables are kept at every
`STRIDE`th depth and for the nodes visited last; any other is replayed from the nearest one.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from app.core.apply import apply
from app.core.branching import Branching
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


def next_node(
    origin: Node, number: NodeId, actor: SeatId, facts: tuple[Fact, ...], table: Table
) -> Node:
    """Return the node that `facts` make after `origin`; `table` is the one after them.

    It is in no tree yet: what is to be kept on a disk is kept before it happens.
    """
    began = any(isinstance(fact, TurnSet) and fact.verb == "turn" for fact in facts)
    step = 0 if began else origin.step + 1
    return Node(number, origin.id, actor, facts, origin.depth + 1, table.turn.number, step)


@dataclass(slots=True)
class HistoryTree(Branching[Node]):
    """All nodes of a table, with the table at each of them."""

    _pillars: dict[NodeId, Table] = field(default_factory=dict)
    _recent: OrderedDict[NodeId, Table] = field(default_factory=OrderedDict)

    @classmethod
    def begin(cls, began: Began) -> HistoryTree:
        """Return a tree whose root is the laying of the table."""
        tree = cls()
        table = apply(None, began)
        tree.add(Node(0, None, began.actor, (began,), 0, 0, 0))
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
        node = next_node(origin, len(self.nodes), actor, facts, table)
        self.grow(node, table)
        return node

    def grow(self, node: Node, table: Table) -> None:
        """Take in a node that `next_node` made from the cursor, with the table after it."""
        assert (node.id, node.parent) == (len(self.nodes), self.cursor)
        self.add(node)
        self._keep(node, table)

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
