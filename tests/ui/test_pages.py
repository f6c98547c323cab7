"""Pages over pages: leaving one leads back to where one came from."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK


def lay(window: Window) -> None:
    window.put_on_board(new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7))


def test_each_page_leads_back_to_the_one_before(empty_window: Window) -> None:
    pages = empty_window.pages
    pages.show_home()
    pages.decks.show()
    decks = pages.currentWidget()
    pages.decks.edit(read_decklist("4 Iono PAL 185", empty_window.cards), None, "Mine")
    editor = pages.currentWidget()
    pages.open("cards")
    pages.leave()
    assert pages.currentWidget() is editor
    pages.show_settings()
    pages.leave()
    assert pages.currentWidget() is editor
    pages.leave()
    assert pages.currentWidget() is decks
    pages.leave()
    assert pages.currentWidget() is pages.home()


def test_going_to_a_page_below_leaves_what_lies_over_it(empty_window: Window) -> None:
    pages = empty_window.pages
    pages.show_home()
    pages.decks.show()
    pages.open("cards")
    pages.decks.show()
    pages.leave()
    assert pages.currentWidget() is pages.home()


def test_a_table_comes_back_and_a_new_one_is_at_the_bottom(empty_window: Window) -> None:
    pages = empty_window.pages
    lay(empty_window)
    place = empty_window.place
    pages.open("cards")
    pages.show_settings()
    pages.leave()
    pages.leave()
    assert pages.currentWidget() is place
    pages.decks.show()
    lay(empty_window)
    assert pages.currentWidget() is empty_window.place
    pages.show_settings()
    pages.leave()
    assert pages.currentWidget() is empty_window.place


def test_no_page_comes_up_between_two_tables(empty_window: Window) -> None:
    pages = empty_window.pages
    pages.show_home()
    lay(empty_window)
    before, actions = empty_window.place, empty_window.registry
    shown: list[QWidget | None] = []
    pages.currentChanged.connect(lambda at: shown.append(pages.widget(at)))
    lay(empty_window)
    assert empty_window.place is not before
    assert {*shown} == {empty_window.place}
    assert pages.indexOf(before) < 0
    assert empty_window.registry is actions, "the game is the same"


def test_a_table_that_cannot_be_shown_leaves_home_and_not_the_one_before(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = empty_window.pages
    pages.show_home()
    lay(empty_window)
    document = new_document("pokemon", ("Aki",), (DECK,), empty_window.cards, empty_window.tell, 7)

    def fail(*_: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr("app.ui.app.frame.window_table.TablePlace", fail)
    with pytest.raises(RuntimeError, match="no room"):
        empty_window.put_on_board(document)
    assert empty_window.place is None
    assert pages.currentWidget() is pages.home()
    document.close()
