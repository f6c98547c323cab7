"""Keys, buttons and titles of the whole window, over a Pokémon table."""

from __future__ import annotations

import time
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.cli.benches.tools.four_boards import lay_full
from app.core.intent import Attach, Draw
from app.core.text.words import Language
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.commands.action_registry import Action, without_letter
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.commands.key_rows import key_groups
from app.ui.commands.keys_sheet import KeysSheet
from app.ui.panels.cards.reading_view import ReadingView
from app.ui.table.table_document import Document, new_document
from app.ui.toolkit.rich_text import RichLabel
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import MANY
from tests.ui.board_keys import OF_MANY, OF_TWO, begin, board, lay, press


@pytest.fixture
def window(empty_window: Window) -> Window:
    lay(empty_window)
    return empty_window


def at(window: Window, key: str) -> QPoint:
    spot = board(window).board.pieces[key].piece.spot
    return board(window).to_window(spot.x, spot.y).toPoint()


def double_click(window: Window, key: str) -> None:
    port, where = board(window).viewport(), at(window, key)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=where)


def rest_on(window: Window, key: str) -> None:
    QTest.mouseMove(board(window).viewport(), at(window, key))


KEYS = tuple(f"card {number}" for number in range(15))
"""Cards of a deck at a table of many."""


@pytest.mark.parametrize("entry", [one for one in ACTIONS if one.id in OF_MANY], ids=lambda e: e.id)
def test_the_keys_of_a_table_of_many_work_from_its_board(
    empty_window: Window, entry: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = empty_window
    window.put_on_board(Document(lay_full(MANY["crowd"], KEYS, 8, 120), shipped_base(), None, None))
    if entry.menu == "network":
        # As at a table elsewhere, with partners.
        visit = Mock(has_team=True)
        there = Mock(visit=visit, at_table=True, gathering=False)
        monkeypatch.setattr(window, "lan", there)
    window.refresh()
    QApplication.processEvents()
    done: list[str] = []
    monkeypatch.setattr(window, "perform", lambda action, _: done.append(action.id) or True)
    assert window.registry.keys(entry.id)
    for key in window.registry.keys(entry.id):
        done.clear()
        combination = QKeySequence(key)[0]
        press(window, combination.key(), combination.keyboardModifiers())
        assert done == [entry.id], key


def test_where_a_game_begins_without_more_the_button_says_so(empty_window: Window) -> None:
    window = empty_window
    document = new_document("open_table", ("Aki", "Ren"), ((), ()), window.cards, window.tell, 7)
    window.put_on_board(document)
    button = window.top_bar._buttons[-1][0]
    QApplication.processEvents()
    assert button.accessibleName() == "Begin the first turn"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 1
    QApplication.processEvents()
    assert button.accessibleName() == "End turn"


def count(window: Window, zone: str) -> int:
    assert window.bridge is not None
    return window.bridge.view.zones[zone].count or 0


def test_the_turn_button_starts_the_game_and_then_ends_turns(window: Window) -> None:
    turn_button = window.top_bar._buttons[-1][0]
    assert turn_button.text() == "Start"
    begin(window)
    assert turn_button.text() == "End turn"
    press(window, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 2
    assert window.bridge.seat == 1


def test_the_second_half_of_a_double_press_of_the_key_ends_no_turn(window: Window) -> None:
    for _ in range(2):
        press(window, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 1


def test_buttons_are_short_and_say_more_in_their_tooltips(window: Window) -> None:
    shown = [button for button, _ in window.top_bar._buttons if not button.isHidden()]
    texts = [button.text() for button in shown]
    assert texts == ["Undo", "Redo", "Coin", "Dice", "Start"]
    tips = [button.toolTip() for button, _ in window.top_bar._buttons]
    assert tips[2] == "Flip a coin (C)"
    window.looks.switch_language()
    assert [button.text() for button, _ in window.top_bar._buttons][2:4] == ["コイン", "サイコロ"]
    assert "(&" not in window.top_bar._buttons[2][0].toolTip()


def test_space_reads_the_card_under_the_pointer_and_pans_nothing(
    window: Window, qtbot: QtBot
) -> None:
    assert window.bridge is not None
    card = window.bridge.view.cards_in("hand.0")[0]
    rest_on(window, card)
    press(window, Qt.Key.Key_Space)
    (reading,) = window.findChildren(ReadingView)
    assert reading.accessibleName()
    QTest.keyClick(reading, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.findChildren(ReadingView))


def test_digits_draw_with_the_pointer_over_the_deck(window: Window) -> None:
    before = count(window, "hand.0")
    rest_on(window, "pile:deck.0")
    press(window, Qt.Key.Key_3)
    assert count(window, "hand.0") == before + 3
    press(window, Qt.Key.Key_2, Qt.KeyboardModifier.KeypadModifier)
    assert count(window, "hand.0") == before + 5


def test_arrows_walk_and_with_ctrl_put_cards_on_the_deck(window: Window) -> None:
    assert window.bridge is not None
    window.ask(Draw(2, "deck.0", "hand.0"))
    hand = window.bridge.view.cards_in("hand.0")
    board(window).select(Selection(cards=hand[:2]))
    before = count(window, "deck.0")
    press(window, Qt.Key.Key_Up)
    assert count(window, "deck.0") == before, "a bare arrow walks, whatever is selected"
    board(window).select(Selection(cards=hand[:2]))
    press(window, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert count(window, "deck.0") == before + 2
    board(window).choose(())
    press(window, Qt.Key.Key_Down)
    assert board(window).focus.shown


def test_the_deck_is_searched_and_v_looks_through_the_pile_below(window: Window) -> None:
    assert window.side is not None
    assert window.bridge is not None
    card = window.bridge.view.cards_in("hand.0")[0]
    board(window).select(Selection(cards=(card,)))
    press(window, Qt.Key.Key_X)
    board(window).choose(())
    rest_on(window, "pile:discard.0")
    press(window, Qt.Key.Key_V)
    assert window.side.sheets.viewer.zone == "discard.0"
    window.side.sheets.viewer.leave()
    window.place.looking.search_deck()
    assert window.side.sheets.viewer.zone == "discard.0"
    window.side.sheets.viewer.leave()
    rest_on(window, "pile:deck.0")
    window.place.looking.search_deck()
    assert window.side.sheets.viewer.searching
    assert window.side.sheets.viewer.zone == "deck.0"


def test_m_and_y_open_menus_beside_the_selection(window: Window) -> None:
    assert window.bridge is not None
    unit = window.bridge.view.zones["active.0"].items[0]
    board(window).select(Selection(units=(unit,)))
    for key, first in ((Qt.Key.Key_M, "Attack:"), (Qt.Key.Key_Y, "&1  Poisoned")):
        press(window, key)
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, QMenu)
        assert popup.actions()[0].text().startswith(first)
        where = board(window).viewport().mapToGlobal(at(window, unit))
        # A large menu moves up and aside to fit on the screen; it still opens at the card.
        edge = window.screen().geometry().right() - popup.width()
        assert abs(popup.pos().x() - min(where.x(), edge)) < 60
        assert popup.geometry().adjusted(0, -60, 0, 60).contains(where)
        popup.close()


def test_keys_stand_in_one_row_only_where_their_digits_count_up(window: Window) -> None:
    keys = [row.key for group in key_groups(window.registry, "en") for row in group.rows]
    assert {"Shift+F9", "Shift+F7", "Shift+F4"} <= set(keys)
    native = QKeySequence.SequenceFormat.NativeText
    assert f"1 – {QKeySequence('9').toString(native)}" in keys


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_sheet_of_keys_is_grouped_and_names_every_key(
    window: Window, language: Language
) -> None:
    if language == "ja":
        window.looks.switch_language()
    assert window.document is not None
    groups = key_groups(window.registry, language, {"pokemon.draw"})
    assert len({group.title for group in groups}) == len(groups)
    rows = {row.title: row for group in groups for row in group.rows}
    assert rows["Draw a card" if language == "en" else "1枚引く"].works
    told = " ".join(row.key for row in rows.values())
    native = QKeySequence.SequenceFormat.NativeText
    keys = [QKeySequence(key).toString(native) for entry in OF_TWO for key in entry.key.split()]
    assert [key for key in keys if key not in told] == []
    assert not any("&" in row.title for row in rows.values())
    # Side by side they would read as keys to press together.
    either = {"en": "M, Menu or Shift+F10", "ja": "M、Menu、Shift+F10"}
    assert either[language] in {row.key for row in rows.values()}


def test_the_sheet_shows_what_works_on_what_is_selected(window: Window) -> None:
    assert window.bridge is not None
    unit = window.bridge.view.zones["active.0"].items[0]
    board(window).select(Selection(units=(unit,)))
    window.sheets.show("keys")
    window.sheets.show("keys")
    (sheet,) = [sheet for sheet in window.findChildren(KeysSheet) if sheet.isVisible()]

    def told() -> str:
        labels = sheet.area.widget().findChildren(RichLabel)
        return " ".join(label.toPlainText() for label in labels if label.isVisibleTo(sheet))

    assert "Attack: " in told()
    assert "Take 2 Prizes" not in told()
    sheet.all.setChecked(True)
    assert "Take 2 Prizes" in told()
    sheet.field.setText("knock")
    assert "Knock Out" in told()
    assert "Shuffle" not in told()
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert board(window).hasFocus()


def test_a_title_without_its_letter() -> None:
    assert without_letter("表示(&V)") == "表示"
    assert without_letter("カードを探す(&F)…") == "カードを探す"
    assert without_letter("Save &as…") == "Save as"


def test_a_card_carried_out_of_a_pile_lights_its_target(window: Window) -> None:
    assert window.side is not None
    assert window.bridge is not None
    window.place.looking.search_deck()
    viewer = window.side.sheets.viewer
    basic = next(
        entry.handle
        for entry in viewer.cards.all
        if window.cards.get(entry.ref).kind == "basic_energy"
    )
    unit = window.bridge.view.zones["active.0"].items[0]
    where = board(window).viewport().mapToGlobal(at(window, unit))
    viewer.hide()
    window.side._board.show_carried((basic,), where)
    drag = board(window).mouse.carry.drag
    assert drag is not None
    assert isinstance(_attaching(drag.readings[0].intent), Attach)
    assert board(window).board.rings.worn("target") == [(unit, "")]
    window.side._board.end_carried()
    assert board(window).mouse.carry.drag is None
    assert board(window).board.rings.worn("target") == []


def _attaching(intent: object) -> object:
    steps = getattr(intent, "steps", (intent,))
    return next((step for step in steps if isinstance(step, Attach)), None)


def test_larger_text_is_counted_from_the_systems_own_size(window: Window) -> None:
    plain_size = QApplication.font().pixelSize()
    for _ in range(3):
        window.looks.scale_text(1)
    assert window.settings.text_scale == 1.5
    assert abs(QApplication.font().pixelSize() - plain_size * 1.5) <= 1
    for _ in range(3):
        window.looks.scale_text(-1)
    assert QApplication.font().pixelSize() == plain_size


def test_a_narrow_bar_spares_words_and_keeps_turn_and_checklist(window: Window) -> None:
    from app.core.intents.turn_intents import Use

    press(window, Qt.Key.Key_Return)
    window.ask(Use("energy"))
    bar = window.top_bar
    bar._spare(0)
    assert all(button.text() for button, _ in bar._buttons)
    bar._spare(6)
    assert bar.turn.text()
    assert bar.checklist.isVisible()
    assert "✓" in bar.checklist.texts()[0]
    assert not any(button.text() for button, _ in bar._buttons[:-1])
    assert all(button.accessibleName() for button, _ in bar._buttons)


def test_the_second_half_of_a_double_click_on_start_ends_no_turn(window: Window) -> None:
    button, start = window.top_bar._buttons[-1]
    # However long it takes to begin.
    start.triggered.connect(lambda: time.sleep(QApplication.doubleClickInterval() / 1000 + 0.01))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.bridge is not None
    assert window.bridge.view.turn.number == 1
    QTest.qWait(QApplication.doubleClickInterval() + 10)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.bridge.view.turn.number == 2


def test_a_double_click_on_the_deck_draws_and_on_the_discard_pile_opens_it(window: Window) -> None:
    press(window, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert window.side is not None
    assert window.place is not None
    menus = window.place.menus.made

    def bold(zone: str) -> str:
        entry = menus.likeliest(Selection(zone=zone))
        assert entry is not None
        return entry.id

    held = count(window, "hand.0")
    assert bold("deck.0") == "pokemon.draw"
    double_click(window, "pile:deck.0")
    assert count(window, "hand.0") == held + 1
    card = window.bridge.view.cards_in("hand.0")[0]
    board(window).select(Selection(cards=(card,)))
    press(window, Qt.Key.Key_X)
    assert bold("discard.0") == "view_pile"
    double_click(window, "pile:discard.0")
    assert window.side.sheets.viewer.zone == "discard.0"


def test_what_one_seat_chose_is_not_chosen_for_the_other(window: Window) -> None:
    begin(window)
    assert window.bridge is not None
    unit = window.bridge.view.zones["active.0"].items[0]
    board(window).select(Selection(units=(unit,)))
    press(window, Qt.Key.Key_Return)
    assert window.bridge.seat == 1
    assert board(window).chosen == ()


def test_what_is_done_with_a_whole_hand_means_ones_own_wherever_one_points(
    window: Window,
) -> None:
    press(window, Qt.Key.Key_Return)
    held, rest = count(window, "hand.0"), count(window, "deck.0")
    rest_on(window, "pile:deck.0")
    press(
        window,
        Qt.Key.Key_Down,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert (count(window, "hand.0"), count(window, "deck.0")) == (0, rest + held)
    assert not board(window).focus.shown


def test_a_table_taken_up_again_seats_who_has_the_turn(window: Window) -> None:
    begin(window)
    press(window, Qt.Key.Key_Return)
    assert window.document is not None
    window.put_on_board(Document(window.document.table, window.cards, None, None))
    assert window.bridge is not None
    assert window.bridge.seat == 1


def test_a_prize_taken_leaves_no_other_prize_chosen(window: Window) -> None:
    press(window, Qt.Key.Key_Return)
    first = "prizes.0#1"
    double_click(window, first)
    assert count(window, "prizes.0") == 5
    assert board(window).chosen == ()


def test_the_pointer_is_meant_again_as_soon_as_it_moves(window: Window) -> None:
    press(window, Qt.Key.Key_Return)
    rest_on(window, "pile:deck.0")
    press(window, Qt.Key.Key_Down)
    assert board(window).focus.shown
    press(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    held = board(window).focus.key_of
    rest_on(window, "pile:discard.0" if "pile:discard.0" in board(window).pieces else "pile:deck.0")
    QTest.mouseMove(board(window).viewport(), at(window, "pile:deck.0") + QPoint(20, 20))
    QTest.mouseMove(board(window).viewport(), at(window, "pile:deck.0"))
    assert not board(window).focus.shown
    before = count(window, "hand.0")
    press(window, Qt.Key.Key_2)
    assert count(window, "hand.0") == before + 2
    assert held


@pytest.mark.parametrize("action", ["find", "keys", "picture_file", "read", "search_deck"])
def test_what_one_seat_opened_closes_when_the_other_sits_down(window: Window, action: str) -> None:
    window.ask(Draw(1, "deck.0", "hand.0"))
    assert window.bridge is not None
    card = window.bridge.view.cards_in("hand.0")[0]
    board(window).select(Selection(cards=(card,)))

    def shown() -> set[QWidget]:
        return {widget for widget in window.findChildren(QWidget) if widget.isVisible()}

    before = shown()
    window.run_action(action)
    opened = shown() - before
    assert opened
    window.run_action("other_seat")
    assert window.bridge.seat == 1
    assert not [widget for widget in opened if isValid(widget) and widget.isVisible()]


def test_a_title_without_room_stays_away_whatever_is_refreshed(
    window: Window, qtbot: QtBot
) -> None:
    press(window, Qt.Key.Key_Return)
    table = window.top_bar.table
    window.resize(1024, 640)
    for _ in range(5):
        window.looks.scale_text(1)
    qtbot.waitUntil(table.isHidden)
    window.refresh()
    assert table.isHidden()
    for _ in range(5):
        window.looks.scale_text(-1)
    window.resize(1280, 720)
    qtbot.waitUntil(table.isVisible)


def test_who_takes_back_the_end_of_a_turn_sits_where_the_turn_is(window: Window) -> None:
    begin(window)
    press(window, Qt.Key.Key_Return)
    assert window.bridge is not None
    assert window.bridge.seat == 1
    window.run_action("undo")
    QApplication.processEvents()
    assert (window.bridge.view.turn.number, window.bridge.seat) == (1, 0)
    window.run_action("redo")
    QApplication.processEvents()
    assert (window.bridge.view.turn.number, window.bridge.seat) == (2, 1)


def test_who_looks_from_the_other_side_stays_there(window: Window) -> None:
    press(window, Qt.Key.Key_Return)
    window.place.change_seat()
    window.ask(Draw(1, "deck.1", "hand.1"))
    window.run_action("undo")
    QApplication.processEvents()
    assert window.bridge is not None
    assert window.bridge.seat == 1


def test_the_bar_says_the_turn_at_any_size_of_text(window: Window, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    press(window, Qt.Key.Key_Return)
    for _ in range(8):
        window.looks.scale_text(1)
    bar = window.top_bar
    assert window.settings.text_scale == 3.0
    qtbot.waitUntil(lambda: bar.sizeHint().width() <= bar.width())
    qtbot.waitUntil(lambda: bar.turn.width() >= bar.turn.sizeHint().width())


def test_the_sheet_of_all_keys_is_asked_for_from_the_log_as_well(window: Window) -> None:
    assert window.side is not None
    window.side_panel.show_tab("log")
    view = window.side.log.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_D)
    assert not [one for one in window.findChildren(KeysSheet) if one.isVisible()]
    QTest.keyClick(view, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert [one for one in window.findChildren(KeysSheet) if one.isVisible()]
