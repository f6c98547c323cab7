"""Rich text is made of escaped parts, and its documents open no file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QApplication

from app.ui.toolkit.rich_text import Rich, RichDocument, RichLabel, RichPage, element, lines, rich
from tests.helpers.hostile import Bait, bait

pytestmark = pytest.mark.painted


@pytest.fixture
def laid_out() -> Iterator[Bait]:
    with bait() as found:
        yield found


def paint(document: QTextDocument) -> None:
    document.setTextWidth(200)
    picture = QImage(200, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    document.drawContents(painter)
    painter.end()


def test_words_are_escaped_and_looks_are_not() -> None:
    said = rich(element("b", "<i>&", color="#fff"), " ", "x<br>")
    assert said == Rich('<b style="color:#fff;">&lt;i&gt;&amp;</b> x&lt;br&gt;')
    assert lines("a<", element("td", "b", columns=2)).html == 'a&lt;<br><td colspan="2">b</td>'


@pytest.mark.parametrize("style", ["url(/dev/zero)", 'red"><img src=x>', "red;x:y", "a\\b"])
def test_a_style_is_sizes_colours_and_words(style: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        element("p", "words", background=style)


@given(st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=40))
def test_whatever_is_written_is_shown(words: str) -> None:
    page = RichDocument(QFont())
    page.setHtml(element("p", words, white_space="pre-wrap").html)
    assert page.toPlainText() == words.replace("\u00a0", " ")


NAMED = (
    '<img src="{path}">',
    '<img src="file://{path}">',
    '<link type="text/css" href="{path}">',
    '<table background="{path}"><tr><td>x</td></tr></table>',
    '<p style="background-image: url({path})">x</p>',
    '<ul style="list-style-image: url({path})"><li>x</li></ul>',
)


@pytest.mark.parametrize("html", NAMED)
def test_a_document_opens_no_file(qapp: QApplication, laid_out: Bait, html: str) -> None:
    html = html.format(path=laid_out.path)
    document = RichDocument(QFont())
    document.setHtml(html)
    paint(document)
    page = RichPage()
    page.setHtml(html)
    page.resize(200, 200)
    page.grab()
    assert laid_out.taken() == 0


@pytest.mark.parametrize("html", NAMED[:3])
def test_a_document_of_qt_would(qapp: QApplication, laid_out: Bait, html: str) -> None:
    document = QTextDocument()
    document.setHtml(html.format(path=laid_out.path))
    paint(document)
    assert laid_out.taken()


def test_a_link_leads_nowhere(qapp: QApplication, laid_out: Bait) -> None:
    page = RichPage()
    page.setHtml(f'<a href="{laid_out.path}">x</a>')
    page.anchorClicked.emit(QUrl.fromLocalFile(str(laid_out.path)))
    assert page.toPlainText() == "x"
    assert laid_out.taken() == 0


def test_a_label_is_as_high_as_its_words(qapp: QApplication) -> None:
    label = RichLabel()
    label.show_rich(rich("a word ", element("b", "and more words " * 20)))
    assert label.heightForWidth(2000) < label.heightForWidth(200) < label.heightForWidth(100)
    assert label.sizeHint().height() == label.heightForWidth(label.sizeHint().width())
    assert label.accessibleName().startswith("a word and more")
    label.resize(200, label.heightForWidth(200))
    label.grab()
    assert label.verticalScrollBar().maximum() == 0
