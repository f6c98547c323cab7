"""A row of the log is known by the crest of the one card it names, and by none that it keeps back.

A sentence is made of what its seat may know, and the crest is taken from that sentence alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFont

from app.core.text.words import Span
from app.games.game_registry import GAMES
from app.ui.look.look import Look
from app.ui.panels.log.log_model import LogLine
from app.ui.panels.log.log_rows import Page, lay_out

if TYPE_CHECKING:
    from app.cards.face import Face

pytestmark = pytest.mark.usefixtures("qapp")
SHOWN, OTHER = Span("Dreepy", "TWM-128"), Span("Drakloak", "TWM-129")


def _crest(*sentence: Span) -> tuple[Face | None, list[str]]:
    """Return whose crest a row shows, and the cards it asked about for it."""
    asked: list[str] = []

    def face_of(ref: str) -> Face:
        asked.append(ref)
        return GAMES.cards("pokemon").face(ref)

    page = Page(QFont(), 300, Look().palette, "10.10", face_of)
    row = lay_out(LogLine("step", "1.1", sentence, 1), page)
    return (row.crest[1] if row.crest is not None else None), asked


def test_a_row_about_one_card_has_its_crest() -> None:
    face, _ = _crest(Span("Aki plays "), SHOWN)
    assert face is not None
    assert face.key == SHOWN.ref


def test_a_card_that_the_row_keeps_back_has_none_and_is_not_asked_about() -> None:
    assert _crest(Span("Aki draws a card")) == (None, [])


def test_a_row_about_several_cards_is_known_by_none_of_them() -> None:
    assert _crest(SHOWN, Span(" evolves into "), OTHER) == (None, [])


def test_a_long_sentence_says_as_much_in_large_text() -> None:
    sentence = (Span("Aki shuffles their deck and draws seven cards; " * 6),)
    told = []
    for pixels, width in ((13, 290), (39, 480)):
        font = QFont()
        font.setPixelSize(pixels)
        row = lay_out(LogLine("step", "0.1", sentence, 1), Page(font, width, Look().palette, "0.1"))
        line = row.layout.lineAt(row.shown - 1)
        told.append(line.textStart() + line.textLength())
    assert told[1] >= told[0] * 0.9
