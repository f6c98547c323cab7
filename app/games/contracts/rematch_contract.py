"""Another game by those who sit at a table: what the table that is laid for it begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent
from app.core.options import Options
from app.core.view import SeatView

Kind = Literal["rematch", "rematch_swapped", "tiebreaker", "sudden_death"]
"""The same seats, or swapped; a game that settles a tie."""
PLAIN: tuple[Kind, ...] = ("rematch", "rematch_swapped")
"""What every game has; the others only where the game says what they are."""

Said = tuple[tuple[str, SeatId], ...]
"""(verb, who) of all that was announced at the old table, in order."""


@value
class Rematch:
    """What a game wants of the new table."""

    options: Options
    """What it agrees on."""
    begins: Intent | None = None
    """The first gesture; None where the players begin as at any table."""
    seat: SeatId = 0
    """Who makes it."""


AskRematch = Callable[[SeatView, Said, Kind], Rematch]
"""(the old table as everybody sees it, what was announced there, kind) -> the new table."""
