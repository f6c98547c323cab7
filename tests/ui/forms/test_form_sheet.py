"""The sheet that asks before a gesture: opened from everywhere, answered by hand, board and key."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.card import value_of
from app.core.intent import Attach, Move, Undo
from app.core.text.words import Language, Words
from app.games.form_model import Choosable, Form, Pick, Ticks
from app.games.game_api import Selection
from app.session.seat.sent_intent import not_sent
from app.ui.app.window import Window
from app.ui.forms.form_fields import ChoiceRow, NumberRow
from app.ui.forms.form_pointing import Pointing
from app.ui.forms.form_sheet import FormSheet
from app.ui.panels.slips.free_place import shown_at, whole
from tests.ui.forms.conftest import unit

LEFT = Qt.MouseButton.LeftButton


def damage(window: Window, name: str) -> int:
    assert window.bridge is not None
    return value_of(window.bridge.view.units[name].marks, "damage")


def choices(sheet: FormSheet, field: str) -> ChoiceRow:
    row = sheet.rows[field]
    assert isinstance(row, ChoiceRow)
    return row


def number(sheet: FormSheet) -> NumberRow:
    row = sheet.rows["amount"]
    assert isinstance(row, NumberRow)
    return row


def spot(window: Window, name: str) -> QPoint:
    board = window.board
    assert board is not None
    place = board.board.pieces[name].piece.spot
    return board.to_window(place.x, place.y).toPoint()


def click(window: Window, name: str) -> None:
    assert window.board is not None
    QTest.mouseClick(window.board.viewport(), LEFT, pos=spot(window, name))


def worn(window: Window, kind: str) -> set[str]:
    assert window.board is not None
    return {key for key, _ in window.board.board.rings.worn(kind)}  # type: ignore[arg-type]


# -- opening ----------------------------------------------------------------------------------


def test_the_key_of_an_action_that_asks_opens_the_sheet(window: Window) -> None:
    assert window.board is not None
    assert window.side is not None
    QTest.keyClick(window.board, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.side.sheets.form.isVisible()
    assert window.side.sheets.form.title.text() == "Hit"


def test_so_does_the_menu(window: Window) -> None:
    assert window.place is not None
    assert window.side is not None
    selection = Selection(units=(unit(window, "active.0"),))
    menu = window.place.menus.made.menu(selection, window)
    next(entry for entry in menu.actions() if entry.data() == "pokemon.hit").trigger()
    assert window.side.sheets.form.isVisible()


def test_so_does_the_double_click(window: Window) -> None:
    assert window.board is not None
    assert window.side is not None
    port, where = window.board.viewport(), spot(window, unit(window, "bench.0", 1))
    QTest.mouseClick(port, LEFT, pos=where)
    QTest.mouseDClick(port, LEFT, pos=where)
    QTest.mouseRelease(port, LEFT, pos=where)
    assert window.side.sheets.form.isVisible()


def test_so_does_the_finder(window: Window) -> None:
    assert window.side is not None
    window.run_action("find")
    QTest.keyClicks(QApplication.focusWidget(), "hit")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.side.sheets.form.isVisible()


def test_so_does_enter_in_the_outline(window: Window) -> None:
    assert window.side is not None
    window.run_action("outline")
    outline = window.side.outline
    assert outline is not None
    outline.select(Selection(units=(unit(window, "active.0"),)))
    QTest.keyClick(outline.tree, Qt.Key.Key_Return)
    assert window.side.sheets.form.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert outline.tree.hasFocus()


def test_an_action_whose_form_asks_nothing_makes_its_gesture(window: Window) -> None:
    assert window.place is not None
    assert window.side is not None
    hit = window.registry.get("pokemon.hit")
    assert not window.place.gestures.perform(hit, Selection())
    assert not window.side.sheets.form.isVisible()


def test_the_first_field_has_the_keyboard(sheet: FormSheet) -> None:
    assert choices(sheet, "swing").buttons["poke"].hasFocus()


def test_it_hides_nothing_it_asks_about(window: Window, sheet: FormSheet) -> None:
    board = window.board
    assert board is not None
    for name in (unit(window, "active.0"), unit(window, "active.1"), unit(window, "bench.1", 2)):
        there = shown_at(board, whole(board, name), sheet.room)
        assert not sheet.geometry().intersects(there), name


# -- answering --------------------------------------------------------------------------------


def test_nothing_can_be_done_while_something_is_missing(sheet: FormSheet) -> None:
    assert not sheet.done.isEnabled()
    assert sheet.missing.text() == "Choose how and whom."
    assert sheet.done.accessibleDescription() == "Choose how and whom."


def test_answers_work_the_number_out_step_by_step(window: Window, sheet: FormSheet) -> None:
    choices(sheet, "swing").buttons["bash"].click()
    choices(sheet, "pay").buttons[unit_cards(window)[0]].click()
    assert sheet.worked_out.lines == ("60 printed", "+10 for 1 paid", "= 70")
    assert number(sheet).box.value() == 70


def unit_cards(window: Window) -> tuple[str, ...]:
    assert window.bridge is not None
    return window.bridge.view.units[unit(window, "active.0")].attached


def test_what_it_comes_to_is_one_gesture(window: Window, sheet: FormSheet) -> None:
    target, assert_bridge = unit(window, "bench.1", 1), window.bridge
    assert assert_bridge is not None
    before = assert_bridge.node
    choices(sheet, "swing").buttons["bash"].click()
    choices(sheet, "target").buttons[target].click()
    sheet.done.click()
    assert damage(window, target) == 60
    assert not sheet.isVisible()
    window.ask(Undo())
    assert assert_bridge.node == before


def test_a_number_can_be_overwritten_and_emptied_again(window: Window, sheet: FormSheet) -> None:
    choices(sheet, "swing").buttons["poke"].click()
    box = number(sheet).box
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "45")
    assert sheet.worked_out.result == "= 45"
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Delete)
    assert sheet.worked_out.result == "= 30"
    box.clearFocus()
    assert box.value() == 30


def test_arrows_change_a_number_by_its_step(sheet: FormSheet) -> None:
    choices(sheet, "swing").buttons["poke"].click()
    box = number(sheet).box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert (box.value(), sheet.answers["amount"]) == (40, "40")


def test_a_number_that_is_too_large_is_taken_back_with_a_sentence(
    sheet: FormSheet, heard: list[str]
) -> None:
    row = number(sheet)
    row.box.setFocus()
    row.box.selectAll()
    QTest.keyClicks(row.box, "4000")
    assert not row.wrong.isHidden()
    assert row.wrong.text() == "Between 0 and 990: the nearest one is taken."
    assert row.wrong.text() in heard
    QTest.keyClick(row.box, Qt.Key.Key_Tab)
    assert row.box.value() == 990
    assert row.wrong.isHidden()


def test_the_keyboard_stays_in_the_field_that_is_answered(sheet: FormSheet) -> None:
    button = choices(sheet, "swing").buttons["poke"]
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert button.hasFocus()
    assert button.isChecked()


def test_enter_does_it_from_any_field(window: Window, sheet: FormSheet) -> None:
    target = unit(window, "active.1")
    sheet.answer("swing", "poke")
    sheet.answer("target", target)
    before = damage(window, target)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert damage(window, target) == before + 30


def test_enter_goes_to_what_is_missing(sheet: FormSheet, heard: list[str]) -> None:
    sheet.answer("swing", "poke")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert choices(sheet, "target").has_keyboard()
    assert "Choose how and whom." in heard


def test_esc_closes_it_and_the_board_has_the_keyboard_again(
    window: Window, sheet: FormSheet
) -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.board is not None
    assert QApplication.focusWidget() is window.board
    assert not worn(window, "offered")


def test_tab_stays_inside(sheet: FormSheet) -> None:
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(QApplication.focusWidget())


# -- on the board -----------------------------------------------------------------------------


def test_tab_reaches_every_tick(window: Window, sheet: FormSheet) -> None:
    bridge = window.bridge
    assert bridge is not None
    bridge.ask(Attach(bridge.view.cards_in("hand.0")[:2], unit(window, "active.0")))
    ticks = list(choices(sheet, "pay").buttons.values())
    assert len(ticks) > 1
    ticks[0].setFocus()
    for tick, following in pairwise(ticks):
        assert tick.hasFocus(), tick.text()
        QTest.keyClick(tick, Qt.Key.Key_Tab)
        assert following.hasFocus(), following.text()


def test_what_can_be_chosen_is_ringed_and_what_is_chosen_otherwise(
    window: Window, sheet: FormSheet
) -> None:
    target, others = unit(window, "active.1"), unit(window, "bench.1")
    assert {target, others} <= worn(window, "offered")
    sheet.answer("target", target)
    assert worn(window, "picked") == {target}
    assert target not in worn(window, "offered")


def test_a_click_on_the_board_answers_and_selects_nothing(window: Window, sheet: FormSheet) -> None:
    target = unit(window, "bench.1", 1)
    click(window, target)
    assert sheet.answers["target"] == target
    assert window.selection() == Selection(units=(unit(window, "active.0"),))
    assert choices(sheet, "target").buttons[target].hasFocus()


def test_a_click_on_what_stands_for_a_choice_chooses_it(window: Window, sheet: FormSheet) -> None:
    """A player is no piece on the board: the player's Pokémon are."""
    target, other = unit(window, "bench.1", 1), unit(window, "active.1")
    player = Choosable("seat.1", Words("Ren", "Ren"), (target, other))
    asked: list[tuple[str, str]] = []
    board = window.board
    assert board is not None
    pointing = Pointing(board, window, lambda field, name: asked.append((field, name)))
    title = Words("Whom", "だれ")
    pointing.follow(Form(title, (Pick("whom", title, (player,)),), title))
    assert {target, other} <= worn(window, "offered")
    click(window, target)
    assert asked == [("whom", "seat.1")]
    pointing.follow(Form(title, (Pick("whom", title, (player,), "seat.1"),), title))
    assert worn(window, "picked") == {target, other}
    pointing.leave()


