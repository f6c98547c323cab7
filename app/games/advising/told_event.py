"""An event of a gesture, with the fact that tells of it and what the seat saw before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.view import Event, SeatFact, SeatUnit, SeatView


@value
class Happened:
    """An event, with the fact that tells of it and what the seat saw before and after that."""

    before: SeatView
    fact: SeatFact
    after: SeatView
    event: Event

    @property
    def by(self) -> SeatId:
        """Who did it."""
        return self.event.actor

    def changed(self) -> Iterator[tuple[SeatUnit, SeatUnit]]:
        """Yield every unit that was there before and is still, as it was and as it is."""
        for unit in self.fact.units:
            old = self.before.units.get(unit.id)
            if old is not None:
                yield old, unit


Reading = Callable[[Happened], Iterator[Any]]
