"""Who knows a hidden card, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import together
from app.core.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from app.core.ids import SeatId
    from app.core.zone import Seat

EVERYBODY = Words("Everybody knows it", "全員が知っている")
NOBODY = Words("Nobody knows it", "だれも知らない")
SELECT_HIDDEN = Words(
    "Select a card first that not everybody sees.",
    "先に、全員には見えていないカードを選んでください。",
)


def known_by(seats: Sequence[Seat], knowers: Collection[SeatId]) -> Words:
    """Return who knows a card and who does not: "Known to Aki, not to Ren"."""
    know = [one.name for seat, one in enumerate(seats) if seat in knowers]
    other = [one.name for seat, one in enumerate(seats) if seat not in knowers]
    if not know:
        return NOBODY
    if not other:
        return EVERYBODY
    these, those = together(know), together(other)
    return Words(
        f"Known to {these.en}, not to {those.en}",
        f"{these.ja}は知っている、{those.ja}は知らない",
    )
