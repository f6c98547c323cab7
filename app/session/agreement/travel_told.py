"""What people are told who are asked whether somebody may go through the history.

Each is told all that would be taken back or done again in the own words, as much as somebody reads
who is asked, and what would stay known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from app.core.data.field_limits import ACTOR, LAST_SEAT, NUMBER, SEAT, items
from app.core.data.value import replace, value
from app.core.ids import NodeId, SeatId
from app.core.view import Event
from app.session.agreement.still_known import StillKnown, still_known
from app.session.agreement.undo_cost import Cost

if TYPE_CHECKING:
    from app.session.host.host import Host

MOST_LINES = 20
"""Steps that a request lists; the latest."""
MOST_HAPPENINGS = 20
"""Happenings of one of them that it tells of."""
MOST_READ = 60
"""Cards that one of those names; of more it tells the number: nobody reads them."""


@value
class Line:
    """One step that would be taken back or done again, as one seat was told it."""

    node: Annotated[NodeId, NUMBER]
    actor: Annotated[SeatId, ACTOR]
    turn: Annotated[int, NUMBER]
    step: Annotated[int, NUMBER]
    events: tuple[Event, ...]


@value
class TravelTold:
    """What a request to go through the history is about, for one seat."""

    steps: Annotated[int, NUMBER]
    lines: Annotated[tuple[Line, ...], items(MOST_LINES)]
    """At most `MOST_LINES`; in the order of time."""
    known: tuple[StillKnown, ...]
    chance: bool = False
    """Whether something fell by chance that would fall again."""
    plans: Annotated[tuple[Annotated[SeatId, SEAT], ...], items(LAST_SEAT + 1)] = ()
    """Whose plans all would still know."""


def travel_told(host: Host, goal: NodeId, cost: Cost, viewer: SeatId) -> TravelTold:
    """Return what `viewer` is told of a journey to `goal` that would cost so much."""
    tree = host.tree
    lines = tuple(
        Line(node.id, node.actor, node.turn, node.step, _short(host.told(node.id, viewer)))
        for node in (tree.shapes[step] for step in sorted(cost.steps)[-MOST_LINES:])
    )
    known = still_known(tree.table_at(goal), cost.learned, viewer)
    return TravelTold(len(cost.steps), lines, known, bool(cost.chance), cost.plans)


def _short(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what there is to say of a step, as much as somebody reads who is asked."""
    return tuple(
        event if len(event.cards) <= MOST_READ else replace(event, cards=(), count=event.count)
        for event in events[:MOST_HAPPENINGS]
    )
