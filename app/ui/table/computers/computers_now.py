"""What a window is told of the computers at its table, wherever they think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.core.data.value import value

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.core.ids import SeatId
    from app.core.text.words import Words


class Players(Protocol):
    """What is known of the computers of a table, and what can be done about them."""

    @property
    def changed(self) -> SignalInstance:
        """Whether one thinks, waits or is in trouble is new."""

    @property
    def thinking(self) -> tuple[SeatId, ...]:
        """The seats whose players think just now."""

    @property
    def held(self) -> tuple[SeatId, ...]:
        """The seats whose players wait to be told to go on, or for somebody else."""

    @property
    def troubles(self) -> Mapping[SeatId, Words]:
        """Why players stopped that did."""

    def stop(self) -> None:
        """Have all of them drop what they think about."""

    def go_on(self) -> None:
        """Have those that wait think about the table as it stands."""


@runtime_checkable
class HasComputers(Protocol):
    """A table elsewhere whose host tells of its computers."""

    def computers(self) -> Players:
        """Return what is known of the computers that play here."""


@value
class ComputersNow:
    """How the computers of a table are."""

    seats: tuple[SeatId, ...] = ()
    """Which they play."""
    thinking: tuple[SeatId, ...] = ()
    held: tuple[SeatId, ...] = ()
    troubled: tuple[SeatId, ...] = ()
