"""Tells a seat again what it was told of the way to a step of the history."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from app.core.apply.apply import apply
from app.core.ids import NodeId, SeatId
from app.core.past.history import HistoryTree
from app.core.sight import redact, view
from app.core.view import fold
from app.session.seat.seat_adviser import MOST_RETOLD, Retold


def retell(
    tree: HistoryTree, seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId
) -> Iterator[Retold]:
    """Yield the steps from the nearest one that is `known` to `goal`; see `Retell`.

    A beginning is a step from itself, with nothing told.
    """
    way = tree.way_to(goal, known, MOST_RETOLD)
    if len(way) == 1 and known(goal):
        return
    table = tree.table_at(way[0])
    seen = view(table, seat)
    if not known(way[0]):
        yield Retold(way[0], way[0], seen, (), seen)
    for parent, node in pairwise(way):
        before, told = seen, []
        for fact in tree.facts(node):
            after = apply(table, fact)
            told.append(redact(table, fact, after, seat))
            table, seen = after, fold(seen, told[-1])
        yield Retold(parent, node, before, tuple(told), seen)
