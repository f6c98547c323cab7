"""The host: owns the truth, answers every request, tells every seat what it may know.

Sans-I/O: it is called and calls back; sockets, files and windows are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from app.core.data.value import replace
from app.core.data.weight import Weight, together, weigh
from app.core.fact import Announced, Fact
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlansOpened
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SPECTATOR, TABLE, NodeId, SeatId
from app.core.intent import Deed, Jump, Redo, Repeat, Request, Undo, WriteLabel
from app.core.options import Options
from app.core.past.history import HistoryTree, Node, next_node
from app.core.past.node_shape import NodeShape
from app.core.sight import redact, view
from app.core.table import Table
from app.core.text.table_sentences import ASKED
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.game_api import GameSpec
from app.session.agreement.early_start import check_beginning
from app.session.host.entropy import Entropy, Unmixed
from app.session.host.given_answers import GivenAnswers
from app.session.host.growth import Growth, expiry, growth_of
from app.session.host.history_goals import check_node, goal_of
from app.session.host.history_shares import Shares, check_label
from app.session.host.journal import journal_of, keeps_nothing
from app.session.host.listeners import Listeners
from app.session.host.request_validation import MALFORMED, well_formed
from app.session.host.staleness import check_stale, stale
from app.session.host.step_diff import happened, learned_by, learned_by_each
from app.session.host.updates import (
    Accepted,
    Answer,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Labelled,
    Placed,
    Recorded,
    Refused,
    Relabelled,
    Stepped,
    Update,
    Went,
    told_of,
)
from app.session.repetition.repeat_asked import asked_again, handled_by
from app.session.seat.retold_steps import retell
from app.session.seat.seat_adviser import Retold
from app.session.steps.resolver import Resolver
from app.session.steps.rights import ONLY_WATCHES, ImpossibleError, nothing_changes

T = TypeVar("T")

Review = Callable[[Request, Table, tuple[Fact, ...], list[Table]], None]
"""(a request, the table before it, the facts it comes to, the table after each of them)."""


class Host:
    """One table's host."""

    def __init__(self, spec: GameSpec, tree: HistoryTree, entropy: Entropy) -> None:
        self.spec = spec
        self.tree = tree
        self.journal = journal_of(tree)
        """In the order of time; a reopened table brings its own."""
        self.keeper: Callable[[tuple[JournalEntry, ...]], None] = keeps_nothing
        """Called with all that a request makes happen, before it does: a hosted table's file. It
        keeps all or nothing; if it raises ImpossibleError, the request is refused."""
        self.watchers: list[Callable[[JournalEntry], None]] = []
        """Called after every entry and before the seats hear of it; the autosave is one: a seat
        that saw a coin fall finds it fallen after a crash. One that raises holds nobody up."""
        self.checks: list[Callable[[Request], None]] = []
        """What people agreed on beside what is possible: each is asked before a request is carried
        out, and refuses it by raising ImpossibleError. A table at one screen has none."""
        self.reviews: list[Review] = []
        """The same, asked of what a request comes to before any of it happens."""
        self.keeps_requests = False
        """Whether the journal says what each request was called: where answers can get lost, one
        that is sent again must be known even after the host was killed."""
        self._entropy = entropy
        self._chance = entropy
        self._drew: Drew | None = None
        """Both of the request in hand."""
        self._drawn: set[str] = set()
        """Names of the gesture that is being carried out; forgotten if it is not possible."""
        self._answers = GivenAnswers()
        self._listeners = Listeners()
        self._shares = Shares()
        self._weight: tuple[Table, Weight] | None = None
        """A table, and what it weighs: kept up while the table grows, counted anew after a jump."""
        self.handled = 0
        """How much the request handled that was worked out last, whatever became of it."""

    def know_again(self) -> None:
        """Know what the journal says: who did how much, and the last requests as answered."""
        self._shares.begin(map(self.tree.actor, range(len(self.tree))), self.journal.others())
        self._answers.know_again(self.tree, self.journal)

    def mix_chance(self) -> None:
        """Draw no chance from now on that was not mixed: `submit` raises NeedsChance instead."""
        self._entropy = Unmixed()

    @property
    def mixes_chance(self) -> bool:
        """Whether every draw is mixed by the seats: nothing that fell can be made to fall again."""
        return isinstance(self._entropy, Unmixed)

    def join(self, seat: SeatId, told: Callable[[Update], None]) -> None:
        """Let `told` hear all that `seat` may know from now on, the whole view first."""
        self._listeners.join(seat, told)
        told(Placed(self.tree.cursor, view(self.tree.table, seat)))

    def leave(self, told: Callable[[Update], None]) -> None:
        """Stop telling `told`."""
        self._listeners.leave(told)

    def submit(
        self, request: Request, chance: Entropy | None = None, drew: Drew | None = None
    ) -> Answer:
        """Carry out a request, or say why it is not possible. Never raises for bad requests.

        At a table whose seats mix its chance (`Unmixed`), raises NeedsChance for a gesture that
        draws, with nothing changed: it is submitted again with the `chance` that was mixed for it
        and the draw that goes in the record with it.

        What a watcher or a seat raises on hearing of it comes out here, but only when everybody
        was told and the answer is kept: the table has moved on, and all must stand at one node.
        """
        self.handled = 0
        if not well_formed(request):
            return Refused("", "malformed", MALFORMED)
        if self.has_answered(request):
            return self._answers.to(request)
        self._chance, self._drew = chance or self._entropy, drew
        answer = self._answer(request)
        self._answers.keep(request.seat, answer)
        self._listeners.raise_problems()
        return answer

    def has_answered(self, request: Request) -> bool:
        """Whether a request is one that was answered before: it is not carried out again."""
        return self._answers.has(request)

    def agree(self, options: Options) -> None:
        """Let the table agree on options that it says nothing of yet, as a step by the table.

        Raises ImpossibleError, with nothing changed, if it cannot be kept.
        """
        table = self.tree.table
        known = {key for key, _ in table.options}
        missing = tuple((key, chosen) for key, chosen in options if key not in known)
        if missing:
            self.add_agreed(OptionsSet(TABLE, missing))

    def add_agreed(self, fact: OptionsSet | Ruled | PlansOpened) -> None:
        """Let something happen that people agreed on, as a step by its actor.

        Raises ImpossibleError, with nothing changed, if it cannot be kept.
        """
        self.grow([growth_of(fact.actor, self.tree.table, (fact,))])

    def grow(self, growths: list[Growth], went: Went | None = None) -> None:
        """Let gestures happen, all or none, where `went` leads; raises as `add_agreed` does."""
        self._drew = None
        self._grow(growths, "", went)
        self._listeners.raise_problems()

    def record(self, entry: FairEntry) -> None:
        """Put something in the record of chance, and tell every seat what it may know of it.

        Raises ImpossibleError, with nothing changed, if it cannot be kept.
        """
        self._keep((entry,))
        self._put_on_record(entry)
        self._listeners.raise_problems()

    def _put_on_record(self, entry: FairEntry) -> None:
        self._record(entry)
        public = told_of(entry)
        if public is not None:
            for _, told in self._listeners.all():
                self._tell(told, Recorded(public))

    def _tell(self, hear: Callable[[T], None], what: T) -> None:
        try:
            hear(what)
        except Exception as problem:  # noqa: BLE001 - raised again once everybody was told
            self._listeners.keep_problem(problem)

    def _answer(self, request: Request) -> Answer:
        try:
            self._may_ask(request.seat)
            for check in self.checks:
                check(request)
            intent = request.intent
            if isinstance(intent, (Undo, Redo, Jump)):
                self._travel(request, intent)
            elif isinstance(intent, WriteLabel):
                self._write_label(request, intent)
            elif isinstance(intent, Repeat):
                self._repeat(request, intent)
            else:
                self._step(request, intent)
        except ImpossibleError as problem:
            return Refused(request.id, problem.code, problem.reason)
        return Accepted(request.id, self.tree.cursor)

    def _may_ask(self, seat: SeatId) -> None:
        if seat == SPECTATOR:
            raise ImpossibleError("spectator", ONLY_WATCHES)
        if seat != JUDGE and not 0 <= seat < len(self.tree.table.setting.seats):
            raise ImpossibleError(
                "no-seat",
                Words(
                    f"There is no seat {seat + 1} at this table.",
                    f"この卓に{seat + 1}番の席はありません。",
                ),
            )

    def _step(self, request: Request, intent: Deed) -> None:
        before = self.tree.table
        check_stale(self.tree, request.based_on, intent)
        resolver = Resolver(
            self.spec, before, request.seat, self._fresh_name, self.tree.laid, self._weighed
        )
        self._chance.skip_to(len(self.tree))
        self._drawn = set()
        if request.asked_by is not None:
            resolver.commit(Announced(request.asked_by, ASKED))
        asked = len(resolver.facts)
        try:
            facts = resolver.run(intent, self._chance)
        finally:
            self.handled = resolver.handled
        if len(facts) == asked:
            raise nothing_changes()
        check_beginning(self.spec, request, before, resolver.table)
        for review in self.reviews:
            review(request, before, facts, resolver.tables)
        growths = [Growth(request.seat, before, facts, resolver.results, resolver.more)]
        if any(isinstance(fact, TurnSet) and fact.verb == "turn" for fact in facts):
            growths += expiry(resolver.table)
        self._grow(growths, self._name_of(request))

    def _weighed(self) -> Weight:
        """Return what the table weighs."""
        table = self.tree.table
        if self._weight is None or self._weight[0] is not table:
            self._weight = table, weigh(table)
        return self._weight[1]

    def _name_of(self, request: Request) -> str:
        """Return what the journal calls a request."""
        return request.id if self.keeps_requests else ""

    def _grow(self, growths: list[Growth], request: str, went: Went | None = None) -> None:
        """Let a gesture and what follows from it happen, each a node: all of them or none.

        `went` says where to go before it; that is a part of it.
        """
        origin: NodeShape = self.tree.shapes[self.tree.cursor if went is None else went.goal]
        nodes: list[Node] = []
        for growth in growths:
            number = len(self.tree) + len(nodes)
            node = next_node(origin, number, growth.actor, growth.facts, growth.after)
            nodes.append(node)
            origin = node
        # The last one: once it is there, all of them are.
        names = [""] * (len(nodes) - 1) + [request]
        grown = tuple(map(Grew, nodes, names))
        before = tuple(entry for entry in (self._drew, went) if entry is not None)
        self._keep((*before, *grown))
        if self._drew is not None:
            self._put_on_record(self._drew)
        if went is not None:
            self._arrive(went)
        for entry, growth in zip(grown, growths, strict=True):
            self._let_happen(entry, growth)

    def _let_happen(self, entry: Grew, growth: Growth) -> None:
        parent, node = self.tree.cursor, entry.node
        self.tree.grow(node, growth.after)
        self._record(entry)
        steps: dict[SeatId, Stepped] = {}
        did = happened(growth.before, growth.facts, growth.results)
        if self._weight is not None and self._weight[0] is growth.before:
            self._weight = growth.after, together(self._weight[1], growth.more)
        hears = self._listeners.actor_last(node.actor)
        learned = learned_by_each([seat for seat, _ in hears], did)
        for seat, told in hears:
            if seat not in steps:
                _, seen = next(learned)
                steps[seat] = Stepped(node.id, parent, node.actor, node.turn, node.step, seen)
            self._tell(told, steps[seat])

    def _repeat(self, request: Request, intent: Repeat) -> None:
        tree = self.tree
        if request.based_on != tree.cursor:
            raise stale()
        self._chance.skip_to(len(tree))
        self._drawn = set()
        growths = asked_again(tree, request.seat, intent, self._fresh_name, mixed=self.mixes_chance)
        self.handled = sum(handled_by(growth) for growth in growths)
        went = None
        if intent.start != tree.cursor:
            # What it grows from; the gesture itself has the name of the request.
            went = Went(request.seat, tree.cursor, intent.start, "jump")
        self._grow(growths, self._name_of(request), went)

    def _travel(self, request: Request, intent: Undo | Redo | Jump) -> None:
        tree = self.tree
        if not isinstance(intent, Jump) and request.based_on != tree.cursor:
            # Two seats that take back the same gesture at once mean one step, not two.
            raise stale()
        goal, how = goal_of(tree, intent)
        self._go(Went(request.seat, tree.cursor, goal, how, request=self._name_of(request)))

    def go(self, went: Went) -> None:
        """Go where people agreed to go.

        Raises ImpossibleError, with nothing changed, if it cannot be kept.
        """
        self._go(went)
        self._listeners.raise_problems()

    def _go(self, went: Went) -> None:
        self._keep((went,))
        self._arrive(went)

    def _arrive(self, went: Went) -> None:
        goal = went.goal
        self.tree.jump(goal)
        self._record(went)
        table, public = self.tree.table, replace(went, request="")
        views: dict[SeatId, SeatView] = {}
        for other, told in self._listeners.all():
            if other not in views:
                views[other] = view(table, other)
            self._tell(told, Placed(goal, views[other], public))

    def _write_label(self, request: Request, intent: WriteLabel) -> None:
        check_node(self.tree, intent.node)
        name, note = check_label(intent.name, intent.note)
        written = (request.seat, intent.node, name, note)
        entry = Labelled(*written, self._name_of(request))
        self._keep((entry,))
        self.tree.label(intent.node, name, note)
        self._record(entry)
        for _, told in self._listeners.all():
            self._tell(told, Relabelled(Labelled(*written)))

    def _keep(self, entries: tuple[JournalEntry, ...]) -> None:
        """Let the file keep what is about to happen. Raises ImpossibleError if it may not."""
        self._shares.check(entries)
        self.keeper(entries)

    def _record(self, entry: JournalEntry) -> None:
        self.journal.append(entry)
        self._shares.count(entry)
        for watcher in list(self.watchers):
            self._tell(watcher, entry)

    def _fresh_name(self, prefix: str) -> str:
        while True:
            name = prefix + self._chance.name()
            if name not in self.tree.names and name not in self._drawn:
                self._drawn.add(name)
                return name

    def told(self, node_id: NodeId, seat: SeatId) -> tuple[Event, ...]:
        """Return what there is to say of a node to `seat`: a line of its log."""
        parent, facts = self.tree.parent(node_id), self.tree.facts(node_id)
        if parent is None:
            table = self.tree.table_at(node_id)
            return redact(None, facts[0], table, seat).events
        learned = learned_by(seat, happened(self.tree.table_at(parent), facts))
        return tuple(event for fact in learned for event in fact.events)

    def retell(
        self, seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId
    ) -> Iterator[Retold]:
        """Yield what `seat` was told on the way from the nearest step it knows to `goal`."""
        return retell(self.tree, seat, known, goal)

    def view_at(self, node_id: NodeId, seat: SeatId) -> SeatView:
        """Return what `seat` saw at a node."""
        return view(self.tree.table_at(node_id), seat)
