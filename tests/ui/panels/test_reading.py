"""A card in big text: what it says, how it is read by keys, copied and spoken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.fonts import system_pixels
from app.ui.look.look import Look
from app.ui.look.palette import CONTRAST, LIGHT
from app.ui.panels.cards.reading_page import Detail
from app.ui.panels.cards.reading_view import LARGER, ReadingView
from tests.helpers.text_scale import scale_text

pytestmark = pytest.mark.painted

ON_IT = (
    Detail(strong="HP 170", words=" / 320", wrong="Damage 150"),
    Detail("Attached", words="Basic Psychic Energy ×2"),
)


@pytest.fixture
def view(base: PokemonCards, desk: QWidget) -> Iterator[ReadingView]:
    view = ReadingView(Look(LIGHT, "en"), desk, base.face("TWM-130"), ON_IT)
    yield view
    for left in desk.findChildren(ReadingView):
        left.close()


def test_all_that_a_card_says_is_on_the_page(view: ReadingView, base: PokemonCards) -> None:
    text = view.page.toPlainText()
    for said in base.face("TWM-130").said("en").splitlines():
        for word in said.split():
            assert word in text
    for said in ("Dragapult ex", "ドラパルトex", "Stage 2", "HP 320 Dragon", "Fire, Psychic"):
        assert said in text
    for said in ("Weakness: none", "Retreat: 1", "TWM-130", "Regulation mark H", "2 Prize"):
        assert said in text


def test_what_lies_on_it_stands_before_what_it_can_do(view: ReadingView) -> None:
    text = view.page.toPlainText()
    assert "HP 170 / 320 · Damage 150" in text
    assert text.index("Basic Psychic Energy ×2") < text.index("Phantom Dive")


def test_the_text_is_half_as_large_again_and_grows_with_the_rest(
    view: ReadingView, base: PokemonCards, desk: QWidget, qapp: QApplication
) -> None:
    assert view._pixels >= system_pixels() * LARGER
    before, font = view._pixels, qapp.font()
    scale_text(2.0)
    try:
        qapp.processEvents()
        assert view._pixels >= before * 1.8
        assert desk.rect().contains(view.sheet.geometry())
    finally:
        qapp.setFont(font)


def test_keys_scroll_and_copy(qtbot: QtBot, view: ReadingView) -> None:
    view.sheet.resize(400, 200)
    bar = view.page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0
    for _ in range(30):
        qtbot.keyClick(view.page, Qt.Key.Key_Down)
    assert bar.value() > 0
    qtbot.keyClick(view.page, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "Phantom Dive" in QGuiApplication.clipboard().text()
    assert view.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_on_the_page_close(qtbot: QtBot, view: ReadingView, key: Qt.Key) -> None:
    with qtbot.waitSignal(view.destroyed):
        qtbot.keyClick(view.page, key)


def test_the_cross_closes_and_a_click_on_the_words_does_not(
    qtbot: QtBot, view: ReadingView
) -> None:
    qtbot.mouseClick(view.page.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert view.isVisible()
    with qtbot.waitSignal(view.destroyed):
        qtbot.mouseClick(view.cross, Qt.MouseButton.LeftButton)


def test_a_screen_reader_gets_it_as_text(view: ReadingView) -> None:
    page = QAccessible.queryAccessibleInterface(view.page)
    assert page.text(QAccessible.Text.Name) == "Dragapult ex"
    words = page.textInterface()
    assert "Phantom Dive" in words.text(0, words.characterCount())
    assert view.cross.accessibleName()


def test_it_follows_language_and_theme_while_it_is_open(view: ReadingView) -> None:
    view.look.change(language="ja")
    view.show_details(ON_IT)
    assert view.page.toPlainText().startswith("ドラパルトex")
    view.look.change(palette=CONTRAST)
    assert CONTRAST.text in view.page.toHtml()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_any_card_and_a_back_can_be_read_in_the_contrast_theme(
    base: PokemonCards, desk: QWidget, language: str
) -> None:
    for face in (*(base.face(card.key) for card in list(base)[:40]), None):
        view = ReadingView(Look(CONTRAST, language), desk, face)  # type: ignore[arg-type]
        assert view.page.toPlainText().strip()
        view.grab()
        view.close()


def test_large_text_leaves_enough_lines_on_the_page(
    view: ReadingView, desk: QWidget, qapp: QApplication
) -> None:
    desk.resize(1280, 720)
    font = qapp.font()
    try:
        for scale in (2.0, 3.0):
            scale_text(scale)
            qapp.processEvents()
            lines = view.page.height() / (view._pixels * 1.45)
            assert lines >= 11
            assert view._pixels >= view.fontInfo().pixelSize()
    finally:
        qapp.setFont(font)


def test_few_words_are_larger_and_their_sheet_is_narrower(
    base: PokemonCards, desk: QWidget
) -> None:
    desk.resize(1280, 720)
    many = ReadingView(Look(LIGHT, "en"), desk, base.face("TWM-130"), ON_IT * 12)
    few = ReadingView(Look(LIGHT, "en"), desk, base.face("MEG-131"))
    assert few._pixels > many._pixels
    assert few.sheet.width() < many.sheet.width()
    assert few.page.verticalScrollBar().maximum() == 0
    # Like all others it is as high as the window.
    assert few.sheet.height() == many.sheet.height()
    for view in (few, many):
        view.close()


def test_nothing_looks_as_if_it_could_be_written_there(qtbot: QtBot, view: ReadingView) -> None:
    assert view.page.hasFocus()
    assert view.page.cursorWidth() == 0
    # Who walks through the words by keys sees where.
    qtbot.keyClick(view.page, Qt.Key.Key_Down)
    assert view.page.cursorWidth() > 0
