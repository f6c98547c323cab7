"""The printed deck sheet: one page where it can be, every row inside the page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.decks.deck_pdf import Paper, _pages, sheet_pdf

HEIGHTS: dict[Paper, int] = {"a4": 29700, "letter": 27940}


def sheet(*rows: int) -> Sheet:
    """A sheet whose parts have so many rows."""
    row = SheetRow(1, Words("A card", "カード"), "ABC", "12", "H")
    parts = tuple(SheetPart(both("Part"), count, (row,) * count) for count in rows)
    return Sheet("A deck with a name that is far too long for one line" * 3, parts, sum(rows))


def pages(data: bytes) -> int:
    return data.count(b"/Type /Page\n")


@pytest.mark.parametrize("paper", HEIGHTS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_usual_deck_is_one_page(qtbot: QtBot, paper: Paper, language: str) -> None:
    data = sheet_pdf(sheet(12, 18, 3), "ja" if language == "ja" else "en", paper)
    assert data.startswith(b"%PDF-1.")
    assert pages(data) == 1


@pytest.mark.parametrize(("rows", "wanted"), [((0, 0, 0), 1), ((40, 5, 3), 1), ((120, 60, 20), 3)])
def test_more_rows_become_smaller_before_they_need_a_page(
    qtbot: QtBot, rows: tuple[int, ...], wanted: int
) -> None:
    assert pages(sheet_pdf(sheet(*rows), "en", "letter")) == wanted


@pytest.mark.parametrize("paper", HEIGHTS)
@pytest.mark.parametrize("rows", [(1, 1, 1), (12, 18, 3), (30, 20, 9), (300, 2, 1), (0, 0, 60)])
def test_nothing_is_beyond_the_page_and_no_heading_stays_behind(
    paper: Paper, rows: tuple[int, ...]
) -> None:
    made = _pages(sheet(*rows), HEIGHTS[paper])
    assert sum(strip.row is not None for page in made for strip in page) == sum(rows)
    for page in made:
        assert sum(strip.height for strip in page) <= HEIGHTS[paper] - 2500
        assert page[-1].row is not None or page[-1].part is None


def test_cards_have_their_crests_where_there_are_any(qtbot: QtBot) -> None:
    cards = GAMES.cards("pokemon")
    made = cards.lists.sheet(cards.lists.read("4 Dreepy TWM 128\n4 Basic Fire Energy\n1 Foo"))
    bare, drawn = sheet_pdf(made, "en"), sheet_pdf(made, "en", face_of=cards.face)
    assert pages(drawn) == pages(bare) == 1
    assert len(drawn) > len(bare)
