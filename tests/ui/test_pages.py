"""Pages over pages: leaving one leads back to where one came from."""

from __future__ import annotations

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
