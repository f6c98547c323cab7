"""The decks page: look at a deck, see what is odd about it, play it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.print_index import print_key
from app.store.decks.deck_files import shipped_decks
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks import deck_findings
from app.ui.home.decks.deck_deeds import DeckMenu
from app.ui.home.decks.decks_page import Decks
from app.ui.look.look import Look
from app.ui.look.palette import CONTRAST, LIGHT
from app.ui.look.pictures.own_pictures import OwnPictures

pytestmark = pytest.mark.painted

ODD = """Pokémon: 2
5 Dreepy TWM 128
4 Nobody Known ABC 12

Energy: 1
40 Basic {P} Energy
"""


@pytest.fixture
def decks(
    qapp: QApplication,
    base: PokemonCards,
    shipped: list[Path],
    show: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> Decks:
    """The page with the shipped decks, on the day they were played."""
    monkeypatch.setattr(deck_findings, "today", lambda: date(2026, 4, 5))
    page = Decks(Look(LIGHT, "en"), base, shipped)
    page.show_decks()
    show(page)
    return page


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def test_the_shipped_decks_are_there_and_the_first_is_open(decks: Decks) -> None:
    names = [tile.accessibleName() for tile in decks.tiles]
    assert names[0] == "Dragapult ex and Dusknoir, 60 cards"
    assert len(names) == 4
    assert decks.sheet.title.text() == "Dragapult ex and Dusknoir"
    assert decks.sheet.about.text().startswith("60 cards · Pokémon ")
    assert decks.sheet.found.text() == "✓ Legal in Standard on 5 Apr 2026 (outside Japan)"


def test_games_with_the_same_decks_have_one_word_above_them(decks: Decks) -> None:
    words = [link.text() for link in decks.game_links.links]
    assert words == ["Pokémon TCG", "Open table", "BlackPoker", "Nullpoga", "Stepping stones"]
    assert [link.isChecked() for link in decks.game_links.links] == [True, *[False] * 4]


def test_below_the_list_it_says_how_ones_own_deck_comes_here(decks: Decks) -> None:
    assert "paste" in decks.adding.words
    assert "Ctrl+V" in decks.adding.words
    assert decks.adding.geometry().top() >= decks.tiles[-1].sheet.bottom()
    assert not decks.adding.geometry().intersects(decks.sheet.geometry())


def test_the_list_has_parts_with_their_numbers_and_names_in_both_languages(decks: Decks) -> None:
    rows = decks.sheet.list.deck
    words = [
        rows.data(rows.index(row), Qt.ItemDataRole.AccessibleTextRole)
        for row in range(rows.rowCount())
    ]
    headings = [row for row in rows.rows if row.card is None]
    assert [row.name.en for row in headings] == ["Pokémon", "Trainer", "Energy"]
    assert sum(row.count for row in headings) == 60
    assert "4 Dreepy, ドラメシヤ" in words
    decks.look.change(language="ja")
    first = rows.data(rows.index(1), Qt.ItemDataRole.AccessibleTextRole)
    assert first == "ドラメシヤ4枚、Dreepy"


def test_the_arrows_walk_through_the_decks_and_enter_plays(decks: Decks, qtbot: QtBot) -> None:
    assert decks.tiles[0].hasFocus()
    press(Qt.Key.Key_Down)
    assert decks.tiles[1].hasFocus()
    assert decks.sheet.title.text() == "Froslass and Munkidori"
    assert decks.tiles[1].isChecked()
    assert not decks.tiles[0].isChecked()
    with qtbot.waitSignal(decks.play_alone_wanted) as wanted:
        press(Qt.Key.Key_Return)
    assert wanted.args is not None
    assert wanted.args[0].count == 60
    press(Qt.Key.Key_Right)
    assert decks.sheet.alone.hasFocus()


def test_a_deck_is_played_alone_or_for_two(decks: Decks, qtbot: QtBot, shipped: list[Path]) -> None:
    QTest.mouseClick(decks.tiles[2], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(decks.play_two_wanted) as two:
        decks.sheet.two.click()
    assert two.args == [shipped[2]]
    with qtbot.waitSignal(decks.play_alone_wanted) as alone:
        QTest.mouseDClick(decks.tiles[0], Qt.MouseButton.LeftButton)
    assert alone.args is not None
    assert alone.args[0].title == "dragapult-dusknoir"


def test_what_is_odd_is_said(decks: Decks, tmp_path: Path) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_text(ODD, encoding="utf-8")
    decks.show_decks((odd,))
    decks.open_deck(odd)
    assert "to look at" in decks.tiles[0].accessibleName()
    found = decks.sheet.found.text().splitlines()
    assert any("49 cards" in line for line in found)
    assert {line[0] for line in found} <= {"⚠", "△", "·"}
    assert found[0].startswith("⚠ ")
    rows = decks.sheet.list.deck.rows
    assert any(row.name.en == "Nobody Known" for row in rows)


def test_a_list_that_cannot_be_read_says_why_and_cannot_be_played(
    decks: Decks, tmp_path: Path, qtbot: QtBot
) -> None:
    gone = tmp_path / "gone.txt"
    decks.show_decks((gone,))
    decks.open_deck(gone)
    assert decks.tiles[0].accessibleName() == "gone, It cannot be read"
    assert "gone.txt" in decks.sheet.found.text()
    assert not decks.sheet.alone.isVisible()
    with qtbot.assertNotEmitted(decks.play_alone_wanted):
        decks.tiles[0].play_wanted.emit()


def test_escape_goes_back(decks: Decks, qtbot: QtBot) -> None:
    with qtbot.waitSignal(decks.closed):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(decks.closed):
        decks.back.click()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 960)])
@pytest.mark.parametrize("pixels", [12, 24, 36])
def test_nothing_is_lost_at_any_size(decks: Decks, size: tuple[int, int], pixels: int) -> None:
    font = decks.font()
    font.setPixelSize(pixels)
    decks.setFont(font)
    decks.resize(*size)
    QApplication.processEvents()
    page = decks.sheet.parentWidget()
    for part in (decks.back, *decks.tiles, decks.sheet):
        assert page.rect().contains(part.geometry()), part.accessibleName()
    for inner in (decks.sheet.alone, decks.sheet.two, decks.sheet.list):
        place = inner.mapTo(decks.sheet, inner.rect().bottomRight())
        assert decks.sheet.rect().contains(place)


def test_it_follows_theme_and_language(decks: Decks) -> None:
    before = decks.grab().toImage()
    decks.look.change(palette=CONTRAST)
    decks.look.change(language="ja")
    assert decks.grab().toImage() != before
    assert decks.sheet.title.text() == "ドラパルトex・ヨノワール"


# -- one's own decks ------------------------------------------------------------------------------


@pytest.fixture
def shelf(base: PokemonCards, tmp_path: Path) -> DeckShelf:
    """A shelf with the decks "Second" and "First", in files of other names."""
    shelf = DeckShelf(tmp_path / "decks")
    for name, title in (("a", "Second"), ("b", "First")):
        deck = read_decklist("4 Dreepy TWM 128\n56 Basic {P} Energy\n", base, title)
        shelf.save(deck, shelf.folder / f"{name}.yaml")
    return shelf


@pytest.fixture
def own(
    qapp: QApplication,
    base: PokemonCards,
    shipped: list[Path],
    shelf: DeckShelf,
    show: Callable[..., None],
) -> Decks:
    """The page with decks of one's own; listed anew when there are others."""
    page = Decks(Look(LIGHT, "en"), base, shipped, shelf=shelf)
    page.shelf_changed.connect(lambda: page.show_decks(shelf.decks()))
    page.show_decks(shelf.decks())
    show(page)
    return page


