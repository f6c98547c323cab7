"""The history at a seat that is not where the host is, made from what the seat was told.

Whoever joins late begins with the bare journal. What was said before is asked for by `fetch` when
somebody wants to know it, and never waited for: once it is here (`filled`), listeners are told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from app.core.data.packed_blocks import Packed
from app.core.data.value import replace
from app.core.ids import Handle, NodeId, SeatId
from app.core.past.branching import Branching
from app.core.past.node_shape import BareNode
from app.core.past.plans_taken_back import before_locking
from app.core.past.remedy_taken_back import before_remedy
from app.core.seal import SeatSeals
from app.core.view import Event, SeatFact, SeatView, fold
from app.session.host.history_replacement import replacement
from app.session.host.journal import Journal
from app.session.host.updates import Placed, Relabelled, Replaced, Stepped, Update, Went
from app.session.seat.chronicle import BareEntry, Filled, Shaped, check_ears
from app.session.seat.chronicle_entries import BareGrew, Entries, Heard
from app.session.seat.seat_adviser import MOST_RETOLD, Retold

Fetch = Callable[[tuple[NodeId, ...], tuple[NodeId, ...]], None]
"""(steps whose facts are wanted, steps whose views are wanted); the answer goes to `filled`."""

BLOCK = 32
"""Steps asked for at a time around one that is wanted: whoever reads a line of the log reads on."""
VIEW_STRIDE = 32
"""Depths between two views that are kept; those between are folded, in a millisecond or two."""
MOST_FETCHED = 64
"""Steps named in one request."""


class GapError(Exception):
    """What was told does not follow what is known: the history has to be begun anew."""


class SeatChronicle(Shaped):
    """What one seat knows of the history."""

    def __init__(self, seat: SeatId, fetch: Fetch | None = None) -> None:
        """`fetch` asks the host; without it only what was heard is ever known."""
        super().__init__(Branching())
        self.listeners: list[Filled] = []
        self.fetch = fetch
        self._seat = seat
        self._run = ""
        self._journal: Journal[BareEntry] = _journal_of(self._shape)
        self._facts: Packed[tuple[SeatFact, ...]] = Packed()
        self._views: dict[NodeId, SeatView] = {}
        """At every `VIEW_STRIDE`th depth, and wherever no view can be worked out from another."""
        self._view: SeatView | None = None
        """What the seat sees now."""
        self._asked: set[NodeId] = set()
        self._asked_views: set[NodeId] = set()

    # -- what is told -------------------------------------------------------------------------

    def begin(self, journal: Iterable[BareEntry], view: SeatView, run: str = "") -> Replaced | None:
        """Begin, or begin anew, with all that happened so far and what the seat sees now.

        `run` names the time for which one host goes on: in another, what was known may not stand.
        Returns what is gone by that; None where nothing was known before, or all of it stands.
        Raises GapError for a journal that is none.
        """
        shape = Branching()
        entries = _journal_of(shape)
        for entry in journal:
            _follow(shape, entry)
            entries.append(entry)
        if not shape.shapes:
            message = "the history has no beginning"
            raise GapError(message)
        replaced = self._replaced_by(entries, view, run)
        self._run = run
        self._shape, self._journal, self._view = shape, entries, view
        self._facts, self._views = Packed(), {shape.cursor: view}
        self._asked, self._asked_views = set(), set()
        return replaced

    def _replaced_by(
        self, journal: Journal[BareEntry], view: SeatView, run: str
    ) -> Replaced | None:
        if self._view is None:
            return None
        found = replacement(self._journal, journal)
        if found.alike and len(journal) == len(self._journal) and view != self._view:
            return replace(found, alike=False)
        return None if found.alike and run == self._run else found

    def hear(self, update: Update) -> None:
        """Take in what the host says. Raises GapError if something before it was missed."""
        if isinstance(update, Stepped):
            self._step(update)
        elif isinstance(update, Placed):
            self._place(update)
        elif isinstance(update, Relabelled):
            self._write(update.entry)

    def _step(self, stepped: Stepped) -> None:
        shape, view = self._shape, self._view
        if view is None or stepped.parent != shape.cursor:
            message = f"step {stepped.node} grows from {stepped.parent}, which is not the present"
            raise GapError(message)
        depth = shape.depth(stepped.parent) + 1
        self._write(
            BareGrew(
                BareNode(
                    stepped.node, stepped.parent, stepped.actor, depth, stepped.turn, stepped.step
                )
            )
        )
        for fact in stepped.facts:
            view = fold(view, fact)
        self._view = view
        self._facts[stepped.node] = stepped.facts
        if depth % VIEW_STRIDE == 0:
            self._views[stepped.node] = view

    def _place(self, placed: Placed) -> None:
        if placed.went is not None:
            self._write(placed.went)
        if placed.node != self._shape.cursor or not self._shape.shapes:
            message = f"the table stands at step {placed.node}, which is not known"
            raise GapError(message)
        self._view = placed.view
        if self._worked_out(placed.node) is None:
            self._views[placed.node] = placed.view

    def _write(self, entry: BareEntry) -> None:
        _follow(self._shape, entry)
        self._journal.append(entry)

    def filled(self, heard: Iterable[Heard]) -> None:
        """Take in what was asked for; steps that are not in the history are passed over."""
        came = []
        for one in heard:
            if not 0 <= one.node < len(self._shape.shapes):
                continue
            if one.node not in self._facts:
                self._facts[one.node] = one.facts
            self._asked.discard(one.node)
            if one.view is not None:
                self._views[one.node] = one.view
                self._asked_views.discard(one.node)
            came.append(one.node)
        if came:
            for listener in list(self.listeners):
                listener(tuple(came))

    @property
    def seat(self) -> SeatId:
        """Whose eyes these are."""
        return self._seat

    @property
    def journal(self) -> Entries:
        """All that happened, in the order of time."""
        return self._journal

    def undo_target(self, over: Collection[SeatId] = ()) -> NodeId | None:
        """Return where undo leads: also before plans were locked that lay open, or a remedy."""
        facts = self._facts.get(self.cursor, ())
        origin = before_remedy((event for fact in facts for event in fact.events), len(self.nodes))
        if origin is not None:
            return origin
        goal = super().undo_target(over)
        return before_locking(self.cursor, goal, self.parent, self._seals_at)

    def _seals_at(self, node: NodeId) -> SeatSeals | None:
        view = self._view if node == self.cursor else self._worked_out(node)
        return None if view is None else view.seals

    # -- what the seat knows of it ------------------------------------------------------------

    def told(self, node_id: NodeId) -> tuple[Event, ...] | None:
        """Return what there is to say of a step; None: it is not here, and was asked for."""
        if node_id not in self._facts:
            first = node_id - node_id % BLOCK
            self._ask(range(first, min(first + BLOCK, len(self._shape.shapes))), ())
        facts = self._facts.get(node_id)
        return None if facts is None else tuple(event for fact in facts for event in fact.events)

    def view_at(self, node_id: NodeId) -> SeatView | None:
        """Return what the seat saw at a step; None: it is not here, and was asked for."""
        found = self._worked_out(node_id)
        if found is None:
            self._ask((), (node_id,))
            found = self._worked_out(node_id)
        return found

    def knowers(self, _node_id: NodeId) -> Mapping[Handle, tuple[SeatId, ...]]:
        """Return nothing: what others know is told to nobody at a distance."""
        return {}

    def _worked_out(self, node_id: NodeId) -> SeatView | None:
        """Return the view at a step from the nearest one that is kept on the way to it."""
        later: list[NodeId] = []
        node: NodeId | None = node_id
        while node is not None and node not in self._views:
            if node not in self._facts:
                return None
            later.append(node)
            node = self._shape.parent(node)
        if node is None:
            return None
        view = self._views[node]
        for step in reversed(later):
            for fact in self._facts[step]:
                view = fold(view, fact)
        return view

    def retell(
        self, seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId
    ) -> Iterable[Retold]:
        """Return what the seat was told from the nearest `known` step (or the beginning) to `goal`.

        Nothing while a part of it is not here; that part was asked for. Raises ValueError for the
        ears of another seat.
        """
        check_ears(self._seat, seat)
        first, *way = self._shape.way_to(goal, known, MOST_RETOLD)
        if not way and known(goal):
            return
        missing = [node for node in way if node not in self._facts]
        self._ask(missing, () if self._worked_out(first) is not None else (first,))
        seen = self._worked_out(first)
        if seen is None or any(node not in self._facts for node in missing):
            return
        if not known(first):
            yield Retold(first, first, seen, (), seen)
        parent = first
        for node in way:
            before, facts = seen, self._facts[node]
            for fact in facts:
                seen = fold(seen, fact)
            if self._shape.depth(node) % VIEW_STRIDE == 0:
                self._views.setdefault(node, seen)
            yield Retold(parent, node, before, facts, seen)
            parent = node

    def all_told(self) -> tuple[SeatView, Packed[tuple[SeatFact, ...]]] | None:
        """Return the view at the beginning and what was told of every step.

        None while a part of it is not here; that part was asked for.
        """
        missing = [node for node in range(len(self._shape.shapes)) if node not in self._facts]
        first = self._worked_out(0)
        if first is not None and not missing:
            return first, self._facts
        self._ask(missing, () if first is not None else (0,))
        return None

    def _ask(self, nodes: Iterable[NodeId], views: Iterable[NodeId]) -> None:
        """Ask for what is not here and was not asked for yet."""
        facts = [node for node in nodes if node not in self._facts and node not in self._asked]
        seen = [node for node in views if node not in self._asked_views]
        if self.fetch is None or not (facts or seen):
            return
        self._asked.update(facts)
        self._asked_views.update(seen)
        for at in range(0, max(len(facts), 1), MOST_FETCHED):
            self.fetch(tuple(facts[at : at + MOST_FETCHED]), tuple(seen) if not at else ())


def _journal_of(shape: Branching) -> Journal[BareEntry]:
    return Journal(BareGrew, lambda node, _: BareGrew(shape.shapes[node]))


def _follow(shape: Branching, entry: BareEntry) -> None:
    """Let the shape of a history be what it is after `entry`. Raises GapError if it cannot."""
    if isinstance(entry, BareGrew):
        node, count = entry.node, len(shape)
        fits = node.parent == (shape.cursor if count else None)
        if node.id != count or not fits:
            message = f"step {node.id} does not follow the {count} steps that are known"
            raise GapError(message)
        shape.add(node.actor, node.turn, node.step)
        return
    goal = entry.goal if isinstance(entry, Went) else entry.node
    if not 0 <= goal < len(shape.shapes):
        message = f"step {goal} is not known"
        raise GapError(message)
    if isinstance(entry, Went):
        shape.jump(goal)
    else:
        shape.label(goal, entry.name, entry.note)
