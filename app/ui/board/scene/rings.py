"""Outlines of pieces: chosen, focused, aimed at, asked about; children of a piece on the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.piece_pictures import card_pixels, quarter, slant
from app.ui.board.scene.pieces.unit_parts import outline, part_boxes
from app.ui.board.scene.plates import RingKind, SignKind
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box

if TYPE_CHECKING:
    from app.ui.board.scene.card_item import PieceItem
    from app.ui.board.scene.scene_state import SceneState

TURNED = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine of the quarter turns."""
BEHIND: tuple[RingKind, ...] = (
    *("selected", "aside", "focus", "offered", "picked", "task", "asked", "planned"),
)
"""Rings that lie behind their card: badges at its edge stay whole."""
SIGN_OF: dict[RingKind, SignKind] = {
    "selected": "tick",
    "aside": "tick",
    "picked": "tick",
    "task": "task",
    "asked": "task",
}
"""What stands at a corner of the ring as well, so that it is not told by its colour alone."""


class Rings:
    """The rings that pieces, and single parts of units, wear."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._held: dict[tuple[str, RingKind, str], list[QGraphicsPixmapItem]] = {}

    def repaint(self, only: str = "") -> None:
        """Draw all rings anew, or those of one piece: another size or theme."""
        for key, kind, part in list(self._held):
            if not only or key == only:
                self._take(key, kind, part)
                self.put(key, kind, part)

    def put(self, key: str, kind: RingKind, part: str = "") -> None:
        """Outline a piece, or one of its parts by name."""
        item = self._scene.pieces.get(key)
        if item is None or (key, kind, part) in self._held:
            return
        width, height = card_pixels(self._scene.per_unit * item.piece.spot.scale)
        shift, box = (0.0, 0.0), self._part_box(item.piece, part)
        if box is not None:
            width = round(width * box.width / CARD_WIDTH)
            height = round(height * box.height / CARD_HEIGHT)
            shift = _turned(item.piece, *box.centre)
        elif not part and kind != "target" and len(item.piece.parts) > 1:
            # Around all of its cards: those that peek out would cover a ring around the top one.
            whole = outline(item.piece.parts)
            width = round(width * whole.width / CARD_WIDTH)
            height = round(height * whole.height / CARD_HEIGHT)
            shift = _turned(item.piece, whole.centre[0], whole.centre[1])
        ring = _sign(self._scene.plates.ring(kind, width, height), item)
        reach = self._scene.plates.ring_reach(width)
        ring.setOffset(-width / 2 - reach, -height / 2 - reach)
        # The item is scaled for its own picture, which may still be one of another size.
        scale = 1.0 / self._scene.per_unit / item.scale()
        ring.setScale(scale)
        ring.setRotation(item.piece.spot.angle - slant(item.piece.spot.angle))
        ring.setPos(shift[0] / item.scale(), shift[1] / item.scale())
        ring.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, kind in BEHIND)
        signs = [ring]
        if kind in SIGN_OF:
            sign = _sign(self._scene.plates.sign(SIGN_OF[kind], width), item)
            # It stays upright, at the upper left of the card as it lies; what is to be done
            # points at the card from above.
            lying = quarter(item.piece.spot.angle) in (90, 270)
            across, down = (height, width) if lying else (width, height)
            side = sign.pixmap().width()
            above = SIGN_OF[kind] == "task"
            left = -side / 2 if above else -across / 2 - side * 0.4
            sign.setOffset(left, -down / 2 - side * (0.75 if above else 0.4))
            sign.setScale(scale)
            sign.setPos(ring.pos())
            signs.append(sign)
        for sign in signs:
            sign.setTransformationMode(item.transformationMode())
        self._held[key, kind, part] = signs

    @staticmethod
    def _part_box(piece: Piece, part: str) -> Box | None:
        """Return where a part lies, counted from its base's corner; None for the base itself."""
        for other, box in zip(piece.parts, part_boxes(piece.parts), strict=True):
            if other.name == part and other.role != "base":
                return box
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


def _turned(piece: Piece, x: float, y: float) -> tuple[float, float]:
    """Return how far a point of an upright piece lies from its base's centre on the mat."""
    across, along = TURNED[quarter(piece.spot.angle)]
    x, y = (x - CARD_WIDTH / 2) * piece.spot.scale, (y - CARD_HEIGHT / 2) * piece.spot.scale
    return x * across - y * along, x * along + y * across


def _sign(pixmap: QPixmap, item: PieceItem) -> QGraphicsPixmapItem:
    """Return a sign that goes where `item` goes."""
    sign = QGraphicsPixmapItem(pixmap, item)
    sign.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return sign
