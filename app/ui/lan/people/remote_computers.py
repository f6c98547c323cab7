"""The computers of a table that is hosted elsewhere: how they are, as its host tells everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.core.text.words import Words
from app.session.computer.computer_seat import FAILED
from app.session.room.messages.from_people import SteerComputers
from app.session.room.messages.to_people import ComputerState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.core.ids import SeatId
    from app.ui.lan.visit import Visit


class RemoteComputers(QObject):
    """What is known of them, and what can be asked of their host."""

    changed = Signal()
    """Whether one thinks, waits or is in trouble is new."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._visit = visit
        visit.people_changed.connect(self.changed)

    def _in(self, *states: ComputerState) -> tuple[SeatId, ...]:
        there = self._visit.people.computers
        return tuple(one.seat for one in there if one.state in states)

    @property
    def thinking(self) -> tuple[SeatId, ...]:
        """The seats whose players think just now."""
        return self._in("thinks")

    @property
    def held(self) -> tuple[SeatId, ...]:
        """The seats whose players wait to be told to go on, or for somebody else."""
        return self._in("waits", "failed")

    @property
    def troubles(self) -> Mapping[SeatId, Words]:
        """Why players stopped that did."""
        return dict.fromkeys(self._in("failed"), FAILED)

    def stop(self) -> None:
        """Have all of them drop what they think about."""
        self._visit.say(SteerComputers("stop"))

    def go_on(self) -> None:
        """Have those that wait think about the table as it stands."""
        self._visit.say(SteerComputers("go_on"))
