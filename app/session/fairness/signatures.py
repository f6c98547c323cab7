"""Checks what seats signed against what the record says they were told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from app.core.ids import TABLE, NodeId, SeatId
from app.core.past.history import HistoryTree, Node
from app.core.sight import view
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.file_discrepancies import (
    held_left_out,
    left_out,
    no_signature,
    told_otherwise,
)
from app.session.fairness.record_book import Book
from app.session.fairness.record_head import Head, Told, statement
from app.session.fairness.signing_key import vouches
from app.session.host.step_diff import happened, learned_by
from app.session.host.updates import (
    Committed,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Labelled,
    Signed,
    SignedHead,
    Stepped,
    Went,
    told_of,
)


class _Sitting:
    """What one seat was told since it committed to a chain, as far as something speaks of it."""

    def __init__(self, seat: SeatId, key: str, place: int, head: Head, wanted: set[int]) -> None:
        """`wanted` are the numbers of things told at which the head is asked for."""
        self.seat = seat
        self.key = key
        """The key with which it signs, in hex."""
        self.place = place
        self.head = head
        self.heads: dict[int, tuple[str | None, int]] = {}
        """By the number of things told: the head, and the place in the journal."""
        self.signed = place
        """The place in the journal up to which what it was told is signed."""
        self.broken = False
        """Whether a signature did not fit: those after it would not fit either."""
        self._wanted = wanted
        self._last = max(wanted, default=0)
        self._look(place)

    @property
    def is_done(self) -> bool:
        """Whether nothing further is asked for."""
        return self.head.count >= self._last

    def take(self, place: int, told: Told) -> None:
        """Take in one more thing told."""
        self.head.take(told)
        self._look(place)

    def _look(self, place: int) -> None:
        if self.head.count in self._wanted:
            self.heads[self.head.count] = (self.head.at(self.head.count), place)

    def sign(self, count: int, head: str) -> bool:
        """Take in that the seat signs so many things; whether they are what it was told."""
        known, place = self.heads.get(count, (None, self.place))
        if known != head:
            return False
        self.signed = max(self.signed, place)
        return True


class Signatures:
    """Follows what every seat that signs was told, and checks what it signed."""

    def __init__(self, tree: HistoryTree, journal: Sequence[JournalEntry], book: Book) -> None:
        self._tree = tree
        self._book = book
        self._wanted = _wanted(journal)
        """(seat, commitment) -> the numbers of things told that something speaks of."""
        self._sittings: dict[tuple[SeatId, str], _Sitting] = {}
        self._followed: list[_Sitting] = []
        """Those of them of which more is asked for."""
        self._present: dict[SeatId, _Sitting] = {}
        """The last of each seat."""
        self._fit: dict[SeatId, int] = {}
        self._away: dict[int, tuple[SeatId, ...]] = {}
        """Who each draw calls away."""
        self._left_out: set[tuple[SeatId, int]] = set()
        self.returns: list[int] = []
        """Places in the journal where a seat came back that had been told something else."""

    @property
    def fitting(self) -> tuple[tuple[SeatId, int], ...]:
        """How many signatures of each seat fit."""
        return tuple(sorted(self._fit.items()))

    @property
    def signed(self) -> tuple[tuple[SeatId, int, int], ...]:
        """What is signed: (seat, first place in the journal, last place)."""
        sittings = self._sittings.values()
        return tuple((one.seat, one.place + 1, one.signed) for one in sittings)

    def take(self, place: int, entry: JournalEntry, cursor: NodeId) -> Iterator[Discrepancy]:
        """Take in the next entry, where the table then stands at `cursor`."""
        if isinstance(entry, Signed):
            yield from self._signed(entry)
            return
        for one in self._followed:
            one.take(place, told_to(self._tree, entry, one.seat))
        if isinstance(entry, Drew):
            self._away[entry.number] = entry.away
        if isinstance(entry, Committed) and entry.seat != TABLE:
            if entry.held is not None:
                yield from self._came_back(place, entry, entry.held)
            elif entry.back:
                yield held_left_out(self._book.name(entry.seat))
            self._sit(place, entry, cursor)
        self._followed = [one for one in self._followed if not one.is_done]

    def _sit(self, place: int, entry: Committed, cursor: NodeId) -> None:
        seen = view(self._tree.table_at(cursor), entry.seat)
        head = Head.begin(entry.seat, cursor, seen, self._book.standing, entry.mark)
        named = (entry.seat, entry.commitment)
        wanted = self._wanted.get(named, set())
        sitting = _Sitting(entry.seat, entry.key, place, head, wanted)
        self._sittings[named] = self._present[entry.seat] = sitting
        self._followed.append(sitting)
        self._fit.setdefault(entry.seat, 0)

    def _came_back(self, place: int, entry: Committed, held: SignedHead) -> Iterator[Discrepancy]:
        """Look whether what a seat held that came back is what the record says it was told."""
        said = statement(held.table, held.seat, held.count, held.head, held.left_out)
        sitting = self._sittings.get((held.seat, held.commitment))
        # Whoever has another key speaks for nobody who sat there before.
        own = sitting is None or sitting.key == entry.key
        if held.seat != entry.seat or not own or not vouches(entry.key, held.signature, said):
            yield no_signature(self._book.name(entry.seat))
            return
        known = held.table == self._book.table
        if sitting is None or not known or not sitting.sign(held.count, held.head):
            self.returns.append(place)
            return
        self._fit[entry.seat] += 1
        yield from self._opened_in_vain(entry.seat, held.left_out)

    def _signed(self, entry: Signed) -> Iterator[Discrepancy]:
        who, bound = self._book.name(entry.seat), self._book.bound.get(entry.seat)
        said = statement(self._book.table, entry.seat, entry.count, entry.head, entry.left_out)
        if bound is None or not vouches(bound.key, entry.signature, said):
            yield no_signature(who)
            return
        sitting = self._present.get(entry.seat)
        if sitting is None or sitting.broken:
            return
        if not sitting.sign(entry.count, entry.head):
            sitting.broken = True
            yield told_otherwise(who, entry.count)
            return
        self._fit[entry.seat] += 1
        yield from self._opened_in_vain(entry.seat, entry.left_out)

    def _opened_in_vain(self, seat: SeatId, numbers: Iterable[int]) -> Iterator[Discrepancy]:
        """Yield the draws that call a seat away and that it says it opened its link for."""
        for number in numbers:
            if seat in self._away.get(number, ()) and (seat, number) not in self._left_out:
                self._left_out.add((seat, number))
                yield left_out(self._book.name(seat), number)


def _wanted(journal: Iterable[JournalEntry]) -> dict[tuple[SeatId, str], set[int]]:
    """Return how many things told somebody speaks of, by (seat, commitment) of the sitting."""
    found: dict[tuple[SeatId, str], set[int]] = {}
    present: dict[SeatId, str] = {}
    for entry in journal:
        if isinstance(entry, Committed):
            present[entry.seat] = entry.commitment
            if entry.held is not None:
                named = (entry.held.seat, entry.held.commitment)
                found.setdefault(named, set()).add(entry.held.count)
        elif isinstance(entry, Signed) and entry.seat in present:
            found.setdefault((entry.seat, present[entry.seat]), set()).add(entry.count)
    return found


def told_to(tree: HistoryTree, entry: Grew | Went | Labelled | FairEntry, seat: SeatId) -> Told:
    """Return what a seat was told of an entry."""
    if isinstance(entry, Grew):
        return _stepped(tree, entry.node, seat)
    if isinstance(entry, Went | Labelled):
        return entry
    public = told_of(entry)
    assert public is not None  # signatures are told to nobody
    return public


def _stepped(tree: HistoryTree, node: Node, seat: SeatId) -> Stepped:
    assert node.parent is not None  # seats sit down at a table that was laid
    facts = learned_by(seat, happened(tree.table_at(node.parent), node.facts))
    return Stepped(node.id, node.parent, node.actor, node.turn, node.step, facts)
