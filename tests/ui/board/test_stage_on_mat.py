"""The stage over the board, where the mat has a place for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.data.value import replace
from app.core.intent import Move
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.text.words import Words
from app.games.game_api import GameAction, ZonePlace
from app.session.host.local_table import lay_table
from app.ui.board.scene.table_layout import Box
from app.ui.board.seating import seat_table
from app.ui.panels.slips.free_place import taken_on
from app.ui.panels.stage.stage_on_mat import LOWEST, NARROWEST, StageOnMat
from app.ui.panels.stage.stage_panel import StagePanel
from app.ui.toolkit.common_words import TABLE
from tests.gallery.many import staged
from tests.helpers.menu_lines import as_shown
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.helpers.toy_games.duel import ON_MAT

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand


@pytest.fixture
def table() -> LocalTable:
    """Three declarations; Ren has the chance, and looks."""
    return staged("duel on mat", 2).table


@pytest.fixture
def window(empty_window: Window, table: LocalTable) -> Window:
    document = staged("duel on mat", 2)
    document.table = table
    empty_window.put_on_board(document)
    empty_window.activateWindow()
    assert empty_window.bridge is not None
    assert empty_window.board is not None
    empty_window.board.set_animations(False)
    QApplication.processEvents()
    return empty_window


def board_of(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def slip_of(window: Window) -> StageOnMat:
    found = window.findChild(StageOnMat)
    assert found is not None
    return found


def panel_of(window: Window) -> StagePanel:
    found = window.findChild(StagePanel)
    assert found is not None
    return found


def place_on_board(window: Window) -> QRect:
    board = board_of(window)
    box = board.seating.stage
    assert box is not None
    first, last = board.to_window(box.x, box.y), board.to_window(box.right, box.bottom)
    return QRect(first.toPoint(), last.toPoint())


def test_a_mat_has_room_for_its_stage_and_of_many_seats_has_none(table: LocalTable) -> None:
    setting = table.sit(0).view.setting
    for bottom in (0, 1):
        seating = seat_table(ON_MAT.layout, setting, bottom)
        assert seating.stage == Box(915, 160, 310, 370), "upright for both"
        assert seating.mat.right > 915 + 310
    assert seat_table(TOYS["duel"].layout, setting, 0).stage is None


def test_it_lies_where_the_mat_has_its_place_and_nothing_stands_beside_the_board(
    window: Window,
) -> None:
    slip, board = slip_of(window), board_of(window)
    assert slip.isVisible()
    assert slip.parentWidget() is board
    assert window.side is not None
    assert not window.side.isAncestorOf(panel_of(window))
    place, line = place_on_board(window), slip.fontMetrics().height()
    assert slip.width() >= min(place.width(), round(line * NARROWEST))
    assert abs(slip.geometry().center().x() - place.center().x()) < line * NARROWEST / 2
    board.zoom_by(2.0, QPointF(board.viewport().width(), board.viewport().height() / 2))
    QApplication.processEvents()
    assert slip.width() > place.width(), "it follows the board"
    assert board.viewport().rect().contains(slip.geometry())


def shows_at(window: Window, text: float) -> StageOnMat | None:
    """Write so large in a small window; return what lies over the board, None for nothing."""
    window.resize(1280, 720)
    window.looks.apply("text_scale", text)
    for _ in range(3):  # the side panel takes its width, then the board its own
        QApplication.processEvents()
    found = [one for one in window.findChildren(StageOnMat) if one.isVisible()]
    return found[0] if found else None


def covered_by(window: Window, slip: StageOnMat) -> list[str]:
    """Return the zones that something over the board covers."""
    board = board_of(window)
    place = slip.geometry().translated(-board.viewport().pos())
    x, y = board.to_mat(place.left(), place.top())
    right, bottom = board.to_mat(place.right(), place.bottom())
    lies = Box(x, y, right - x, bottom - y)
    sites = board.seating.sites.values()
    return [one.zone for one in sites if not one.backdrop and one.box.meets(lies)]


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_however_large_text_is_it_covers_no_card(window: Window, text: float) -> None:
    slip = shows_at(window, text)
    if slip is not None:
        assert covered_by(window, slip) == []
    panel = panel_of(window)
    assert panel.isVisible()
    assert panel.choices.buttons["resolve_top"].isVisible()


def test_where_it_would_cover_cards_it_stands_beside_the_board(window: Window) -> None:
    assert window.side is not None
    panel_of(window).slips[0].setFocus()
    assert shows_at(window, 2.0) is None
    panel = panel_of(window)
    assert window.side.isAncestorOf(panel)
    assert window.focusWidget() is board_of(window), "what had the keyboard is gone"
    assert panel.title.text() == "The stage"
    assert not panel.order.isVisible(), "there is little room"
    assert panel.slips[0].isVisible()
    above, below = panel.slips[0].mapTo(panel, QPoint(0, 0)), panel.slips[0].rect().height()
    assert above.y() + below <= panel.height(), "the newest shows whole, below the buttons"
    foot = window.side.tabs.mapTo(window.side, window.side.tabs.rect().bottomLeft()).y()
    assert foot <= window.side.height(), "the log is seen; the large card made room"
    arrows = window.side.stage.arrows
    assert arrows is not None
    assert len(arrows.signs) == 1
    board_of(window).zoom_by(2.0, QPointF(0, 0))
    QApplication.processEvents()
    assert window.side.isAncestorOf(panel_of(window)), "it stays while somebody looks about"
    assert shows_at(window, 1.0) is not None
    assert not window.side.isAncestorOf(panel_of(window))


def test_a_stage_that_came_behind_a_curtain_offers_all_that_can_be_done(window: Window) -> None:
    panel = panel_of(window)
    board = board_of(window)
    assert window.bridge is not None
    board.setEnabled(False)
    window.bridge.act_as(1)
    window.bridge.ask(PassChance())
    panel.choices.show_possible()
    board.setEnabled(True)
    buttons = panel.choices.buttons
    assert buttons["resolve_top"].property("look") == "primary"
    assert buttons["counter_top"].isVisible() or buttons["withdraw_top"].isVisible()


def test_it_stays_in_sight_and_off_the_hand(window: Window) -> None:
    slip, board = slip_of(window), board_of(window)
    hand = next(site for site in board.seating.sites.values() if site.hand and site.own)
    assert slip.geometry().bottom() <= board.to_window(0, hand.box.y).y()
    board.zoom_by(3.0, QPointF(0, 0))
    QApplication.processEvents()
    assert board.viewport().rect().contains(slip.geometry()), "its place is out of sight"
    line = slip.fontMetrics().height()
    assert slip.width() >= round(line * NARROWEST) - 1
    assert slip.height() >= min(round(line * LOWEST), board.viewport().height() // 2 - 10)


def test_it_says_all_shortly_and_whose_chance_it_is(window: Window, table: LocalTable) -> None:
    panel = panel_of(window)
    assert window.bridge is not None
    window.bridge.act_as(1)
    QApplication.processEvents()
    assert panel.title.text() == "The stage"
    assert panel.order.text() == "newest on top, resolves first"
    assert panel.chance.text() == "Chance · Ren (you)"
    assert panel.pill.property("held") == "own"
    assert panel.choices.buttons["resolve_top"].text() == "Resolve 3"
    assert not panel.pill.sign.pixmap().isNull()
    top, second = panel.slips[0], panel.slips[1]
    assert top.head.text() == "Aki: Feint"
    assert top.signs.text() == "▶ resolves next · you may respond"
    assert (top.property("top"), top.property("answered")) == (True, True)
    assert (second.property("top"), second.signs.isVisible()) == (False, False)
    assert panel.slips[2].details.text().endswith("· paid 2 cards")
    window.bridge.act_as(0)
    QApplication.processEvents()
    assert top.signs.text() == "▶ resolves next"
    assert (panel.pill.property("held"), top.property("answered")) == ("other", False)
    table.sit(1).ask(PassChance())
    QApplication.processEvents()
    assert panel.pill.property("held") == "none"
    resolves = panel.choices.buttons["resolve_top"]
    assert resolves.property("look") == "primary", "it is what comes next"
    assert panel.chance.text() == "Chance · nobody"


def test_a_key_card_shows_by_its_back_to_whom_it_is_hidden(window: Window) -> None:
    panel = panel_of(window)
    seen_by_one = [slip._told.picture is not None for slip in panel.slips if slip._told]
    assert window.bridge is not None
    window.bridge.act_as(1 - window.bridge.seat)
    QApplication.processEvents()
    other = [slip._told.picture is not None for slip in panel.slips if slip._told]
    assert True in seen_by_one
    assert seen_by_one == [not one for one in other]
    assert all(not slip.picture.pixmap().isNull() for slip in panel.slips)


def test_its_buttons_are_at_its_foot_or_scroll_with_the_pile(window: Window) -> None:
    slip, panel = slip_of(window), panel_of(window)
    assert panel.choices.parentWidget() is slip
    button = panel.choices.buttons["resolve_top"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(board_of(window).bridge.view.stage.declarations) == 2
    slip.resize(slip.width(), 60)
    slip._stand_choices()
    assert panel.isAncestorOf(panel.choices), "there is no room for them at its foot"
    assert panel.choices.isVisible()
    slip.follow()
    assert panel.choices.parentWidget() is slip


def test_what_is_another_s_may_be_countered_and_the_own_taken_back(window: Window) -> None:
    buttons = panel_of(window).choices.buttons
    assert window.bridge is not None
    for seat, shown in ((1, "counter_top"), (0, "withdraw_top")):
        window.bridge.act_as(seat)
        QApplication.processEvents()
        visible = [name for name in ("counter_top", "withdraw_top") if buttons[name].isVisible()]
        assert visible == [shown]
    assert buttons["withdraw_top"].text() == "Withdraw Feint"
    window.bridge.act_as(1)
    assert buttons["counter_top"].text() == "Counter Aki's Feint"


def test_a_game_that_settles_by_itself_has_no_button_that_counters_for_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = window.registry.spec
    assert spec is not None
    own = GameAction("resolve_top", Words("Resolve", "解決"), lambda *_: True, lambda *_: None)
    monkeypatch.setattr(window.registry, "spec", replace(spec, actions=(*spec.actions, own)))
    choices = panel_of(window).choices
    for seat in (0, 1):
        window.bridge.act_as(seat)  # type: ignore[union-attr]
        choices.show_possible()
        shown = [name for name, button in choices.buttons.items() if button.isVisible()]
        assert not {"counter_top", "withdraw_top"} & set(shown)
        assert "resolve_top" in shown


def test_it_goes_with_the_last_declaration_and_gives_the_keyboard_back(
    window: Window, table: LocalTable
) -> None:
    panel_of(window).slips[0].setFocus()
    for one in reversed(table.sit(0).view.stage.declarations):
        table.sit(0).ask(Settle(one.id))
    while (holder := table.sit(0).view.stage.chance) is not None:
        table.sit(holder).ask(PassChance())
    QApplication.processEvents()
    assert not slip_of(window).isVisible()
    assert window.focusWidget() is board_of(window)
    assert board_of(window).accessibleName() == TABLE.en


def test_presses_and_turns_of_the_wheel_on_it_do_nothing_to_the_board(window: Window) -> None:
    slip, board = slip_of(window), board_of(window)
    chosen, scale = board.chosen, board.camera.per_unit
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert (board.chosen, board.camera.per_unit) == (chosen, scale)


def test_what_floats_over_the_board_keeps_off_it(window: Window) -> None:
    slip, board = slip_of(window), board_of(window)
    assert any(one.rect.contains(slip.geometry()) for one in taken_on(board, board))


def test_the_plate_of_a_seat_says_that_it_has_the_chance(empty_window: Window) -> None:
    table = lay_table(ON_MAT, ("Aki", "Ren"), decks_for(ON_MAT, 2), seed=2)
    document = staged("duel on mat", 2)
    document.table = table
    empty_window.put_on_board(document)
    counts = board_of(empty_window).board.counts
    assert "Chance" not in counts._count_text("hand.1")
    table.sit(0).ask(NextTurn(0))
    table.sit(0).ask(Declare("strike"))
    QApplication.processEvents()
    assert "Chance" in counts._count_text("hand.1")
    plain = counts._held["hand.0"].pixmap()
    assert counts._held["hand.1"].pixmap().width() > plain.width(), "with its sign"
    table.sit(1).ask(PassChance())
    QApplication.processEvents()
    assert "Chance" not in counts._count_text("hand.1")


def test_a_game_that_says_nothing_of_a_chance_has_no_word_of_it_at_its_plates(
    empty_window: Window,
) -> None:
    spec = replace(ON_MAT, chance=None)
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
    document = staged("duel on mat", 2)
    document.table = table
    empty_window.put_on_board(document)
    table.sit(0).ask(NextTurn(0))
    table.sit(0).ask(Declare("strike"))
    QApplication.processEvents()
    assert "Chance" not in board_of(empty_window).board.counts._count_text("hand.1")


def test_what_is_rare_stands_in_a_menu(window: Window) -> None:
    panel = panel_of(window)
    assert not panel.choices.buttons["cut_in"].isVisible()
    QTest.mouseClick(panel.choices.more, Qt.MouseButton.LeftButton)
    (menu,) = (one for one in panel.choices.findChildren(QMenu) if one.isVisible())
    titles = [as_shown(line) for line in menu.actions()]
    assert titles[0].startswith("Pass by itself at\t")
    assert titles[1].startswith("Just a moment: back to my chance\t")
    assert all(line.isEnabled() for line in menu.actions())
    menu.close()


@pytest.fixture
def with_lane(empty_window: Window) -> LocalTable:
    """A table whose lane lies below the stage; Ren looks."""
    lane = ZonePlace("lane", (920, 400, 300, 100), "row")
    places = (*(one for one in ON_MAT.layout.places if one.zone != "lane"), lane)
    spec = replace(ON_MAT, layout=replace(ON_MAT.layout, places=places))
    document = staged("duel on mat", 2)
    document.table.host.spec = spec
    empty_window.put_on_board(document)
    board_of(empty_window).set_animations(False)
    QApplication.processEvents()
    return document.table


def test_what_lies_below_the_stage_is_not_counted_at_its_edge(
    empty_window: Window, with_lane: LocalTable
) -> None:
    seat = with_lane.sit(0)
    for _ in range(2):
        seat.ask(Move((seat.view.cards_in("hand.0")[0],), "lane", 0))
    QApplication.processEvents()
    counts = board_of(empty_window).board.counts
    assert seat.view.zones["lane"].count == 2
    assert counts.place("lane") is None
    assert counts.place("deck.0") is not None


def test_all_of_the_stage_takes_a_card_and_is_faded_while_one_is_carried_over_it(
    empty_window: Window, with_lane: LocalTable, hand_on: type[Hand]
) -> None:
    board, slip = board_of(empty_window), slip_of(empty_window)
    seat = board.bridge.seat
    card = with_lane.sit(seat).view.cards_in(f"hand.{seat}")[0]
    hand, place = hand_on(board), board.seating.stage
    assert place is not None
    above = hand.point(place.centre[0], place.y + 20)
    start = hand.spot(card)
    hand.press(start)
    hand.move(start + QPointF(0, -30))
    assert slip.graphicsEffect() is None, "it is not there yet"
    hand.move(above)
    assert slip.graphicsEffect() is not None
    assert board.mouse.carry.drag is not None
    assert board.mouse.carry.drag.target.zone == "lane"
    hand.let_go(above)
    assert slip.graphicsEffect() is None
    assert with_lane.sit(seat).view.zones["lane"].count == 1
