"""What a gesture did, step by step, and what each seat learns of it."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.apply import apply
from app.core.changes import Changes, changes
from app.core.fact import Fact
from app.core.ids import SeatId
from app.core.sight import redact
from app.core.table import Table
from app.core.view import SeatFact

Happened = tuple[Table, Fact, Table, Changes]
"""A fact, with the tables before and after it and what it touches."""


def happened(
    before: Table, facts: Iterable[Fact], tables: Iterable[Table] | None = None
) -> list[Happened]:
    """Return what `facts` did to the table `before` them; worked out once for all seats.

    `tables`: the ones after each fact, where they are at hand.
    """
    made = []
    known = iter(tables) if tables is not None else None
    for fact in facts:
        after = apply(before, fact) if known is None else next(known)
        made.append((before, fact, after, changes(before, fact)))
        before = after
    return made


def learned_by(seat: SeatId, what: list[Happened]) -> tuple[SeatFact, ...]:
    """Return what a seat learns of it."""
    return tuple(
        [redact(before, fact, after, seat, touched) for before, fact, after, touched in what]
    )
