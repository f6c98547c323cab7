"""The sheet in which a position is typed: looked through at every letter, names offered, laid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.text.words import LANGUAGES, Language
from app.session.positions.position_line import position_in
from app.ui.app.window import Window
from app.ui.incoming.position_sheet import PositionSheet
from app.ui.incoming.typed_example import EXAMPLES

CONTROL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key


@pytest.fixture
def sheet(empty_window: Window) -> Iterator[PositionSheet]:
    empty_window.activateWindow()
    empty_window.run_action("lay_position")
    found = empty_window.room.findChild(PositionSheet)
    assert isinstance(found, PositionSheet)
    settle()
    yield found
    found.editor.popup.hide()


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def type_in(sheet: PositionSheet, text: str) -> None:
    QTest.keyClicks(sheet.editor, text)
    sheet.look_through()


def test_it_opens_with_the_keyboard_in_its_field(sheet: PositionSheet) -> None:
    assert sheet.isVisible()
    assert sheet.editor.hasFocus()
    assert not sheet.lay_button.isEnabled()
    assert "Nothing" in sheet.says.text()


def test_what_was_typed_is_said_and_laid(sheet: PositionSheet, empty_window: Window) -> None:
    type_in(sheet, "active Dreepy 20; prizes 4; turn 5 Ren")
    assert sheet.says.text() == "✓ Pokémon TCG; Aki, Ren; Turn 5 · Ren; 5 cards"
    sheet.editor.popup.hide()
    QTest.keyClick(sheet.editor, KEY.Key_Return, CONTROL)
    settle()
    assert not sheet.isVisible()
    assert empty_window.bridge is not None
    assert empty_window.bridge.view.turn.number == 5
    assert len(empty_window.bridge.view.cards_in("active.0")) == 1


def test_what_is_not_understood_is_said_at_once(sheet: PositionSheet, empty_window: Window) -> None:
    type_in(sheet, "activ Dreepy")
    assert "begins with a zone" in sheet.says.text()
    assert sheet.says.property("look") == "wrong"
    QTest.keyClick(sheet.editor, KEY.Key_Return, CONTROL)
    assert sheet.isVisible()
    assert empty_window.document is None


def test_names_are_offered_and_taken_by_tab(sheet: PositionSheet) -> None:
    QTest.keyClicks(sheet.editor, "bench dragapu")
    assert sheet.editor.popup.isVisible()
    # Where windows are real the list has the keyboard, and hands on what it does not take.
    QTest.keyClicks(sheet.editor.popup, "lt")
    assert sheet.editor.toPlainText() == "bench dragapult"
    QTest.keyClick(sheet.editor.popup, KEY.Key_Tab)
    assert not sheet.editor.popup.isVisible()
    assert sheet.editor.toPlainText() == "bench Dragapult ex"


def test_enter_takes_no_name_that_nobody_chose(sheet: PositionSheet) -> None:
    QTest.keyClicks(sheet.editor, "bench dragapu")
    assert sheet.editor.popup.isVisible()
    QTest.keyClick(sheet.editor.popup, KEY.Key_Return)
    assert sheet.editor.toPlainText() == "bench dragapu\n"
    QTest.keyClicks(sheet.editor, "hand iono")
    QTest.keyClick(sheet.editor.popup, KEY.Key_Tab)
    assert sheet.editor.toPlainText() == "bench dragapu\nhand Iono"


@pytest.mark.parametrize(
    "text", ["active", "bench Dreepy, poisoned", "deck 24 unknown", "Ren", "hand new"]
)
def test_a_word_of_the_game_becomes_no_card(sheet: PositionSheet, text: str) -> None:
    assert sheet.editor.found(text.rpartition(", ")[2]) == ("", [])


def test_names_are_offered_behind_a_full_width_space(sheet: PositionSheet) -> None:
    assert sheet.editor.found("バトル場\u3000ドラパ")[0] == "ドラパ"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("bench Dreepy, dus", "dus"),
        ("hand 2 ultra ba", "ultra ba"),
        ("Ren: active budew", "budew"),
        ("active Gardevoir ex < kirl", "kirl"),
        ("prizes 4", ""),
        ("turn 5 Ren", ""),
        ("first: dree", ""),
        ("used energy", ""),
        ("active Dreepy; used supporter", ""),
    ],
)
def test_names_are_offered_where_a_card_stands(sheet: PositionSheet, text: str, name: str) -> None:
    sheet.editor.setPlainText(text)
    cursor = sheet.editor.textCursor()
    cursor.movePosition(cursor.MoveOperation.End)
    sheet.editor.setTextCursor(cursor)
    typed, names = sheet.editor.found(sheet.editor.typed_name())
    assert typed == name
    assert bool(names) == bool(name)


def test_what_was_typed_stays_when_it_is_closed(sheet: PositionSheet, empty_window: Window) -> None:
    type_in(sheet, "prizes 4")
    QTest.keyClick(sheet.editor, KEY.Key_Escape)
    assert not sheet.isVisible()
    empty_window.run_action("lay_position")
    assert sheet.isVisible()
    assert sheet.editor.toPlainText() == "prizes 4"


def test_where_nothing_was_typed_the_game_of_the_table_is_meant(
    sheet: PositionSheet, empty_window: Window
) -> None:
    sheet.leave()
    assert empty_window.tables.lay_position("game: nullpoga; battle Rat")
    empty_window.run_action("lay_position")
    assert sheet.game == "nullpoga"
    type_in(sheet, "battle Cat")
    sheet.leave()
    assert empty_window.tables.lay_position("game: pokemon; prizes 4")
    empty_window.run_action("lay_position")
    assert sheet.game == "nullpoga", "what was typed is of it"


def test_it_is_copied_as_a_line_and_a_line_is_read(sheet: PositionSheet) -> None:
    type_in(sheet, "prizes 4")
    sheet.copy_button.click()
    line = QApplication.clipboard().text()
    assert sum(1 for _ in position_in(line).cards) == 4
    sheet.editor.clear()
    sheet.paste_button.click()
    sheet.look_through()
    assert "4 cards" in sheet.says.text()


def test_another_game_has_other_zones_and_cards(sheet: PositionSheet) -> None:
    sheet.games.setCurrentText("Nullpoga")
    type_in(sheet, "battle 3: Rat")
    assert "Nullpoga" in sheet.says.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_understood(
    sheet: PositionSheet, empty_window: Window, language: Language
) -> None:
    empty_window.looks.apply("language", language)
    sheet.editor.setPlainText(EXAMPLES[language])
    sheet.look_through()
    assert sheet.lay_button.isEnabled(), sheet.says.text()
    assert sheet.typed is not None
    assert sheet.typed.remarks == ()


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_it_lies_within_the_window(
    sheet: PositionSheet, empty_window: Window, scale: float
) -> None:
    empty_window.looks.apply("text_scale", scale)
    settle()
    sheet.fit()
    assert empty_window.room.rect().contains(sheet.geometry())
    for button in (sheet.lay_button, sheet.copy_button, sheet.paste_button):
        assert sheet.rect().contains(button.geometry())
