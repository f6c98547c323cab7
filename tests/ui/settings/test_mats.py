"""Mats of four colours: chosen in the settings or by a command, seen at once, kept."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from app.store import saved_settings
from app.store.personal_settings import MATS as KEPT
from app.ui.app.window import Window
from app.ui.look.mats.mat_colours import MATS, on_mat
from app.ui.settings.setting_fields import ChoiceField
from app.ui.settings.settings_page import SettingsPage


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


def mats(window: Window) -> ChoiceField:
    window.pages.show_settings("settings")
    page = cast("SettingsPage", window.pages.page("settings"))
    return cast("ChoiceField", page.choices.row("mat").field)


def test_what_is_kept_is_what_can_be_painted() -> None:
    assert set(KEPT) == {"", *MATS}


def test_a_mat_is_worn_at_once_and_the_next_time(window: Window) -> None:
    for number, mat in enumerate(KEPT):
        mats(window).buttons[number].click()
        assert window.look.palette == on_mat(window.look.palette.name, mat)
        assert saved_settings.load()[0].mat == mat


def test_another_theme_keeps_the_mat(window: Window) -> None:
    window.looks.apply("mat", "washi")
    for theme in ("dark", "contrast", "light"):
        window.looks.apply("theme", theme)
        assert window.look.palette == on_mat(theme, "washi")


def test_the_command_goes_through_all_of_them(window: Window) -> None:
    assert mats(window).buttons[0].isChecked()
    seen = []
    for _ in KEPT:
        window.run_action("mat")
        seen.append(window.settings.mat)
        assert mats(window).buttons[KEPT.index(seen[-1])].isChecked()
    assert seen == [*KEPT[1:], ""]


def test_each_has_a_picture_of_its_own(window: Window) -> None:
    buttons = mats(window).buttons[1:]
    pictures = [one.icon().pixmap(one.iconSize()).toImage() for one in buttons]
    assert all(one != other for one in pictures for other in pictures if one is not other)
