"""Which parts of a journal are signed by whom: what of its chance is proven, and to whom.

A signature proves to everybody but its own seat's people that the host told that seat nothing
else. Whoever hosts the table may have a seat at it, and which one no file can tell: so what a
single seat signed proves nothing where that seat's player is the host.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from app.core.data.value import value
from app.core.ids import TABLE, NodeId, SeatId
from app.session.host.updates import Committed, Grew, JournalEntry, Went

ENOUGH = 2
"""Seats that have to sign a draw: one of them is not the host's."""


@value
class Stretch:
    """A part of the journal that the same seats signed."""

    first: NodeId
    last: NodeId
    draws: int
    """How often chance decided something in it."""
    signed: tuple[SeatId, ...]
    seated: bool
    """Whether any seat took part in the record by then."""

    @property
    def proven(self) -> bool:
        """Whether its chance is, if there is any."""
        return not self.draws or len(self.signed) >= ENOUGH


@dataclass(slots=True)
class _Open:
    """A stretch while it grows."""

    signed: frozenset[SeatId]
    seated: bool
    steps: list[NodeId] = field(default_factory=list)
    draws: int = 0


def stretches(
    journal: Sequence[JournalEntry],
    signed: Iterable[tuple[SeatId, int, int]],
    chance: Collection[int],
) -> tuple[Stretch, ...]:
    """Return the stretches of a journal in the order of time, those in which something happened.

    `signed` holds (seat, first place, last place) of what is signed, `chance` the places at which
    chance decided something.
    """
    return tuple(_closed(one) for one in _grown(journal, _changes(signed), chance) if one.steps)


def _closed(one: _Open) -> Stretch:
    return Stretch(min(one.steps), max(one.steps), one.draws, tuple(sorted(one.signed)), one.seated)


def _changes(signed: Iterable[tuple[SeatId, int, int]]) -> dict[int, list[tuple[SeatId, int]]]:
    """Return (seat, 1 or -1) by the place from which it counts."""
    changes: dict[int, list[tuple[SeatId, int]]] = {}
    for seat, first, last in signed:
        changes.setdefault(first, []).append((seat, 1))
        changes.setdefault(last + 1, []).append((seat, -1))
    return changes


def _grown(
    journal: Sequence[JournalEntry],
    changes: dict[int, list[tuple[SeatId, int]]],
    chance: Collection[int],
) -> Iterator[_Open]:
    counts: dict[SeatId, int] = {}
    present, cursor, seated = _Open(frozenset(), seated=False), 0, False
    for place, entry in enumerate(journal):
        for seat, more in changes.get(place, ()):
            counts[seat] = counts.get(seat, 0) + more
        seated = seated or (isinstance(entry, Committed) and entry.seat != TABLE)
        if isinstance(entry, Went):
            cursor = entry.goal
        grew = isinstance(entry, Grew) and entry.node.parent is not None
        if grew:
            assert isinstance(entry, Grew)
            cursor = entry.node.id
        if not grew and place not in chance:
            continue
        signers = frozenset(seat for seat, count in counts.items() if count > 0)
        if (signers, seated) != (present.signed, present.seated):
            yield present
            present = _Open(signers, seated)
        present.steps.append(cursor)
        present.draws += place in chance
    yield present
