"""How a point of the mat is named that a new pile is to lie at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.seating import Seating


def made_at(seating: Seating, zone: ZoneId, x: float, y: float) -> tuple[float, float] | None:
    """Return a point of the bare mat as places of made zones are named; None in another zone."""
    site = seating.sites.get(zone)
    if site is not None and not site.backdrop:
        return None
    # With boards of others such zones lie in the middle, which is the same for everybody.
    return (x, y) if seating.areas else seating.frames[0].back(x, y)
