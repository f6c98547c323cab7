"""The record chain: one hash over all that a seat was told, in order, since it sat down.

    head of 0 = SHA-256(domain, then the canonical JSON of [table, seat, node, view, standing],
                        and the mark of what the seat came back with, where it did)
    head of k = SHA-256(head of k - 1, then the canonical JSON of the k-th thing told)

Made from values, not from what went over a wire, so that the host, the seat and whoever opens the
file afterwards find the same.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from app.core.data.codec import to_bytes
from app.core.data.value import replace
from app.core.ids import NodeId, SeatId
from app.core.text.table_sentences import AIMED
from app.core.view import SeatFact, SeatView
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    Labelled,
    Recorded,
    Relabelled,
    Stepped,
    Update,
    Went,
)

if TYPE_CHECKING:
    from app.session.fairness.record_book import Standing

_HEAD = b"chabudai head 1\n"
_SIGNED = b"chabudai signed 1\n"
MOST_UNREAD = 64
"""Things told that are hashed later, when there is time."""
MOST_PAST = 256
"""Heads that are kept for signatures, which come later."""
Told = Stepped | Went | Labelled | Committed | Asked | Drew
"""What the record chain is made of: a gesture as one seat learns it, and what all are told."""
_WORDS: dict[type[Told], str] = {
    Stepped: "step",
    Went: "went",
    Labelled: "label",
    Committed: "committed",
    Asked: "asked",
    Drew: "drew",
}


class Head:
    """The chain of one seat, from the moment it sat down."""

    def __init__(self, count: int, head: bytes) -> None:
        """Go on from the head of `count` things; `Head.begin` makes that of a seat's first."""
        self.count = count
        """How many things were told since."""
        self._last = head
        self._past = {count: head}
        self._unread: list[Told] = []

    @classmethod
    def begin(
        cls, seat: SeatId, node: NodeId, view: SeatView, standing: Standing, back: str = ""
    ) -> Head:
        """Return the chain of a seat that sits down; `back`: see `Committed`."""
        start: tuple[object, ...] = (standing.table, seat, node, view, standing)
        if back:
            start = (*start, back)
        return cls(0, sha256(_HEAD + to_bytes(start)).digest())

    def hear(self, update: Update) -> None:
        """Take in an update. A whole view that was asked for anew is nothing new."""
        if isinstance(update, Stepped):
            self.take(update)
        elif isinstance(update, Recorded | Relabelled):
            self.take(update.entry)
        elif update.went is not None:
            self.take(update.went)

    def take(self, told: Told) -> None:
        """Take in one more thing told."""
        self.count += 1
        self._unread.append(told)
        if len(self._unread) > MOST_UNREAD:
            self.settle()

    def settle(self) -> None:
        """Hash what was heard: best done when nobody waits."""
        count = self.count - len(self._unread)
        for told in self._unread:
            count += 1
            self._last = sha256(self._last + canonical(told)).digest()
            self._past[count] = self._last
            self._past.pop(count - MOST_PAST, None)
        self._unread.clear()

    def at(self, count: int) -> str | None:
        """Return the head of `count` things told, in hex; None if it is not known (any more)."""
        self.settle()
        head = self._past.get(count)
        return None if head is None else head.hex()


def canonical(told: Told) -> bytes:
    """Return the bytes that stand for a thing told in the record chain."""
    if isinstance(told, Went | Labelled):
        # What a seat called its request is between it and the host.
        told = replace(told, request="")
    elif isinstance(told, Stepped) and any(event.verb == AIMED for event in told.events):
        # What it is aimed at follows from the declaration in the facts; older records do not say
        # it a second time.
        told = replace(told, facts=tuple(map(_without_aims, told.facts)))
    return to_bytes((_WORDS[type(told)], told))


def _without_aims(fact: SeatFact) -> SeatFact:
    return replace(fact, events=tuple(one for one in fact.events if one.verb != AIMED))


def statement(table: str, seat: SeatId, count: int, head: str, left_out: tuple[int, ...]) -> bytes:
    """Return what a seat signs."""
    return _SIGNED + to_bytes((table, seat, count, head, left_out))
