"""The finder: anything by its name, on what was selected before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intents.turn_intents import NextTurn
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.app.window import Window
from app.ui.commands.finder import Finder
from app.ui.look.colour import contrast
from app.ui.look.crest_icon import sign_icon
from app.ui.look.palette import PALETTES
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DRAKLOAK, DREEPY, Game


@pytest.fixture
def game(empty_window: Window) -> Game:
    game = Game()
    game.do(NextTurn(0))
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    return game


def open_finder(window: Window, text: str = "") -> Finder:
    window.run_action("find")
    finder = window.findChildren(Finder)[-1]
    # Typed as an input method does: key events know no kana.
    finder.field.insert(text)
    return finder


def rows(finder: Finder) -> list[list[str]]:
    items = [finder.list.topLevelItem(row) for row in range(finder.list.topLevelItemCount())]
    return [[item.text(column) for column in range(3)] for item in items if item is not None]


def test_an_action_is_found_and_done(game: Game, empty_window: Window) -> None:
    finder = open_finder(empty_window, "draw a")
    assert rows(finder)[0] == ["Draw a card", "Piles", "D"]
    before = len(game.view().cards_in("hand.0"))
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert len(game.view().cards_in("hand.0")) == before + 1
    assert not finder.isVisible()


def test_it_acts_on_what_was_selected(game: Game, empty_window: Window) -> None:
    unit = game.stand(DREEPY, "active.0")
    assert empty_window.board is not None
    empty_window.board.select(Selection(units=(unit,)))
    finder = open_finder(empty_window, "poisoned")
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert {mark.key for mark in game.view().units[unit].marks} == {"poisoned"}


def test_what_wants_a_card_in_play_says_so(game: Game, empty_window: Window) -> None:
    assert ["Draw a card", "Piles", "D"] in rows(open_finder(empty_window, "draw a"))
    before = rows(open_finder(empty_window, "poisoned"))[0]
    assert before[1] == "not now", "nobody is in play"
    unit = game.stand(DREEPY, "active.0")
    assert rows(open_finder(empty_window, "poisoned"))[0][1] == "select a card in play first"
    empty_window.looks.switch_language()
    assert rows(open_finder(empty_window, "どく"))[0][1] == "先に場のカードを選択"
    empty_window.looks.switch_language()
    assert empty_window.board is not None
    empty_window.board.select(Selection(units=(unit,)))
    assert rows(open_finder(empty_window, "poisoned"))[0][1] == "Special Conditions"


def test_what_needs_a_pile_means_one_s_own(game: Game, empty_window: Window) -> None:
    before = game.view().zones["deck.0"].count
    finder = open_finder(empty_window, "draw 3")
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert before is not None
    assert game.view().zones["deck.0"].count == before - 3


def test_what_is_not_possible_says_so(game: Game, empty_window: Window) -> None:
    finder = open_finder(empty_window, "devolve")
    assert rows(finder)[0][1] == "not now"
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert "Devolve" in empty_window.messages.kept[0].words.en


def test_cards_are_found_in_either_language_and_selected(game: Game, empty_window: Window) -> None:
    unit = game.stand(DRAKLOAK, "bench.0")
    finder = open_finder(empty_window, "どろんち")
    found = [row for row in rows(finder) if row[0] == "Drakloak"]
    assert found == [["Drakloak", "Aki: Bench", ""]]
    finder.list.setCurrentItem(finder.list.topLevelItem(rows(finder).index(found[0])))
    finder.choose()
    assert empty_window.selection().units == (unit,)


def test_a_card_is_shown_by_what_it_is_known_by(game: Game, empty_window: Window) -> None:
    game.stand(DREEPY, "active.0")
    finder = open_finder(empty_window, "dreepy")
    item = finder.list.topLevelItem(0)
    assert item is not None
    side = finder.list.iconSize().width()
    face = cards_of(game.table.spec).face(DREEPY)
    shown = sign_icon(face, side, finder.devicePixelRatioF(), "en")
    assert item.icon(0).pixmap(side).toImage() == shown.pixmap(side).toImage()


def test_hidden_cards_are_not_found(game: Game, empty_window: Window) -> None:
    finder = open_finder(empty_window, "dreepy")
    assert [row for row in rows(finder) if row[0] == "Dreepy"] == []


def test_arrows_walk_escape_closes_and_the_board_has_the_keys_again(
    game: Game, empty_window: Window, qtbot: QtBot
) -> None:
    finder = open_finder(empty_window)
    QTest.keyClick(finder.field, Qt.Key.Key_Down)
    assert finder.list.currentIndex().row() == 1
    assert rows(finder)[1][0] in finder.field.accessibleDescription()
    QTest.keyClick(finder.field, Qt.Key.Key_Up)
    QTest.keyClick(finder.field, Qt.Key.Key_Escape)
    assert not finder.isVisible()
    assert empty_window.board is not None
    qtbot.waitUntil(empty_window.board.hasFocus)


def test_a_card_comes_before_nine_ways_to_draw(game: Game, empty_window: Window) -> None:
    game.stand(DRAKLOAK, "bench.0")
    finder = open_finder(empty_window, "dr")
    found = [row[0] for row in rows(finder)]
    assert found.index("Draw a card") < found.index("Drakloak") < found.index("Draw 1")
    assert "Draw 9" in found
    # Whoever types the number wants just that.
    finder.field.setText("draw 9")
    assert rows(finder)[0][0] == "Draw 9"


@pytest.mark.parametrize("theme", sorted(PALETTES))
def test_places_can_be_read_in_every_theme(game: Game, empty_window: Window, theme: str) -> None:
    empty_window.looks.apply("theme", theme)
    finder = open_finder(empty_window, "de")
    palette = empty_window.look.palette
    for row in range(finder.list.topLevelItemCount()):
        item = finder.list.topLevelItem(row)
        assert item is not None
        assert contrast(item.foreground(1).color().name(), palette.panel_raised) >= 4.5


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_large_text_leaves_the_top_bar_free_and_takes_its_signs_along(
    game: Game, empty_window: Window, scale: float
) -> None:
    empty_window.looks.apply("text_scale", scale)
    QApplication.processEvents()
    finder = open_finder(empty_window, "dr")
    bar = empty_window.top_bar
    top = bar.mapTo(empty_window, bar.rect().bottomLeft()).y()
    assert top < finder.geometry().top()
    assert empty_window.rect().contains(finder.geometry())
    line = finder.fontMetrics().height()
    assert 0.8 * line <= finder.list.iconSize().height() <= line


def test_keys_that_do_the_same_do_not_read_as_a_chord(game: Game, empty_window: Window) -> None:
    finder = open_finder(empty_window, "zoom in")
    assert rows(finder)[0][2] == "Ctrl++ or Ctrl+="
    empty_window.looks.switch_language()
    finder = open_finder(empty_window, "zoom in")
    assert rows(finder)[0][2] == "Ctrl++、Ctrl+="
