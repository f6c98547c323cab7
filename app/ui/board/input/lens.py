"""The lens: which part of the mat the board shows, and what has to follow when that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Slot
from PySide6.QtGui import QTransform

from app.ui.app.trouble import steady
from app.ui.board.input.camera import Camera
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage

SETTLE = 120
"""Milliseconds without a further zoom after which cards are painted at the new size."""


class Lens(QObject):
    """Looks through a `Camera` on behalf of a board."""

    def __init__(self, view: BoardStage, mat: Box, *, low: bool) -> None:
        super().__init__(view)
        self._view = view
        self.camera = Camera(mat, 100.0, 100.0, low=low).fit()
        self.fixed_ratio = 0.0
        """Device pixels for a logical one where it is not the screen's own; 0 for the screen's."""
        self._wished = 0.0
        """The zoom that was asked for: cards are whole pixels wide, small steps would be lost."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.settle)

    @property
    def ratio(self) -> float:
        """Device pixels for a logical one."""
        return self.fixed_ratio or self._view.devicePixelRatioF()

    def fitted(self, mat: Box) -> Camera:
        """Return the camera for the window as it is now, perhaps with another mat."""
        size = self._view.viewport().size()
        return self.camera.resized(mat, size.width(), size.height(), self.ratio)

    def fit_window(self, mat: Box) -> None:
        """Follow a window of another size or density, or another mat."""
        self.look(self.fitted(mat))

    def look(self, camera: Camera, *, at_once: bool = True) -> None:
        """Look through `camera`; cards are painted at its size now, or when zooming pauses."""
        view = self._view
        self.camera = camera
        scale = camera.per_unit
        view.setSceneRect(QRectF(*camera.corner, camera.width / scale, camera.height / scale))
        view.setTransform(QTransform.fromScale(scale, scale))
        view.horizontalScrollBar().setValue(view.horizontalScrollBar().minimum())
        view.verticalScrollBar().setValue(view.verticalScrollBar().minimum())
        view.board.painting.seen = camera.seen
        view.laying.show_through(camera)
        view.ground.show_elsewhere()
        view.viewport().update()
        if at_once:
            self.settle()
        else:
            self._settle.start()
        view.mouse.looked()
        view.zoom_changed.emit(scale / camera.fit_scale)

    @Slot()
    @steady
    def settle(self) -> None:
        """Paint cards at the size they are shown in."""
        self._settle.stop()
        self._view.board.set_scale(self.camera.device_per_unit, self.camera.dpr)
        self._view.mouse.sharpen()
        self._view.sharpened.emit()

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom about a point of the window."""
        camera = self.camera
        if not camera.rounds_to(self._wished):
            self._wished = camera.per_unit
        self._wished = camera.within(self._wished * factor)
        new = camera.zoomed(self._wished / camera.per_unit, (at.x(), at.y()))
        if new != camera:
            self.look(new, at_once=False)

    def pan_by(self, dx: float, dy: float) -> None:
        """Push the mat by so many logical pixels; nothing happens while all of it shows."""
        if not self.camera.fitted:
            self.look(self.camera.panned(dx, dy), at_once=False)

    def bring_in(self, box: Box) -> None:
        """Push the mat no farther than needed to see a part of it beside one's own hand."""
        camera, covered = self.camera, self._view.board.under_hand
        seen = camera.seen
        if covered is not None:
            seen = Box(seen.x, seen.y, seen.width, covered.y - seen.y)
        right, down = box.into(seen)
        if right or down:
            self.pan_by(right * camera.per_unit, down * camera.per_unit)

    def to_mat(self, x: float, y: float) -> tuple[float, float]:
        """Return which point of the mat shows at a point of the window."""
        rect = self._view.sceneRect()
        return rect.x() + x / self.camera.per_unit, rect.y() + y / self.camera.per_unit

    def to_window(self, x: float, y: float) -> QPointF:
        """Return where in the window a point of the mat shows."""
        rect = self._view.sceneRect()
        scale = self.camera.per_unit
        return QPointF((x - rect.x()) * scale, (y - rect.y()) * scale)
