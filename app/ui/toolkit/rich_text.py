"""Rich text: made here alone, from parts that are escaped, in documents that load nothing."""

from __future__ import annotations

import re
from html import escape
from math import ceil
from typing import Literal

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from app.core.data.value import value

Tag = Literal["b", "body", "li", "p", "span", "table", "td", "tr", "ul"]
"""None of them names a file."""

MARGIN = 4.0
"""Pixels around a page, as Qt has them where nobody says."""
_STYLE = re.compile(r"[\w #%.-]*")
"""What a property of style may be: sizes, colours and words, but no `url(…)`."""


@value
class Rich:
    """Words with looks. `rich` and `element` make it; HTML that came from elsewhere is none."""

    html: str = ""


def rich(*parts: Rich | str) -> Rich:
    """Return parts behind each other; what is only words stays as it is."""
    return Rich("".join(map(_html, parts)))


def element(tag: Tag, *parts: Rich | str, columns: int = 1, **style: str) -> Rich:
    """Return parts in an element, its style by property: `font_size="12px"`.

    `columns` is how many columns of a table it takes. Raises ValueError for a style that is more
    than sizes, colours and words.
    """
    for words in style.values():
        if not _STYLE.fullmatch(words):
            raise ValueError(words)
    looks = "".join(f"{name.replace('_', '-')}:{words};" for name, words in style.items())
    opening = tag + (f' colspan="{columns}"' if columns > 1 else "")
    opening += f' style="{looks}"' if looks else ""
    return Rich(f"<{opening}>{''.join(map(_html, parts))}</{tag}>")


def lines(*parts: Rich | str) -> Rich:
    """Return parts below each other."""
    return Rich("<br>".join(map(_html, parts)))


def _html(part: Rich | str) -> str:
    return part.html if isinstance(part, Rich) else escape(part)


class RichDocument(QTextDocument):
    """A document that opens no file, whatever it names."""

    def __init__(self, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDefaultFont(font)

    def loadResource(self, kind: int, _name: QUrl | str) -> object:
        """Return something empty: without a picture Qt would look for the file once more."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return b""
        nothing = QImage(1, 1, QImage.Format.Format_ARGB32)
        nothing.fill(Qt.GlobalColor.transparent)
        return nothing


def document_of(words: Rich, font: QFont) -> RichDocument:
    """Return a document of rich text, as it is printed."""
    page = RichDocument(font)
    page.setHtml(words.html)
    return page


def markdown_page(markdown: str, font: QFont, width: float) -> RichDocument:
    """Return a document of the program's own Markdown, laid out; tags in it are only words."""
    page = RichDocument(font)
    page.setDocumentMargin(0)
    features = QTextDocument.MarkdownFeature
    page.setMarkdown(markdown, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
    page.setTextWidth(width)
    return page


def height_of(words: Rich, font: QFont, width: float, margin: float = MARGIN) -> float:
    """Return how high a page is, in pixels, in lines of `width` with a `margin` around it."""
    page = RichDocument(font)
    page.setDocumentMargin(margin)
    page.setHtml(words.html)
    page.setTextWidth(width)
    return page.size().height()


class RichPage(QTextBrowser):
    """Rich text to be read: it scrolls, is selected and copied, and leads nowhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = Rich()
        self.setDocument(RichDocument(self.font(), self))
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def show_rich(self, words: Rich) -> None:
        """Show other words, from their beginning."""
        self.shown = words
        self.setHtml(words.html)
        # Where the page has no size yet, Qt scrolls to the caret.
        self.verticalScrollBar().setValue(0)


class RichLabel(RichPage):
    """Rich text that is as high as its words are at its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "label")
        self.document().setDocumentMargin(0)
        # Like any label it is clicked to select in it; Tab leads past it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rich(self, words: Rich) -> None:
        """Show other words, and take the room that they need."""
        super().show_rich(words)
        self.setAccessibleName(self.toPlainText())
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words."""
        beside = 2 * self.frameWidth()
        return ceil(height_of(self.shown, self.font(), width - beside, 0)) + beside

    def sizeHint(self) -> QSize:
        """Return the room in which no line is broken."""
        beside = 2 * self.frameWidth()
        wide = ceil(self.document().idealWidth()) + beside
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return room for a line."""
        line = self.fontMetrics().height()
        return QSize(line, line + 2 * self.frameWidth())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what this lies on."""
        event.ignore()
