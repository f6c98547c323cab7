"""A window at a table whose host is elsewhere: it has one seat's stream, and no host."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Draw, Flip, Procedure, Undo, WriteLabel
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.ui.app.recent_list import kept_in
from app.ui.app.window import Window
from app.ui.look.look import Look
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.log.log_panel import LogPanel
from app.ui.table.bridge import Bridge
from app.ui.table.open_table import OpenTable
from app.ui.table.table_document import Document
from tests.gallery.game import Desk, duel
from tests.ui.far import FarDocument

pytestmark = pytest.mark.painted

REN = 1


@pytest.fixture
def table() -> FarDocument:
    return FarDocument(duel())


@pytest.fixture
def window(empty_window: Window, table: FarDocument) -> Window:
    empty_window.put_on_board(table)
    return empty_window


def log(window: Window) -> list[str]:
    assert window.side is not None
    return window.side.log.as_text().splitlines()


def test_both_kinds_of_table_are_open_tables() -> None:
    near = Desk(("Aki", "Ren")).document
    both: tuple[OpenTable, ...] = (near, FarDocument(near))
    assert [table.sits for table in both] == [(0, 1), (0,)]


def test_it_shows_what_its_seat_knows(window: Window, table: FarDocument) -> None:
    assert window.document is None
    assert window.table is table
    assert window.bridge is not None
    assert window.bridge.seat == 0
    hands = window.bridge.view.zones
    assert hands["hand.0"].listed
    assert not hands["hand.1"].listed


def test_the_log_of_what_was_before_comes_when_it_is_looked_at(
    window: Window, table: FarDocument
) -> None:
    assert window.side is not None
    painted: list[tuple[int, int]] = []
    model = window.side.log.model
    model.dataChanged.connect(lambda first, last: painted.append((first.row(), last.row())))
    assert log(window)[-1].endswith("…")
    assert painted == []
    table.fill()
    assert painted
    assert log(window) == log_of(duel())


def log_of(document: Document) -> list[str]:
    """The same game as a window tells it that has its host."""
    bridge = Bridge(document)
    telling = Telling(bridge, document.lexicon)
    text = LogPanel(Look(language="en"), telling).as_text().splitlines()
    bridge.close()
    return text


def test_gestures_are_done_when_the_answer_comes(window: Window, table: FarDocument) -> None:
    assert window.bridge is not None
    before = window.bridge.view.zones["hand.0"].count or 0
    window.ask(Draw(2, "deck.0", "hand.0"))
    assert window.bridge.view.zones["hand.0"].count == before
    table.release()
    assert window.bridge.view.zones["hand.0"].count == before + 2
    window.run_action("undo")
    table.release()
    assert window.bridge.view.zones["hand.0"].count == before
    assert window.run_action("redo")
    table.release()
    assert window.bridge.view.zones["hand.0"].count == before + 2


def test_a_name_on_a_step_shows_in_the_history(window: Window, table: FarDocument) -> None:
    assert window.side is not None
    window.ask(WriteLabel(0, "the start"))
    table.release()
    assert window.side.history.view.tree.labels[0].name == "the start"
    window.side.history.view.grab()
    window.side.history.jump(0)
    table.release()
    assert window.side.history.view.tree.cursor == 0


def test_a_pile_opens_when_the_table_allows_the_look(window: Window, table: FarDocument) -> None:
    assert window.side is not None
    window.side.sheets.open_pile("deck.0")
    assert not window.side.sheets.viewer.isVisible()
    table.release()
    assert window.side.sheets.viewer.isVisible()
    assert window.side.sheets.viewer.searching


def test_so_do_the_top_cards(window: Window, table: FarDocument) -> None:
    assert window.side is not None
    assert window.place is not None
    window.place.carry_out(i.Look("deck.0", 3))
    table.release()
    top = window.side.sheets.top
    assert top.isVisible()
    assert len(top.order) == 3
    top.one_more()
    table.release()
    assert len(top.order) == 4
    top.put_back()
    top.put_back()
    assert len(table.requests) == 1
    table.release()
    assert not top.isVisible()


def test_a_note_closes_once_it_is_written(window: Window, table: FarDocument) -> None:
    assert window.side is not None
    notes = window.side.sheets.notes
    notes.write(("table",))
    notes.field.setText("remember")
    notes.keep_button.click()
    notes.keep_button.click()
    assert notes.isVisible()
    assert len(table.requests) == 1
    table.release()
    assert not notes.isVisible()


def test_options_show_what_was_agreed_when_it_is(window: Window, table: FarDocument) -> None:
    assert window.place is not None
    assert window.bridge is not None
    window.place.show_options()
    window.ask(SetOptions((("prizes", "3"),)))
    table.release()
    assert window.bridge.view.option("prizes") == "3"


def test_the_adviser_speaks_once_it_knows_what_was_before(
    window: Window, table: FarDocument
) -> None:
    assert window.side is not None
    window.side.advice.follow()
    watch = window.side.advice.watch
    assert watch is not None
    watch._catch_up()
    assert watch.case() == {}
    while table.fetched:
        table.fill()
        watch._catch_up()
    while not watch._of_seat().catch_up():
        pass
    assert watch.case()


def test_nothing_of_the_others_hand_can_be_asked_for(window: Window) -> None:
    assert window.place is not None
    assert window.place.one_screen.asking.other_hand() == ""
    assert not window.place.one_screen.several


def test_the_seat_stays_when_the_turn_passes(window: Window, table: FarDocument) -> None:
    assert window.bridge is not None
    seat = window.bridge.view.turn.seat
    table.other(seat, NextTurn(1 - seat))
    table.other(1 - seat, NextTurn(seat))
    QApplication.processEvents()
    assert window.bridge.seat == 0


@pytest.mark.parametrize("seat", [REN, JUDGE, SPECTATOR])
def test_whoever_else_looks_at_it_does_so_with_the_own_eyes(
    empty_window: Window, seat: SeatId
) -> None:
    table = FarDocument(duel(), seat)
    empty_window.put_on_board(table)
    assert empty_window.bridge is not None
    assert empty_window.bridge.seat == seat
    table.other(REN, Flip())
    assert log(empty_window)[-1].split(" ", 1)[1].startswith("Ren")


@pytest.mark.parametrize("seat", [0, REN, JUDGE, SPECTATOR])
def test_the_end_of_a_turn_invites_only_whose_turn_it_is(
    empty_window: Window, seat: SeatId
) -> None:
    document = duel()
    empty_window.put_on_board(FarDocument(document, seat))
    empty_window.refresh()
    button, action = empty_window.top_bar._buttons[-1]
    assert action is empty_window.menus.actions_of["end_turn"]
    whose = document.table.sit(0).view.turn.seat
    assert (button.property("look") == "primary") == (seat == whose)


def test_files_of_this_machine_have_nothing_to_do_with_it(
    window: Window, table: FarDocument
) -> None:
    assert window.table is table
    assert not window.tables.save()
    assert kept_in(table) == ()
    assert not window.registry.get("rematch").when(window.situation(), window.selection())
    window.pages.show_home()
    window.clear_board()
    assert table.left


def test_an_answer_after_the_table_was_left_is_told_to_nobody(
    window: Window, table: FarDocument
) -> None:
    assert window.place is not None
    assert window.side is not None
    window.place.carry_out(i.Look("deck.0", 3))
    window.side.sheets.notes.write(("table",))
    window.side.sheets.notes.field.setText("remember")
    window.side.sheets.notes.keep_button.click()
    window.clear_board()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(table.release()) == 2


def test_a_refusal_is_told(window: Window, table: FarDocument) -> None:
    assert window.bridge is not None
    refused: list[str] = []
    window.bridge.refused.connect(lambda answer: refused.append(answer.code))
    window.ask(Procedure("no such procedure"))
    window.ask(Undo())
    assert refused == []
    table.release()
    assert len(refused) == 1
