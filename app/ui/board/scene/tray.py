"""What one's own hand lies on while it is held over the mat: nothing below it shows through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.table_layout import CARD_WIDTH, Box

if TYPE_CHECKING:
    from app.ui.look.look import Look

TRAY_HEIGHT = float(HAND * LEVELS - 1)
"""Below the hand, and over all else that lies."""
ROUND = CARD_WIDTH * 0.11
"""How round its corners are, as large as the hand at rest."""


class Tray(QGraphicsPathItem):
    """A piece of the mat at the foot of the window."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(TRAY_HEIGHT)
        self.follow_look()

    def follow_look(self) -> None:
        """Take the colours of the theme."""
        palette = self._look.palette
        pen = QPen(QColor(palette.zone_line), palette.heavy)
        pen.setCosmetic(True)
        self.setPen(pen)
        self.setBrush(QColor(palette.mat))

    def lie_at(self, box: Box, size: float) -> None:
        """Lie below a hand that is shown at `size`."""
        path = QPainterPath()
        round_by = ROUND * size
        path.addRoundedRect(QRectF(box.x, box.y, box.width, box.height), round_by, round_by)
        self.setPath(path)
