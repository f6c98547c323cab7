"""Pictures of the table: how large, how much they show, where they go."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from app.core.intent import Draw, Procedure
from app.ui.app import file_choice, files
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.table.pictures.picture_sheet import PictureChoice, PictureSheet
from app.ui.table.pictures.picture_taking import pictures
from app.ui.table.pictures.table_picture import everybodys, measures, pixels, take_picture
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins

pytestmark = pytest.mark.painted


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    window.activateWindow()
    return window


def board(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def sheet(window: Window) -> PictureSheet:
    files.save_picture(window)
    (found,) = (one for one in window.findChildren(PictureSheet) if one.isVisible())
    return found


def saves_to(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[str]:
    """Let the person choose `path` in every file dialog; returns the names that were proposed."""
    proposed: list[str] = []

    def choose(
        _parent: object, _title: str, _folder: Path, name: str, _kind: object, _language: str
    ) -> Path | None:
        proposed.append(name)
        return path

    monkeypatch.setattr(files, "ask_save", choose)
    return proposed


# -- what is on them ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["window", "double", "4k"])
def test_a_picture_has_as_many_pixels_as_it_says(window: Window, size: str) -> None:
    image = take_picture(board(window), size)
    assert image.size() == pixels(board(window), size)
    if size == "4k":
        assert (image.width(), image.height()) == (3840, 2160)
    # No corner is left empty: the mat fills the picture.
    dark = QImage(image.size(), image.format())
    dark.fill(Qt.GlobalColor.black)
    for x, y in ((1, 1), (image.width() - 2, image.height() - 2)):
        assert image.pixelColor(x, y) != dark.pixelColor(x, y)


def test_twice_as_large_is_the_same_picture(window: Window) -> None:
    logical, ratio = measures(board(window), "double")
    assert logical == board(window).viewport().size()
    assert ratio == 2 * board(window).devicePixelRatioF()


def test_a_hidden_hand_shows_no_face_that_others_do_not_see(window: Window) -> None:
    assert window.bridge is not None
    window.ask(begins(window.bridge.view))
    window.ask(Draw(2, "deck.0", "hand.0"))
    view = window.bridge.view
    shared = everybodys(view)
    hand = view.cards_in("hand.0")
    assert all(view.cards[card].ref for card in hand)
    assert not any(shared.cards[card].ref for card in hand)
    active = view.units[view.zones["active.0"].items[0]].base
    assert shared.cards[active].ref == view.cards[active].ref
    stranger = board(window).bridge.table.sit(1).view
    for handle, card in shared.cards.items():
        if card.ref is not None:
            assert stranger.cards[handle].ref == card.ref


def test_taking_one_changes_nothing_on_the_board(window: Window) -> None:
    view = board(window)
    before = view.grab().toImage()
    take_picture(view, "double", hide_hand=True)
    assert view.grab().toImage() == before
    shown = take_picture(view)
    assert take_picture(view, hide_hand=True) != shown


# -- the sheet ----------------------------------------------------------------------------------


def test_a_picture_is_written_and_its_folder_can_be_opened(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    proposed = saves_to(monkeypatch, tmp_path / "table.png")
    asked = sheet(window)
    asked.sizes["double"].click()
    asked.hide_hand.click()
    asked.save_button.click()
    assert QImage(str(tmp_path / "table.png")).size() == pixels(board(window), "double")
    assert proposed[0].startswith("Aki – Ren – setup – ")
    message = window.messages.kept[0]
    assert message.words.en == "Written to table.png."
    assert message.action is not None
    assert message.action.title.en == "Open folder"
    assert pictures(window).choice == PictureChoice("double", hide_hand=True)
    assert sheet(window).hide_hand.isChecked()


def test_a_picture_goes_to_the_clipboard_as_the_last_one_was_taken(window: Window) -> None:
    asked = sheet(window)
    asked.sizes["double"].click()
    asked.copy_button.click()
    whole = pixels(board(window), "double")
    assert QGuiApplication.clipboard().image().size() == whole
    QGuiApplication.clipboard().clear()
    files.copy_picture(window)
    assert QGuiApplication.clipboard().image().size() == whole
    assert window.messages.kept[0].words.en == "The picture is on the clipboard."


def test_a_picture_that_cannot_be_written_is_told_with_a_sentence(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saves_to(monkeypatch, tmp_path / "no such folder" / "table.png")
    sheet(window).save_button.click()
    message = window.messages.kept[0]
    assert message.severity == "warning"
    assert "table.png" in message.words.en


def test_who_gives_up_at_the_file_writes_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saves_to(monkeypatch, None)
    before = window.messages.kept
    sheet(window).save_button.click()
    assert window.messages.kept == before


def test_escape_closes_the_sheet_and_there_is_one_at_most(window: Window) -> None:
    sheet(window)
    again = sheet(window)
    QTest.keyClick(again.save_button, Qt.Key.Key_Escape)
    assert not again.isVisible()


def test_the_name_tells_table_turn_and_time(window: Window) -> None:
    now = datetime(2026, 3, 1, 14, 5).astimezone()
    assert window.bridge is not None
    window.ask(begins(window.bridge.view))
    assert pictures(window).name(now) == "Aki – Ren – turn 1 – 2026-03-01 1405"
    window.looks.switch_language()
    assert pictures(window).name(now) == "Aki – Ren – 1ターン目 – 2026-03-01 1405"
    assert file_choice.safe_name(pictures(window).name(now)) == pictures(window).name(now)
