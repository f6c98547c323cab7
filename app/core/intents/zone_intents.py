"""What a seat asks about the zones that people make."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.zone import MadeArrange, MadeVisibility, Rect


@value
class MakeZone:
    """Make a pile or a hand of its own on the mat, at a table that lets people do so."""

    title: str
    """Its name, the same in every language; everybody reads it."""
    rect: Rect
    """Where it lies: seen from the holder's side, or as seat 0 sees the mat if nobody holds it."""
    holder: SeatId | None = None
    """Whose it is; None for the table's."""
    visibility: MadeVisibility = "public"
    arrange: MadeArrange = "pile"
    kind: Literal["make_zone"] = "make_zone"


@value
class ChangeZone:
    """Give a made zone another name, place or order; None for what stays as it is."""

    zone: ZoneId
    title: str | None = None
    rect: Rect | None = None
    arrange: MadeArrange | None = None
    kind: Literal["change_zone"] = "change_zone"


@value
class RemoveZone:
    """Remove a made zone."""

    zone: ZoneId
    goal: ZoneId = ""
    """Where its cards go first; empty for a zone that holds none."""
    kind: Literal["remove_zone"] = "remove_zone"


ZoneIntent = MakeZone | ChangeZone | RemoveZone
"""What is done to zones that people make."""
