"""What passes between those who play and the judges of a hosted table, beside the cards."""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import SEAT
from app.core.data.value import value
from app.core.ids import SeatId

JudgeDeed = Literal["call", "settle", "lend_once", "lend", "take_back", "ask"]
JudgeMay = Literal["", "asked", "once", "lent"]
"""What judges may do in a player's place: nothing; nothing, but they ask; one deed; all until it
is taken back."""


@value
class Judging:
    """Call a judge, or say that it is settled; let judges act in one's place, or no longer.

    A player speaks for the own seat alone. A judge settles a call, asks a player to act in their
    place (`ask`), and gives back what was lent.
    """

    do: JudgeDeed
    seat: Annotated[SeatId, SEAT] | None = None
    """Whose call or place it is about, where a judge says it."""
    kind: Literal["judging"] = "judging"
