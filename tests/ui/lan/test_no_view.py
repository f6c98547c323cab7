"""A window that has a place and cannot be told the table says so, and offers what can be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import Announce
from app.core.text.words import Language
from app.net.server import joining_frames
from app.net.transport import connection as connection_module
from app.net.transport import wire as wire_module
from app.net.transport.limits import LONGEST_TOLD, MOST_UNREAD
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import SayReady
from app.store.saved_seats import offered
from app.ui.app.window import Window
from app.ui.lan.joining.back_offer import GO_BACK
from app.ui.lan.joining.join_sheet import JoinSheet
from tests.gallery.game import duel
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, join, sit_together, visit

SHORT = 3000
"""Bytes of a message in which no whole view fits."""


@pytest.fixture
def laid(table: Hosted, guests: list[Guest], until: Until) -> Hosted:
    """A table that Ren and Umi play at."""
    guests += [Guest(table.open, "Ren"), Guest(table.open, "Umi")]
    for guest in guests:
        until(lambda guest=guest: guest.table.me is not None)
        guest.say(SayReady())
    until(lambda: all(guest.table.seat is not None for guest in guests))
    return table


def watch(window: Window, table: Hosted) -> JoinSheet:
    sheet = window.lan_desk().joining.ask(name="Aki", role="spectator")
    sheet.way.setText(table.open.invite)
    sheet.role.setCurrentIndex(sheet.role.findData("spectator"))
    sheet.go()
    return sheet


@pytest.mark.parametrize("language", ["en", "ja"])
def test_who_cannot_be_told_the_table_reads_why_and_may_join_again(
    window: Window,
    laid: Hosted,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
) -> None:
    window.looks.apply("language", language)
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", SHORT)
    sheet = watch(window, laid)
    until(lambda: not sheet.connecting)
    said = {"en": "take marks, notes or declarations away", "ja": "マーク、メモ、宣言を減らす"}
    assert said[language] in sheet.status.text()
    assert sheet.isVisible()
    assert sheet.join.isEnabled()
    assert desk(window).visit is None
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", LONGEST_TOLD)
    QTest.mouseClick(sheet.join, Qt.MouseButton.LeftButton)
    until(lambda: desk(window).at_table)


def test_a_host_that_tells_too_much_is_told_of_in_the_sheet(
    window: Window, laid: Hosted, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_module, "LONGEST_TOLD", SHORT)
    sheet = watch(window, laid)
    until(lambda: not sheet.connecting)
    assert "more of this table at once than this program can take in" in sheet.status.text()
    assert desk(window).visit is None


def test_the_way_back_to_a_table_of_which_nobody_is_known_is_called_by_its_time(
    window: Window, table: Hosted, until: Until
) -> None:
    """The window was refused before it heard who plays."""
    watch(window, table)
    until(lambda: visit(window).stay is not None)
    desk(window).go_away()
    until(lambda: offered()[0])
    ((found,), _) = offered()
    window.pages.show_home()
    home = window.pages.home()
    home.show_back(replace(found, stay=replace(found.stay, people=())))
    assert home.page.back.accessibleDescription().startswith("today")


def test_the_sheet_stays_until_the_table_is_there(
    window: Window,
    laid: Hosted,
    guests: list[Guest],
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(joining_frames, "MOST_UNREAD", -8)
    sheet = watch(window, laid)
    until(lambda: visit(window).place is not None and visit(window).people.laid)
    assert sheet.isVisible()
    until(lambda: sheet.status.text() == "Inside. Receiving the table…")
    assert not desk(window).at_table
    visit(window).lose()
    until(lambda: "Trying again" in sheet.status.text())
    monkeypatch.setattr(joining_frames, "MOST_UNREAD", MOST_UNREAD)
    until(lambda: desk(window).at_table)
    assert desk(window).joining.sheet is None


def test_who_stops_waiting_for_the_table_is_at_the_sheet_again(
    window: Window, laid: Hosted, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining_frames, "MOST_UNREAD", -8)
    sheet = watch(window, laid)
    until(lambda: visit(window).place is not None)
    QTest.mouseClick(sheet.cancel, Qt.MouseButton.LeftButton)
    assert desk(window).visit is None
    assert sheet.isVisible()
    assert sheet.join.isEnabled()


def test_who_comes_back_and_cannot_be_told_the_table_reads_why(
    window: Window,
    table: Hosted,
    guests: list[Guest],
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_together(window, table, guests, until)
    stay = visit(window).stay
    assert stay is not None
    desk(window).leave()
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", SHORT)
    desk(window).back._return(stay)
    sheet = desk(window).back.sheet
    assert sheet is not None
    until(lambda: not sheet.waiting)
    assert sheet.isVisible()
    assert "take marks, notes or declarations away" in sheet.status.text()


def test_a_table_on_the_board_that_cannot_be_told_any_more_is_told_of_with_the_way_back(
    window: Window,
    table: Hosted,
    guests: list[Guest],
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_together(window, table, guests, until)
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", SHORT)
    visit(window).lose()
    until(lambda: visit(window).state.name == "refused")
    message = window.messages.kept[0]
    assert "take marks, notes or declarations away" in message.words.en
    assert message.action is not None
    assert message.action.title == GO_BACK
    assert message.action.stands is not None
    assert message.action.stands()
    # What was seen last stays to be looked at.
    assert desk(window).at_table
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", LONGEST_TOLD)
    message.action.do()
    until(lambda: desk(window).at_table and visit(window).state.name == "inside")
    sent = window.ask(Announce("say", "here I am"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Accepted)


def test_who_waits_at_home_for_the_own_table_is_told_how_it_stands(
    window: Window, table: Hosted, until: Until
) -> None:
    """The window that hosts a table has no sheet that waits for it."""
    join(window, table)
    # One has a place a moment before the sheet that waited for it goes.
    until(lambda: desk(window).lobby is not None)
    here = visit(window).way
    desk(window).go_away()
    assert desk(window).joining.sheet is None
    table.close()
    desk(window).go_to(here)
    until(lambda: window.messages.kept and "Trying again" in window.messages.kept[0].words.en)


def test_who_only_watches_has_no_buttons_for_what_they_cannot_do(
    window: Window, laid: Hosted, until: Until
) -> None:
    watch(window, laid)
    until(lambda: desk(window).at_table)
    assert window.bridge is not None
    assert window.bridge.seat == SPECTATOR
    bar = window.top_bar
    assert bar.turn.isVisible()
    assert not any(button.isVisible() for button in bar.findChildren(QPushButton))
    window.take_off_board()
    window.put_on_board(duel())
    assert any(button.isVisible() for button in bar.findChildren(QPushButton))
