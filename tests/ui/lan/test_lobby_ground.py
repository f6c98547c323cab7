"""The gathering on the ground of the home screen: place cards, decks by their crests, buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.session.room.messages.from_people import BringDeck
from app.ui.app.window import Window
from app.ui.lan.hosting.lobby_sheet import Lobby
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, join, visit


def lobby(window: Window, table: Hosted, until: Until) -> Lobby:
    """Come to the gathering at a table, and wait until it has its places."""
    join(window, table)
    until(lambda: desk(window).lobby is not None and visit(window).me is not None)
    found = desk(window).lobby
    assert found is not None
    until(lambda: found.seats.rows)
    QApplication.processEvents()
    return found


def test_it_covers_the_pages_and_stays_there(
    window: Window, gathering: Hosted, until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    for size in ((1280, 720), (1600, 960)):
        window.resize(*size)
        until(lambda: sheet.geometry() == window.pages.geometry())
    middle = sheet.rect().center()
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(sheet, middle / 2)
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=middle / 2)
    assert sheet.geometry() == window.pages.geometry()


def test_the_corner_of_a_table_shows_where_nothing_is_scrolled(
    window: Window, gathering: Hosted, until: Until
) -> None:
    window.resize(1600, 960)
    sheet = lobby(window, gathering, until)
    until(lambda: sheet.invite is not None and sheet.backdrop.picture is not None)
    assert not sheet.table_room().isEmpty()
    # In a window as narrow as that its edge would run through the words.
    window.resize(700, 500)
    until(lambda: sheet.table_room().isEmpty())


def test_only_the_own_deck_is_shown_by_its_crest(
    window: Window,
    gathering: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, gathering, until)
    own, other = (line.deck for line in sheet.seats.lines[:2])
    assert sheet.own.crest.heads, "a deck is proposed"
    assert not own.heads, "it does not lie there yet"
    ren = Guest(gathering.open, "Ren").wait_inside()
    guests.append(ren)
    ren.say(BringDeck(decks[1]))
    sheet.ready.click()
    until(lambda: own.heads and "✓ deck chosen · ○ not ready" in sheet.seats.text())
    assert own.heads == sheet.own.crest.heads
    assert other.isVisible()
    assert not other.heads


def test_a_deck_that_was_brought_is_shown_by_its_crests_in_a_sheet_opened_again(
    window: Window, gathering: Hosted, decks: tuple[tuple[str, ...], ...], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    visit(window).say(BringDeck(decks[0]))
    until(lambda: sheet.deck.keeps)
    sheet.wish_to_leave()
    window.run_action("lobby")
    again = desk(window).lobby
    assert again is not None
    assert again.deck.keeps
    assert again.own.crest.heads
    assert again.seats.lines[0].deck.heads == again.own.crest.heads


def test_who_is_ready_has_no_loud_button(window: Window, gathering: Hosted, until: Until) -> None:
    sheet = lobby(window, gathering, until)
    until(lambda: sheet.invite is not None)
    assert sheet.invite is not None
    assert (sheet.ready.property("look"), sheet.invite.copy.property("look")) == ("primary", "")
    sheet.ready.click()
    until(lambda: sheet.ready.property("look") == "")


def test_the_place_of_a_free_seat_is_told_by_its_shape(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    first, second = sheet.seats.lines[:2]
    assert (first.free, second.free) == (False, True)
    assert not second.deck.isVisible()
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    until(lambda: not second.free)
    assert second.deck.isVisible()


def test_who_is_waited_for_is_said(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    assert sheet.waits.text().startswith("Press “Ready” when you are.")
    sheet.ready.click()
    until(lambda: sheet.waits.text() == "Waiting for 1 more player to join.")
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    until(lambda: sheet.waits.text() == "Waiting for Ren.")
    window.look.change(language="ja")
    assert sheet.waits.text() == "Renの準備を待っています。"


def test_the_buttons_are_in_sight_at_any_size_and_keep_the_keyboard(
    window: Window, gathering: Hosted, until: Until
) -> None:
    window.resize(1600, 960)
    sheet = lobby(window, gathering, until)
    until(lambda: sheet.invite is not None)
    sheet.ready.setFocus()
    for size, scale in (((1600, 960), 1.0), ((1280, 720), 1.0), ((1280, 720), 3.0)):
        window.looks.apply("text_scale", scale)
        window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        shown = sheet.ready.visibleRegion().boundingRect()
        assert shown == sheet.ready.rect(), (size, scale)
        assert sheet.ready.hasFocus()
        assert min(sheet.ready.width(), sheet.ready.height()) >= 24


def test_place_cards_stand_in_rows_and_their_arrows_point_along_them(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    window.resize(1600, 960)
    sheet = lobby(window, gathering, until)
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    first, second = sheet.seats.lines[:2]
    until(lambda: first.up.isVisible() and first.y() == second.y())
    assert (first.up.text(), first.down.text()) == ("◀", "▶")
    for one in (first.up, first.down):
        assert min(one.width(), one.height()) >= 24
    window.looks.apply("text_scale", 3.0)
    window.resize(1280, 720)
    until(lambda: first.x() == second.x())
    assert (first.up.text(), first.down.text()) == ("▲", "▼")


def test_what_has_the_keyboard_is_in_sight_from_the_first(
    window: Window, gathering: Hosted, until: Until
) -> None:
    window.looks.apply("text_scale", 3.0)
    window.resize(1280, 720)
    sheet = lobby(window, gathering, until)
    until(lambda: sheet.invite is not None)
    box = sheet.deck.box
    assert box.hasFocus()
    until(lambda: box.visibleRegion().boundingRect() == box.rect())


def test_tab_goes_the_way_that_is_read(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    window.resize(1600, 960)
    sheet = lobby(window, gathering, until)
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    first, second = sheet.seats.lines[:2]
    until(lambda: sheet.invite is not None and second.up.isVisible())
    assert sheet.invite is not None
    until(sheet.deck.box.isVisible)
    # Where Ren sits there is nothing to sit down at.
    until(second.do.isHidden)
    # What came last is placed once Qt is at rest.
    sheet.fit()
    way = [first.down, second.up, sheet.deck.box, sheet.deck.file, sheet.ready, sheet.away]
    way += [sheet.invite.text, sheet.invite.copy, sheet.invite.new_code, sheet.chat.said]
    way += [sheet.chat.field, sheet.chat.send, sheet.chat.signs]
    first.down.setFocus()
    for stop in way:
        assert stop.hasFocus(), stop
        QTest.keyClick(stop, Qt.Key.Key_Tab)


def test_from_the_home_screen_one_comes_back_to_those_who_gather(
    window: Window, gathering: Hosted, until: Until
) -> None:
    window.pages.show_home()
    home = window.pages.home()
    sheet = lobby(window, gathering, until)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert desk(window).gathering
    back = home.page.back
    assert back.isVisible()
    assert (back.text(), back.primary) == ("Back to the table", True)
    assert back.accessibleDescription().startswith("Aki · today ")
    back.click()
    again = desk(window).lobby
    assert again is not None
    assert again.isVisible()
    again.away.click()
    assert desk(window).visit is None
    assert not back.isVisible()