def test_a_click_on_what_a_field_is_about_turns_to_it(window: Window, sheet: FormSheet) -> None:
    """Who blocks this one: the click chooses nothing, and the next one is for its field."""
    about, other = unit(window, "active.1"), unit(window, "bench.1", 1)
    asked: list[tuple[str, str]] = []
    board = window.board
    assert board is not None
    pointing = Pointing(board, window, lambda field, name: asked.append((field, name)))
    title = Words("Whom", "だれ")
    among = (Choosable(other, title),)
    fields = (Ticks("first", title, among), Ticks("second", title, among, about=about))
    pointing.follow(Form(title, fields, title))
    click(window, about)
    assert asked == [("second", "")]
    pointing.leave()


def test_a_field_that_is_turned_to_has_the_keyboard(window: Window, sheet: FormSheet) -> None:
    sheet._on_pointed("pay", "")
    assert sheet.fields.focused == "pay"
    assert sheet.answers.get("pay", "") == ""


def test_a_click_elsewhere_works_as_usual(window: Window, sheet: FormSheet) -> None:
    other = unit(window, "bench.0", 2)
    click(window, other)
    assert window.selection() == Selection(units=(other,))
    assert sheet.isVisible()


def test_a_card_under_a_unit_is_ticked_by_a_click_and_let_go_by_another(
    window: Window, sheet: FormSheet
) -> None:
    card = unit_cards(window)[0]
    board = window.board
    assert board is not None
    taken = board.taker
    assert taken is not None
    assert taken((card, unit(window, "active.0")), False)
    assert sheet.answers["pay"] == card
    assert taken((card,), False)
    assert sheet.answers["pay"] == ""


