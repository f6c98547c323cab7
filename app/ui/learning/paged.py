"""A long text laid out for paper: what belongs together stands on one page, each has its number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
)

from app.ui.decks.paper_pen import GREY

if TYPE_CHECKING:
    from app.ui.toolkit.rich_text import RichDocument

PER_INCH = 96
"""Units of the layout in an inch, whatever the screen: a pixel of a style sheet is one."""
SLACK = 16.0
"""Room left at the foot of a page: the space above its first line is not counted."""
FOOT = 28.0
"""Height of what stands below the text of a page, in such units."""


def write_pages(document: RichDocument, writer: QPdfWriter, foot: str) -> int:
    """Write a document on as many pages as it needs; return how many.

    Each has `foot` and its number at its lower edge. Fonts count in pixels, of which an inch has
    `PER_INCH`.
    """
    scale = writer.resolution() / PER_INCH
    room = writer.pageLayout().paintRectPixels(writer.resolution())
    wide, high = room.width() / scale, room.height() / scale - FOOT
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    keep_together(document, wide, high)
    count, painter = document.pageCount(), QPainter(writer)
    painter.scale(scale, scale)
    for number in range(count):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * high)
        document.drawContents(painter, QRectF(0, number * high, wide, high))
        painter.restore()
        _write_foot(painter, document.defaultFont(), wide, high, (foot, f"{number + 1} / {count}"))
    painter.end()
    return count


def keep_together(document: RichDocument, wide: float, high: float) -> None:
    """Lay out on pages, and begin one before what would stand on two of them.

    A heading goes with its first entry, an entry is whole; what is indented belongs to what stands
    above it.
    """
    document.setPageSize(QSizeF(wide, -1))
    layout, began, broken = document.documentLayout(), 0.0, []
    for first, last in _groups(document):
        top, bottom = layout.blockBoundingRect(first).top(), layout.blockBoundingRect(last).bottom()
        if bottom - began > high - SLACK:
            broken.append(first)
            began = top
    # All at once, and paged only then: in between Qt would lay out no more than it is asked for.
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in broken:
        cursor.setPosition(block.position())
        looks = QTextBlockFormat(block.blockFormat())
        looks.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.setBlockFormat(looks)
    cursor.endEditBlock()
    document.setPageSize(QSizeF(wide, high))


def _groups(document: RichDocument) -> Iterator[tuple[QTextBlock, QTextBlock]]:
    """Yield the first and the last of the blocks that belong together."""
    block = document.begin()
    while block.isValid():
        last = block
        while (after := last.next()).isValid() and (
            _heads(last) or after.blockFormat().leftMargin()
        ):
            last = after
        yield block, last
        block = last.next()


def _heads(block: QTextBlock) -> bool:
    """Whether a block is a heading: its letters are larger than those of the text."""
    fragments = block.begin()
    return not fragments.atEnd() and bool(
        fragments.fragment().charFormat().property(QTextFormat.Property.FontSizeAdjustment)
    )


def _write_foot(
    painter: QPainter, font: QFont, wide: float, high: float, words: tuple[str, str]
) -> None:
    painter.setFont(font)
    painter.setPen(GREY)
    base = high + FOOT - 4
    painter.drawText(QPointF(0, base), words[0])
    painter.drawText(
        QPointF(wide - painter.fontMetrics().horizontalAdvance(words[1]), base), words[1]
    )
