"""What is asked about who knows a hidden card: said by hand, at a table that lies there."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import CardRef, SeatId


@value
class SetKnown:
    """Say that seats know cards, or that they do not; the other seats stay as they are.

    A judge may, and whoever plays at a table alone. Whoever sees a card where it lies knows it.
    """

    cards: tuple[CardRef, ...]
    seats: tuple[SeatId, ...]
    """Empty for every seat."""
    knows: bool = True
    kind: Literal["set_known"] = "set_known"
