"""Facts about the zones that people make."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.zone import MadeArrange, MadeVisibility, Rect


@value
class ZoneMade:
    """Somebody made a zone: a pile or a hand of its own, empty as yet."""

    actor: SeatId
    zone: ZoneId
    title: str
    holder: SeatId | None
    """Whose it is; None for the table's."""
    visibility: MadeVisibility
    rect: Rect
    """As `Zone.rect`."""
    arrange: MadeArrange = "pile"
    kind: Literal["zone_made"] = "zone_made"


@value
class ZoneChanged:
    """A made zone has another name, another place or lays out its cards in another way."""

    actor: SeatId
    zone: ZoneId
    title: str
    rect: Rect
    arrange: MadeArrange = "pile"
    kind: Literal["zone_changed"] = "zone_changed"


@value
class ZoneRemoved:
    """A made zone, empty by now, is no more."""

    actor: SeatId
    zone: ZoneId
    kind: Literal["zone_removed"] = "zone_removed"
