"""Whether a fact fits the table it is applied to."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.card import CardState
from app.core.ids import JUDGE, CardId, SeatId
from app.core.table import Table
from app.core.zone import Seat


class ImpossibleFactError(ValueError):
    """A fact does not fit the table it is applied to (a damaged or foreign history)."""


def card_of(cards: Sequence[CardState], number: CardId) -> CardState:
    """Return a card by number; IndexError for one that is not there, -1 as well."""
    if number < 0:
        message = f"there is no card {number}"
        raise IndexError(message)
    return cards[number]


def check_seat(seat: SeatId, seats: tuple[Seat, ...]) -> None:
    """Raise IndexError unless `seat` is one of these."""
    if not 0 <= seat < len(seats):
        message = f"there is no seat {seat}"
        raise IndexError(message)


def check_agreed(table: Table, seats: tuple[SeatId, ...]) -> None:
    """Raise IndexError unless each is a seat of the table, or the judge."""
    for seat in seats:
        if seat != JUDGE:
            check_seat(seat, table.setting.seats)
