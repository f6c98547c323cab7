"""What the parts of the scene know of it: the pieces that lie there, the mat, the scale.

Rings, counts, names, journeys and handling are handed this and never the scene that makes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsScene

from app.core.ids import ZoneId
from app.core.view import SeatView
from app.ui.board.drag.drag import Ghost
from app.ui.board.input.hits import HitMap, hand_box
from app.ui.board.scene.card_item import PieceItem
from app.ui.board.scene.glide import Glide
from app.ui.board.scene.pieces.piece_pictures import Pictures
from app.ui.board.scene.pieces.view_pieces import PieceReader
from app.ui.board.scene.plates import Plates
from app.ui.board.scene.table_layout import Box
from app.ui.board.seating import Seating

if TYPE_CHECKING:
    from app.ui.board.scene.handling import Handling
    from app.ui.board.scene.rings import Rings


class SceneState(QGraphicsScene):
    """The pieces of a view, and how they are shown now."""

    teller: PieceReader
    plates: Plates
    glide: Glide
    view: SeatView
    seating: Seating
    pieces: dict[str, PieceItem]
    by_zone: dict[ZoneId, list[str]]
    pictures: Pictures
    hits: HitMap
    rings: Rings
    handling: Handling
    per_unit: float
    """Device pixels for a table unit."""
    dpr: float
    text: float
    """The text scale, 1.0 to 3.0, that names, counts and badges follow."""

    @property
    def cloth(self) -> Box:
        """How far the mat goes within its rim in the window."""
        return self.seating.cloth

    @property
    def under_hand(self) -> Box | None:
        """What one's own hand takes of the mat that it is held over; None where it lies on it."""
        found = (site for site in self.seating.sites.values() if site.rest is not None)
        return next((hand_box(site) for site in found), None)

    def discard(self, item: PieceItem | Ghost) -> None:
        """Take an item off the scene for good."""
        self.glide.stop(item)
        if item.scene() is self:
            self.removeItem(item)

    def lift(self, item: PieceItem) -> None:
        """Set the height of an item over the mat."""
        raise NotImplementedError

    def make_way(self) -> None:
        """Let the names of zones make way for what else is written on the mat."""
        raise NotImplementedError

    def counts_laid(self) -> dict[ZoneId, Box]:
        """Return where it is written how many cards lie in a zone."""
        raise NotImplementedError