def test_the_second_half_of_a_double_click_changes_nothing(
    window: Window, sheet: FormSheet
) -> None:
    target = unit(window, "active.1")
    assert window.board is not None
    port, where = window.board.viewport(), spot(window, target)
    QTest.mouseClick(port, LEFT, pos=where)
    QTest.mouseDClick(port, LEFT, pos=where)
    QTest.mouseRelease(port, LEFT, pos=where)
    assert sheet.answers["target"] == target
    assert sheet.isVisible()


def test_space_on_the_board_s_ring_answers_too(window: Window, sheet: FormSheet) -> None:
    target = unit(window, "active.1")
    assert window.board is not None
    window.board.setFocus()
    window.board.focus._put(target)
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    assert sheet.answers["target"] == target
    assert window.board.hasFocus()


# -- while the table changes ------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("low", [True, False], ids=["low in the window", "at the upper edge"])
def test_its_button_stays_where_it_is_while_it_is_in_use(
    window: Window, sheet: FormSheet, language: Language, *, low: bool
) -> None:
    """Lines come and go with the answers; a press where the button was hits it."""
    if window.look.language != language:
        window.looks.switch_language()
    QApplication.processEvents()
    sheet.answer("amount", "20")
    if not low:
        sheet.move(sheet.x(), 0)
    QApplication.processEvents()
    before = corner_of(sheet)
    for field, row in list(sheet.rows.items()):
        if isinstance(row, ChoiceRow):
            for one in (row.field.among[0].id, "", row.field.among[-1].id):
                sheet.answer(field, one)
                QApplication.processEvents()
                assert corner_of(sheet) == before, (field, one)
    for amount in ("990", "0", ""):
        sheet.answer("amount", amount)
        QApplication.processEvents()
        assert corner_of(sheet) == before, amount
    assert sheet.room.rect().contains(sheet.geometry())


