"""Roll-backs: a host came back with less than it had told, or with something else.

A power failure takes the last second of a file. A host can do the same on purpose, to throw again.
The record cannot tell one from the other, but it shows both: a seat that comes back brings the
signed head of all it had been told when it was here last, and that must be found in the journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.core.data.value import value
from app.core.ids import TABLE, NodeId, SeatId
from app.core.past.history import HistoryTree
from app.core.sight import view
from app.session.fairness.hash_chain import unpacked
from app.session.fairness.record_book import Book
from app.session.fairness.record_head import Head
from app.session.fairness.signatures import told_to
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    Grew,
    JournalEntry,
    Signed,
    SignedHead,
    Went,
)

MOST_COMPARED = 1024
"""Things told since a seat's last signature that a host hashes again while others wait; a program
signs long before. Whoever checks the file compares any number."""


@value
class RollBack:
    """One time that the host came back with less, or with something else."""

    at: int
    """The place in the journal where the host came back."""
    after: NodeId
    """The last step that the table had then."""
    noticed: tuple[SeatId, ...]
    """Who had been told more."""
    returns: tuple[int, ...] = ()
    """The places in the journal where they came back."""


def roll_backs(journal: Sequence[JournalEntry], returns: Iterable[int]) -> tuple[RollBack, ...]:
    """Return what the seats noticed that came back at these places, without finding what they held.

    In the order of time; what several noticed of one time is one.
    """
    noticed: dict[int, list[int]] = {}
    for place, at in _times(journal, returns).items():
        noticed.setdefault(at, []).append(place)
    return tuple(
        RollBack(
            at,
            _last_step(journal[:at]),
            tuple(sorted({_back_at(journal, place).seat for place in noticed[at]})),
            tuple(noticed[at]),
        )
        for at in sorted(noticed)
    )


def _times(journal: Sequence[JournalEntry], returns: Iterable[int]) -> dict[int, int]:
    """Return for each return where the host came back without what was held then.

    Where the journal alone leaves several times open, it is one that others noticed: what ends a
    file ends it for everybody.
    """
    could = {place: _lost_at(journal, place) for place in returns}
    sure = {times[0] for times in could.values() if len(times) == 1}
    return {
        place: next((one for one in times if one in sure), times[0])
        for place, times in could.items()
    }


def _back_at(journal: Sequence[JournalEntry], place: int) -> Committed:
    back = journal[place]
    assert isinstance(back, Committed)
    return back


def _lost_at(journal: Sequence[JournalEntry], place: int) -> tuple[int, ...]:
    """Return where the host came back without what the seat held that came back at `place`.

    Several places, the first one first, where any of them may be it; never none.
    """
    back = _back_at(journal, place)
    assert back.held is not None
    sitting = sitting_of(journal, back.held)
    if sitting is None:
        return _lost_before(journal, back.held)
    told = host = 0
    for number, entry in enumerate(journal[:place]):
        if isinstance(entry, Committed) and entry.seat == TABLE:
            host = number
            if number > sitting and told < back.held.count:
                break
        told += number > sitting and not isinstance(entry, Signed)
    return (host,)


def _lost_before(journal: Sequence[JournalEntry], held: SignedHead) -> tuple[int, ...]:
    """Return where the host may have come back without a sitting, with its commitment and all.

    That is the first time after the run in which the seat sat down; where that is gone as well,
    any after what is there of the seat, and of the table it knew. It counts from when it was
    missed first.
    """
    hosts, run, own = list[int](), 0, 0
    for number, entry in enumerate(journal):
        if not isinstance(entry, Committed):
            continue
        if entry.seat == TABLE:
            # A table is named after its first run: who knows the name sat down after that began.
            own = number if not hosts and entry.commitment == held.table else own
            hosts.append(number)
            run = number if entry.commitment == held.host else run
        elif entry.held is not None and _are_of_one(entry.held, held):
            break
        elif entry.seat == held.seat:
            own = number
    later = tuple(number for number in hosts if number > (run or own))
    if not later:
        return (hosts[-1] if hosts else 0,)
    return later[:1] if run else later


def _are_of_one(one: SignedHead, other: SignedHead) -> bool:
    """Whether two signed heads are of the same sitting."""
    return (one.seat, one.commitment) == (other.seat, other.commitment)


def _last_step(journal: Sequence[JournalEntry]) -> NodeId:
    steps = (entry.node.id for entry in reversed(journal) if isinstance(entry, Grew))
    return next(steps, 0)


def sitting_of(journal: Sequence[JournalEntry], held: SignedHead) -> int | None:
    """Return the place in the journal from which the things in `held` are counted.

    None if there is none: it was lost, or is of another table.
    """
    table = ""
    for place, entry in enumerate(journal):
        if not isinstance(entry, Committed):
            continue
        if entry.seat == TABLE:
            table = table or entry.commitment
        elif (entry.seat, entry.commitment, table) == (held.seat, held.commitment, held.table):
            return place
    return None


def stands(tree: HistoryTree, journal: Sequence[JournalEntry], held: SignedHead) -> bool:
    """Whether the journal holds what a seat had been told, as far as a host finds out quickly.

    The signatures in the journal are trusted: it is the host's own.
    """
    place = sitting_of(journal, held)
    if place is None:
        return False
    head = _last_signed(journal, place, held) or _begun(tree, journal, place)
    signed = head.count
    if held.count - signed > MOST_COMPARED:
        return True
    told = 0
    for entry in journal[place + 1 :]:
        if told == held.count:
            break
        if not isinstance(entry, Signed):
            told += 1
            if told > signed:
                head.take(told_to(tree, entry, held.seat))
    return head.at(held.count) == held.head


def _last_signed(journal: Sequence[JournalEntry], place: int, held: SignedHead) -> Head | None:
    """Return the head of a sitting that was signed last, with no more things than `held` has."""
    found = None
    for entry in journal[place + 1 :]:
        if isinstance(entry, Committed) and entry.seat == held.seat:
            break
        if isinstance(entry, Signed) and entry.seat == held.seat and entry.count <= held.count:
            head = unpacked(entry.head)
            found = found if head is None else Head(entry.count, head)
    return found


def _begun(tree: HistoryTree, journal: Sequence[JournalEntry], place: int) -> Head:
    """Return the head with which a sitting begins."""
    book, cursor = Book(tree.table_at(0).setting), 0
    for entry in journal[: place + 1]:
        if isinstance(entry, Committed | Asked | Drew):
            book.take(entry)
        elif isinstance(entry, Grew):
            cursor = entry.node.id
        elif isinstance(entry, Went):
            cursor = entry.goal
    sat = journal[place]
    assert isinstance(sat, Committed)
    seen = view(tree.table_at(cursor), sat.seat)
    return Head.begin(sat.seat, cursor, seen, book.standing, sat.mark)
