"""Checks a record of chance from the journal: chains, draws, signatures.

Where the host's sealed part is there, each gesture that drew is carried out again with the chance
that the links give, and has to come out as it is kept, to the last handle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core import fact as f
from app.core.data.codec import CodecError, intent_from_json
from app.core.data.value import value
from app.core.facts.agreement_facts import OptionsSet
from app.core.ids import JUDGE, TABLE, NodeId, SeatId
from app.core.intent import Deed, Request, Step
from app.core.past.given_names import names_in
from app.core.past.history import HistoryTree, Node
from app.core.table import Table
from app.games.common_options import CHANCE
from app.games.game_api import GameSpec
from app.session.agreement.early_start import check_beginning, check_own_side
from app.session.agreement.turn_lock import refusal_of_setup
from app.session.fairness import discrepancies as m
from app.session.fairness import file_discrepancies as in_file
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.hash_chain import unpacked
from app.session.fairness.mixed_chance import Mixed, mixed_seed, purpose_of
from app.session.fairness.proven_stretches import Stretch, stretches
from app.session.fairness.random_steps import is_chance, is_off_the_top
from app.session.fairness.record_book import Book
from app.session.fairness.roll_backs import RollBack, roll_backs
from app.session.fairness.signatures import Signatures
from app.session.host.request_validation import well_formed
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Went,
)
from app.session.steps.resolver import Resolver
from app.session.steps.rights import ImpossibleError


@value
class Verdict:
    """What a record of chance shows."""

    found: tuple[Discrepancy, ...]
    """What does not fit, in the order of the record."""
    draws: int
    opened: int
    """Draws that could be made again, since the host's sealed part is there."""
    void: tuple[int, ...]
    """Draws whose gesture was not possible with what they gave."""
    away: tuple[tuple[SeatId, tuple[int, ...]], ...]
    """Which draws each seat was away from; no seat that was there for all."""
    signed: tuple[tuple[SeatId, int], ...]
    """How many signatures of each seat fit; 0 for one that sat down and signed nothing."""
    roll_backs: tuple[RollBack, ...]
    stretches: tuple[Stretch, ...]
    """Who signed what, in the order of time."""

    @property
    def whole(self) -> bool:
        """Whether every draw could be made again."""
        return self.opened == self.draws

    @property
    def proves_chance(self) -> bool:
        """Whether nobody can have chosen, or thrown again, as far as a record can show it."""
        proven = all(stretch.proven for stretch in self.stretches)
        return not self.found and not self.roll_backs and self.whole and proven


@value
class _Drawn:
    """A draw that is complete: what was asked for, and the links."""

    asked: Asked
    drew: Drew


def check_fair(
    spec: GameSpec, tree: HistoryTree, journal: Sequence[JournalEntry]
) -> Verdict | None:
    """Return what the record of chance in `journal` shows; None if there is and was none."""
    mixed = _mixed_from(tree, journal)
    return None if mixed is None else _Check(spec, tree, journal, mixed).run()


def _mixed_from(tree: HistoryTree, journal: Sequence[JournalEntry]) -> int | None:
    """Return the place of the first entry that only a table has whose seats mix its chance.

    It says so of itself; and its requests have names, other than those of a table in one window.
    Where there is none it is the end, or None where there is no record either.
    """
    named, recorded = tree.table_at(0).setting.seed is None, False
    for place, entry in enumerate(journal):
        if not isinstance(entry, Grew):
            recorded = recorded or isinstance(entry, FairEntry)
        elif _says_mixed(entry) or (named and entry.request):
            return place
    return len(journal) if recorded else None


def _says_mixed(entry: Grew) -> bool:
    agreed = (
        fact.changes if isinstance(fact, OptionsSet) else fact.options
        for fact in entry.node.facts
        if isinstance(fact, OptionsSet | f.Began)
    )
    return any(key == CHANCE.id for options in agreed for key, _ in options)


