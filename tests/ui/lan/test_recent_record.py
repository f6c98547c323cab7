"""The file of what a seat was told, among the tables of the home screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Jump
from app.store import recent_tables
from app.ui.app.window import Window
from app.ui.home.home import Home
from app.ui.home.tiles.table_tile import TableTile
from app.ui.table.seat_document import SeatDocument
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together


@pytest.fixture
def saved(
    window: Window,
    table: Hosted,
    guests: list[Guest],
    until: Until,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """Aki saved the own record at the table, and plays on."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    sent = window.ask(Draw(2, "deck.0", "hand.0"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    path = tmp_path / "evening.chabudai_seat"
    monkeypatch.setattr("app.ui.app.files.ask_save", lambda *_: path)
    window.run_action("save")
    until(lambda: window.table is not None and window.table.path == path)
    return path


def at_home(window: Window) -> Home:
    """Leave the table, and come to the home screen."""
    if desk(window).visit is not None:
        desk(window).leave()
    window.pages.show_home()
    QApplication.processEvents()
    return window.pages.home()


def tiles(home: Home) -> list[TableTile]:
    return home.page.tables[: home.page.shown]


def test_it_is_in_the_list_as_soon_as_it_is_saved(window: Window, saved: Path) -> None:
    (kept,) = recent_tables.load()
    assert (kept.path, kept.title, kept.record) == (saved, "evening", True)
    assert kept.seats == ("Aki", "Ren")
    assert kept.turn == 1
    tile = tiles(at_home(window))[0]
    assert tile.accessibleName().startswith("evening, Pokémon TCG · turn 1 · Aki – Ren · ")
    assert "what one seat saw, to look at" in tile.accessibleName()


def test_its_picture_shows_nothing_of_the_hand(window: Window, saved: Path, table: Hosted) -> None:
    from app.ui.home.recent.small_picture import picture_of

    (kept,) = recent_tables.load()
    assert kept.picture == picture_of(table.host, window.cards.face)
    assert window.bridge is not None
    assert window.bridge.view.cards_in("hand.0")


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Return])
def test_click_and_keyboard_open_it_to_look_at(
    window: Window, saved: Path, key: Qt.Key | None
) -> None:
    tile = tiles(at_home(window))[0]
    if key is None:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    else:
        tile.setFocus()
        QTest.keyClick(tile, key)
    assert isinstance(window.table, SeatDocument)
    assert window.table.path == saved
    asked = window.ask(Draw(1, "deck.0", "hand.0"))
    assert asked is not None
    assert asked.refused


def test_it_is_nothing_to_go_on_with(window: Window, saved: Path) -> None:
    home = at_home(window)
    assert not home.page.go_on.isVisible()
    assert home.page.new.primary
    assert window.tables.go_on(), "a shipped deck"
    assert not isinstance(window.table, SeatDocument)


def test_who_looked_at_it_finds_it_first_and_as_it_ended(window: Window, saved: Path) -> None:
    at_home(window)
    (before,) = recent_tables.load()
    window.tables.open_file(saved)
    home = at_home(window)
    assert home.page.go_on.isVisible(), "it lies in the window still"
    assert not any("one seat" in tile.accessibleName() for tile in tiles(home)), "and is said once"
    home.page.go_on.click()
    assert window.at_table
    window.ask(Jump(1))
    window.tables.open_file(window.tables.shipped()[0])
    first = recent_tables.load()[0]
    assert (first.path, first.turn, first.branches) == (saved, before.turn, before.branches)
    assert first.picture is not None
    assert before.picture is not None
    assert set(first.picture.pieces) == set(before.picture.pieces)


def test_it_goes_with_its_file_like_others(window: Window, saved: Path) -> None:
    saved.unlink()
    tile = tiles(at_home(window))[0]
    assert "The file is gone" in tile.accessibleName()
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.table is None
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Delete)
    QApplication.processEvents()
    assert recent_tables.load() == ()
