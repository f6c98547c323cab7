"""The history tree: every fact for ever, a cursor, and any table along the way.

Undo moves the cursor to the parent and redo back to the child last visited; doing something
else after an undo grows a branch. Nothing is ever deleted. Tables are kept at every
`STRIDE`th depth and for the nodes visited last; any other is replayed from the nearest one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from app.core.apply.apply import apply
from app.core.data.lazy_sequence import Numbered
from app.core.data.packed_blocks import Packed
from app.core.data.value import value
from app.core.fact import Announced, Began, Fact, StartCard
from app.core.facts.turn_facts import TurnSet
from app.core.ids import NodeId, SeatId
from app.core.past.branching import Branching
from app.core.past.given_names import names_in
from app.core.past.node_shape import NodeShape
from app.core.past.plans_taken_back import before_locking
from app.core.past.remedy_taken_back import before_remedy
from app.core.table import Table

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
    origin: NodeShape, number: NodeId, actor: SeatId, facts: tuple[Fact, ...], table: Table
) -> Node:
    """Return the node that `facts` make after `origin`; `table` is the one after them.

    It is in no tree yet: what is to be kept on a disk is kept before it happens.
    """
    turn, step = table.turn.number, step_after(origin.step, facts)
    return Node(number, origin.id, actor, facts, origin.depth + 1, turn, step)


def step_after(step: int, facts: tuple[Fact, ...]) -> int:
    """Return which gesture of its turn `facts` are, the one before them being number `step`."""
    for fact in facts:
        if type(fact) is TurnSet and fact.verb in ("turn", "anew"):
            return 0
    return step + 1


ReadFacts = Callable[[bytes], tuple[Fact, ...]]


class HistoryTree(Branching):
    """All nodes of a table, with what happened in each and the table after it."""

    def __init__(self, read: ReadFacts | None = None) -> None:
        """`read` returns the facts that a line of a file tells of."""
        super().__init__()
        self.names: set[str] = set()
        """Every handle and id that was ever given out, on any branch."""
        self._facts: Packed[tuple[Fact, ...]] = Packed(read)
        self._pillars: dict[NodeId, Table] = {}
        self._recent: dict[NodeId, Table] = {}

    @classmethod
    def begin(cls, began: Began, read: ReadFacts | None = None) -> HistoryTree:
        """Return a tree whose root is the laying of the table."""
        tree = cls(read)
        table = apply(None, began)
        tree._take_in(began.actor, 0, 0, (began,), table)
        return tree

    @property
    def table(self) -> Table:
        """The table at the cursor."""
        return self.table_at(self.cursor)

    def laid(self) -> tuple[StartCard, ...]:
        """Return the cards that the table was laid with, by number."""
        (began,) = self.facts(0)
        assert isinstance(began, Began)
        return began.laid

    def facts(self, node_id: NodeId) -> tuple[Fact, ...]:
        """Return what happened in a node."""
        return self._facts[node_id]

    @property
    def nodes(self) -> Sequence[Node]:
        """All nodes by their number, with what happened in them; `shapes` costs less."""
        return Numbered(self.__len__, self._node)

    def _node(self, node_id: NodeId) -> Node:
        shape = self.shapes[node_id]
        return Node(
            node_id,
            shape.parent,
            shape.actor,
            self._facts[node_id],
            shape.depth,
            shape.turn,
            shape.step,
        )

    def append(
        self,
        actor: SeatId,
        facts: tuple[Fact, ...],
        table: Table | None = None,
        parent: NodeId | None = None,
        line: bytes = b"",
    ) -> NodeId:
        """Grow a node from `parent` (the cursor), move the cursor there and return its number.

        `table` is the table after `facts` if the caller has applied them already; `line` is what
        they were read from, if they were.
        Raises ImpossibleFactError, with the tree unchanged, if they do not fit.
        """
        if parent is not None and parent != self.cursor:
            self.jump(parent)
        if table is None:
            table = self.table_at(self.cursor)
            for fact in facts:
                table = apply(table, fact)
        step = step_after(self._steps[self.cursor], facts)
        return self._take_in(actor, table.turn.number, step, facts, table, line)

    def grow(self, node: Node, table: Table) -> None:
        """Take in a node that `next_node` made from the cursor, with the table after it."""
        assert (node.id, node.parent) == (len(self), self.cursor)
        self._take_in(node.actor, node.turn, node.step, node.facts, table)

    def _take_in(
        self,
        actor: SeatId,
        turn: int,
        step: int,
        facts: tuple[Fact, ...],
        table: Table,
        line: bytes = b"",
    ) -> NodeId:
        number = self.add(actor, turn, step)
        self._facts.put(number, facts, line)
        self.names.update(names_in(facts))
        self._keep(number, table)
        return number

    def _keep(self, node_id: NodeId, table: Table) -> None:
        if self._depths[node_id] % STRIDE == 0:
            self._pillars[node_id] = table
            return
        recent = self._recent
        recent[node_id] = table
        if len(recent) > RECENT:
            del recent[next(iter(recent))]

    def kept_at(self, node_id: NodeId) -> Table | None:
        """Return the table at a node if it is kept, None if it would be replayed."""
        return self._recent.get(node_id) or self._pillars.get(node_id)

    def undo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where undo leads: also before plans were locked that lay open, or a remedy."""
        said = (fact for fact in self._facts[self.cursor] if isinstance(fact, Announced))
        origin = before_remedy(said, len(self))
        if origin is not None:
            return origin
        goal = super().undo_target(over)
        return before_locking(
            self.cursor, goal, self.parent, lambda node: self.table_at(node).seals
        )

    def table_at(self, node_id: NodeId) -> Table:
        """Return the table at a node; replays at most `STRIDE` nodes."""
        table = self.kept_at(node_id)
        if table is not None:
            return table
        way = self.way_to(node_id, lambda node: self.kept_at(node) is not None)
        table = self.kept_at(way[0])
        assert table is not None  # the root is a pillar
        for step in way[1:]:
            for fact in self._facts[step]:
                table = apply(table, fact)
        self._keep(node_id, table)
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
