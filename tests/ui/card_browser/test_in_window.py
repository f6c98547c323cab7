"""All cards in the window: beside the table, as a page, and with pictures of one's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.places import images_folder
from app.ui.app.window import Window
from app.ui.cards.browser.browser_page import CardsPage
from app.ui.cards.browser.browser_sheet import CardsSheet
from app.ui.look.faces.bake import card_rect
from app.ui.look.faces.card_picture import CardPicture
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, Game

SIZE = (126, 176)
GREEN = QColor("#00c000")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures but those that a test puts there."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))


@pytest.fixture
def game(empty_window: Window) -> Game:
    game = Game()
    game.stand(DREEPY, "active.0")
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    return game


def sheet_of(window: Window) -> CardsSheet:
    (sheet,) = window.room.findChildren(CardsSheet)
    return sheet


def put(folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    image = QImage(63, 88, QImage.Format.Format_RGB32)
    image.fill(GREEN)
    assert image.save(str(folder / name))


def is_green(window: Window) -> bool:
    """Whether Dreepy shows the green picture on the table."""
    want = CardPicture(window.cards.face(DREEPY), SIZE, "en")
    picture = window.art.now(want).toImage()
    middle = card_rect(QSize(*SIZE)).center()
    return picture.pixelColor(middle) == GREEN


# -- where they show --------------------------------------------------------------------------


def test_beside_the_table_they_are_a_sheet_below_the_bar(game: Game, empty_window: Window) -> None:
    empty_window.run_action("cards")
    sheet = sheet_of(empty_window)
    assert empty_window.at_table
    assert sheet.y() >= empty_window.top_bar.height()
    assert sheet.browser.filters.field.hasFocus()
    sheet.browser.filters.field.setText("dreepy")
    assert sheet.browser.card is not None
    assert sheet.browser.card.name.en == "Dreepy"


def test_esc_closes_the_sheet_and_the_board_has_the_keys_again(
    game: Game, empty_window: Window
) -> None:
    assert empty_window.board is not None
    empty_window.board.setFocus()
    empty_window.run_action("cards")
    sheet = sheet_of(empty_window)
    sheet.browser.to_cards()
    QTest.keyClick(sheet.browser.grid, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert empty_window.board.hasFocus()


def test_opened_again_there_is_one_sheet(game: Game, empty_window: Window, qtbot: QtBot) -> None:
    empty_window.run_action("cards")
    empty_window.run_action("cards")
    qtbot.waitUntil(lambda: len(empty_window.room.findChildren(CardsSheet)) == 1)


def test_letters_on_the_cards_do_nothing_at_the_table(game: Game, empty_window: Window) -> None:
    empty_window.run_action("cards")
    sheet = sheet_of(empty_window)
    sheet.browser.to_cards()
    before = len(game.view().cards_in("hand.0"))
    QTest.keyClick(sheet.browser.grid, "d")
    assert len(game.view().cards_in("hand.0")) == before
    assert sheet.browser.filters.text == "d"


def test_without_a_table_they_are_a_page(empty_window: Window) -> None:
    empty_window.pages.show_home()
    empty_window.run_action("cards")
    page = empty_window.pages.currentWidget()
    assert isinstance(page, CardsPage)
    assert page.browser.filters.field.hasFocus()
    QTest.keyClick(page.browser.filters.field, Qt.Key.Key_Escape)
    assert not isinstance(empty_window.pages.currentWidget(), CardsPage)


def test_the_decks_page_leads_to_all_cards(empty_window: Window) -> None:
    empty_window.pages.decks.show()
    decks = empty_window.pages.currentWidget()
    decks.all_cards.click()  # type: ignore[union-attr]
    assert isinstance(empty_window.pages.currentWidget(), CardsPage)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_an_open_sheet_takes_every_theme_and_the_other_language(
    game: Game, empty_window: Window, qtbot: QtBot, theme: str
) -> None:
    empty_window.run_action("cards")
    sheet = sheet_of(empty_window)
    empty_window.looks.apply("theme", theme)
    assert sheet.look.palette.name == theme
    empty_window.looks.apply("language", "ja")
    qtbot.waitUntil(lambda: sheet.browser.filters.boxes["kind"].itemText(1) == "ポケモン")


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_the_sheet_fits_into_the_window_at_every_size_of_text(
    game: Game, empty_window: Window, scale: float
) -> None:
    empty_window.resize(1024, 640)
    empty_window.looks.apply("text_scale", scale)
    empty_window.run_action("cards")
    sheet = sheet_of(empty_window)
    assert empty_window.room.rect().contains(sheet.geometry())
    cell = sheet.browser.grid.delegate.cell()
    port = sheet.browser.grid.viewport().size()
    assert cell.width() <= port.width()
    assert cell.height() <= port.height()


# -- pictures of one's own --------------------------------------------------------------------


def test_pictures_are_noticed_when_one_looks_again(
    game: Game, empty_window: Window, qtbot: QtBot
) -> None:
    assert not is_green(empty_window)
    put(images_folder(), f"{DREEPY}.png")
    assert not is_green(empty_window)
    empty_window.looks.apply("images", "")
    assert is_green(empty_window)
    assert empty_window.messages.kept[0].words.en == "1 picture of cards found."


def test_another_folder_is_chosen(game: Game, empty_window: Window, tmp_path: Path) -> None:
    put(tmp_path / "mine", f"{DREEPY}.png")
    empty_window.looks.apply("images", str(tmp_path / "mine"))
    assert is_green(empty_window)
    empty_window.looks.apply("images", "")
    assert not is_green(empty_window)


def test_a_folder_that_is_gone_is_told_and_cards_are_drawn(
    game: Game, empty_window: Window, tmp_path: Path
) -> None:
    empty_window.looks.apply("images", str(tmp_path / "gone"))
    assert not is_green(empty_window)
    assert str(tmp_path / "gone") in empty_window.messages.kept[0].words.en


def test_the_board_forgets_the_drawn_faces(game: Game, empty_window: Window, qtbot: QtBot) -> None:
    put(images_folder(), f"{DREEPY}.png")
    empty_window.looks.apply("images", "")
    board = empty_window.board
    assert board is not None
    qtbot.waitUntil(lambda: not empty_window.art.pending)
    piece = board.board.pieces[next(iter(game.view().units))].piece
    picture = board.board.pictures.get(piece, 2.0)
    if not picture.complete:
        qtbot.waitUntil(lambda: not empty_window.art.pending)
        picture = board.board.pictures.get(piece, 2.0)
    middle = QPointF(*picture.middle).toPoint()
    assert picture.pixmap.toImage().pixelColor(middle) == GREEN


# -- the start --------------------------------------------------------------------------------


def test_the_window_starts_without_any_of_it() -> None:
    program = (
        "import sys; import app.ui.app.window, app.ui.app.program; "
        "print([m for m in sys.modules if 'cards.browser' in m or 'own_pictures' in m])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
