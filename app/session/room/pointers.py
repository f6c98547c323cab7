"""Fingers on the mat and ghosts of what is dragged: where somebody means, without a gesture."""

from __future__ import annotations

import math
from collections.abc import Collection

from app.core.data.field_limits import FARTHEST
from app.core.data.value import replace
from app.core.ids import PersonId, SeatId, parse_place
from app.core.sight import handles_seen
from app.core.table import Table
from app.session.room.audience import Audience
from app.session.room.chat import check_heard
from app.session.room.messages.table_talk import Drag, Ghost, Point, Pointed
from app.session.room.room_limits import MOST_DRAGGED
from app.session.steps.rights import names_places

DRAG_EVERY = 0.1
"""Seconds between two places of a ghost that the others are told."""


class Pointing:
    """What people point at and drag over one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._dragged: dict[PersonId, float] = {}
        """When the others were told last of what somebody drags."""

    def point(self, person: PersonId, at: Point, _now: float) -> None:
        """Tell the others where somebody points. Raises ImpossibleError."""
        audience = self._audience
        check_heard(audience.roster, person)
        if not all(map(_on_mat, (at.x, at.y, *(at.to or ())))):
            return
        pointed = Pointed(person, at.x, at.y, at.to)
        if audience.is_behind(person):
            audience.tell_all(pointed, but=person)
        else:
            audience.tell_of_play(pointed, but=person, fleeting=True)

    def drag(self, person: PersonId, drag: Drag, now: float) -> None:
        """Tell the others where somebody drags something, each what it may know of it."""
        if not drag.cards:
            self.drop(person)
            return
        audience = self._audience
        if audience.host is None or audience.roster[person].role == "spectator":
            return
        if now - self._dragged.get(person, -math.inf) < DRAG_EVERY:
            return
        if not (_on_mat(drag.x) and _on_mat(drag.y)):
            return
        table = audience.host.tree.table
        eyes = audience.roster.eyes(person)
        own = handles_seen(table, eyes)
        cards = tuple(
            card
            for card in drag.cards[:MOST_DRAGGED]
            if card in own or _is_there(table, eyes, card)
        )
        if not cards:
            return
        self._dragged[person] = now
        ghost = Ghost(person, cards, drag.x, drag.y)
        self._tell(ghost, audience.others(person, behind=False), table)
        if audience.behind is not None:
            audience.behind.later(lambda: self._tell_behind(ghost), fleeting=True)

    def drop(self, person: PersonId) -> None:
        """Let the ghost of what somebody dragged be gone."""
        if self._dragged.pop(person, None) is not None:
            self._audience.tell_of_play(Ghost(person), but=person)

    def _tell(self, ghost: Ghost, people: Collection[PersonId], table: Table) -> None:
        known: dict[SeatId, frozenset[str]] = {}
        for person in people:
            eyes = self._audience.roster.eyes(person)
            if eyes not in known:
                known[eyes] = handles_seen(table, eyes)
            seen = tuple(card if card in known[eyes] else None for card in ghost.cards)
            self._audience.tell(person, replace(ghost, cards=seen))

    def _tell_behind(self, ghost: Ghost) -> None:
        behind = self._audience.behind
        assert behind is not None  # it was said by what is behind
        self._tell(ghost, self._audience.others(ghost.person, behind=True), behind.table)


def _is_there(table: Table, eyes: SeatId, name: str) -> bool:
    """Whether a name is the place of a card, such as the top of a deck, that may be named so.

    Of a pile whose size not everybody is told, a ghost would tell whether it has a card at that
    place: only who holds it may carry one.
    """
    named = parse_place(name)
    if named is None or named[0] not in table.zones:
        return False
    spec = table.setting.zones[named[0]].spec
    counted = spec.counted_below is None and spec.visibility != "sealed"
    if not counted and not names_places(table, eyes, named[0]):
        return False
    return named[1] < len(table.zones[named[0]])


def _on_mat(number: float) -> bool:
    return math.isfinite(number) and abs(number) <= FARTHEST
