"""Outlines of pieces: chosen, focused, aimed at. They lie on the scene as children of a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.ui.board.parts import part_boxes
from app.ui.board.pictures import card_pixels, quarter, slant
from app.ui.board.piece import Piece
from app.ui.board.plates import RingKind, ring_reach

if TYPE_CHECKING:
    from app.ui.board.card_item import PieceItem
    from app.ui.board.scene import BoardScene

TURNED = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine of the quarter turns."""


class Rings:
    """The rings that pieces, and single parts of units, wear."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._held: dict[tuple[str, RingKind, str], list[QGraphicsPixmapItem]] = {}

    def repaint(self) -> None:
        """Draw all rings anew: another size or theme."""
        for key, kind, part in list(self._held):
            self._take(key, kind, part)
            self.put(key, kind, part)

    def put(self, key: str, kind: RingKind, part: str = "") -> None:
        """Outline a piece, or one of its parts by name."""
        item = self._scene.pieces.get(key)
        if item is None or (key, kind, part) in self._held:
            return
        width, height = card_pixels(self._scene.per_unit * item.piece.spot.scale)
        ring = _sign(self._scene.plates.ring(kind, width, height), item)
        reach = ring_reach(width)
        ring.setOffset(-width / 2 - reach, -height / 2 - reach)
        # The item is scaled for its own picture, which may still be one of another size.
        scale = 1.0 / self._scene.per_unit / item.scale()
        ring.setScale(scale)
        ring.setRotation(item.piece.spot.angle - slant(item.piece.spot.angle))
        shift = self._part_shift(item.piece, part) or (0.0, 0.0)
        ring.setPos(shift[0] / item.scale(), shift[1] / item.scale())
        ring.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, kind == "selected")
        signs = [ring]
        if kind == "selected":
            tick = _sign(self._scene.plates.tick(width), item)
            tick.setOffset(
                -width / 2 - tick.pixmap().width() * 0.4, -height / 2 - tick.pixmap().height() * 0.4
            )
            tick.setScale(scale)
            tick.setPos(ring.pos())
            signs.append(tick)
        for sign in signs:
            sign.setTransformationMode(item.transformationMode())
        self._held[key, kind, part] = signs

    def _part_shift(self, piece: Piece, part: str) -> tuple[float, float] | None:
        """Return how far a part's centre lies from its base's on the mat."""
        for other, box in zip(piece.parts, part_boxes(piece.parts), strict=True):
            if other.name == part and other.role not in ("base", "tool"):
                across, along = TURNED[quarter(piece.spot.angle)]
                x, y = box.x * piece.spot.scale, box.y * piece.spot.scale
                return x * across - y * along, x * along + y * across
        return None

    def worn(self, kind: RingKind) -> list[tuple[str, str]]:
        """Return which pieces, and parts of pieces, wear a ring of this kind."""
        return [(key, part) for key, worn, part in self._held if worn == kind]

    def clear(self, kind: RingKind) -> None:
        """Take off all rings of one kind."""
        for key, worn, part in list(self._held):
            if worn == kind:
                self._take(key, worn, part)

    def clear_piece(self, key: str) -> None:
        """Take all rings off a piece."""
        for other, kind, part in list(self._held):
            if other == key:
                self._take(other, kind, part)

    def _take(self, key: str, kind: RingKind, part: str) -> None:
        for sign in self._held.pop((key, kind, part)):
            if sign.scene() is self._scene:
                self._scene.removeItem(sign)


def _sign(pixmap: QPixmap, item: PieceItem) -> QGraphicsPixmapItem:
    """Return a sign that goes where `item` goes."""
    sign = QGraphicsPixmapItem(pixmap, item)
    sign.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return sign
