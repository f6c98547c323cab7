"""Steps of one history held against each other: what differs, and what is said of each way.

A reading is a branch: what somebody holds to be right, played out on a table. The way to it begins
where all of them part.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from app.core.advice import Advice
from app.core.data.value import value
from app.core.ids import JUDGE, NodeId, SeatId
from app.core.text.log_lexicon import Lexicon
from app.session.host.host import Host
from app.session.positions.difference_words import Difference, DifferenceWords
from app.session.positions.known_differences import known_differences
from app.session.positions.view_differences import differences
from app.session.readings.compared_rows import Row, rows_over
from app.session.readings.fallen_chance import Fallen, chance_differences, fallen
from app.session.seat.seat_adviser import SeatAdviser

Broken = Callable[[str, Exception], None]
"""(rule, what it raised)"""


@value
class Reading:
    """One of them."""

    node: NodeId
    steps: int
    """Steps since all part."""
    advice: tuple[Advice, ...]
    """What the adviser says of these steps, in their order, as the seat sees them."""


@value
class Compared:
    """All readings, and where they differ."""

    parts: NodeId
    """The last step that all share."""
    readings: tuple[Reading, ...]
    rows: tuple[Row, ...]


def compare(
    host: Host,
    nodes: tuple[NodeId, ...],
    seat: SeatId,
    words: Lexicon,
    broken: Broken,
    *,
    secret: bool = False,
) -> Compared:
    """Return how steps differ to a seat; with `secret` also who knows which hidden card.

    The host's history is looked at, and nothing is done on it.
    """
    tree = host.tree
    parts = reduce(tree.meeting, nodes)
    chance = {node: _chance(host, _way(host, node, parts), seat) for node in nodes}
    called = DifferenceWords(words)

    def unlike(one: NodeId, other: NodeId) -> tuple[Difference, ...]:
        found = differences(host.view_at(one, seat), host.view_at(other, seat), words)
        found += tuple(chance_differences(chance[one], chance[other], called))
        if secret:
            found += known_differences(tree.table_at(one), tree.table_at(other), words)
        return found

    readings = tuple(_reading(host, node, parts, seat, broken) for node in nodes)
    return Compared(parts, readings, rows_over(nodes, unlike))


def _reading(host: Host, node: NodeId, parts: NodeId, seat: SeatId, broken: Broken) -> Reading:
    way = _way(host, node, parts)
    return Reading(node, len(way), _advice(host, node, way, seat, broken))


def _way(host: Host, node: NodeId, parts: NodeId) -> list[NodeId]:
    """Return the steps to a node since all part."""
    return host.tree.path(node)[host.tree.depth(parts) + 1 :]


def _chance(host: Host, way: list[NodeId], seat: SeatId) -> tuple[Fallen, ...]:
    return fallen(event for step in way for event in host.told(step, seat))


def _advice(
    host: Host, node: NodeId, way: list[NodeId], seat: SeatId, broken: Broken
) -> tuple[Advice, ...]:
    """Return what the adviser of a seat says of some steps on the way to a node.

    The judge hears that of whoever's turn it is; who only watches, one that knows no more.
    """
    seat = host.view_at(node, seat).turn.seat if seat == JUDGE else seat
    if host.spec.adviser is None:
        return ()
    view = host.view_at(node, seat)
    adviser = SeatAdviser(host.spec.adviser(), seat, node, view, host.retell, broken)
    adviser.catch_up()
    return tuple(advice for step in way for advice in adviser.advice_at(step))
