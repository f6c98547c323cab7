"""The ground of the board: mat, zone frames and names in one pixmap as large as the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.core.words import Language
from app.core.zone import Zone
from app.ui.board.plates import Plates
from app.ui.board.seating import Seating
from app.ui.board.zone_item import paint_zones
from app.ui.look.mat import paint_mat
from app.ui.look.palette import Palette


class Ground:
    """Paints what never moves. The mat is painted once for each size of the window."""

    def __init__(self, plates: Plates) -> None:
        self._plates = plates
        self._mat: QImage | None = None
        self._mat_for: tuple[object, ...] = ()

    def paint(
        self,
        size: QSize,
        dpr: float,
        origin: tuple[float, float],
        per_unit: float,
        mat: QRectF,
        seating: Seating,
        zones: dict[str, Zone],
        language: Language,
        palette: Palette,
    ) -> QPixmap:
        """Return the ground for a window of `size` device pixels.

        `origin` is the point of the mat at the window's upper left corner, `per_unit` how many
        device pixels a table unit takes, `mat` what the mat covers when it fits the window.
        """
        pixmap = QPixmap(size)
        pixmap.fill(QColor(palette.bar))
        painter = QPainter(pixmap)
        cloth = self._cloth(size, dpr, palette)
        corner = QPointF((mat.x() - origin[0]) * per_unit, (mat.y() - origin[1]) * per_unit)
        goal = QRectF(corner, mat.size() * per_unit)
        if abs(goal.width() - cloth.width()) < 2:  # fitted: copied pixel by pixel
            painter.drawImage(QPointF(round(goal.x()), round(goal.y())), cloth)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(goal, cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-origin[0] * per_unit, -origin[1] * per_unit)
        paint_zones(painter, seating, zones, per_unit, dpr, language, palette, self._plates)
        painter.end()
        return pixmap

    def _cloth(self, size: QSize, dpr: float, palette: Palette) -> QImage:
        wanted = (size.width(), size.height(), dpr, palette)
        if self._mat is None or self._mat_for != wanted:
            self._mat = paint_mat(size, palette, dpr)
            self._mat_for = wanted
        return self._mat