def titles(page: Decks) -> list[str]:
    assert all(tile.isVisible() for tile in page.tiles)
    return [tile.text() for tile in page.tiles]


def test_ones_own_decks_come_first_by_what_they_are_called(own: Decks) -> None:
    assert titles(own)[:3] == ["First", "Second", "Dragapult ex and Dusknoir"]


def test_a_deck_is_renamed_in_its_place(own: Decks, shelf: DeckShelf, base: PokemonCards) -> None:
    press(Qt.Key.Key_F2)
    assert own.sheet.name.hasFocus()
    QTest.keyClicks(own.sheet.name, "Third")
    press(Qt.Key.Key_Return)
    assert titles(own)[:2] == ["Second", "Third"]
    assert own.sheet.title.text() == "Third"
    assert own.tiles[1].hasFocus()
    assert shelf.titles() == {"Second", "Third"}
    assert len(shelf.versions(shelf.folder / "b.yaml")) == 2


def test_a_name_is_left_as_it_was_with_escape(own: Decks, qtbot: QtBot) -> None:
    press(Qt.Key.Key_F2)
    QTest.keyClicks(own.sheet.name, "Third")
    with qtbot.assertNotEmitted(own.closed):
        press(Qt.Key.Key_Escape)
    assert titles(own)[:2] == ["First", "Second"]
    assert own.tiles[0].hasFocus()


def test_a_shipped_deck_is_copied_and_not_renamed(own: Decks, shelf: DeckShelf) -> None:
    own.tiles[2].setFocus()
    press(Qt.Key.Key_F2)
    assert own.sheet.name.isHidden()
    press(Qt.Key.Key_Delete)
    assert len(shelf.decks()) == 2
    own.deck.do("duplicate")
    assert own.sheet.title.text() == "Dragapult ex and Dusknoir 2"
    assert len(shelf.decks()) == 3


