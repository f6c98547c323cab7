"""The table of a visit as it lies in the window: one seat's stream, no file, no curtain."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.core.ids import SeatId
from app.core.view import SeatView
from app.core.zone import Seat
from app.games.game_api import GameSpec
from app.games.lexicon import lexicon
from app.games.task_model import Task
from app.net.encoding.older_wire import KNOWS_BENCH
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.seat_client import SeatClient
from app.session.seat.seat_record import SeatRecord, record_of
from app.ui.lan.people.remote_computers import RemoteComputers
from app.ui.lan.visit import Visit
from app.ui.tasks.remote_tasks import far_away

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.games.contracts.card_contract import GameCards
    from app.session.room.messages.from_people import FromPeople
    from app.ui.table.computers.computers_now import Players


class RemoteDocument:
    """A table that is hosted elsewhere, for the eyes one has there (`OpenTable`)."""

    hosted = True
    apart = False
    opened = False
    unsaved = False
    """Every gesture is in the host's file before anybody is told of it."""

    def __init__(self, visit: Visit, seat: SeatClient, spec: GameSpec, cards: GameCards) -> None:
        self.visit = visit
        self.path: Path | None = None
        """Where what the seat was told was saved last."""
        self.stays = False
        """Whether one remains at the table when this goes: other eyes take its place."""
        self._seat = seat
        self._spec = spec
        self.lexicon = lexicon(spec, cards)

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return self._spec

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self._seat.view.setting.seats

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The one seat that this window has: a player's, JUDGE or SPECTATOR."""
        return (self._seat.seat,)

    @property
    def kept_as(self) -> str:
        """By what the table is known again: the key of its host."""
        stay = self.visit.stay
        return "" if stay is None else stay.pin.hex()

    def title(self) -> str:
        """Return who plays."""
        return " – ".join(seat.name for seat in self.seats)

    def deck_of(self, seat: SeatId) -> tuple[str, ...]:
        """Return the own deck, as far as it was brought from this window; no other is known."""
        return self.visit.deck if seat == self._seat.seat else ()

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of the own seat."""
        if seat != self._seat.seat:
            raise ValueError("this window has one seat")
        return self._seat

    @property
    def latest(self) -> SeatView:
        """What the seat sees now."""
        return self._seat.view

    def possible(self, view: SeatView, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
        """Return what of the tasks can be done here (`Limited`)."""
        visit = self.visit
        return far_away(view, tasks, opener=visit.opener, over=visit.over)

    @property
    def heard(self) -> SignalInstance:
        """Told of each message beside the cards (`AsksHost`)."""
        return self.visit.heard

    @property
    def tells_remedies(self) -> bool:
        """Whether the host is new enough to say what would come of putting a step right."""
        return self.visit.version >= KNOWS_BENCH

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards."""
        self.visit.say(message)

    def computers(self) -> Players:
        """Return what is known of the computers that play here (`HasComputers`)."""
        return RemoteComputers(self.visit)

    def record(self) -> SeatRecord | None:
        """Return all that the seat was told; None: a part is not here yet, and was asked for."""
        chronicle = self._seat.chronicle
        assert isinstance(chronicle, SeatChronicle)  # the host is elsewhere
        return record_of(chronicle)

    def close(self) -> None:
        """Leave the table, unless one stays there with other eyes."""
        if not self.stays:
            self.visit.leave()