class _Check:
    """One walk along a journal."""

    def __init__(
        self, spec: GameSpec, tree: HistoryTree, journal: Sequence[JournalEntry], mixed: int
    ) -> None:
        """`mixed` is the place from which on no chance may be the host's alone."""
        self._spec = spec
        self._tree = tree
        self._journal = journal
        self._mixed = mixed
        self._chance: set[int] = set()
        """Places in the journal at which chance decided something."""
        self._cursor: NodeId = 0
        self._book = Book(tree.table_at(0).setting)
        self._signatures = Signatures(tree, journal, self._book)
        self._names: set[str] = set()
        """Every handle and unit id that was given out so far."""
        self._program = ""
        self._due: _Drawn | None = None
        """The draw whose gesture has to come next."""
        self._draws = self._opened = 0
        self._closed: list[int] = []
        """Draws without their sealed part."""
        self._void: list[int] = []
        self._away: dict[SeatId, list[int]] = {}

    def run(self) -> Verdict:
        found: list[Discrepancy] = []
        recorded = any(isinstance(entry, Committed) for entry in self._journal)
        if not recorded:
            found.append(in_file.no_record())
            # Of every step it would be said again.
            self._mixed = len(self._journal)
        for place, entry in enumerate(self._journal):
            found += self._take(place, entry)
            found += self._signatures.take(place, entry, self._cursor)
        if self._due is not None:
            found.append(in_file.no_gesture(self._due.drew.number))
        if self._book.open is not None:
            found.append(m.never_drawn(self._book.open.number))
        if self._opened:
            found += [in_file.unreadable(number) for number in self._closed]
        away = tuple((seat, tuple(self._away[seat])) for seat in sorted(self._away))
        kept = self._signatures
        return Verdict(
            tuple(found),
            self._draws,
            self._opened,
            tuple(self._void),
            away,
            kept.fitting,
            roll_backs(self._journal, kept.returns),
            stretches(self._journal, kept.signed, self._chance) if recorded else (),
        )

    def _take(self, place: int, entry: JournalEntry) -> Iterator[Discrepancy]:
        due, self._due = self._due, None
        if due is not None and not isinstance(entry, Grew):
            yield in_file.no_gesture(due.drew.number)
        if isinstance(entry, Grew):
            yield from self._grew(place, entry.node, due)
        elif isinstance(entry, Went):
            self._cursor = entry.goal
        elif isinstance(entry, Committed | Asked | Drew):
            yield from self._fair(entry)
        if isinstance(entry, Drew) and entry.void:
            self._chance.add(place)

    def _fair(self, entry: Committed | Asked | Drew) -> Iterator[Discrepancy]:
        asked = self._book.open
        yield from self._book.take(entry)
        if isinstance(entry, Committed):
            self._program = entry.program or self._program
        elif isinstance(entry, Asked):
            if entry.node != self._cursor:
                yield m.elsewhere(entry.number)
        elif asked is not None and asked.number == entry.number:
            self._draws += 1
            for seat in entry.away:
                self._away.setdefault(seat, []).append(entry.number)
            if asked.node != self._cursor:
                yield m.elsewhere(entry.number)
            if entry.void:
                self._void.append(entry.number)
                yield from self._again(_Drawn(asked, entry), None)
            else:
                self._due = _Drawn(asked, entry)

    # -- gestures ---------------------------------------------------------------------------

    def _grew(self, place: int, node: Node, due: _Drawn | None) -> Iterator[Discrepancy]:
        if due is not None:
            if (node.parent, node.actor) != (due.asked.node, due.asked.actor):
                yield m.other_gesture(due.drew.number)
            else:
                yield from self._again(due, node)
        if node.parent is not None:
            before = self._tree.table_at(node.parent)
            if is_chance(before, node.facts):
                self._chance.add(place)
            if TABLE in self._book.bound or place >= self._mixed:
                drawn = due is not None or place not in self._chance
                yield from _chosen(before, node, drawn=drawn)
        self._cursor = node.id
        self._names.update(names_in(node.facts))

    def _again(self, drawn: _Drawn, node: Node | None) -> Iterator[Discrepancy]:
        """Carry the gesture of a draw out again; `node` is what came of it, None for nothing."""
        asked, drew = drawn.asked, drawn.drew
        host_link, salt = unpacked(drew.host_link), unpacked(asked.salt)
        links = [(seat, unpacked(link)) for seat, link in drew.links]
        table = unpacked(self._book.table)
        if not drew.host_link and not asked.salt and not asked.intent:
            self._closed.append(drew.number)
            return
        self._opened += 1
        sound = [(seat, link) for seat, link in links if link is not None]
        if host_link is None or salt is None or table is None or len(sound) < len(links):
            yield in_file.unreadable(drew.number)
            return
        try:
            purpose = purpose_of(salt, asked.node, asked.actor, asked.intent.encode())
            seed = mixed_seed(table, drew.number, host_link, sound, drew.away)
        except OverflowError:
            # A number that is none of a seat, a step or a draw.
            yield in_file.unreadable(drew.number)
            return
        if asked.purpose != purpose.hex():
            yield in_file.other_purpose(drew.number)
            return
        facts = self._facts(asked, Mixed(seed, salt), happened=node is not None)
        if facts != (None if node is None else node.facts):
            yield in_file.other_result(drew.number, node, self._program)

    def _facts(self, asked: Asked, chance: Mixed, *, happened: bool) -> tuple[f.Fact, ...] | None:
        """Return what the gesture makes happen; None if it is not possible.

        Of one that did not happen it is asked, too, whether the table had agreed to refuse it.
        """
        try:
            intent = intent_from_json(asked.intent.encode())
        except CodecError:
            return None
        request = Request("again", asked.actor, asked.node, intent)
        if not isinstance(intent, Deed) or not well_formed(request) or not self._may_ask(asked):
            return None
        table, drawn = self._tree.table_at(self._cursor), set[str]()

        def name(prefix: str) -> str:
            while True:
                fresh = prefix + chance.name()
                if fresh not in self._names and fresh not in drawn:
                    drawn.add(fresh)
                    return fresh

        resolver = Resolver(self._spec, table, asked.actor, name, self._tree.laid)
        try:
            facts = resolver.run(intent, chance)
            if facts and not happened:
                tables = resolver.tables
                check_beginning(self._spec, request, table, resolver.table)
                check_own_side(self._spec, request, table, facts, tables)
                # Whoever acts in another's place is a judge, whom nothing locks out.
                if isinstance(intent, Step) and refusal_of_setup(
                    self._spec, table, asked.actor, intent, facts, tables
                ):
                    return None
        except ImpossibleError:
            return None
        return facts or None

    def _may_ask(self, asked: Asked) -> bool:
        seats = self._tree.table_at(0).setting.seats
        return asked.actor == JUDGE or 0 <= asked.actor < len(seats)


def _chosen(before: Table, node: Node, *, drawn: bool) -> Iterator[Discrepancy]:
    """Yield what the host decided in a step that nobody may decide; `drawn`: no chance was."""
    if not drawn:
        yield in_file.undrawn(node)
    if not is_off_the_top(before, node.facts):
        yield in_file.not_the_top(node)
