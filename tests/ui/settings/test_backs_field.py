"""The backs of cards in the settings: worn at once, kept, and a picture that is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QCheckBox

from app.store import saved_settings
from app.store.personal_settings import BACKS
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.look.pictures.own_back import back_file, take_back
from app.ui.settings import backs_field
from app.ui.settings.backs_field import OPTIONS, BacksField
from app.ui.settings.settings_page import SettingsPage

OWN = BACKS.index("own")


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


@pytest.fixture
def page(window: Window) -> SettingsPage:
    window.pages.show_settings("settings")
    return cast("SettingsPage", window.pages.page("settings"))


@pytest.fixture
def field(page: SettingsPage) -> BacksField:
    return cast("BacksField", page.choices.row("backs").field)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    image = QImage(63, 88, QImage.Format.Format_RGB32)
    image.fill(QColor("#00c000"))
    assert image.save(str(tmp_path / "mine.png"))
    return tmp_path / "mine.png"


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    monkeypatch.setattr(backs_field, "ask_open", lambda *_: path)


def test_what_is_offered_is_what_is_kept() -> None:
    assert tuple(held for held, _ in OPTIONS) == BACKS


def test_a_pattern_is_worn_at_once_and_kept(window: Window, field: BacksField) -> None:
    for number, pattern in enumerate(BACKS[1:OWN], 1):
        field.buttons[number].click()
        assert window.look.dress.pattern == pattern
        assert saved_settings.load()[0].backs == pattern
    field.buttons[0].click()
    assert window.look.dress.pattern == ""


def test_backs_by_seat_are_worn_at_once_and_kept(window: Window, page: SettingsPage) -> None:
    box = page.choices.row("seat_backs").field.findChild(QCheckBox)
    assert box is not None
    box.click()
    assert window.look.dress.by_seat
    assert saved_settings.load()[0].seat_backs
    box.click()
    assert not window.look.dress.by_seat


def test_a_picture_is_chosen_worn_and_kept(
    window: Window, field: BacksField, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, mine)
    blank = field.buttons[OWN].icon().pixmap(60).toImage()
    field.pick.click()
    assert field.buttons[OWN].isChecked()
    assert window.settings.backs == "own"
    own = window.look.dress.own
    assert own is not None
    assert own.pixelColor(9, 9).name() == "#00c000"
    assert field.buttons[OWN].icon().pixmap(60).toImage() != blank
    mine.unlink()
    again = Window(saved_settings.load()[0], "en", Translations(window))
    assert again.look.dress.own == own, "the next time, too"
    again.close()
    again.deleteLater()


def test_choosing_my_picture_asks_for_one_where_there_is_none(
    window: Window, field: BacksField, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    field.buttons[2].click()
    choose(monkeypatch, None)
    field.buttons[OWN].click()
    assert field.buttons[2].isChecked(), "thought better of"
    assert window.settings.backs == "seigaiha"
    choose(monkeypatch, mine)
    field.buttons[OWN].click()
    assert window.settings.backs == "own"
    field.buttons[0].click()
    choose(monkeypatch, None)
    field.buttons[OWN].click()
    assert window.look.dress.own is not None, "it is there already: nothing is asked"


def test_what_is_no_picture_is_said_and_changes_nothing(
    window: Window,
    page: SettingsPage,
    field: BacksField,
    mine: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine.write_text("no picture")
    choose(monkeypatch, mine)
    field.pick.click()
    assert str(mine) in page.notice.label.text()
    assert field.buttons[0].isChecked()
    assert window.settings.backs == ""
    assert not back_file().exists()


def test_a_picture_that_is_gone_is_told_and_the_game_s_backs_show(
    window: Window, mine: Path
) -> None:
    take_back(mine)
    window.looks.apply("backs", "own")
    assert window.look.dress.own is not None
    back_file().write_text("broken")
    window.looks.dress_backs()
    assert window.look.dress.own is None
    assert window.look.dress.pattern == ""
    assert str(back_file()) in window.messages.as_text("en")


def test_the_way_back_leads_to_the_game_s(
    window: Window, page: SettingsPage, field: BacksField
) -> None:
    field.buttons[3].click()
    page.choices.row("backs").reset.click()
    assert window.settings.backs == ""
    assert field.buttons[0].isChecked()
