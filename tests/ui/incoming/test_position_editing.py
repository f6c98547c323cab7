"""A position is set up on the board: typed where it lies, or put there from the palette."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.games.game_api import Selection
from app.games.game_registry import GAMES
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.incoming.editing.position_editing import PositionEditing
from app.ui.incoming.editing.typed_place import TypedPlace
from app.ui.incoming.position_desk import lay_text
from app.ui.outline.outline_panel import OutlinePanel
from tests.gallery.game import duel
from tests.ui.outline.keyboard import press

KEY = Qt.Key
BEGUN = "Aki: active Dreepy; deck 10 unknown; Ren: active Duskull; deck 10 unknown; turn 4 Aki"


@pytest.fixture
def window(empty_window: Window) -> Window:
    """A window in which a position lies that was typed."""
    empty_window.activateWindow()
    assert lay_text(empty_window, BEGUN)
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def editing(window: Window) -> PositionEditing:
    assert window.place is not None
    return window.place.editing


def begun(window: Window) -> PositionEditing:
    window.run_action("edit_position")
    settle()
    found = editing(window)
    assert found.on
    return found


def names(window: Window, zone: str) -> list[str]:
    """Return the cards that lie in a zone: of units those on top."""
    assert window.bridge is not None
    view = window.bridge.view
    cards = GAMES.cards("pokemon")
    items = [view.units[one].base if one in view.units else one for one in view.zones[zone].items]
    refs = [view.cards[card].ref for card in items]
    return ["?" if ref in (None, "?") else cards.get(ref or "").name.en for ref in refs]


def field(window: Window) -> TypedPlace:
    found = editing(window).field
    assert found is not None
    return found


def typed(window: Window, text: str, key: Qt.Key = KEY.Key_Return) -> None:
    editor = field(window).editor
    QTest.keyClicks(editor, text)
    editor.popup.hide()
    QTest.keyClick(editor, key)
    settle()


def test_it_is_switched_on_and_off_and_the_seat_is_as_before(window: Window) -> None:
    assert window.bridge is not None
    seat = window.bridge.seat
    found = begun(window)
    assert window.bridge.seat == JUDGE
    assert found.palette is not None
    assert found.palette.isVisible()
    assert found.palette.browser.filters.field.hasFocus()
    assert window.situation().switches.editing
    window.run_action("edit_position")
    settle()
    assert not found.on
    assert window.bridge.seat == seat
    assert not window.situation().switches.editing


def test_several_places_are_filled_by_keyboard_alone(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="bench.1"))
    settle()
    assert field(window).editor.hasFocus()
    assert field(window).title.text() == "Ren · Bench"
    typed(window, "Duskull 20, Dreepy")
    assert names(window, "bench.1") == ["Duskull", "Dreepy"]
    assert field(window).editor.toPlainText() == ""
    typed(window, "Budew", KEY.Key_Tab)
    assert names(window, "bench.1") == ["Duskull", "Dreepy", "Budew"]
    zones = found.zones
    after = zones[(zones.index("bench.1") + 1) % len(zones)]
    assert field(window).title.text() == found.name_of(after).en
    QTest.keyClick(field(window).editor, KEY.Key_Backtab)
    settle()
    assert field(window).title.text() == "Ren · Bench"
    QTest.keyClick(field(window).editor, KEY.Key_Escape)
    settle()
    assert not field(window).isVisible()


def test_enter_takes_the_first_name_that_is_offered(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="bench.0"))
    settle()
    editor = field(window).editor
    QTest.keyClicks(editor, "drak")
    settle()
    assert editor.popup.isVisible()
    QTest.keyClick(editor, KEY.Key_Return)
    settle()
    assert names(window, "bench.0") == ["Drakloak"]
    assert not editor.popup.isVisible()


def test_what_is_typed_at_a_unit_joins_it_and_is_taken_back_as_one(window: Window) -> None:
    assert window.bridge is not None
    found = begun(window)
    (unit,) = window.bridge.view.zones["active.0"].items
    found.take(Selection(units=(unit,)))
    settle()
    assert field(window).title.text() == "Aki · Active Spot · Dreepy"
    typed(window, "2P, 30, asleep")
    assert len(window.bridge.view.units[unit].attached) == 2
    assert {mark.key for mark in window.bridge.view.units[unit].marks} == {"damage", "asleep"}
    window.run_action("undo")
    settle()
    assert window.bridge.view.units[unit].attached == ()
    assert window.bridge.view.units[unit].marks == ()


def test_enter_on_the_board_types_where_cards_are_put_and_ends_no_turn(window: Window) -> None:
    assert window.bridge is not None
    assert window.place is not None
    found, turn = begun(window), window.bridge.view.turn
    window.place.board.setFocus()
    found.type_in("bench.1")
    settle()
    QTest.keyClick(field(window).editor, KEY.Key_Escape)
    settle()
    assert window.focusWidget() is window.place.board
    QTest.keyClick(window.place.board, KEY.Key_Return)
    settle()
    assert window.bridge.view.turn == turn
    assert field(window).isVisible()
    assert field(window).title.text() == "Ren · Bench"
    QTest.keyClick(field(window).editor, KEY.Key_Escape)
    window.run_action("edit_position")
    settle()
    QTest.keyClick(window.place.board, KEY.Key_Return)
    settle()
    assert window.bridge.view.turn != turn, "where nobody edits it ends the turn as before"


def test_tab_goes_from_the_cards_of_the_palette_to_typing(window: Window) -> None:
    palette = begun(window).palette
    assert palette is not None
    palette.grid.setFocus()
    QTest.keyClick(palette.grid, KEY.Key_Tab)
    assert window.focusWidget() is palette.type_button
    QTest.keyClick(palette.type_button, KEY.Key_Space)
    settle()
    assert field(window).title.text() == "Aki · Active Spot"


def test_every_name_without_data_is_said(window: Window) -> None:
    begun(window).type_in("hand.1")
    settle()
    typed(window, "Zzyx, Qqxy")
    said = field(window).says.text()
    assert "Zzyx" in said
    assert "Qqxy" in said


def test_undo_in_the_empty_field_takes_back_what_was_laid(window: Window) -> None:
    begun(window).type_in("bench.1")
    settle()
    typed(window, "Duskull")
    assert names(window, "bench.1") == ["Duskull"]
    editor = field(window).editor
    QTest.keyClicks(editor, "dre")
    editor.popup.hide()
    QTest.keySequence(editor, "Ctrl+Z")
    settle()
    assert editor.toPlainText() == "", "what is typed is taken back first"
    assert names(window, "bench.1") == ["Duskull"]
    QTest.keySequence(editor, "Ctrl+Z")
    settle()
    assert names(window, "bench.1") == []
    assert window.focusWidget() is editor, field(window).isVisible()


def test_what_is_not_understood_is_said_and_stays_to_be_mended(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="bench.0"))
    typed(window, "Dreepy [nonsense]")
    assert "nonsense" in field(window).says.text()
    assert field(window).editor.toPlainText() == "Dreepy [nonsense]"
    assert names(window, "bench.0") == []


def test_what_the_table_refuses_is_said_too(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="deck.0"))
    typed(window, "2000 unknown")
    assert "at most" in field(window).says.text()
    assert field(window).editor.toPlainText() == "2000 unknown"


def test_a_place_that_went_while_it_was_typed_is_said(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="bench.0"))
    field(window)._zone = "made-9"
    typed(window, "Dreepy")
    assert "gone" in field(window).says.text()


def double_click(board: BoardView) -> None:
    """Click twice in the middle of an empty Bench."""
    spot = board.to_window(*board.seating.sites["bench.0"].box.centre).toPoint()
    port, left = board.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(port, left, pos=spot)
    QTest.mouseDClick(port, left, pos=spot)
    QTest.mouseRelease(port, left, pos=spot)
    settle()


def test_a_double_click_on_an_empty_place_opens_the_field_there(window: Window) -> None:
    assert window.place is not None
    begun(window)
    board = window.place.board
    double_click(board)
    assert field(window).isVisible()
    assert field(window).title.text() == "Aki · Bench"


def test_without_editing_a_double_click_on_an_empty_place_does_nothing(window: Window) -> None:
    assert window.place is not None
    board = window.place.board
    double_click(board)
    assert editing(window).field is None


def test_enter_in_the_palette_puts_the_card_where_it_says(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="hand.1"))
    field(window).leave()
    palette = found.palette
    assert palette is not None
    assert palette.where.text() == "Enter puts it in: Ren · Hand"
    palette.browser.filters.field.setText("Iono")
    palette.browser.search()
    settle()
    palette.grid.setCurrentIndex(palette.grid.model().index(0, 0))
    QTest.keyClick(palette.grid, KEY.Key_Return)
    settle()
    assert names(window, "hand.1")[-1:] == ["Iono"]


def test_a_card_that_is_carried_out_is_dropped_where_it_is_let_go(window: Window) -> None:
    assert window.place is not None
    found = begun(window)
    palette, board = found.palette, window.place.board
    assert palette is not None
    spot = board.to_window(*board.seating.sites["bench.1"].box.centre).toPoint()
    where = board.viewport().mapToGlobal(spot)
    palette.grid.carried.emit(("TWM-128",), where)
    palette.grid.carry_ended.emit()
    palette.grid.dropped.emit(("TWM-128",), where)
    settle()
    assert names(window, "bench.1") == ["Dreepy"]
    inside = palette.mapToGlobal(QPoint(20, 20))
    palette.grid.dropped.emit(("TWM-128",), inside)
    settle()
    assert names(window, "bench.1") == ["Dreepy"]


def test_energy_that_is_dropped_on_a_pokemon_is_attached_to_it(window: Window) -> None:
    assert window.bridge is not None
    assert window.place is not None
    found = begun(window)
    palette, board = found.palette, window.place.board
    assert palette is not None
    (unit,) = window.bridge.view.zones["active.1"].items
    piece = board.board.pieces[unit].piece
    where = board.viewport().mapToGlobal(board.to_window(piece.spot.x, piece.spot.y).toPoint())
    palette.grid.dropped.emit(("MEE-5",), where)
    settle()
    assert len(window.bridge.view.units[unit].attached) == 1
    assert window.bridge.view.turn.ledger == (("draw", 1),)
    palette.grid.dropped.emit(("PRE-36",), where)
    settle()
    assert names(window, "active.1") == ["Dusclops"]


def test_behind_a_curtain_nobody_edits_without_the_judges_seat(window: Window) -> None:
    document = duel()
    document.apart = True
    window.put_on_board(document)
    settle()
    assert window.place is not None
    window.place.one_screen.sit(0)
    settle()
    window.run_action("edit_position")
    settle()
    assert not editing(window).on
    assert "curtain" in window.messages.kept[0].words.en


def test_a_game_that_others_play_lies_untouched(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.bridge is not None
    monkeypatch.setattr(type(window.bridge), "hosted", property(lambda _self: True))
    window.run_action("edit_position")
    assert not editing(window).on
    assert "copy" in window.messages.kept[0].words.en


def test_who_sits_down_ends_it(window: Window) -> None:
    assert window.bridge is not None
    found = begun(window)
    window.bridge.act_as(1)
    settle()
    assert not found.on
    assert window.bridge.seat == 1


def test_another_table_ends_it(window: Window) -> None:
    found = begun(window)
    palette = found.palette
    window.put_on_board(duel())
    settle()
    assert not found.on
    assert palette is not None
    assert not editing(window).on


def test_in_large_text_the_side_panel_makes_room_and_comes_back(window: Window) -> None:
    assert window.place is not None
    window.resize(1280, 720)
    window.looks.apply("text_scale", 2.0)
    settle()
    assert window.place.side.isVisible()
    begun(window)
    assert not window.place.side.isVisible()
    assert window.place.board.width() > window.width() * 0.5
    window.run_action("edit_position")
    settle()
    assert window.place.side.isVisible()


def test_everything_is_said_in_both_languages(window: Window) -> None:
    found = begun(window)
    found.take(Selection(zone="bench.0"))
    window.look.change(language="ja")
    settle()
    palette = found.palette
    assert palette is not None
    assert palette.title.text() == "局面を編集中"
    assert field(window).title.text() == "Aki · ベンチ"
    assert "Enterで置く場所：Aki · ベンチ" in palette.where.text()


def test_a_selection_of_nothing_opens_nothing(window: Window) -> None:
    found = begun(window)
    assert not found.take(Selection())
    assert not found.take(replace(Selection(), zone="nowhere"))


def test_what_is_typed_in_a_cell_stands_there(empty_window: Window) -> None:
    empty_window.activateWindow()
    assert lay_text(empty_window, "Aki: battle 3: Rat; turn 3 Aki, Ren", "nullpoga")
    settle()
    found = begun(empty_window)
    found.take(Selection(cell="battle.0#5"))
    settle()
    assert field(empty_window).title.text() == "Aki · Battle zone · 5"
    typed(empty_window, "Cat")
    assert empty_window.bridge is not None
    view = empty_window.bridge.view
    assert [view.units[unit].cell for unit in view.zones["battle.0"].items] == [3, 5]
    typed(empty_window, "Boar")
    view = empty_window.bridge.view
    assert sorted(view.units[unit].cell for unit in view.zones["battle.0"].items) == [1, 3, 5]


def test_a_position_is_edited_in_the_outline_alone(window: Window) -> None:
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    press(KEY.Key_E, control | alt)
    settle()
    assert editing(window).on
    press(KEY.Key_F4)
    settle()
    outline = window.place_in_front.side.outline if window.place_in_front is not None else None
    assert isinstance(outline, OutlinePanel)
    for _ in range(60):
        if outline.selection().zone == "bench.1":
            break
        press(KEY.Key_Down)
    assert outline.selection().zone == "bench.1"
    press(KEY.Key_Return)
    settle()
    assert field(window).isVisible()
    assert field(window).editor.hasFocus()
    typed(window, "Dreepy")
    window.activateWindow()  # the list of names was a window of its own
    settle()
    press(KEY.Key_Escape)
    settle()
    assert names(window, "bench.1") == ["Dreepy"]
    assert outline.tree.hasFocus()
    press(KEY.Key_Z, control)
    settle()
    assert names(window, "bench.1") == []
    press(KEY.Key_E, control | alt)
    settle()
    assert not editing(window).on
