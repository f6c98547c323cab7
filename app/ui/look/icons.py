"""The small signs on buttons and menus, drawn in code on a grid of 24 x 24."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPen, QPixmap

from app.ui.look.icon_drawings.icon_strokes import GRID, Drawing
from app.ui.look.icon_drawings.table_icons import TABLE_ICONS
from app.ui.look.icon_drawings.window_icons import WINDOW_ICONS
from app.ui.look.palette import Palette
from app.ui.look.strokes import blank_image, smooth_painter

DEVICE_SIZES = (16, 20, 24, 30, 32, 36, 48, 64)
"""Every icon is drawn anew at these sizes in device pixels, so that none is scaled up."""
DRAWINGS: dict[str, Drawing] = {**WINDOW_ICONS, **TABLE_ICONS}
"""Every icon by its name."""


def paint_icon(name: str, pixels: int, colour: str) -> QImage:
    """Return the icon `name` in a square of `pixels` device pixels.

    Raises KeyError where no icon has that name.
    """
    draw = DRAWINGS[name]
    image = blank_image(pixels, pixels)
    painter = smooth_painter(image)
    painter.scale(pixels / GRID, pixels / GRID)
    # A stroke thinner than one and a half pixels would look grey at small sizes.
    stroke = max(1.8, 1.4 * GRID / max(1, pixels))
    pen = QPen(QColor(colour), stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter)
    painter.end()
    return image


def icon(name: str, palette: Palette, colour: str = "") -> QIcon:
    """Return the icon `name` in the palette's text colour, or in `colour`; GUI thread only.

    Raises KeyError for an unknown name.
    """
    return _icon(name, colour or palette.text)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str) -> QIcon:
    result = QIcon()
    for pixels in DEVICE_SIZES:
        result.addPixmap(QPixmap.fromImage(paint_icon(name, pixels, colour)))
    return result
