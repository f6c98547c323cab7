"""The lists of a game on paper, as PDF, as many pages as they need. Needs no display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter

from app.ui.app.application import application
from app.ui.decks.paper_pen import GREY, INK
from app.ui.learning.lists_page import ListLook, page_of
from app.ui.learning.paged import write_pages
from app.ui.look.fonts import families
from app.ui.look.sign_inks import sign_inks
from app.ui.toolkit.rich_text import document_of, element, rich

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.lists_contract import ListSection

PIXELS = 12
"""Height of the letters: nine points."""
MARGIN = 14
"""Millimetres: no printer needs more."""
DOTS = 1200
"""Per inch."""
PAPER = "#ffffff"


def lists_pdf(
    title: str,
    sections: tuple[ListSection, ...],
    language: Language,
    foot: str,
    cards: GameCards,
) -> bytes:
    """Return the lists as a PDF file on A4, with the signs of `cards` in their colours."""
    application()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    edge = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    upright = QPageLayout.Orientation.Portrait
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, upright, edge, QPageLayout.Unit.Millimeter))
    writer.setResolution(DOTS)
    writer.setTitle(title)
    writer.setCreator("Chabudai")
    font = QFont(list(families()))
    font.setPixelSize(PIXELS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    inks = sign_inks(cards, language, PAPER, INK.name())
    look = ListLook(language, INK.name(), GREY.name(), inks, INK.name(), INK.name())
    head = element("p", element("b", title), font_size="x-large")
    write_pages(document_of(rich(head, page_of(sections, look, (), foot)), font), writer, title)
    buffer.close()
    return bytes(data.data())
