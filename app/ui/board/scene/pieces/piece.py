"""What can be picked up from the mat, as values that say how it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.cards.face import Face
from app.core.data.value import value
from app.core.ids import SeatId, UnitId, ZoneId
from app.ui.board.scene.table_layout import (
    Spot,
)
from app.ui.look.faces.marks.badges import NO_BADGES, Badges

CardOf = Callable[[str], Face]
"""What a card shows, by its key."""
PartRole = Literal["base", "under", "sign", "name", "attached", "beside", "cell"]
PILE_MARK = "pile:"


@value
class Part:
    """One card of a piece."""

    name: str
    """Its handle, or its place where the seat has no handle."""
    card: Face | None
    """What its face says; None for a back."""
    role: PartRole = "base"
    seat: SeatId | None = None
    """Whose it is, as far as this seat knows; None for nobody's."""
    large: bool = False
    """Whether it is shown in large text: what is attached then shows by sign and number."""

    @property
    def look(self) -> tuple[str, PartRole, SeatId | None]:
        """What its picture depends on."""
        return (self.card.key, self.role, None) if self.card else ("", self.role, self.seat)


@value
class Piece:
    """One thing that can be picked up: a card, a unit with all its parts, or the top of a pile."""

    key: str
    """Unit id, handle or place; "pile:" and the zone for a pile. Where cards keep their places it
    is that place, and not which number of the pile lies there."""
    zone: ZoneId
    index: int
    spot: Spot
    parts: tuple[Part, ...]
    """The base first."""
    badges: Badges = NO_BADGES
    unit: UnitId = ""
    pile: int = 0
    """How many cards lie below the top of a pile, as far as that is told."""
    thick: float = 0.0
    """How thick a pile is, in table units."""
    layer: int = 0
    """What lies over what."""
    cell: int = 0
    """Its number, if it is a place for a unit and no card; 0 otherwise."""
    caption: str = ""
    """What is written on such a place beside its number: the marks on it."""
    ground: bool = False
    """Whether one of these marks lies over all of the place."""

    def looks_like(self, other: Piece) -> bool:
        """Whether one picture shows both, wherever they lie."""
        here, there = self.spot, other.spot
        return (
            (here.scale, round(here.angle / 90) % 4) == (there.scale, round(there.angle / 90) % 4)
            and self.parts == other.parts
            and self.badges == other.badges
            and self.thick == other.thick
            and (self.cell, self.caption) == (other.cell, other.caption)
            and self.ground == other.ground
        )

    @property
    def base(self) -> Part:
        """The card that lies on top."""
        return self.parts[0]
