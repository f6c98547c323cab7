"""The window with a game whose cards nobody else has: it shows them, and leaves out what is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.cards.deck.deck import DeckList
from app.store.decks.saved_decks import DeckShelf
from app.ui.cards.browser.filter_row import FilterRow
from app.ui.decks.deck_findings import remarks
from app.ui.decks.editor.deck_menus import deck_menu
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.odds.odds_view import OddsView
from app.ui.home.tiles.deck_cards import deck_rows
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from app.ui.table.options.options_section import RulesSection
from tests.helpers.playing_cards import PlayingCards

LIST = "2 Ace of Spades\n1 Queen of Hearts\n1 Joker\n"


@pytest.fixture
def cards() -> PlayingCards:
    return PlayingCards()


@pytest.fixture
def deck(cards: PlayingCards) -> DeckList:
    return cards.lists.read(LIST, "Evening")


@pytest.fixture
def editor(qapp: QApplication, cards: PlayingCards, tmp_path: Path) -> Iterator[DeckEditor]:
    art = CardArt(Look(LIGHT, "en"))
    page = DeckEditor(art.look, cards, art, shelf=DeckShelf(tmp_path))
    page.resize(1100, 700)
    page.show()
    yield page
    page.close()
    page.deleteLater()
    art.close()


def test_the_editor_shows_a_deck_by_the_groups_of_its_game(
    editor: DeckEditor, deck: DeckList
) -> None:
    editor.edit(deck)
    rows = [(row.count, row.name.en) for row in editor.parts.view.pile.rows]
    assert rows == [
        *[(3, "Spades"), (2, "Ace of Spades"), (1, "Joker")],
        *[(1, "Hearts"), (1, "Queen of Hearts")],
    ]


def test_a_card_is_put_in_by_its_name_and_taken_out_again(
    editor: DeckEditor, deck: DeckList
) -> None:
    editor.edit(deck)
    editor.deeds.add_card("D-7")
    assert editor.work.deck.lines[-1].key == "D-7"
    editor.deeds.undo()
    assert editor.work.deck == deck


def test_a_game_without_a_check_says_so(editor: DeckEditor, deck: DeckList) -> None:
    editor.edit(deck)
    check = editor.parts.check
    check.check()
    assert check.told() == "This deck is for a game that is not checked."
    assert not check.format.isVisibleTo(check)
    assert check.said == ()


def test_where_no_format_says_how_many_cards_there_are_only_counted(
    editor: DeckEditor, deck: DeckList
) -> None:
    editor.edit(deck)
    assert editor.parts.head.total.text() == "4 cards"


def test_the_forms_of_the_game_are_in_the_menu(editor: DeckEditor, cards: PlayingCards) -> None:
    menu = deck_menu("en", editor, lambda _: (), cards.lists.forms, empty=False, kept=True)
    forms = menu.actions()[-1].menu().actions()
    assert [action.text() for action in forms] == ["Text…", "Sheet for an event (PDF)…"]


def test_a_deck_without_a_check_has_only_its_reading_to_remark(
    cards: PlayingCards, deck: DeckList
) -> None:
    assert remarks(deck, cards, "en") == ()


def test_the_page_of_a_deck_has_the_parts_that_the_game_names(
    cards: PlayingCards, deck: DeckList
) -> None:
    headings = [row.name.ja for row in deck_rows(deck, cards) if row.card is None]
    assert headings == ["スペード", "ハート"]


def test_a_deck_without_odds_says_why(qtbot: QtBot, cards: PlayingCards, deck: DeckList) -> None:
    view = OddsView(Look(LIGHT, "en"), deck, cards)
    qtbot.addWidget(view)
    assert view.summary.text() == "⚠ This game has no opening hand."


def test_cards_are_narrowed_down_by_what_the_game_tells_apart(
    qtbot: QtBot, cards: PlayingCards
) -> None:
    row = FilterRow(Look(LIGHT, "ja"), cards)
    qtbot.addWidget(row)
    (suits,) = row.boxes.values()
    assert [suits.itemText(at) for at in range(suits.count())] == [
        *["すべてのスート", "スペード", "ハート", "ダイヤ", "クラブ"]
    ]
    row.choose({"suit": "D"})
    assert row.chosen == {"suit": "D"}


def test_a_table_of_a_game_without_a_check_asks_for_no_day(qtbot: QtBot) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    section = RulesSection(Look(LIGHT, "en"), (), None, sheet)
    assert section.played() is None
