"""One piece on the scene: a pixmap that knows which piece it shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.piece_pictures import Picture, slant
from app.ui.board.scene.table_layout import Spot

FAINT = 0.35
"""How much is seen of a card whose ghost is under way."""
FIELD, FREE, HAND, RAISED = range(4)
"""Bands of heights, lowest first."""
LEVELS = 4096
"""Layers within one band of heights."""


class PieceItem(QGraphicsPixmapItem):
    """A card, a unit or a pile. Painted by Qt alone: nothing here runs while it is drawn."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.picture: Picture | None = None
        self.rest = 1.0
        """How opaque it is while it is in nobody's hand."""
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture) -> None:
        """Show `picture` so that a table unit is as large as on the mat."""
        if picture is self.picture:
            return
        self.picture = picture
        self.setPixmap(picture.pixmap)
        self.setOffset(-picture.middle[0], -picture.middle[1])
        self.keep_size()

    def keep_size(self) -> None:
        """Be as large as the piece is, whatever size the picture was made for."""
        if self.picture is not None:
            self.setScale(self.piece.spot.scale / self.picture.per_unit)

    def lie_at(self, spot: Spot) -> None:
        """Put the card's centre at `spot`; quarter turns are in the picture already."""
        here = QPointF(spot.x, spot.y)
        if self.pos() != here:
            self.setPos(here)
        turn = slant(spot.angle)
        if self.rotation() != turn:
            self.setRotation(turn)
            # Only a slanted card needs smoothing; all others are copied pixel by pixel.
            mode = (
                Qt.TransformationMode.SmoothTransformation
                if turn
                else Qt.TransformationMode.FastTransformation
            )
            self.setTransformationMode(mode)
            for sign in self.childItems():
                if isinstance(sign, QGraphicsPixmapItem):
                    sign.setTransformationMode(mode)

    def fade(self, *, away: bool) -> None:
        """Show faintly where the card lay that is in somebody's hand; its rings are gone then."""
        self.setOpacity(FAINT if away else self.rest)
        for sign in self.childItems():
            sign.setVisible(not away)

    def lie_over(self, band: int, layer: int) -> None:
        """Set the height over the mat."""
        height = float(band * LEVELS + layer)
        if self.zValue() != height:
            self.setZValue(height)
