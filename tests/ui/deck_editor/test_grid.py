"""A deck put together in a grid: cards, rows and columns are switched on and off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games.blackpoker.cards.black_cards import black_cards
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.editor.panels.grid_view import GridPanel
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT

LIST = "1 ♠A\n2 ♠2\n1 ♥K\n1 A card of my own\n"


@pytest.fixture
def page(qapp: QApplication, tmp_path: Path) -> Iterator[DeckEditor]:
    art = CardArt(Look(LIGHT, "en"))
    page = DeckEditor(art.look, black_cards(), art, shelf=DeckShelf(tmp_path / "decks"))
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    page.edit(black_cards().lists.read(LIST, "Evening"))
    page.parts.part.switches.click()
    page.setFocus()
    QApplication.processEvents()
    yield page
    page.close_page()
    page.close()
    page.deleteLater()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    art.close()


def grid(page: DeckEditor) -> GridPanel:
    found = page.parts.part.grid
    assert found is not None
    return found


def keys(page: DeckEditor) -> list[tuple[int, str]]:
    return [(line.count, line.key) for line in page.deck.lines]


def press(page: DeckEditor, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(grid(page).view, key)


def click(page: DeckEditor, row: int, column: int) -> None:
    view = grid(page).view
    middle: QPoint = view.visualRect(view.table.index(row, column)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def said(page: DeckEditor, row: int, column: int) -> str:
    index = grid(page).view.table.index(row, column)
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_it_takes_the_place_of_the_list_and_the_keyboard_begins_at_a_card(page: DeckEditor) -> None:
    assert grid(page).isVisible()
    assert not page.parts.view.isVisible()
    assert grid(page).view.hasFocus()
    page.parts.part.rows.click()
    assert page.parts.view.isVisible()
    assert not grid(page).isVisible()


def test_space_switches_a_card_and_arrows_walk(page: DeckEditor) -> None:
    assert said(page, 1, 1) == "Ace of Spades, in the deck"
    press(page, Qt.Key.Key_Space)
    assert said(page, 1, 1) == "Ace of Spades, not in the deck"
    assert "S-A" not in dict(map(reversed, keys(page)))
    press(page, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert said(page, 2, 2) == "2 of Hearts, in the deck"
    assert page.parts.head.total.text() == "5 / 54 cards"


def test_new_cards_go_where_the_grid_has_them(page: DeckEditor) -> None:
    click(page, 2, 5)
    click(page, 1, 13)
    assert [key for _, key in keys(page)][:5] == ["S-A", "S-2", "S-K", "H-5", "H-K"]


def test_a_heading_switches_its_row_or_column_as_one_step(page: DeckEditor) -> None:
    before = page.deck
    assert said(page, 2, 0) == "Hearts, 1 of 13 in the deck"
    click(page, 2, 0)
    assert said(page, 2, 0) == "Hearts, 13 of 13 in the deck"
    page.deeds.undo()
    assert page.deck == before
    click(page, 0, 1)
    assert {key for _, key in keys(page)} >= {"S-A", "H-A", "D-A", "C-A"}
    click(page, 0, 1)
    assert not {key for _, key in keys(page)} & {"S-A", "H-A", "D-A", "C-A"}
    assert page.work.undo_title is not None
    assert page.work.undo_title.en == "Take out the cards under “Ace”"


def test_what_the_grid_cannot_hold_stays_in_the_list(page: DeckEditor) -> None:
    told: list[str] = []
    page.said.connect(lambda words, _severity: told.append(words.en))
    assert said(page, 1, 2) == "2 of Spades, 2 in the deck"
    click(page, 1, 2)
    assert told == ["There are several copies: change their number in the list."]
    click(page, 0, 0)
    click(page, 0, 0)
    assert [(count, key.partition("|")[0]) for count, key in keys(page)] == [
        (2, "S-2"),
        (1, "?A card of my own"),
    ]
    assert grid(page).rest.text().startswith("Only in the list: 3 cards")


def test_free_places_do_nothing_and_jokers_belong_to_no_column(page: DeckEditor) -> None:
    before = page.deck
    click(page, 5, 5)
    assert page.deck == before
    click(page, 5, 0)
    assert {"J-R", "J-B"} <= {key for _, key in keys(page)}
    assert said(page, 0, 1) == "Ace, 1 of 4 in the deck"


def test_a_letter_begins_a_name_in_the_field(page: DeckEditor) -> None:
    press(page, Qt.Key.Key_Q)
    assert page.parts.field.hasFocus()


def test_a_game_without_a_grid_has_no_switch_for_it(page: DeckEditor, editor: DeckEditor) -> None:
    assert page.parts.part.switches.isVisible()
    assert not editor.parts.part.switches.isVisible()
