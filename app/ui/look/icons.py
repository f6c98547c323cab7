"""The small signs on buttons and menus, drawn in code on a grid of 24 x 24."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QImage,
    QPainter,
    QPen,
    QPixmap,
)

from app.ui.look.icon_drawings.icon_strokes import GRID, Drawing
from app.ui.look.icon_drawings.table_icons import TABLE_ICONS
from app.ui.look.icon_drawings.window_icons import WINDOW_ICONS
from app.ui.look.palette import Palette
from app.ui.look.strokes import blank_image, smooth_painter

DEVICE_SIZES = (16, 20, 24, 30, 32, 36, 48, 64)
"""Icons are drawn anew at these sizes in device pixels, so that none is scaled up."""
SMALLEST, LARGEST = 0.7, 1.5
"""How small and how large the icons of buttons and rows are, as shares of a line of text."""
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


def draw_icon(painter: QPainter, place: QRectF, name: str, colour: str) -> None:
    """Draw the icon `name` into a square of any size, for it alone.

    Raises KeyError where no icon has that name.
    """
    ratio = painter.device().devicePixelRatioF()
    painter.drawImage(place, paint_icon(name, max(1, round(place.width() * ratio)), colour))


def icon(name: str, palette: Palette, colour: str = "") -> QIcon:
    """Return the icon `name` in the palette's text colour, or in `colour`; GUI thread only.

    It is for beside words: no larger than one and a half lines of the text size of now. What is
    larger is drawn (`draw_icon`). Raises KeyError for an unknown name.
    """
    line = QFontMetricsF(QGuiApplication.font()).height() * _density()
    return _icon(name, colour or palette.text, _sizes(line))


def _density() -> float:
    """Return how many device pixels a logical one is, at the most of all screens."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


@lru_cache(maxsize=8)
def _sizes(line: float) -> tuple[int, ...]:
    """Return the sizes that are wanted beside lines so many device pixels high."""
    most = next((size for size in DEVICE_SIZES if size >= line * LARGEST), DEVICE_SIZES[-1])
    return tuple(size for size in DEVICE_SIZES if line * SMALLEST <= size <= most) or (most,)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, sizes: tuple[int, ...]) -> QIcon:
    result = QIcon()
    for pixels in sizes:
        result.addPixmap(QPixmap.fromImage(paint_icon(name, pixels, colour)))
    return result
