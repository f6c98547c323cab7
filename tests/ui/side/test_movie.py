"""A game played back: step by step, by turns, by jumps, with other eyes; nobody's board moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.intent import WriteLabel
from app.ui.app.window import Window
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet
from app.ui.panels.history.step_picture import StepPicture
from app.ui.side.earlier_step import ADVICE, NAMED, EarlierStep
from app.ui.table.pictures.table_picture import earlier_picture
from tests.gallery.game import duel
from tests.ui.far import FarDocument

Key = Qt.Key


@pytest.fixture
def window(empty_window: Window) -> Window:
    empty_window.put_on_board(duel(history=False))
    empty_window.activateWindow()
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def played(window: Window) -> tuple[EarlierStep, StepPicture]:
    window.run_action("play_back")
    settle()
    assert window.place_in_front is not None
    earlier = window.place_in_front.side.earlier
    assert isinstance(earlier, EarlierStep)
    assert earlier.picture is not None
    return earlier, earlier.picture


def test_it_begins_at_the_beginning_and_goes_on_by_itself(window: Window) -> None:
    assert window.bridge is not None
    now = window.bridge.node
    earlier, picture = played(window)
    assert earlier.node == earlier.line.steps[0] == 0
    assert picture.controls.runs
    picture.controls._go_on()
    assert earlier.node == earlier.line.steps[1]
    assert earlier.picture is picture, "one picture shows all of it"
    assert window.bridge.node == now


def test_it_ends_where_the_table_stands(window: Window) -> None:
    earlier, picture = played(window)
    earlier.look(earlier.line.steps[-2])
    picture.controls._go_on()
    assert (earlier.node, earlier.picture) == (None, None)
    assert not picture.controls.runs


def test_keys_go_on_and_pause(window: Window) -> None:
    earlier, picture = played(window)
    assert picture.hasFocus()
    QTest.keyClick(picture, Key.Key_Space)
    assert not picture.controls.runs
    QTest.keyClick(picture, Key.Key_Right)
    assert earlier.node == earlier.line.steps[1]
    QTest.keyClick(picture, Key.Key_Left)
    assert earlier.node == 0
    QTest.keyClick(picture, Key.Key_PageDown)
    assert window.bridge is not None
    assert window.bridge.history.nodes[earlier.node].turn == 1
    QTest.keyClick(picture, Key.Key_Escape)
    assert earlier.picture is None


def test_who_goes_on_by_hand_stops_the_playing(window: Window) -> None:
    earlier, picture = played(window)
    QTest.mouseClick(picture.controls.buttons["forth"], Qt.MouseButton.LeftButton)
    assert not picture.controls.runs
    QTest.mouseClick(picture.controls.buttons["run"], Qt.MouseButton.LeftButton)
    assert picture.controls.runs
    picture.controls.line.setValue(5)
    assert (earlier.node, picture.controls.runs) == (earlier.line.steps[5], False)
    fast = picture.controls.speed.findText("4×")
    picture.controls.speed.setCurrentIndex(fast)
    picture.controls.play()
    assert picture.controls._clock.interval() == 400


def test_jumps_lead_to_what_is_looked_for(window: Window) -> None:
    assert window.bridge is not None
    window.bridge.ask(WriteLabel(20, "the mistake", "Energy twice"))
    earlier, picture = played(window)
    titles = [words.en for _, words in picture.controls._jumps]
    assert "Next Prize card" in titles
    picture.controls.press(NAMED)
    assert earlier.node == 20
    assert picture.comment.text() == "the mistake · Energy twice"
    picture.controls.press("take_prize")
    assert "Prizes" in picture.words.text()
    for _ in range(40):
        settle()
    picture.controls.press(ADVICE)
    assert earlier.node is not None
    assert earlier._said_of(earlier.node)
    at = earlier.node
    picture.controls.press("knock_out")
    assert earlier.node == at
    assert "none after this step" in window.messages.kept[-1].words.en


def test_other_eyes_look_where_nothing_is_secret_at_this_window(window: Window) -> None:
    assert window.document is not None
    earlier, picture = played(window)
    eyes = picture.controls.eyes
    assert [eyes.itemText(at) for at in range(eyes.count())] == ["Aki", "Ren", "All cards open"]
    seen = []
    earlier.look(60)
    for seat in (0, 1, JUDGE):
        picture.controls.eyes_chosen.emit(seat)
        view = earlier._seen(60)
        assert view is not None
        seen.append({zone: len(view.zones[zone].seen) for zone in ("hand.0", "hand.1", "deck.0")})
        assert view.seat == seat
    # A curtain falls while it is looked at: the eyes are those of who sits here again.
    window.document.apart = True
    view = earlier._seen(60)
    assert view is not None
    assert view.seat == 0


def test_other_eyes_sit_where_their_seat_does(window: Window) -> None:
    earlier, picture = played(window)
    earlier.look(60)
    own = picture._image.copy()
    picture.controls.eyes_chosen.emit(1)
    assert own != (others := picture._image.copy())
    for seat, bottom in ((1, 1), (0, 0), (JUDGE, 0)):
        picture.controls.eyes_chosen.emit(seat)
        view = earlier._seen(60)
        assert view is not None
        assert picture._image == earlier_picture(earlier._board, view, bottom)
    picture.controls.eyes_chosen.emit(1)
    assert picture._image == others


def test_the_log_follows_the_step_and_goes_back_to_its_end(window: Window) -> None:
    assert window.side is not None
    log = window.side.log
    earlier, picture = played(window)
    assert log.view.verticalScrollBar().value() == 0
    earlier.look(40)
    assert log.model.line(log.view.currentIndex().row()).node == 40
    assert any(log.model.line(row).node == 40 for row, _ in log.view.in_sight())
    assert not log.view.following
    QTest.keyClick(picture, Key.Key_Escape)
    assert log.view.following
    assert not log.view.selectedIndexes()


def test_a_reader_who_scrolled_up_stays_there(window: Window) -> None:
    assert window.side is not None
    log = window.side.log
    log.view.verticalScrollBar().setValue(0)
    assert not log.view.following
    earlier, _ = played(window)
    earlier.look(40)
    earlier.leave()
    assert not log.view.following


def test_the_advice_is_that_of_the_step(window: Window) -> None:
    assert window.place_in_front is not None
    earlier, picture = played(window)
    for _ in range(40):
        settle()
    watch = window.place_in_front.side.advice.watch
    assert watch is not None
    picture.controls.press(ADVICE)
    at = earlier.node
    assert at is not None
    shown = watch.open_advice()
    assert at in {one.node for one in shown}
    assert all(one.node <= at for one in shown)
    assert watch.turn == window.place_in_front.bridge.history.nodes[at].turn
    earlier.leave()
    assert watch.turn == window.place_in_front.bridge.view.turn.number


def test_behind_a_curtain_there_are_the_own_eyes_alone(window: Window) -> None:
    assert window.document is not None
    window.document.apart = True
    _, picture = played(window)
    assert picture.controls.eyes.count() == 0
    assert picture.controls.eyes.isHidden()


def test_from_far_away_it_plays_once_the_first_step_is_here(empty_window: Window) -> None:
    table = FarDocument(duel(history=False))
    empty_window.put_on_board(table)
    settle()
    empty_window.run_action("play_back")
    settle()
    assert empty_window.place_in_front is not None
    earlier = empty_window.place_in_front.side.earlier
    assert isinstance(earlier, EarlierStep)
    assert earlier.picture is None
    table.fill()
    settle()
    assert earlier.picture is not None
    assert earlier.picture.controls.runs
    assert earlier.picture.controls.eyes.count() == 0


def test_playing_on_from_there_lies_on_another_table(window: Window) -> None:
    assert window.document is not None
    game, earlier = window.document, played(window)[0]
    earlier.look(26)
    assert earlier.picture is not None
    table = game.tree.table_at(26)
    QTest.mouseClick(earlier.picture.apart, Qt.MouseButton.LeftButton)
    settle()
    assert window.document is not game
    assert window.document is not None
    here = window.document.tree.table
    assert {zone: len(pile) for zone, pile in here.zones.items()} == {
        zone: len(pile) for zone, pile in table.zones.items()
    }


@pytest.mark.parametrize("text", [2.0, 3.0])
def test_large_text_leaves_everything_within_reach(window: Window, text: float) -> None:
    window.looks.apply("text_scale", text)
    window.resize(1280, 720)
    for _ in range(4):
        settle()
    earlier, picture = played(window)
    controls = picture.controls
    controls.pause()
    earlier.look(60)
    settle()
    assert picture._sheet.height() <= picture.height() * 0.6
    shown = [
        part
        for part in (*controls.buttons.values(), picture.more, picture.now, picture.words)
        if part.isVisible()
    ]
    assert picture.now in shown
    for part in shown:
        assert picture._sheet.rect().contains(part.mapTo(picture._sheet, part.rect().center()))
        assert part.width() >= min(part.sizeHint().width(), picture._sheet.width() - 40)
    menu = picture.more.offer()
    offered = {action.text() for action in menu.actions()}
    for button in (picture.stay, picture.apart, picture.host):
        assert button.isVisible() or button.text() in offered
    for title, part in (("Whose eyes", controls.eyes), ("Speed", controls.speed)):
        assert part.isVisible() or title in offered
    assert controls.jumps.isVisible() or "Jump to" in offered


def test_what_is_in_the_menu_does_the_same(window: Window) -> None:
    earlier, picture = played(window)
    earlier.look(60)
    for part in (picture.controls.eyes, picture.controls.speed, picture.apart):
        part.hide()
    menu = picture.more.offer()
    under = {action.text(): action.menu() for action in menu.actions() if action.menu()}
    next(one for one in under["Whose eyes"].actions() if one.text() == "Ren").trigger()
    assert earlier.eyes == 1
    picture.controls.speed.hide()
    next(one for one in under["Speed"].actions() if one.text() == "4×").trigger()
    assert picture.controls.speed.currentData() == 4.0
    game = window.document
    next(one for one in menu.actions() if one.text() == picture.apart.text()).trigger()
    settle()
    assert window.document is not game


def test_no_key_reaches_the_table_below(window: Window) -> None:
    assert window.document is not None
    count = len(window.document.tree)
    earlier, picture = played(window)
    picture.controls.pause()
    for key in (Key.Key_Return, Key.Key_A, Key.Key_D, Key.Key_S, Key.Key_C, Key.Key_Menu):
        QTest.keyClick(QApplication.focusWidget(), key)
        settle()
    assert len(window.document.tree) == count
    assert earlier.picture is picture
    assert QApplication.activePopupWidget() is None


def test_tab_goes_round_the_controls(window: Window) -> None:
    _, picture = played(window)
    picture.controls.pause()
    seen = []
    for _ in range(14):
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is picture or picture.isAncestorOf(focused)
        seen.append(focused)
    controls = picture.controls
    for part in (controls.jumps, controls.eyes, controls.speed, picture.apart, picture.now):
        assert part in seen


def test_the_ends_and_the_line_pulled_to_its_end(window: Window) -> None:
    earlier, picture = played(window)
    QTest.keyClick(picture, Key.Key_End)
    assert (earlier.node, earlier.picture) == (earlier.line.steps[-1], picture)
    QTest.keyClick(picture, Key.Key_Home)
    assert earlier.node == 0
    picture.controls.line.setValue(picture.controls.line.maximum())
    assert earlier.picture is picture, "it can be pulled back"
    picture.controls.line.setFocus()
    QTest.keyClick(picture.controls.line, Key.Key_PageUp)
    assert window.bridge is not None
    turns = [
        window.bridge.history.nodes[node].turn for node in (earlier.node, earlier.line.steps[-1])
    ]
    assert turns[0] == turns[1]


def test_a_button_gives_the_keys_to_the_picture(window: Window) -> None:
    assert window.side is not None
    earlier, picture = played(window)
    window.side.log.view.setFocus()
    QTest.mouseClick(picture.controls.buttons["forth"], Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is picture
    at = earlier.node
    QTest.keyClick(picture, Key.Key_Right)
    assert at is not None
    assert earlier.node == earlier.line.step(at, 1)


def test_a_click_beside_a_button_leaves_nothing(window: Window) -> None:
    earlier, picture = played(window)
    QTest.mouseClick(picture.words, Qt.MouseButton.LeftButton)
    assert earlier.picture is picture
    top = picture.controls.buttons["forth"].mapTo(picture, picture.rect().topLeft()).y()
    for _ in range(6):
        QTest.mouseClick(picture.controls.buttons["forth"], Qt.MouseButton.LeftButton)
        settle()
        assert picture.controls.buttons["forth"].mapTo(picture, picture.rect().topLeft()).y() == top
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=picture.rect().center())
    assert earlier.picture is None


def test_another_language_stays_at_the_step(window: Window) -> None:
    earlier, _ = played(window)
    earlier.look(40)
    window.looks.apply("language", "ja")
    settle()
    assert earlier.node == 40
    assert earlier.picture is not None
    assert "場面" in earlier.picture.words.text()


def test_what_is_looked_at_is_judged(window: Window) -> None:
    earlier, _ = played(window)
    earlier.look(40)
    window.run_action("remedy")
    settle()
    sheet = window.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    assert (sheet.step, earlier.picture) == (40, None)
