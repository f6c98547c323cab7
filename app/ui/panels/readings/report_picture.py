"""The report of a dispute as one picture: the board of each reading, below them what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout as Laying
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPalette

from app.core.sight import view
from app.core.text.words import Words
from app.session.readings.compared_rows import NAMES
from app.session.readings.unlike_things import unlike_things
from app.ui.table.pictures.table_picture import reading_picture
from app.ui.toolkit.rich_text import RichDocument, markdown_page

if TYPE_CHECKING:
    from app.session.host.host import Host
    from app.session.readings.dispute_report import Asked
    from app.ui.board.board_view import BoardView
    from app.ui.look.look import Look

NARROWEST = 1000
"""Pixels: a report is read, not only looked at."""
MARGIN = 28
A_ROW = 2
"""Boards beside each other."""
HIGHEST = 16_000
"""Pixels; programs that show pictures give up on more."""
MORE = Words(
    "All of it stands in the file beside this picture.", "続きは同じ名前のファイルにあります。"
)


def report_picture(
    board: BoardView, host: Host, asked: Asked, markdown: str, look: Look, font: QFont
) -> QImage:
    """Return the picture of a report, of what the asked seat saw and nothing else."""
    width = max(NARROWEST, board.viewport().width())
    boards = _boards(board, host, asked, width - 2 * MARGIN)
    shape = QSize(0, 0) if not boards else boards[0].size()
    rows = -(-len(boards) // A_ROW)
    high_title = round(QFontMetricsF(font).height() * 1.5) if len(boards) > 1 else 0
    top = MARGIN + rows * (shape.height() + high_title + MARGIN)
    page = markdown_page(markdown, font, width - 2 * MARGIN)
    high = min(HIGHEST, top + round(page.size().height()) + MARGIN)
    image = QImage(width, high, QImage.Format.Format_RGB32)
    palette = look.palette
    image.fill(QColor(palette.panel))
    painter = QPainter(image)
    painter.setFont(font)
    painter.setPen(QColor(palette.text))
    for number, one in enumerate(boards):
        x = MARGIN + number % A_ROW * (shape.width() + MARGIN)
        y = MARGIN + number // A_ROW * (shape.height() + high_title + MARGIN)
        if high_title:
            place = QRectF(x, y, shape.width(), high_title)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, NAMES[number])
        painter.drawImage(QPoint(x, y + high_title), one)
    _draw(painter, page, QRectF(MARGIN, top, width - 2 * MARGIN, high - top - MARGIN), palette.text)
    if top + page.size().height() + MARGIN > high:
        foot = QRectF(0, high - MARGIN, width, MARGIN)
        painter.fillRect(foot, QColor(palette.panel))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, MORE.in_(look.language))
    painter.end()
    return image


def _boards(board: BoardView, host: Host, asked: Asked, width: int) -> list[QImage]:
    """Return the board of each reading, what is not the same on all of them outlined."""
    nodes = tuple(dict.fromkeys(asked.nodes))
    views = [view(host.tree.table_at(node), asked.seat) for node in nodes]
    wide = width if len(views) == 1 else (width - MARGIN) // A_ROW
    shown = board.viewport().size()
    size = QSize(wide, round(wide * shown.height() / max(1, shown.width())))
    unlike = unlike_things(views) if len(views) > 1 else (frozenset[str](),)
    return [
        reading_picture(board, one, size, marked) for one, marked in zip(views, unlike, strict=True)
    ]


def _draw(painter: QPainter, page: RichDocument, room: QRectF, ink: str) -> None:
    context = Laying.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(ink))
    painter.save()
    painter.translate(room.topLeft())
    inside = QRectF(0, 0, room.width(), room.height())
    painter.setClipRect(inside)
    page.documentLayout().draw(painter, context)
    painter.restore()
