"""The settings page: found by words, chosen by mouse and keyboard, applied at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.text.words import Language
from app.store.personal_settings import Settings
from app.ui.app.frame.appearance import dress
from app.ui.look.colour import contrast
from app.ui.look.palette import PALETTES, ThemeName
from app.ui.settings import file_places
from app.ui.settings.file_places import PlaceField
from app.ui.settings.setting_fields import SMALLEST, STEP, ChoiceField, SwitchField
from app.ui.settings.settings_page import SettingsPage
from app.ui.settings.size_field import SizeField

pytestmark = pytest.mark.painted

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
Make = Callable[..., SettingsPage]


def choice(page: SettingsPage, name: str) -> ChoiceField:
    field = page.choices.row(name).field
    assert isinstance(field, ChoiceField)
    return field


def switch(page: SettingsPage, name: str) -> SwitchField:
    field = page.choices.row(name).field
    assert isinstance(field, SwitchField)
    return field


def size(page: SettingsPage) -> SizeField:
    field = page.choices.row("text_scale").field
    assert isinstance(field, SizeField)
    return field


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def shown(page: SettingsPage) -> list[str]:
    return [row.entry.name for row in page.choices.rows if not row.isHidden()]


def test_a_choice_is_told_at_once(page: SettingsPage, told: list[tuple[str, object]]) -> None:
    choice(page, "theme").buttons[2].click()
    choice(page, "language").buttons[1].click()
    switch(page, "animations").box.click()
    switch(page, "home_at_start").box.click()
    assert told == [
        ("theme", "dark"),
        ("language", "ja"),
        ("animations", False),
        ("home_at_start", False),
    ]


def test_showing_settings_tells_nobody(page: SettingsPage, told: list[tuple[str, object]]) -> None:
    page.show_settings(Settings(theme="contrast", text_scale=1.2, language="ja", animations=False))
    assert told == []
    assert choice(page, "theme").buttons[3].isChecked()
    assert choice(page, "language").buttons[1].isChecked()
    assert size(page).label.text() == "120%"
    assert not switch(page, "animations").box.isChecked()


def test_the_size_of_text_is_told_when_the_hand_rests(
    page: SettingsPage, told: list[tuple[str, object]], qtbot: QtBot
) -> None:
    field = size(page)
    field.slider.setFocus()
    for _ in range(3):
        QTest.keyClick(field.slider, Qt.Key.Key_Right)
    assert field.label.text() == "130%"
    assert told == []
    qtbot.waitUntil(lambda: told == [("text_scale", 1.3)])
    field.less.click()
    # Closed before the hand rested: what was chosen counts all the same.
    page.hide()
    assert told[-1] == ("text_scale", 1.2)


@pytest.mark.parametrize("theme", sorted(PALETTES))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_way_that_is_left_on_the_slider_is_hollow(
    qapp: QApplication, make: Make, theme: ThemeName, scale: float
) -> None:
    dress(PALETTES[theme], scale)
    page = make(Settings(theme=theme))
    page.look.change(palette=PALETTES[theme])
    slider = size(page).slider
    slider.setValue(200)
    QApplication.processEvents()
    picture, middle = slider.grab().toImage(), slider.height() // 2
    done, left = (picture.pixelColor(slider.width() * part // 8, middle).name() for part in (2, 6))
    assert contrast(done, left) >= 3


def test_a_drawn_slider_is_told_when_it_is_let_go(
    page: SettingsPage, told: list[tuple[str, object]]
) -> None:
    slider = size(page).slider
    slider.setSliderDown(True)
    slider.setSliderPosition(204)
    assert size(page).label.text() == "200%"
    assert told == []
    slider.setSliderDown(False)
    assert told == [("text_scale", 2.0)]


def test_text_is_from_100_to_300_per_cent(page: SettingsPage) -> None:
    field = size(page)
    assert not field.less.isEnabled()
    field.slider.setValue(1000)
    assert field.label.text() == "300%"
    assert not field.more.isEnabled()


@pytest.mark.parametrize(("value", "name", "other"), [(300, "more", "less"), (100, "less", "more")])
def test_at_the_end_of_the_sizes_the_keyboard_stays_in_the_row(
    page: SettingsPage, value: int, name: str, other: str
) -> None:
    field = size(page)
    field.slider.setValue(value - STEP if value > SMALLEST else value + STEP)
    button = getattr(field, name)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert field.slider.value() == value
    assert not button.isEnabled()
    assert page.focusWidget() is getattr(field, other)


@pytest.mark.parametrize("pixels", [13, 16, 26, 39])
def test_the_handle_of_the_slider_is_round(page: SettingsPage, pixels: int) -> None:
    page.setStyleSheet(f"QWidget {{ font-size: {pixels}px; }}")
    page.look.change(palette=PALETTES["light"])
    slider = size(page).slider
    slider.setValue(200)
    page.search.setFocus()
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    style = QStyle.ComplexControl.CC_Slider
    handle = slider.style().subControlRect(style, option, QStyle.SubControl.SC_SliderHandle, slider)
    groove = slider.style().subControlRect(style, option, QStyle.SubControl.SC_SliderGroove, slider)
    assert handle.height() > groove.height() / 2
    assert handle.width() == handle.height()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_scrolls_only_where_it_has_to(
    page: SettingsPage, language: Language, qtbot: QtBot
) -> None:
    def beyond(area: QScrollArea) -> int:
        return max(0, inside.heightForWidth(inside.width()) - area.viewport().height())

    page.look.change(language=language)
    areas = page.findChildren(QScrollArea)
    (area,) = [one for one in areas if one.isAncestorOf(page.choices.reset_all)]
    inside = area.widget()
    assert inside is not None
    for height in (1000, 720, 240):
        page.window().resize(1280, height)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == beyond(area))
        qtbot.waitUntil(
            lambda: all(
                row.height() >= row.heightForWidth(row.width()) for row in page.choices.rows
            )
        )
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    page.choices.reset_all.setFocus()
    bar.setValue(bar.maximum())
    assert not page.choices.reset_all.visibleRegion().isEmpty()


def test_a_row_goes_back_to_its_default(make: Make) -> None:
    page = make(Settings(theme="dark"))
    told: list[tuple[str, object]] = []
    page.changed.connect(lambda name, value: told.append((name, value)))
    row = page.choices.row("theme")
    assert row.reset.isVisible()
    assert "As the system" in row.reset.toolTip()
    assert not page.choices.row("animations").reset.isVisible()
    row.reset.setFocus()
    QTest.keyClick(row.reset, Qt.Key.Key_Space)
    assert told == [("theme", "system")]
    assert not row.reset.isVisible()
    # The button is gone; the keyboard is at what it reset.
    assert page.focusWidget() is choice(page, "theme").buttons[0]


def test_everything_goes_back_and_returns(make: Make) -> None:
    page = make(Settings(theme="dark", animations=False, keys={"coin": "J"}))
    told: list[tuple[str, object]] = []
    page.changed.connect(lambda name, value: told.append((name, value)))
    page.choices.reset_all.click()
    assert told == [("theme", "system"), ("animations", True)]
    assert not page.choices.reset_all.isEnabled()
    assert "defaults" in page.notice.label.text()
    told.clear()
    page.notice.button.click()
    assert told == [("theme", "dark"), ("animations", False)]
    assert choice(page, "theme").buttons[2].isChecked()
    assert not page.notice.isVisible()


def test_ctrl_z_is_the_pages_own(make: Make) -> None:
    page = make(Settings(theme="dark"))
    button = choice(page, "theme").buttons[0]
    override = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    override.ignore()
    QApplication.sendEvent(button, override)
    # Otherwise the table behind the page would lose a gesture.
    assert override.isAccepted()
    page.choices.reset_all.click()
    QTest.keyClick(button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert choice(page, "theme").buttons[2].isChecked()


def test_after_something_else_nothing_can_be_undone(make: Make) -> None:
    page = make(Settings(theme="dark"))
    page.choices.reset_all.click()
    switch(page, "animations").box.click()
    assert not page.notice.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("theme", ["theme"]),
        ("テーマ", ["theme"]),
        ("てーま", ["theme"]),
        ("dark", ["theme"]),
        ("ダーク", ["theme"]),
        ("matcha", ["mat"]),
        ("和紙", ["mat"]),
        ("zoom", ["text_scale"]),
        ("HOME", ["home_at_start"]),
        ("エラー", ["errors_place"]),
        ("フォルダ", ["settings_place", "tables_place", "images", "errors_place"]),
    ],
)
def test_settings_are_found_in_both_languages(
    make: Make, language: str, text: str, found: list[str]
) -> None:
    page = make(language=language)
    page.search.setText(text)
    assert shown(page) == found


def test_a_heading_finds_all_under_it(page: SettingsPage) -> None:
    page.search.setText("appear")
    assert shown(page)[:4] == ["theme", "mat", "backs", "seat_backs"]


def test_the_search_says_where_there_is_something(page: SettingsPage) -> None:
    page.search.setText("concede")
    assert page.tabs.tabText(0) == "Settings · 0"
    assert page.tabs.tabText(1) == "Keys · 1"
    assert page.tabs.currentIndex() == 1
    page.search.setText("no such thing")
    assert page.tabs.currentIndex() == 1
    assert page.keys.empty.isVisible()
    page.show_tab("settings")
    assert page.choices.empty.isVisible()
    page.search.clear()
    assert page.tabs.tabText(0) == "Settings"
    assert not page.choices.empty.isVisible()


def test_esc_empties_the_search_and_then_leaves(page: SettingsPage, qtbot: QtBot) -> None:
    left: list[bool] = []
    page.closed.connect(lambda: left.append(True))
    QTest.keyClicks(page.search, "theme")
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert left == []
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert left == [True]
    page.cross.click()
    assert left == [True, True]


def test_it_opens_at_the_search_every_time(page: SettingsPage, qtbot: QtBot) -> None:
    assert page.focusWidget() is page.search
    page.search.setText("theme")
    page.hide()
    page.show()
    page.setFocus()
    assert page.search.text() == ""
    assert page.focusWidget() is page.search
    choice(page, "theme").buttons[0].setFocus()
    QTest.keyClick(
        choice(page, "theme").buttons[0], Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier
    )
    assert page.focusWidget() is page.search


def test_the_keyboard_reaches_every_row(page: SettingsPage, qtbot: QtBot) -> None:
    assert page.focusWidget() is page.search
    reached = set()
    for _ in range(60):
        focused = page.focusWidget()
        assert focused is not None
        reached |= {row.entry.name for row in page.choices.rows if row.isAncestorOf(focused)}
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == {row.entry.name for row in page.choices.rows}


def test_a_folder_is_made_and_opened(
    page: SettingsPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(file_places, "open_path", lambda path: opened.append(path) or True)
    field = page.choices.row("tables_place").field
    assert isinstance(field, PlaceField)
    field._path = tmp_path / "state" / "tables"
    field.open.click()
    assert opened == [tmp_path / "state" / "tables"]
    assert opened[0].is_dir()


def test_what_cannot_be_opened_is_said_with_its_place(
    page: SettingsPage, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, object]]
) -> None:
    monkeypatch.setattr(file_places, "open_path", lambda path: False)
    field = page.choices.row("settings_place").field
    assert isinstance(field, PlaceField)
    field.open.click()
    assert field.path.text() in page.notice.label.text()
    assert not page.notice.button.isVisible()
    assert told == []


def test_an_error_log_that_is_not_there_cannot_be_opened(
    page: SettingsPage, tmp_path: Path
) -> None:
    field = page.choices.row("errors_place").field
    assert isinstance(field, PlaceField)
    field._path = tmp_path / "errors.log"
    page.hide()
    page.show()
    assert not field.open.isEnabled()
    assert field.path.text() == "Nothing has been written yet"
    field._path.touch()
    page.hide()
    page.show()
    assert field.open.isEnabled()


def spoken(page: SettingsPage) -> list[str]:
    """Return what a screen reader says of everything that takes the focus."""
    names = []
    for widget in page.findChildren(QWidget):
        if widget.parent() is page.tabs:
            continue  # Qt's own scroll buttons; two tabs need none.
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            names.append((widget, widget.accessibleName() or text))
    nameless = [(widget, widget.parent()) for widget, name in names if not name]
    assert [str(one) for one in nameless] == []
    return [name for _, name in names]


def test_everything_that_takes_the_focus_has_a_name_in_either_language(page: SettingsPage) -> None:
    page.show_tab("keys")
    page.keys.list.pick("keys")
    english = spoken(page)
    allowed = {"Language: 日本語"}
    assert not [name for name in english if JAPANESE.search(name) and name not in allowed]
    page.look.change(language="ja")
    for name in spoken(page):
        # What stays as it is: the name of the other language, keys, numbers, paths.
        assert JAPANESE.search(name), name


def test_every_word_changes_with_the_language(page: SettingsPage) -> None:
    page.look.change(language="ja")
    for label in page.findChildren(QLabel):
        words = re.sub(r"\d+ %|Aあ", "", label.text())
        assert not re.search(r"[A-Za-z]{3,}", words) or JAPANESE.search(words), words
    for field in page.findChildren(QLineEdit):
        assert not field.placeholderText() or JAPANESE.search(field.placeholderText())
    page.look.change(language="en")
    for label in page.findChildren(QLabel):
        assert not JAPANESE.search(label.text().replace("Aあ", "")), label.text()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_takes_every_theme(page: SettingsPage, theme: str) -> None:
    palette = PALETTES[theme]  # type: ignore[index]
    page.show_tab("keys")
    page.look.change(palette=palette)
    assert palette.field_line in size(page).slider.styleSheet()
    assert palette.log_wrong_fill in page.keys.editor.clash.styleSheet()


def test_nothing_is_cut_off_at_three_times_the_text(
    page: SettingsPage, qtbot: QtBot, qapp: object
) -> None:
    page.setStyleSheet("QWidget { font-size: 39px; }")
    page.window().resize(1024, 560)
    for row in page.choices.rows:
        assert row.minimumSizeHint().width() <= 1024
    # Title and field stand above each other now.
    theme = page.choices.row("theme")
    assert theme.field.y() > theme.title.y()
