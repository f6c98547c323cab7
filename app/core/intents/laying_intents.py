"""What a seat asks about cards that were not on the table: proxies, a position that is set up."""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.card import Marks, Role
from app.core.data.field_limits import items
from app.core.data.value import value
from app.core.ids import OwnVerb, UnitId
from app.core.placed.table_position import PlacedZone
from app.core.table import Turn

MOST_LAID = 100
"""Zones, and things with marks, of one gesture that lays."""


@value
class BringOnto:
    """Join new cards to a unit: on top of it, below it, or attached."""

    refs: tuple[str, ...]
    unit: UnitId
    role: Role = "attached"
    verb: OwnVerb = ""
    kind: Literal["bring_onto"] = "bring_onto"


@value
class Lay:
    """Put new cards where they lie in a part of a position, with all that is on them.

    They come below, or beside, what lies there already. Whose they are follows from the zone.
    """

    zones: Annotated[tuple[PlacedZone, ...], items(MOST_LAID)] = ()
    marks: Annotated[tuple[tuple[str, Marks], ...], items(MOST_LAID)] = ()
    """What lies on seats, on cells and on the table from now on."""
    turn: Turn | None = None
    """Which turn it is; None where that stays. Only the judge says so."""
    kind: Literal["lay"] = "lay"


LayingIntent = BringOnto | Lay
"""What sets a position up."""
