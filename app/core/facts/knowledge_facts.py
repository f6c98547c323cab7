"""Facts about what seats know of hidden cards, where that is said and not seen."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import CardId, Handle, SeatId


@value
class Forgotten:
    """It was said that seats do not know these cards any more, nor see their faces.

    That seats know cards is `Shown` with the verb "know".
    """

    actor: SeatId
    cards: tuple[tuple[CardId, Handle | None], ...]
    """Each with a fresh handle where some seat can still single it out: who lost sight of a card
    must not know it again by its old one."""
    seats: tuple[SeatId, ...]
    kind: Literal["forgotten"] = "forgotten"
