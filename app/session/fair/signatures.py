"""Checks what seats signed against what the record says they were told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.history import HistoryTree, Node
from app.core.ids import TABLE, NodeId, SeatId
from app.core.sight import view
from app.session.fair import misfits as m
from app.session.fair.book import Book
from app.session.fair.head import Head, Told, statement
from app.session.fair.keys import vouches
from app.session.fair.misfits import Misfit
from app.session.happened import happened, learned_by
from app.session.updates import (
    Committed,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Labelled,
    Signed,
    Stepped,
    Went,
    told_of,
)


class Signatures:
    """Follows what every seat that signs was told, and checks what it signed."""

    def __init__(self, tree: HistoryTree, journal: Sequence[JournalEntry], book: Book) -> None:
        self._tree = tree
        self._book = book
        self._spans = _signed_spans(journal)
        """Where a seat sat down that signed something afterwards."""
        self._heads: dict[SeatId, Head] = {}
        self._fit: dict[SeatId, int] = {}
        self._told: dict[SeatId, int] = {}
        self._reached: dict[SeatId, int] = {}
        """How much each seat was told since it sat down, and how much of that it signed."""
        self._away: dict[int, tuple[SeatId, ...]] = {}
        """Who each draw calls away."""

    @property
    def fitting(self) -> tuple[tuple[SeatId, int], ...]:
        """How many signatures of each seat fit."""
        return tuple(sorted(self._fit.items()))

    @property
    def unsigned(self) -> tuple[tuple[SeatId, int], ...]:
        """How many things each seat was told after its last signature; only those that were."""
        left = ((seat, self._told[seat] - self._reached[seat]) for seat in sorted(self._told))
        return tuple((seat, count) for seat, count in left if count)

    def take(self, place: int, entry: JournalEntry, cursor: NodeId) -> Iterator[Misfit]:
        """Take in the next entry, where the table then stands at `cursor`."""
        if isinstance(entry, Signed):
            yield from self._signed(entry)
            return
        for seat, head in self._heads.items():
            head.take(told_to(self._tree, entry, seat))
        for seat in self._told:
            self._told[seat] += 1
        if isinstance(entry, Drew):
            self._away[entry.number] = entry.away
        if isinstance(entry, Committed) and entry.seat != TABLE:
            self._fit.setdefault(entry.seat, 0)
            self._told[entry.seat] = self._reached[entry.seat] = 0
            self._heads.pop(entry.seat, None)
            if place in self._spans:
                seen = view(self._tree.table_at(cursor), entry.seat)
                self._heads[entry.seat] = Head(entry.seat, cursor, seen, self._book.standing)

    def _signed(self, entry: Signed) -> Iterator[Misfit]:
        who, bound = self._book.name(entry.seat), self._book.bound.get(entry.seat)
        said = statement(self._book.table, entry.seat, entry.count, entry.head, entry.left_out)
        if bound is None or not vouches(bound.key, entry.signature, said):
            yield m.no_signature(who)
            return
        head = self._heads.get(entry.seat)
        if head is None:
            return
        if head.at(entry.count) != entry.head:
            # Everything after it would not fit either: once is enough.
            del self._heads[entry.seat]
            yield m.told_otherwise(who, entry.count)
            return
        self._fit[entry.seat] += 1
        self._reached[entry.seat] = entry.count
        for number in entry.left_out:
            if entry.seat in self._away.get(number, ()):
                yield m.left_out(who, number)


def _signed_spans(journal: Sequence[JournalEntry]) -> set[int]:
    """Return the places of those sittings in the journal that were signed at least once."""
    spans: set[int] = set()
    last: dict[SeatId, int] = {}
    for place, entry in enumerate(journal):
        if isinstance(entry, Committed):
            last[entry.seat] = place
        elif isinstance(entry, Signed) and entry.seat in last:
            spans.add(last[entry.seat])
    return spans


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
