"""What a gesture did, step by step, and what each seat learns of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.apply.apply import apply
from app.core.apply.changes import Changes, changes
from app.core.fact import Fact
from app.core.ids import JUDGE, SeatId
from app.core.sight import redact
from app.core.table import Table
from app.core.view import SeatFact

Result = tuple[Table, Changes]
"""The table after a fact, and what it touches."""
Happened = tuple[Table, Fact, Table, Changes]
"""A fact, with the tables before and after it and what it touches."""


def happened(
    before: Table, facts: Iterable[Fact], results: Iterable[Result] | None = None
) -> list[Happened]:
    """Return what `facts` did to the table `before` them; worked out once for all seats.

    `results`: what came of each fact, where that is at hand.
    """
    made = []
    known = iter(results) if results is not None else None
    for fact in facts:
        after, touched = result_of(before, fact) if known is None else next(known)
        made.append((before, fact, after, touched))
        before = after
    return made


def result_of(before: Table, fact: Fact) -> Result:
    """Return what comes of one fact."""
    return apply(before, fact), changes(before, fact)


def learned_by(seat: SeatId, what: list[Happened]) -> tuple[SeatFact, ...]:
    """Return what a seat learns of it."""
    return tuple(
        [redact(before, fact, after, seat, touched) for before, fact, after, touched in what]
    )


def learned_by_each(
    seats: Iterable[SeatId], what: list[Happened]
) -> Iterator[tuple[SeatId, tuple[SeatFact, ...]]]:
    """Yield what each of `seats` learns of it; what several learn alike is worked out once.

    In their order, each when it is asked for: who is told first waits for nobody else's.
    """
    waiting = list(dict.fromkeys(seats))
    known: list[dict[SeatId, SeatFact]] = [{} for _ in what]
    """What is known already that later ones learn, of each fact."""
    while waiting:
        seat = waiting.pop(0)
        learned = []
        for (before, fact, after, touched), shared in zip(what, known, strict=True):
            told = shared.get(seat)
            if told is None:
                alike = set(waiting).difference(shared, _JUDGES) if waiting else None
                told = redact(before, fact, after, seat, touched, alike)
                for other in alike or ():
                    shared[other] = told
            learned.append(told)
        yield seat, tuple(learned)


_JUDGES = frozenset({JUDGE})
"""Who is told with nobody else."""
