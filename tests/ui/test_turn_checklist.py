"""The turn checklist in the top bar: the ledger itself, put right by a click."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.card import value_of
from app.core.intent import PutMark, Undo
from app.core.intents.turn_intents import NextTurn, Use
from app.core.text.words import Words
from app.ui.app.window import Window
from app.ui.table.turn_checklist import Entry, TurnChecklist, short_titles
from tests.gallery.game import duel
from tests.helpers.asking import SPEC

GAME = replace(
    SPEC,
    ledger=(
        ("energy", Words("Energy", "エネルギー"), 1),
        ("supporter", Words("Supporter", "サポート"), 1),
        ("stadium", Words("Stadium", "スタジアム"), 1),
        ("item", Words("Items", "グッズ"), 0),
    ),
)


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki's fifth turn, nothing used in it."""
    window = empty_window
    window.put_on_board(duel(history=False, spec=GAME))
    window.ask(NextTurn(0))
    window.activateWindow()
    return window


@pytest.fixture
def checklist(window: Window) -> TurnChecklist:
    return window.top_bar.checklist


def used(window: Window, key: str) -> int:
    assert window.bridge is not None
    return window.bridge.view.turn.used(key)


def test_it_says_what_was_used_and_what_was_not(window: Window, checklist: TurnChecklist) -> None:
    window.ask(Use("energy"))
    assert checklist.texts() == ("Energy ✓", "Supporter –", "Stadium –", "Items –")


def test_more_than_usual_is_a_number_with_a_sign(window: Window, checklist: TurnChecklist) -> None:
    window.ask(Use("energy", 2))
    window.ask(Use("item", 3))
    assert checklist.texts() == ("Energy 2 ⚠", "Supporter –", "Stadium –", "Items ✓3")


def test_a_click_ticks_off_and_another_takes_it_back(
    window: Window, checklist: TurnChecklist
) -> None:
    chip = checklist.chips[1]
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert used(window, "supporter") == 1
    assert chip.text() == "Supporter ✓"
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert used(window, "supporter") == 0


def test_space_does_what_a_click_does(window: Window, checklist: TurnChecklist) -> None:
    checklist.chips[0].setFocus()
    QTest.keyClick(checklist.chips[0], Qt.Key.Key_Space)
    assert used(window, "energy") == 1


def test_a_correction_is_a_gesture_like_any_other(window: Window, checklist: TurnChecklist) -> None:
    checklist.chips[0].click()
    assert window.log_text().splitlines()[-1].endswith("Aki marks Energy as used (1)")
    window.ask(Undo())
    assert used(window, "energy") == 0
    assert checklist.texts()[0] == "Energy –"


def test_the_menu_of_a_chip_counts_once_more_or_not_at_all(
    window: Window, checklist: TurnChecklist
) -> None:
    window.ask(Use("energy"))
    checklist.chips[0].customContextMenuRequested.emit(QPoint(2, 2))
    assert checklist.menu is not None
    again, never = checklist.menu.actions()
    assert (again.text(), never.text()) == ("Once more", "Not used")
    again.trigger()
    assert used(window, "energy") == 2
    checklist.chips[0].customContextMenuRequested.emit(QPoint(2, 2))
    checklist.menu.actions()[1].trigger()
    assert used(window, "energy") == 0
    checklist.menu.close()


def test_ears_are_told_in_words(window: Window, checklist: TurnChecklist) -> None:
    window.ask(Use("energy", 2))
    names = [chip.accessibleName() for chip in checklist.chips[:2]]
    assert names == ["Energy: used twice; once is usual", "Supporter: not used this turn"]
    window.looks.switch_language()
    assert checklist.chips[0].accessibleName() == "エネルギー：2回使用（通常は1回）"


def test_what_is_used_once_a_game_shows_when_it_was_used(
    window: Window, checklist: TurnChecklist
) -> None:
    window.ask(PutMark(("seat.0",), "vstar", value=1))
    assert checklist.texts()[-1] == "VSTAR Power ✓"
    checklist.chips[4].click()
    assert window.bridge is not None
    assert value_of(window.bridge.view.marks.get("seat.0", ()), "vstar") == 0
    assert len(checklist.texts()) == 4


def test_the_less_room_the_less_is_said(window: Window, checklist: TurnChecklist) -> None:
    window.put_on_board(duel(history=False, spec=SPEC))
    bar, said, widths = window.top_bar, {}, []
    for spared in range(9):
        bar._spare(spared)
        said[checklist.room] = checklist.texts()
        widths.append(bar.sizeHint().width())
    assert {"Energy ✓", "Supporter ✓", "Stadium –"} <= set(said["full"])
    assert {"En ✓", "Su ✓", "St –"} <= set(said["short"])
    assert said["menu"] == ("This turn ✓2 ▾",)
    assert said["sign"] == ("✓2 ▾",)
    assert widths == sorted(widths, reverse=True)


def test_the_one_button_opens_a_menu_of_everything(
    window: Window, checklist: TurnChecklist
) -> None:
    window.ask(Use("energy"))
    checklist.set_room("menu")
    checklist.button.click()
    assert checklist.menu is not None
    texts = [entry.text() for entry in checklist.menu.actions() if entry.text()]
    listed = ["Energy ✓", "Supporter –", "Stadium –", "Items –", "Once more: Energy"]
    assert texts == listed
    checklist.menu.actions()[1].trigger()
    assert used(window, "supporter") == 1
    checklist.menu.close()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_there_in_a_small_window_with_large_text(
    window: Window, checklist: TurnChecklist, language: str
) -> None:
    window.resize(1280, 720)
    window.looks.apply("language", language)
    window.looks.apply("text_scale", 2.0)
    QApplication.processEvents()
    QApplication.processEvents()
    bar = window.top_bar
    assert bar.sizeHint().width() <= bar.width()
    assert checklist.isVisible()
    assert checklist.texts()


def test_before_the_first_turn_there_is_nothing_to_tick_off(empty_window: Window) -> None:
    from tests.gallery.game import Desk

    empty_window.put_on_board(Desk(("Aki", "Ren"), spec=GAME).document)
    assert not empty_window.top_bar.checklist.isVisible()


def test_the_first_letters_tell_titles_apart() -> None:
    assert short_titles(["Energy", "Supporter", "Stadium"]) == ["En", "Su", "St"]
    assert short_titles(["Stadium", "Stage", "Attack"]) == ["Stad", "Stag", "At"]


def test_less_than_never_is_never() -> None:
    once = Entry("vstar", Words("VSTAR", "VSTAR"), 1, 1, seat=0)
    assert once.changed(-5) == PutMark(("seat.0",), "vstar", value=0)


def test_where_several_are_usual_it_says_how_many_of_them() -> None:
    attack = Words("Attack", "ワザ")
    none, one, two, three = (Entry("attack", attack, used, 2) for used in range(4))
    assert [entry.said("Attack") for entry in (none, one, two, three)] == [
        "Attack –",
        "Attack 1/2",
        "Attack 2/2",
        "Attack 3 ⚠",
    ]
    assert one.told() == Words("Attack: used once of 2", "ワザ：1回使用（2回まで）")
    assert "usual" in three.told().en
