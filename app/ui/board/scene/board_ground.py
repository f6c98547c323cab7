"""The ground of the board: mat, zone frames and names in one pixmap as large as the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.core.text.words import Words
from app.games.contracts.out_contract import turn_of
from app.ui.app.trouble import troubles
from app.ui.board.scene.board_frames import paint_boards
from app.ui.board.scene.pieces.view_pieces import is_empty
from app.ui.board.scene.zone_item import paint_zones
from app.ui.look.mats.mat import paint_mat

if TYPE_CHECKING:
    from app.core.ids import SeatId, ZoneId
    from app.ui.board.board_stage import BoardStage
    from app.ui.look.palette import Palette


FILL = Words("drop\nor type", "置くか\n入力")
"""What stands in an empty place where cards are put there by hand."""
KEPT = 2
"""Grounds that are kept: a board that makes room for a moment is soon as large as before."""


class KeptGrounds:
    """The grounds painted last, and from what: the next table in a window may have the same."""

    def __init__(self) -> None:
        self._kept: list[tuple[tuple[object, ...], QPixmap]] = []

    def find(self, wanted: tuple[object, ...]) -> QPixmap | None:
        """Return what was painted from the same, if that is kept."""
        return next((pixmap for painted, pixmap in self._kept if painted == wanted), None)

    def keep(self, painted: tuple[object, ...], pixmap: QPixmap) -> None:
        """Keep what was painted just now, in place of the oldest."""
        self._kept = [(painted, pixmap), *self._kept][:KEPT]

    def forget(self) -> None:
        """Keep nothing."""
        self._kept.clear()


class Ground:
    """Paints what never moves. The mat is painted once for each size of the window."""

    def __init__(self, view: BoardStage, kept: KeptGrounds | None = None) -> None:
        self._view = view
        self._backing: QPixmap | None = None
        self._kept = KeptGrounds() if kept is None else kept
        self._ordered: tuple[SeatId, ...] = ()
        """The order of turns that was painted last."""
        self._frameless: frozenset[ZoneId] = frozenset()
        """The zones that were painted without a frame last."""
        self._mat: QImage | None = None
        self._mat_for: tuple[object, ...] = ()

    def forget(self) -> None:
        """Paint it anew when it is next wanted: another table, language or theme."""
        self._backing = None
        self._kept.forget()

    def show_elsewhere(self) -> None:
        """Have it as it is wanted next: another size or place, which may be one it had before."""
        self._backing = None

    def copy(self, painter: QPainter, rect: QRectF) -> None:
        """Copy the part of it that lies below `rect` of the mat."""
        if self._backing is None:
            self._backing = self._painted()
        transform = painter.worldTransform()
        exposed = transform.mapRect(rect).toAlignedRect().adjusted(-1, -1, 1, 1)
        painter.resetTransform()
        ratio = self._backing.devicePixelRatio()
        source = QRectF(exposed)
        source = QRectF(source.topLeft() * ratio, source.size() * ratio)
        painter.drawPixmap(QRectF(exposed), self._backing, source)
        painter.setWorldTransform(transform)

    def _painted(self) -> QPixmap:
        """Return the ground for the window; a plain one where it cannot be painted."""
        view = self._view
        camera = view.camera
        self._ordered = self._view.turn_order()
        self._frameless = self._without_frame()
        wanted: tuple[object, ...] = (
            camera,
            view.sceneRect(),
            view.look.palette,
            view.seating,
            view.fills_places,
            view.bridge.view.setting.zones,
            self._turns(),
            self._view.turn_order(),
            self._frameless,
        )
        if (kept := self._kept.find(wanted)) is not None:
            return kept
        pixmap = QPixmap(QSize(round(camera.width * camera.dpr), round(camera.height * camera.dpr)))
        try:
            self._paint(pixmap)
        except Exception as problem:  # noqa: BLE001 - cards on a plain ground can still be played
            troubles().caught(problem, "Ground._paint", "painting")
            pixmap.fill(QColor(view.look.palette.mat))
            wanted = ()
        pixmap.setDevicePixelRatio(camera.dpr)
        self._kept.keep(wanted, pixmap)
        return pixmap

    def _turns(self) -> tuple[SeatId, ...]:
        """Return whose turn it is, where boards show that."""
        view = self._view
        if not view.seating.boards:
            return ()
        turn = turn_of(view.bridge.view, view.bridge.spec.out)
        return tuple(turn.seats) if turn.number else ()

    def turns_go_otherwise(self) -> bool:
        """Whether turns go round another way than was painted last."""
        return self._ordered != self._view.turn_order()

    def _without_frame(self) -> frozenset[ZoneId]:
        """Return the zones in which nothing lies and that have a frame only then."""
        seen, sites = self._view.bridge.view, self._view.seating.sites.values()
        used = [site.zone for site in sites if site.place.frame == "used"]
        return frozenset(zone for zone in used if is_empty(seen, zone))

    def follow_frames(self) -> None:
        """Paint other frames where a zone came into use, or is so no longer."""
        if self._frameless != self._without_frame():
            self._backing = None
            self._view.viewport().update()

    def _paint(self, pixmap: QPixmap) -> None:
        view = self._view
        camera, rect, per_unit = view.camera, view.sceneRect(), view.camera.device_per_unit
        pixmap.fill(QColor(view.look.palette.bar))
        painter = QPainter(pixmap)
        cloth = self._cloth(pixmap.size(), camera.dpr, view.look.palette)
        mat = camera.cloth
        corner = QPointF((mat.x - rect.x()) * per_unit, (mat.y - rect.y()) * per_unit)
        goal = QRectF(corner, QRectF(0, 0, mat.width, mat.height).size() * per_unit)
        if abs(goal.width() - cloth.width()) < 2:  # fitted: copied pixel by pixel
            painter.drawImage(QPointF(round(goal.x()), round(goal.y())), cloth)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(goal, cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.x() * per_unit, -rect.y() * per_unit)
        if view.seating.boards:
            paint_boards(
                painter, view.seating, self._turns(), per_unit, view.look.palette, view.turn_order()
            )
        paint_zones(
            painter,
            view.seating,
            view.bridge.view.setting.zones,
            per_unit,
            view.look.palette,
            self._frameless,
            FILL.in_(view.look.language) if view.fills_places else "",
        )
        painter.end()

    def _cloth(self, size: QSize, dpr: float, palette: Palette) -> QImage:
        wanted = (size.width(), size.height(), dpr, palette)
        if self._mat is None or self._mat_for != wanted:
            self._mat = paint_mat(size, palette, dpr)
            self._mat_for = wanted
        return self._mat
