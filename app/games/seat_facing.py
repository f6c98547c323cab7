"""Which way each seat faces: who sits opposite whom, and who side by side."""

from __future__ import annotations

from app.core.card import Quarter
from app.core.ids import SeatId

TWO_SIDES = 2
FOUR_SIDES = 4
EDGES: tuple[Quarter, ...] = (0, 90, 180, 270)
"""Clockwise from the lower edge."""


def facing(seats: int, bottom: SeatId, teams: tuple[int, ...]) -> dict[SeatId, Quarter]:
    """Return by how much each seat's side is turned clockwise, with `bottom` at the lower edge.

    Two seats face each other, and so do two teams. Three and four single players take one edge
    each; more sit in two facing rows. The seats come in the order in which they sit.
    """
    order = [(bottom + step) % seats for step in range(seats)]
    if seats > TWO_SIDES and len(set(teams)) == TWO_SIDES:
        return {seat: 0 if teams[seat] == teams[bottom] else 180 for seat in order}
    if TWO_SIDES < seats <= FOUR_SIDES:
        return dict(zip(order, EDGES, strict=False))
    near = (seats + 1) // 2
    return {seat: 0 if index < near else 180 for index, seat in enumerate(order)}
