"""Which way each seat faces: who sits opposite whom, and who side by side."""

from __future__ import annotations

from app.core.card import Quarter
from app.core.ids import SeatId

TWO_SIDES = 2


def facing(seats: int, bottom: SeatId, teams: tuple[int, ...]) -> dict[SeatId, Quarter]:
    """Return by how much each seat's side is turned clockwise, with `bottom` at the lower edge.

    Whoever sits at the lower edge faces all others, who are never turned sideways; of two teams
    each sits side by side. The seats come in the order in which they sit.
    """
    order = [(bottom + step) % seats for step in range(seats)]
    if seats > TWO_SIDES and len(set(teams)) == TWO_SIDES:
        return {seat: 0 if teams[seat] == teams[bottom] else 180 for seat in order}
    return {seat: 0 if seat == bottom else 180 for seat in order}
