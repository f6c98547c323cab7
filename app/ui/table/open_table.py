"""What the window asks of a table that is open in it, wherever its host is.

A `Document` is one whose host is in this process. Of a table far away the window has one seat and
what that seat may know; it has no file here, and no curtain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import SignalInstance

    from app.core.ids import SeatId
    from app.core.text.log_lexicon import Lexicon
    from app.core.view import SeatView
    from app.core.zone import Seat
    from app.games.game_api import GameSpec
    from app.session.room.messages.from_people import FromPeople
    from app.session.seat.seat_client import SeatClient
    from app.session.seat.seat_record import SeatRecord


class OpenTable(Protocol):
    """One open table. Widgets below `TablePlace` know it as this and as a `Bridge`."""

    lexicon: Lexicon
    apart: bool
    """Whether a curtain hangs between those who share the screen."""
    opened: bool
    """Whether it came from a file, so that who opens it may only want to look."""

    @property
    def spec(self) -> GameSpec:
        """The game."""

    @property
    def hosted(self) -> bool:
        """Whether a host elsewhere serves people at a distance."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The seats that this window may act as, at least one: a player's, JUDGE or SPECTATOR."""

    @property
    def path(self) -> Path | None:
        """The person's own file it is kept in, None where there is none."""

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost that only a save of the person's keeps."""

    def title(self) -> str:
        """Return what the table is called."""

    def deck_of(self, seat: SeatId) -> tuple[str, ...]:
        """Return the card keys of the deck that `seat` brought, () where that is not known here."""

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of one of `sits`, joining it if needed."""

    def close(self) -> None:
        """Let go of the table."""


@runtime_checkable
class KeepsRecord(OpenTable, Protocol):
    """A table of which only what one seat was told can be saved."""

    path: Path | None

    @property
    def latest(self) -> SeatView:
        """What the seat saw last."""

    def record(self) -> SeatRecord | None:
        """Return all of it; None: a part is not here yet, and was asked for."""


@runtime_checkable
class AsksHost(OpenTable, Protocol):
    """A table whose host elsewhere is asked for more than it tells everybody."""

    @property
    def heard(self) -> SignalInstance:
        """Told of each message (`app.session.room.messages`) beside the cards."""

    @property
    def tells_remedies(self) -> bool:
        """Whether the host is new enough to say what would come of putting a step right."""

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards."""
