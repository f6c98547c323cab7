"""What lies over the boards of those who are out: hatching, and a plate that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.colour import with_alpha

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.core.ids import SeatId
    from app.core.text.words import Words
    from app.ui.board.scene.scene_state import SceneState
    from app.ui.look.palette import Palette

OVER = float(HAND * LEVELS - 4)
"""Over all that lies, below what is written and one's own hand."""
STRIPE = 16.0
"""Table units from line to line."""
LARGEST = 1.6
"""How much larger than usual the plate becomes."""


class OutSigns:
    """Hatching and plates, made anew whenever somebody leaves or the window changes."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self.shown: set[SeatId] = set()
        """Whose boards bear a sign."""

    def clear(self) -> None:
        """Take all of it off the scene."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.shown = set()

    def show(self, reasons: Mapping[SeatId, Words], palette: Palette) -> None:
        """Show who is out."""
        self.clear()
        scene, seating = self._scene, self._scene.seating
        seats = scene.view.setting.seats
        halves = list(seating.boards.values())
        for seat, why in reasons.items():
            box = seating.boards.get(seat)
            if box is None:
                continue
            self.shown.add(seat)
            shared = halves.count(box) > 1
            if not shared:
                rect = QRectF(box.x, box.y, box.width, box.height)
                hatch = _Hatch(rect, palette, bare=seat in seating.folded)
                self._add(hatch, OVER)
            pixels = round(label_pixels(scene.per_unit, scene.dpr) * min(LARGEST, scene.text) * 1.1)
            text = f"{seats[seat].name} · {why.in_(scene.teller.marks.language)}"
            sign = QGraphicsPixmapItem(scene.plates.of_seat(text, seat, pixels, "hint"))
            width = sign.pixmap().width()
            scale = min(1.0 / scene.per_unit, (box.width - 4.0) / max(1, width))
            sign.setScale(scale)
            sign.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            x, y = box.centre
            beside = list(reasons).index(seat) * 24.0 if shared else 0.0
            sign.setPos(x - width * scale / 2, y + beside - sign.pixmap().height() * scale / 2)
            self._add(sign, OVER + 1)

    def _add(self, item: QGraphicsItem, height: float) -> None:
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(height)
        self._scene.addItem(item)
        self._items.append(item)


class _Hatch(QGraphicsPathItem):
    """Slanted lines over a board, with its cards still to be seen; on a folded one fewer."""

    def __init__(self, rect: QRectF, palette: Palette, *, bare: bool) -> None:
        lines = QPainterPath()
        step = STRIPE * (2 if bare else 1)
        x = rect.left() - rect.height()
        while x < rect.right():
            begin, end = max(x, rect.left()), min(x + rect.height(), rect.right())
            lines.moveTo(begin, rect.top() + begin - x)
            lines.lineTo(end, rect.top() + end - x)
            x += step
        super().__init__(lines)
        pen = QPen(QColor(palette.zone_line if bare else with_alpha(palette.bar, 0.55)))
        pen.setWidthF(5.0 if not bare else 1.2)
        self.setPen(pen)
