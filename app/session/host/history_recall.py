"""Telling steps of the history again, as the eyes that ask were told them."""

from __future__ import annotations

from app.core.ids import PersonId
from app.session.room.audience import Audience
from app.session.room.messages.from_people import WantPast
from app.session.room.messages.to_people import Past
from app.session.seat.chronicle import recall

MOST_PAST = 64
"""Steps of the history that are told again at once."""


def look_back(audience: Audience, person: PersonId, wanted: WantPast) -> None:
    """Tell somebody steps of a table that is laid; none that are not due to who is behind."""
    host, behind = audience.host, audience.behind
    assert host is not None  # before there is nothing to look back at
    eyes = audience.roster.eyes(person)
    views = set(wanted.views[:MOST_PAST])
    nodes = dict.fromkeys((*wanted.nodes[:MOST_PAST], *wanted.views[:MOST_PAST]))
    steps = len(host.tree)
    if behind is not None and audience.is_behind(person):
        steps = behind.steps
    there = [node for node in nodes if 0 <= node < steps]
    heard = tuple(recall(host, eyes, node, seen=node in views) for node in there)
    audience.tell(person, Past(heard))
