"""Keys: found by name or by pressing them, given, taken from others, taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.store.personal_settings import Settings
from app.ui.commands.action_registry import Registry
from app.ui.commands.actions.program_actions import ACTIONS as PROGRAM
from app.ui.commands.actions.program_actions import OUTLINE
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.keys.key_groups import grouped
from app.ui.settings.keys.key_list import OPENS
from app.ui.settings.keys.keys_page import KeysPage
from app.ui.settings.settings_page import SettingsPage
from tests.helpers.toy_games import TOYS

Key, Modifier = Qt.Key, Qt.KeyboardModifier
Make = Callable[..., SettingsPage]


@pytest.fixture
def keys(page: SettingsPage) -> KeysPage:
    page.show_tab("keys")
    return page.keys


@pytest.fixture
def wanted(keys: KeysPage) -> list[dict[str, str]]:
    """All overrides that were asked for."""
    heard: list[dict[str, str]] = []
    keys.changed.connect(heard.append)
    return heard


def rows(keys: KeysPage) -> dict[str, str]:
    """Return the titles that are shown, with what stands in their second column."""
    items = keys.list._items.values()
    return {item.text(0): item.text(1) for item in items if not item.isHidden()}


def press(field: KeyField, key: Key, modifiers: Modifier = Modifier.NoModifier) -> None:
    QTest.keyClick(field, key, modifiers)


def add(keys: KeysPage, name: str, key: Key, modifiers: Modifier = Modifier.NoModifier) -> None:
    keys.list.pick(name)
    keys.editor.add.click()
    press(keys.editor.add, key, modifiers)


@pytest.mark.parametrize("spec", [*GAMES.values(), *TOYS.values()], ids=lambda spec: spec.id)
def test_every_action_there_is_stands_under_a_heading(spec: GameSpec) -> None:
    actions = Registry((*PROGRAM, *OUTLINE), spec).actions
    told = [entry for _, entries in grouped(tuple(actions)) for entry in entries]
    assert sorted(entry.id for entry in told) == sorted(entry.id for entry in actions)


def test_all_actions_stand_in_groups_the_games_first(keys: KeysPage) -> None:
    heads = [keys.list.topLevelItem(n) for n in range(keys.list.topLevelItemCount())]
    assert [head.text(0) for head in heads if head is not None] == [
        "A card",
        "A card in play",
        "Damage",
        "Draw",
        "At the table",
        "Play",
        "Help",
    ]
    assert rows(keys)["Keys"] == "F1 or ?"
    assert rows(keys)["Concede"] == ""


def test_a_pressed_key_is_added(keys: KeysPage, wanted: list[dict[str, str]]) -> None:
    add(keys, "coin", Key.Key_J, Modifier.ControlModifier)
    assert wanted == [{"coin": "C Ctrl+J"}]
    assert list(keys.editor.chips) == ["C", "Ctrl+J"]
    assert rows(keys)["Flip a coin"] == "C or Ctrl+J   (usual: C)"
    assert keys.list._items["coin"].font(0).bold()


def test_a_sign_is_the_key_whatever_it_takes_to_type_it(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    add(keys, "coin", Key.Key_Exclam, Modifier.ShiftModifier)
    add(keys, "coin", Key.Key_5, Modifier.KeypadModifier)
    assert wanted[-1] == {"coin": "C ! 5"}


def test_the_keyboard_alone_goes_from_the_list_to_a_new_key(
    keys: KeysPage, wanted: list[dict[str, str]], qtbot: QtBot
) -> None:
    keys.list.setFocus()
    keys.list.pick("coin")
    QTest.keyClick(keys.list, Key.Key_Return)
    assert keys.editor.add.waiting
    assert keys.focusWidget() is keys.editor.add
    press(keys.editor.add, Key.Key_F7)
    assert wanted == [{"coin": "C F7"}]


def test_esc_stops_waiting_and_nothing_else(
    page: SettingsPage, keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    left: list[bool] = []
    page.closed.connect(lambda: left.append(True))
    keys.editor.add.click()
    press(keys.editor.add, Key.Key_Escape)
    assert not keys.editor.add.waiting
    assert wanted == []
    assert left == []


def test_a_shortcut_of_the_program_is_only_a_key_while_waiting(keys: KeysPage) -> None:
    keys.editor.add.click()
    override = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Q, Modifier.ControlModifier)
    override.ignore()
    QApplication.sendEvent(keys.editor.add, override)
    assert override.isAccepted()


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Key.Key_Tab, Modifier.NoModifier),
        (Key.Key_Backtab, Modifier.ShiftModifier),
        (Key.Key_Left, Modifier.NoModifier),
        (Key.Key_Space, Modifier.NoModifier),
    ],
)
def test_keys_of_the_board_are_refused_with_a_sentence(
    keys: KeysPage, wanted: list[dict[str, str]], key: Key, modifiers: Modifier
) -> None:
    add(keys, "coin", key, modifiers)
    assert wanted == []
    assert "already in use" in keys.editor.trouble.text()
    keys.list.pick("undo")
    assert not keys.editor.trouble.isVisible()


def test_modifiers_alone_are_refused_when_they_are_let_go(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    keys.list.pick("coin")
    field = keys.editor.add
    field.click()
    QTest.keyPress(field, Key.Key_Control)
    QTest.keyPress(field, Key.Key_Alt, Modifier.ControlModifier)
    assert field.text() == "Ctrl+Alt…"
    QTest.keyRelease(field, Key.Key_Alt, Modifier.ControlModifier)
    assert wanted == []
    assert "alone" in keys.editor.trouble.text()


def test_a_key_it_has_already_is_said(keys: KeysPage, wanted: list[dict[str, str]]) -> None:
    add(keys, "coin", Key.Key_C)
    assert wanted == []
    assert "already" in keys.editor.trouble.text()


def test_a_ruinous_action_takes_only_keys_with_ctrl_or_alt(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    keys.list.pick("toy.give_up")
    assert "Ctrl or Alt" in keys.editor.place.text()
    add(keys, "toy.give_up", Key.Key_G)
    assert wanted == []
    assert "by accident" in keys.editor.trouble.text()
    add(keys, "toy.give_up", Key.Key_G, Modifier.AltModifier)
    assert wanted == [{"toy.give_up": "Alt+G"}]


def test_a_key_that_another_action_has_is_taken_or_left(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    add(keys, "toy.attack", Key.Key_H)
    assert wanted == []
    assert keys.editor.question.text().endswith("H is already: To the hand")
    assert keys.focusWidget() is keys.editor.leave
    QTest.keyClick(keys.editor.leave, Key.Key_Tab)
    assert keys.focusWidget() is keys.editor.take
    keys.editor.leave.click()
    assert not keys.editor.clash.isVisible()
    assert wanted == []
    add(keys, "toy.attack", Key.Key_H)
    keys.editor.take.click()
    assert wanted == [{"toy.to_hand": "", "toy.attack": "F5 H"}]
    assert not keys.editor.clash.isVisible()
    assert rows(keys)["To the hand"] == "none   (usual: H)"


def test_all_who_would_lose_a_key_are_named(keys: KeysPage) -> None:
    add(keys, "coin", Key.Key_3)
    assert "Damage +30, Draw 3" in keys.editor.question.text()
    keys.look.change(language="ja")
    assert "「ダメージ +30」「3枚引く」" in keys.editor.question.text()


def test_the_same_key_at_another_place_is_given_without_a_question(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    # To the hand is done with cards, never with a pile.
    add(keys, "toy.draw_3", Key.Key_H)
    assert wanted == [{"toy.draw_3": "3 H"}]


def test_a_key_is_taken_away_and_comes_back(keys: KeysPage, wanted: list[dict[str, str]]) -> None:
    keys.list.pick("keys")
    keys.editor.chips["F1"].click()
    assert wanted == [{"keys": "?"}]
    assert keys.focusWidget() is keys.editor.add
    keys.editor.chips["?"].click()
    assert wanted[-1] == {"keys": ""}
    assert keys.editor.reset.isVisible()
    keys.editor.reset.click()
    assert wanted[-1] == {}
    assert not keys.editor.reset.isVisible()


def test_back_to_a_default_key_that_somebody_took_asks(
    keys: KeysPage, wanted: list[dict[str, str]]
) -> None:
    keys.show_keys({"toy.attack": "H", "toy.to_hand": ""})
    keys.list.pick("toy.to_hand")
    keys.editor.reset.click()
    assert wanted == [{"toy.attack": "H"}]
    assert "Attack 1" in keys.editor.question.text()
    keys.editor.take.click()
    assert wanted[-1] == {"toy.attack": ""}
    assert list(keys.editor.chips) == ["H"]


def test_all_keys_go_back_and_return(keys: KeysPage, wanted: list[dict[str, str]]) -> None:
    keys.show_keys({"coin": "J", "gone": "X"})
    keys.reset_all.click()
    assert wanted == [{}]
    assert not keys.reset_all.isEnabled()
    keys._notice.button.click()
    assert wanted[-1] == {"coin": "J", "gone": "X"}


def test_an_action_is_found_by_pressing_its_key(keys: KeysPage) -> None:
    keys.finder.click()
    press(keys.finder, Key.Key_3)
    assert list(rows(keys)) == ["Damage +30", "Draw 3"]
    assert keys.only.text() == "Key: 3  ×"
    keys.only.click()
    assert len(rows(keys)) == 8
    keys.finder.click()
    press(keys.finder, Key.Key_F12)
    assert keys.empty.text() == "No action has the key F12."


@pytest.mark.parametrize("text", ["undo", "元に戻す", "ctrl+z", "UNDO"])
def test_an_action_is_found_by_its_name_or_its_key(keys: KeysPage, text: str) -> None:
    keys.narrow(text)
    assert "Undo" in rows(keys)
    assert len(rows(keys)) == 1
    assert keys.editor.title.text() == "Undo"


def test_when_nothing_fits_nothing_can_be_changed(keys: KeysPage) -> None:
    keys.narrow("no such action")
    assert rows(keys) == {}
    assert not keys.editor.add.isVisible()
    keys.editor.offer("J")
    keys.narrow("")
    assert keys.editor.add.isVisible()


def test_where_there_is_room_for_one_the_editor_takes_the_place_of_the_list(
    page: SettingsPage, keys: KeysPage
) -> None:
    page.window().resize(320, 560)
    assert keys.list.isVisible()
    assert not keys.editor.isVisible()
    assert rows(keys)["To the hand"] == f"H  {OPENS}"
    keys.list.setFocus()
    keys.list.pick("coin")
    QTest.keyClick(keys.list, Key.Key_Return)
    assert keys.editor.isVisible()
    assert not keys.list.isVisible()
    press(keys.editor.add, Key.Key_Escape)
    QTest.keyClick(keys.editor.add, Key.Key_Escape)
    assert keys.list.isVisible()
    assert keys.focusWidget() is keys.list
    page.window().resize(1280, 680)
    assert keys.editor.isVisible()
    assert rows(keys)["To the hand"] == "H"


def test_what_means_nothing_is_kept_and_said_once(make: Make) -> None:
    page = make(Settings(keys={"gone": "X", "coin": "Bogus"}))
    assert "coin: Bogus" in page.notice.label.text() or "gone" in page.notice.label.text()
    told: list[tuple[str, object]] = []
    page.changed.connect(lambda name, value: told.append((name, value)))
    page.show_tab("keys")
    add(page.keys, "undo", Key.Key_U, Modifier.ControlModifier)
    assert told == [("keys", {"gone": "X", "coin": "Bogus", "undo": "Ctrl+Z Ctrl+U"})]
    page.hide()
    page.show()
    assert not page.notice.isVisible()


def test_the_page_speaks_japanese(page: SettingsPage, keys: KeysPage) -> None:
    add(keys, "coin", Key.Key_J)
    page.look.change(language="ja")
    assert rows(keys)["コインを投げる"] == "C、J   (標準：C)"
    assert keys.editor.title.text() == "コインを投げる"
    assert keys.editor.chips["J"].accessibleName() == "Jを外す"
    assert keys.editor.add.accessibleName() == "「コインを投げる」のキーを追加"
    add(keys, "coin", Key.Key_Tab)
    assert "Tabは" in keys.editor.trouble.text()
    page.look.change(language="en")
    assert "Tab is already" in keys.editor.trouble.text()
