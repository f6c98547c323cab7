"""What each game brings to the settings: its keys, and how its cards can look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.games._playing_cards.playing_faces import BACKS, COLOURS
from app.games.contracts.card_looks import wear
from app.games.game_registry import GAMES
from app.store import saved_settings
from app.ui.app.window import Window
from app.ui.settings.settings_page import SettingsPage


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    yield empty_window
    wear(GAMES.cards("open_table"), {})


def settings(window: Window, tab: str = "settings") -> SettingsPage:
    window.pages.show_settings(tab)
    return cast("SettingsPage", window.pages.page("settings"))


def listed(page: SettingsPage) -> set[str]:
    """Return the ids of the actions whose keys are listed."""
    page.keys.list.pick("")
    return set(page.keys.list._items)


# -- keys -------------------------------------------------------------------------------------


def test_the_keys_of_every_game_are_shown_by_game(window: Window) -> None:
    page = settings(window, "keys")
    assert any(name.startswith("pokemon.") for name in listed(page))
    choices = page.keys.games.choices
    assert list(choices) == ["pokemon", "open_table", "blackpoker", "nullpoga", "stepping_stones"]
    choices["open_table"].click()
    found = listed(page)
    assert any(name.startswith("open_table.") for name in found)
    assert not any(name.startswith("pokemon.") for name in found)
    assert "undo" in found


def test_the_arrows_go_from_one_game_s_keys_to_the_next(window: Window) -> None:
    page = settings(window, "keys")
    page.keys.games.take_keyboard()
    QTest.keyClick(page.keys.games.choices["pokemon"], Qt.Key.Key_Right)
    assert page.keys.games.game == "open_table"
    assert any(name.startswith("open_table.") for name in listed(page))


def test_the_keys_of_a_variant_are_those_of_its_game(window: Window) -> None:
    window.tables.new.lay(("A", "B", "C", "D"), (None,) * 4, deal=False, game="battle-royal")
    page = settings(window, "keys")
    assert page.keys.games.game == "pokemon"
    name = next(one for one in page.keys.list._items if one.startswith("pokemon."))
    page.keys.list.pick(name)
    page.keys.editor.offer("Ctrl+Alt+9")
    assert "Ctrl+Alt+9" in window.registry.keys(name)


def test_how_cards_look_is_asked_once_for_all_games_that_have_them(window: Window) -> None:
    page = settings(window)
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert shown.count(GAMES["open_table"].title.en) == 1
    assert GAMES["battle-royal"].title.en not in shown


def test_a_key_given_to_one_game_is_kept_while_another_is_shown(window: Window) -> None:
    page = settings(window, "keys")
    page.keys.games.choices["open_table"].click()
    name = next(one for one in page.keys.list._items if one.startswith("open_table."))
    page.keys.list.pick(name)
    page.keys.editor.offer("Ctrl+Alt+9")
    assert window.settings.keys[name].endswith("Ctrl+Alt+9")
    page.keys.games.choices["pokemon"].click()
    page.keys.list.pick(next(one for one in page.keys.list._items if one.startswith("pokemon.")))
    page.keys.editor.offer("Ctrl+Alt+9")
    # The same key may mean something at the table of each.
    assert len(window.settings.keys) == 2
    assert not page.keys.editor.clash.isVisible()


def test_the_keys_of_the_table_in_front_come_first(window: Window) -> None:
    window.tables.new.lay(("Aki",), (), game="open_table")
    page = settings(window, "keys")
    assert page.keys.games.game == "open_table"
    assert any(name.startswith("open_table.") for name in listed(page))


# -- looks ------------------------------------------------------------------------------------


def test_a_game_s_looks_stand_under_its_name(window: Window) -> None:
    page = settings(window)
    page.search.setText("four")
    row, other = (row for row in page.choices.rows if not row.isHidden())
    assert (row.entry.name, other.entry.name) == ("open_table.suits", "blackpoker.suits")
    assert [button.text() for button in row.field.buttons] == ["Two", "Four"]  # type: ignore[attr-defined]


def test_other_colours_are_worn_at_once_and_kept(window: Window, qtbot: QtBot) -> None:
    window.tables.new.lay(("Aki",), (), game="open_table")
    page = settings(window)
    cards = GAMES.cards("open_table")
    row = page.choices.row("open_table.suits")
    row.field.buttons[1].click()  # type: ignore[attr-defined]
    assert cards.face("D-7").sign.colour == COLOURS["four"]["D"]
    assert window.settings.looks == {"open_table.suits": "four"}
    assert saved_settings.load()[0].looks == {"open_table.suits": "four"}
    page.choices.row("open_table.back").field.buttons[1].click()  # type: ignore[attr-defined]
    assert window.look.back == BACKS["red"]
    row.reset.click()
    assert cards.face("D-7").sign.colour == COLOURS["two"]["D"]
    assert window.settings.looks == {"open_table.back": "red"}


def test_all_settings_back_takes_the_looks_along_and_undo_brings_them_again(window: Window) -> None:
    page = settings(window)
    page.choices.row("open_table.suits").field.buttons[1].click()  # type: ignore[attr-defined]
    page.choices.reset_all.click()
    assert window.settings.looks == {}
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.settings.looks == {"open_table.suits": "four"}
    assert GAMES.cards("open_table").face("C-2").sign.colour == COLOURS["four"]["C"]


def test_a_window_begins_with_the_looks_that_were_kept(window: Window) -> None:
    window.looks.change(looks={"open_table.back": "red", "gone.back": "red"})
    window.looks.put_on_looks()
    assert GAMES.cards("open_table").back == BACKS["red"]
