"""What is printed stands on pages, and what belongs together on one of them."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QFont, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication

from app.ui.learning.paged import keep_together, write_pages
from app.ui.toolkit.rich_text import Rich, document_of, element, rich

WIDE, HIGH = 400.0, 300.0


def lists(sections: int, rows: int) -> QTextDocument:
    parts: list[Rich] = []
    for section in range(sections):
        title = element("b", f"Section {section}")
        parts.append(element("p", title, font_size="large", margin="14px 0 4px 0"))
        for row in range(rows):
            parts.append(element("p", element("b", f"Row {row}"), margin="5px 0 0 0"))
            parts.append(element("p", "What it does. " * 6, margin="0 0 2px 12px"))
    font = QFont()
    font.setPixelSize(12)
    return document_of(rich(*parts), font)


def pages_of(document: QTextDocument) -> list[list[str]]:
    """The blocks of each page by their first words; one that begins on a page stands there."""
    layout = document.documentLayout()
    pages: list[list[str]] = [[] for _ in range(document.pageCount())]
    block = document.begin()
    while block.isValid():
        box = layout.blockBoundingRect(block)
        first, last = int(box.top() / HIGH), int((box.bottom() - 1) / HIGH)
        assert first == last, f"{block.text()} stands on two pages"
        pages[first].append(block.text().split()[0])
        block = block.next()
    return pages


def test_no_page_ends_with_a_heading_nor_begins_with_what_belongs_to_the_one_before(
    qapp: QApplication,
) -> None:
    document = lists(7, 5)
    keep_together(document, WIDE, HIGH)
    pages = pages_of(document)
    assert len(pages) > 5
    assert all(page[0] in ("Section", "Row") for page in pages)
    assert all(page[-1] == "What" for page in pages)
    assert sum(map(len, pages)) == 7 * 11, "nothing is lost"


def test_what_is_longer_than_a_page_goes_on_on_the_next(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(12)
    document = document_of(element("p", "What it does. " * 400), font)
    keep_together(document, WIDE, HIGH)
    assert document.pageCount() > 2


def test_each_page_is_written_with_its_number(qapp: QApplication) -> None:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(1200)
    document = lists(12, 8)
    count = write_pages(document, writer, "Lists")
    buffer.close()
    assert count == document.pageCount() > 2
    assert bytes(data.data()).count(b"/Type /Page\n") == count