def corner_of(sheet: FormSheet) -> QPoint:
    """Where the lower right corner of its button is in the window."""
    return sheet.done.mapTo(sheet.window(), sheet.done.rect().bottomRight())


def test_another_gesture_makes_the_form_anew(window: Window, sheet: FormSheet) -> None:
    target = unit(window, "bench.1", 2)
    sheet.answer("swing", "poke")
    sheet.answer("target", target)
    window.ask(Move(cards_of(window, target), "discard.1"))
    assert sheet.isVisible()
    assert target not in choices(sheet, "target").buttons
    assert not sheet.done.isEnabled()
    window.ask(Undo())
    assert choices(sheet, "target").buttons[target].isChecked()


def cards_of(window: Window, name: str) -> tuple[str, ...]:
    assert window.bridge is not None
    held = window.bridge.view.units[name]
    return (held.base, *held.under, *held.attached)


def test_it_closes_with_a_word_when_there_is_nothing_to_ask_any_more(
    window: Window, sheet: FormSheet
) -> None:
    window.ask(Move(cards_of(window, unit(window, "active.0")), "discard.0"))
    assert not sheet.isVisible()
    assert (
        window.messages.kept[-1].words.en == "“Hit” is no longer possible: the table has changed."
    )


def test_it_closes_when_somebody_else_sits_down(window: Window, sheet: FormSheet) -> None:
    assert window.bridge is not None
    window.bridge.act_as(1)
    assert not sheet.isVisible()
    assert not worn(window, "offered")


def test_a_refusal_leaves_it_open(window: Window, sheet: FormSheet) -> None:
    sheet.answer("swing", "poke")
    sheet.answer("target", unit(window, "active.1"))
    sheet._carry_out = not_sent
    sheet.done.click()
    assert sheet.isVisible()


def test_asking_again_forgets_the_answers(window: Window, sheet: FormSheet) -> None:
    sheet.answer("swing", "poke")
    assert window.run_action("pokemon.hit")
    assert sheet.answers == {}


# -- words ------------------------------------------------------------------------------------


def test_it_speaks_the_other_language_at_once(window: Window, sheet: FormSheet) -> None:
    sheet.answer("swing", "poke")
    window.looks.switch_language()
    assert sheet.title.text() == "たたく"
    assert choices(sheet, "swing").buttons["poke"].text() == "つつく"
    assert sheet.worked_out.lines[0] == "30 書かれた数"
    assert sheet.isVisible()


def test_every_field_has_a_name_for_screen_readers(sheet: FormSheet) -> None:
    poke = choices(sheet, "swing").buttons["poke"]
    assert (poke.accessibleName(), poke.accessibleDescription()) == ("Poke", "How")
    assert number(sheet).box.accessibleName() == "Damage"
    assert sheet.done.accessibleName() == "Hit now"


def test_what_it_comes_to_is_told_when_it_changes(sheet: FormSheet, heard: list[str]) -> None:
    sheet.answer("swing", "bash")
    sheet.answer("target", "nobody")
    assert heard == ["= 60"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_stays_inside_the_window_in_the_largest_usual_text(
    window: Window, sheet: FormSheet, language: str
) -> None:
    window.looks.apply("language", language)
    window.looks.apply("text_scale", 2.0)
    QApplication.processEvents()
    assert window.room.rect().contains(sheet.geometry())
    sheet.answer("swing", "bash")
    QApplication.processEvents()
    assert window.room.rect().contains(sheet.geometry())
    assert sheet.rect().contains(sheet.done.geometry())


def test_the_second_enter_ends_no_turn(window: Window, sheet: FormSheet) -> None:
    assert window.bridge is not None
    turn = window.bridge.view.turn.number
    sheet.answer("swing", next(iter(choices(sheet, "swing").buttons)))
    sheet.answer("target", unit(window, "active.1"))
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    done = window.bridge.node
    assert window.run_action("end_turn")
    assert window.bridge.node == done
    sheet._entered.invalidate()  # a while later
    assert window.run_action("end_turn")
    assert window.bridge.view.turn.number > turn
