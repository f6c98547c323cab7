"""What assistive technology takes the parts of the window for, and what is in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.ui.app.window import Window
from app.ui.home.decks.deck_tile import DeckTile
from app.ui.home.home_link import Link
from app.ui.home.lettering import Lettering, Masthead
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.panels.cards.large_card import LargeCard
from app.ui.panels.cards.reading_view import ReadingView
from app.ui.table.table_document import new_document
from app.ui.toolkit.spoken.spoken_role import speak_as
from tests.games.pokemon_table import DECK

Role = QAccessible.Role


@pytest.fixture
def window(empty_window: Window) -> Iterator[Window]:
    """A Pokémon table for two that is not set up, while somebody listens."""
    window = empty_window
    QAccessible.setActive(True)
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    QApplication.processEvents()
    yield window
    QAccessible.setActive(False)


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def below(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is in something, as assistive technology finds it."""
    for number in range(one.childCount()):
        child = one.child(number)
        if child is not None:
            yield child
            yield from below(child)


def names_in(window: QWidget, wanted: QAccessible.Role) -> list[str]:
    spoken = QAccessible.queryAccessibleInterface(window)
    return [one.text(QAccessible.Text.Name) for one in below(spoken) if one.role() == wanted]


def test_what_is_to_be_done_is_found_on_the_board(window: Window, qtbot: QtBot) -> None:
    assert window.side is not None
    assert window.board is not None
    strip = window.side.tasks.strip
    assert strip is not None
    qtbot.waitUntil(strip.isVisible)
    assert role(window.board) == Role.Canvas
    found = names_in(window.board, Role.Button)
    assert next(one.text() for one in strip.buttons if one.isVisible()) in found
    assert "Who goes first?" in names_in(window.board, Role.StaticText)


def test_headings_pictures_and_sheets_are_what_they_are(window: Window) -> None:
    window.side_panel.show_tab("outline")
    assert role(window.findChildren(OutlinePanel)[0]) == Role.Grouping
    assert window.side is not None
    window.side.pointed.read("TWM-130")
    assert role(window.findChildren(ReadingView)[0]) == Role.Dialog
    assert {role(card) for card in window.findChildren(LargeCard)} == {Role.Graphic}
    window.pages.show_home()
    assert role(window.findChildren(Masthead)[0]) == Role.Heading
    assert "Games" in names_in(window, Role.Heading)
    assert {role(one) for one in window.findChildren(Lettering)} == {Role.Heading, Role.StaticText}


def test_one_of_several_words_is_a_round_button_and_no_box_to_tick(window: Window) -> None:
    window.pages.show_home()
    home = next(one for one in window.findChildren(Link) if one.text() == "English").parentWidget()
    assert {"日本語", "English"} <= set(names_in(home, Role.RadioButton))
    assert names_in(home, Role.CheckBox) == []
    window.pages.decks.show()
    QApplication.processEvents()
    assert {role(tile) for tile in window.findChildren(DeckTile)} == {Role.RadioButton}


def test_a_role_is_taken_where_somebody_was_told_of_the_widget_before(qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    label = QLabel("Aki")
    qtbot.addWidget(label)
    assert role(label) == Role.StaticText
    speak_as(label, Role.Heading)
    label.setAccessibleName("Aki")
    spoken = QAccessible.queryAccessibleInterface(label)
    QAccessible.setActive(False)
    assert spoken.role() == Role.Heading
    assert spoken.text(QAccessible.Text.Name) == "Aki"