def test_delete_puts_a_deck_away_and_undo_puts_it_back(
    own: Decks, shelf: DeckShelf, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(own.said) as said:
        press(Qt.Key.Key_Delete)
    assert said.args is not None
    assert said.args[0].en == "Deleted “First”."
    assert titles(own)[:2] == ["Second", "Dragapult ex and Dusknoir"]
    assert own.tiles[0].hasFocus()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert titles(own)[:2] == ["First", "Second"]
    assert own.sheet.title.text() == "First"
    press(Qt.Key.Key_Delete)
    said.args[2].do()
    assert len(shelf.decks()) == 1
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(shelf.decks()) == 2


def test_the_menu_of_a_deck_offers_what_there_is_to_do(own: Decks) -> None:
    def offered() -> list[str]:
        own.sheet.more.click()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, DeckMenu)
        found = [action.text().split("\t")[0] for action in menu.actions() if action.text()]
        menu.close()
        return found

    assert offered() == ["Rename", "Make a copy", "Delete"]
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Delete)
    assert offered()[-1] == "Put back “b”"
    own.open_deck(own.listed.paths[-1])
    assert offered()[0] == "Make a copy"


def test_a_list_that_was_opened_lately_is_taken_off(
    own: Decks, tmp_path: Path, qtbot: QtBot
) -> None:
    lately = tmp_path / "lately.txt"
    lately.write_text(ODD, encoding="utf-8")
    own.show_decks((lately,))
    own.setFocus()
    with qtbot.waitSignal(own.forget_wanted) as forgotten:
        press(Qt.Key.Key_Delete)
    assert forgotten.args == [lately]
    assert lately.exists()


def test_the_large_card_is_the_persons_own_picture(
    own: Decks, tmp_path: Path, qtbot: QtBot
) -> None:
    picture = QImage(63, 88, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00c000"))
    (tmp_path / "images").mkdir()
    assert picture.save(str(tmp_path / "images" / "TWM-128.png"))
    pictures = OwnPictures(tmp_path / "images", lambda words: None, print_key)
    own.set_own(pictures)

    def centre() -> str:
        image = own.sheet.face.grab().toImage()
        return image.pixelColor(image.rect().center()).name()

    qtbot.waitUntil(lambda: centre() == "#00c000")
    own.set_own(None)
    assert centre() != "#00c000"
    pictures.close()


def test_decks_for_other_formats_come_last_and_are_judged_by_theirs(
    qapp: QApplication, base: PokemonCards, show: Callable[..., None]
) -> None:
    page = Decks(Look(LIGHT, "en"), base, shipped_decks("pokemon"))
    page.show_decks()
    show(page)
    names = [tile.accessibleName() for tile in page.tiles]
    assert len(names) == 12
    assert names[4].startswith("GLC ")
    assert names[-1] == "Half deck, Water: Inteleon and Clawitzer, 30 cards"
    assert not any("to look at" in name for name in names[4:])
    QTest.mouseClick(page.tiles[4], Qt.MouseButton.LeftButton)
    assert page.sheet.found.text() == "✓ Legal in Gym Leader Challenge"
    QTest.mouseClick(page.tiles[-1], Qt.MouseButton.LeftButton)
    assert page.sheet.found.text() == "✓ Legal in Half Deck"
    page.look.change(language="ja")
    assert page.sheet.found.text() == "✓ ハーフデッキで使えるデッキ"


def test_beside_a_long_list_the_opened_deck_comes_along(
    qapp: QApplication, base: PokemonCards, show: Callable[..., None]
) -> None:
    page = Decks(Look(LIGHT, "en"), base, shipped_decks("pokemon"))
    page.show_decks()
    show(page)
    bar = page._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    before = page.sheet.mapTo(page, page.sheet.rect().topLeft()).y()
    for _ in page.tiles[1:]:
        press(Qt.Key.Key_Down)
    assert page.sheet.title.text() == "Half deck, Water: Inteleon and Clawitzer"
    assert bar.value() > before
    shown = page.rect()
    assert shown.contains(page.sheet.mapTo(page, page.sheet.rect().topLeft()))
    assert shown.contains(page.sheet.mapTo(page, page.sheet.rect().bottomRight()))
    where = bar.value()
    QTest.mouseClick(page.tiles[-2], Qt.MouseButton.LeftButton)
    assert bar.value() == where, "nothing leaps"
    bar.setValue(0)
    assert page.sheet.mapTo(page, page.sheet.rect().topLeft()).y() == before
    # Below the list it stays there.
    page.resize(620, 720)
    QApplication.processEvents()
    end = page.tiles[-1].geometry().bottom()
    for value in (0, bar.maximum()):
        bar.setValue(value)
        assert page.sheet.y() > end
