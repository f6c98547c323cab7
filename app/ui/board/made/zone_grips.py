"""The two handles of a made zone under the pointer: one moves it, the other resizes it.

They show while the pointer is there and nothing is held; a dashed frame says where the zone will
lie. Letting go is one gesture, Esc gives up. By keyboard the zone's menu asks for the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem

from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.zone_intents import ChangeZone
from app.games.seats.boards.other_boards import mat_for
from app.ui.board.drag.drag import GHOST_HEIGHT
from app.ui.board.made.grip_boxes import pulled, rect_of
from app.ui.board.scene.table_layout import Box
from app.ui.look.colour import with_alpha

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.pointer import Pointer
    from app.ui.board.made.grip_boxes import GripKind
    from app.ui.look.palette import Palette

SIDE = 22.0
"""Diameter of a handle in logical pixels."""
REACH = 15.0
"""How far from its middle it is still hit."""
OUTSIDE = 5.0
"""How far its middle lies outside the zone's corner: counts and names at the edge stay legible."""
ABOVE = 30.0
"""How far all of it lies above what is carried."""
CURSORS = {"move": Qt.CursorShape.SizeAllCursor, "resize": Qt.CursorShape.SizeFDiagCursor}


class ZoneGrips:
    """Moves and resizes zones that people made."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self.zone: ZoneId = ""
        """Whose handles show; empty for none."""
        self._items: dict[GripKind, QGraphicsPixmapItem] = {}
        self._frame: QGraphicsRectItem | None = None
        self._pull: tuple[GripKind, Pointer, Box] | None = None
        """Which handle is held, where it was taken and how the zone lay."""
        self._over: GripKind | None = None
        view.seen_otherwise.connect(self._seen_otherwise)

    @property
    def held(self) -> bool:
        """Whether a handle is held."""
        return self._pull is not None

    @property
    def waits(self) -> bool:
        """Whether Esc gives up something."""
        return self.held

    # -- with a pointer ---------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """A button went down; return whether it was on a handle."""
        kind = self._at(pointer.point) if pointer.left else None
        if kind is None:
            self._hide()
            return False
        self._pull = (kind, pointer, self._view.seating.sites[self.zone].box)
        return True

    def move(self, pointer: Pointer) -> None:
        """The pointer moved: the frame follows it, or the handles show where it is now."""
        if self._pull is not None:
            self._show_frame(self._goal(pointer))
            return
        busy = pointer.buttons != Qt.MouseButton.NoButton or self._view.mouse.carrying
        if busy or pointer.kind == "finger":
            if self.zone:
                self._hide()
            return
        zone = self._zone_at(pointer.point)
        if zone != self.zone:
            self._hide()
            self.zone = zone
            if zone:
                self._show()
        self._point(self._at(pointer.point))

    def release(self, pointer: Pointer) -> bool:
        """The button went up; return whether it held a handle."""
        if self._pull is None:
            return False
        zone, goal = self.zone, self._goal(pointer)
        site, was = self._view.seating.sites[zone], self._pull[2]
        self.cancel()
        if goal != was:
            self._view.bridge.ask(ChangeZone(zone, rect=rect_of(goal, site.frame)))
        return True

    def cancel(self) -> bool:
        """Leave the zone where it lies; return whether a handle was held."""
        held, self._pull = self.held, None
        self._hide()
        return held

    # -- which zone -------------------------------------------------------------------------

    def _zone_at(self, point: QPointF) -> ZoneId:
        """Return the made zone under a point of the window that this seat may change."""
        x, y = self._view.to_mat(point.x(), point.y())
        reach = (SIDE / 2 + OUTSIDE) / self._view.camera.per_unit
        for zone in reversed(self._view.bridge.view.setting.zones.values()):
            if not zone.is_made:
                continue
            site = self._view.seating.sites.get(zone.id)
            if site is not None and site.box.grown(reach).contains(x, y) and self._may(zone.id):
                return zone.id
        return ""

    def _may(self, name: ZoneId) -> bool:
        view, site = self._view.bridge.view, self._view.seating.sites[name]
        zone = view.setting.zones[name]
        handles = not zone.holders or view.seat in (JUDGE, zone.maker, *zone.holders)
        # On another's small board it is drawn smaller than it lies: there the form places it.
        plainly = zone.rect is not None and site.local == Box(*zone.rect)
        return view.seat != SPECTATOR and handles and plainly

    def _goal(self, pointer: Pointer) -> Box:
        """Return where the zone would lie if the handle were let go now."""
        assert self._pull is not None
        kind, start, was = self._pull
        x1, y1 = self._view.to_mat(start.point.x(), start.point.y())
        x2, y2 = self._view.to_mat(pointer.point.x(), pointer.point.y())
        free = bool(pointer.modifiers & Qt.KeyboardModifier.AltModifier)
        return pulled(was, kind, (x2 - x1, y2 - y1), self._mat(), free=free)

    def _mat(self) -> Box:
        """Return all of the mat on which such a zone may lie."""
        bridge = self._view.bridge
        size = mat_for(bridge.spec.layout, bridge.view.setting).size
        return self._view.seating.sites[self.zone].frame.box(Box(0.0, 0.0, *size))

    # -- how it looks -----------------------------------------------------------------------

    def _at(self, point: QPointF) -> GripKind | None:
        """Return which handle is at a point of the window."""
        x, y = self._view.to_mat(point.x(), point.y())
        reach = REACH / self._view.camera.per_unit
        for kind, item in self._items.items():
            if abs(item.x() - x) <= reach and abs(item.y() - y) <= reach:
                return kind
        return None

    def _show(self) -> None:
        board = self._view.board
        for kind in ("move", "resize"):
            picture = grip_picture(kind, SIDE * board.dpr, self._view.look.palette)
            item = QGraphicsPixmapItem(picture)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setOffset(-picture.width() / 2, -picture.height() / 2)
            item.setScale(1.0 / board.per_unit)
            item.setZValue(GHOST_HEIGHT + ABOVE)
            board.addItem(item)
            self._items[kind] = item
        self._put(self._view.seating.sites[self.zone].box)

    def _put(self, box: Box) -> None:
        """Put the handles at the corners of a box."""
        camera = self._view.camera
        for kind, item in self._items.items():
            item.setPos(*_corner(box, kind, OUTSIDE / camera.per_unit, camera.seen))

    def _show_frame(self, box: Box) -> None:
        """Show where the zone will lie."""
        if self._frame is None:
            look = self._view.look.palette
            pen = QPen(QColor(look.gold), 2.0 * look.heavy, Qt.PenStyle.DashLine)
            pen.setCosmetic(True)
            self._frame = QGraphicsRectItem()
            self._frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._frame.setPen(pen)
            self._frame.setBrush(QColor(with_alpha(look.gold, 0.14)))
            self._frame.setZValue(GHOST_HEIGHT + ABOVE - 1.0)
            self._view.board.addItem(self._frame)
        self._frame.setRect(QRectF(box.x, box.y, box.width, box.height))
        self._put(box)

    def _point(self, kind: GripKind | None) -> None:
        """Show by the pointer that it is over a handle."""
        if kind == self._over:
            return
        self._over = kind
        if kind is None:
            self._view.viewport().unsetCursor()
        else:
            self._view.viewport().setCursor(CURSORS[kind])

    def _hide(self) -> None:
        self._point(None)
        for item in (*self._items.values(), self._frame):
            if item is not None and item.scene() is not None:
                item.scene().removeItem(item)
        self._items.clear()
        self._frame = None
        self.zone = ""

    @Slot()
    def _seen_otherwise(self) -> None:
        """Give up: what was under the pointer lies elsewhere, or is no more."""
        if self.zone:
            self.cancel()


def _corner(box: Box, kind: GripKind, out: float, seen: Box) -> tuple[float, float]:
    """Return where the middle of a handle of a zone lies, always in sight."""
    x, y = (box.x - out, box.y - out) if kind == "move" else (box.right + out, box.bottom + out)
    return min(max(x, seen.x + out), seen.right - out), min(max(y, seen.y + out), seen.bottom - out)


ARROWS: dict[GripKind, tuple[tuple[int, int], ...]] = {
    "move": ((0, -1), (0, 1), (-1, 0), (1, 0)),
    "resize": ((1, 1), (-1, -1)),
}
"""Which ways the arrows on a handle go."""


def grip_picture(kind: GripKind, side: float, look: Palette) -> QPixmap:
    """Return a handle, `side` device pixels wide: arrows on a disc."""
    pixels = round(side)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, line = QPointF(pixels / 2, pixels / 2), max(1.5, side * 0.08)
    painter.setPen(QPen(QColor(look.gold), line))
    painter.setBrush(QColor(look.bar))
    painter.drawEllipse(middle, (pixels - line) / 2, (pixels - line) / 2)
    pen = QPen(QColor(look.bar_text), line)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for across, down in ARROWS[kind]:
        far = side * (0.3 if across * down == 0 else 0.22)
        tip = middle + QPointF(across, down) * far
        painter.drawLine(middle, tip)
        wing = side * 0.12
        if across * down == 0:
            back = tip - QPointF(across, down) * wing
            aside = QPointF(down, across) * wing
            ends = (back + aside, back - aside)
        else:
            ends = (tip - QPointF(across * wing * 1.4, 0), tip - QPointF(0, down * wing * 1.4))
        for end in ends:
            painter.drawLine(tip, end)
    painter.end()
    return pixmap
