"""Pictures of cells: a place for a unit, its number and its marks at its foot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.unit_parts import CELL_BOX, CELL_FOOT
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH
from app.ui.look.fonts import card_font
from app.ui.look.palette import Palette
from app.ui.look.strokes import write_fitted

LETTERS = 0.78
"""Of the foot's height."""
SMALLEST = 0.85
"""Share of their size down to which the words at the foot become smaller."""
LARGE = 0.3
"""Of the card's height, the number of a place that lies on its side."""

CRACKS = (
    ((0.06, 0.16), (0.24, 0.3), (0.3, 0.42), (0.52, 0.5), (0.7, 0.47), (0.95, 0.6)),
    (
        (0.62, 0.05),
        (0.56, 0.2),
        (0.62, 0.32),
        (0.52, 0.5),
        (0.55, 0.66),
        (0.44, 0.78),
        (0.47, 0.93),
    ),
    ((0.3, 0.42), (0.16, 0.52), (0.05, 0.5)),
    ((0.55, 0.66), (0.72, 0.75), (0.8, 0.92)),
    ((0.62, 0.32), (0.8, 0.25), (0.94, 0.28)),
)
"""Lines over ground that is laid waste, in shares of its width and height."""


def paint_cell(
    piece: Piece, scale: float, angle: int, palette: Palette, text: float
) -> tuple[QPixmap, tuple[float, float]]:
    """Return a picture at `scale` pixels a table unit, and where the card's middle lies in it.

    It is painted as it lies: what is written on a place that lies upside down stands upright.
    """
    turned = angle in (90, 270)
    over = angle == 180
    width, height = CELL_BOX.width * scale, CELL_BOX.height * scale
    if turned:
        width, height = height, width
    pixmap = QPixmap(round(width) + 2, round(height) + 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, width, height)
    line = max(1.0, 0.8 * scale * palette.heavy)
    painter.setPen(QPen(QColor(palette.ground_line if piece.ground else palette.zone_line), line))
    painter.setBrush(QColor(palette.ground if piece.ground else palette.zone_fill))
    radius = CARD_WIDTH * 0.08 * scale
    painter.drawRoundedRect(box.adjusted(line, line, -line, -line), radius, radius)
    if piece.ground:
        _crack(painter, box, line)
    foot = CELL_FOOT * scale
    painter.setPen(QColor(palette.mat_text))
    if turned:
        # A place that lies on its side has no foot to write on.
        painter.setFont(card_font(CARD_HEIGHT * scale * LARGE, bold=True))
        painter.setOpacity(0.55)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(piece.cell))
    else:
        strip = QRectF(box.x(), box.y() if over else box.bottom() - foot, box.width(), foot)
        _write(painter, strip, piece, foot * LETTERS, text, palette.mat_text)
    painter.end()
    middle_y = CARD_HEIGHT / 2 - CELL_BOX.y
    down = CELL_BOX.height - middle_y
    across = CELL_BOX.width / 2
    x, y = {
        0: (across, middle_y),
        180: (across, down),
        90: (down, across),
        270: (middle_y, across),
    }[angle]
    return pixmap, (1 + x * scale, 1 + y * scale)


def _crack(painter: QPainter, box: QRectF, line: float) -> None:
    """Draw cracks from the middle of the ground to its edges."""
    painter.save()
    painter.setPen(QPen(painter.pen().color(), 1.4 * line))
    painter.setOpacity(0.75)
    for crack in CRACKS:
        points = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in crack]
        painter.drawPolyline(points)
    painter.restore()


def _write(
    painter: QPainter, strip: QRectF, piece: Piece, pixels: float, text: float, colour: str
) -> None:
    """Write number and marks, as large as they fit."""
    said = f"{piece.cell}  {piece.caption}" if piece.caption else str(piece.cell)
    largest = min(strip.height() * 0.95, pixels * text)
    beside = strip.height() * 0.3
    at = QPointF(strip.x() + beside, strip.center().y() + 0.365 * largest)
    sizes = (largest, largest * SMALLEST)
    write_fitted(
        painter,
        at,
        said,
        strip.width() - 2 * beside,
        sizes,
        colour=colour,
        bold=bool(piece.caption),
    )
