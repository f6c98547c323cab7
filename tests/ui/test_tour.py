"""The five hints: one after the other, beside what they speak of, in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Draw
from app.core.text.words import Language, Words
from app.ui.app.window import Window
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.commands.finder import Finder
from app.ui.commands.keys_sheet import KeysSheet
from app.ui.look.look import Look
from app.ui.look.palette import PALETTES
from app.ui.panels.cards.reading_view import ReadingView
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.slips.free_place import whole
from app.ui.table.table_document import new_document
from app.ui.tour.bubble import TAIL
from app.ui.tour.bubble_place import best_place, distance
from app.ui.tour.tour import Tour
from app.ui.tour.tour_hints import HINTS, said
from app.ui.tour.tour_places import WindowPlaces, tour_of
from tests.games.pokemon_table import DECK
from tests.ui.covering import played_with

HAND = QRect(150, 440, 500, 150)
PLACES = {"hand": HAND, "card": QRect(380, 300, 63, 88), "undo": QRect(600, 4, 60, 28)}
KEYS = {"undo": "Ctrl+Z", "read": "Space", "keys": "?"}
Make = Callable[..., Tour]


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    """A window with something in it that has the keyboard."""
    window = QWidget()
    window.resize(800, 600)
    field = QLineEdit(window)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    field.setFocus()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make(table: QWidget) -> Make:
    def made(**given: object) -> Tour:
        usual = {"key_of": lambda name: KEYS.get(name, "")}
        look = Look(language=given.pop("language", "en"))  # type: ignore[arg-type]
        tour = Tour(look, table, PLACES.get, **{**usual, **given})  # type: ignore[arg-type]
        tour.start()
        return tour

    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def ended(tour: Tour) -> list[bool]:
    heard: list[bool] = []
    tour.finished.connect(lambda: heard.append(True))
    return heard


def test_the_hints_come_one_after_the_other(make: Make) -> None:
    tour = make()
    end = ended(tour)
    for number in range(1, 6):
        assert tour.number == number
        assert tour.bubble.count.text() == f"{number} / 5"
        assert tour.bubble.label.text()
        assert end == []
        click(tour.bubble.next)
    assert end == [True]
    assert not tour.running


def test_the_last_hint_needs_no_skipping(make: Make) -> None:
    tour = make()
    assert tour.bubble.next.text() == "Next (F12)"
    assert tour.bubble.skip.text() == "Skip (Esc)"
    for _ in range(4):
        tour.go_on()
    assert tour.bubble.next.text() == "Done (F12)"
    assert tour.bubble.skip.isHidden()


def test_who_has_enough_skips_the_rest(make: Make) -> None:
    tour = make()
    end = ended(tour)
    click(tour.bubble.skip)
    assert end == [True]
    assert tour.bubble.isHidden()
    assert tour.ring.isHidden()


def test_esc_skips_when_nobody_else_needs_it(make: Make, table: QWidget) -> None:
    tour = make()
    end = ended(tour)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert end == [True]
    # Once over, the key is the window's again.
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert end == [True]


def test_a_key_goes_on_from_wherever_the_keyboard_is(
    make: Make, table: QWidget, qtbot: QtBot
) -> None:
    field = table.focusWidget()
    qtbot.waitUntil(field.hasFocus)
    tour = make()
    end = ended(tour)
    for number in range(1, 6):
        assert tour.number == number
        QTest.keyClick(field, Qt.Key.Key_F12)
    assert end == [True]
    assert table.focusWidget() is field


def test_a_list_does_not_keep_esc_from_it(make: Make, table: QWidget, qtbot: QtBot) -> None:
    rows = QTreeWidget(table)
    rows.addTopLevelItem(QTreeWidgetItem(["Zubat"]))
    rows.show()
    tour = make()
    rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert not tour.running


def test_hands_on_the_keyboard_read_of_keys(make: Make, qtbot: QtBot) -> None:
    by_keys: list[bool] = []
    tour = make(by_keys=lambda: bool(by_keys))
    assert "Enter" not in tour.bubble.label.text()
    by_keys.append(True)
    qtbot.waitUntil(lambda: "Enter" in tour.bubble.label.text())
    # Whoever used the keyboard once is told of it to the end.
    by_keys.clear()
    tour.go_on()
    assert "press ☰ on it" in tour.bubble.label.text()


def test_what_comes_over_it_makes_it_move_and_stay(make: Make, qtbot: QtBot) -> None:
    over: list[QRect] = []
    tour = make(passing=lambda: over)
    before = tour.bubble.geometry()
    slip = tour.bubble.sheet().adjusted(40, 20, 60, 20)
    over.append(slip)
    qtbot.waitUntil(lambda: tour.bubble.geometry() != before)
    assert not tour.bubble.sheet().intersects(slip)
    after = tour.bubble.geometry()
    over.clear()
    tour._place()
    assert tour.bubble.geometry() == after


def test_doing_what_a_hint_says_goes_on(make: Make) -> None:
    tour = make()
    for number, deed in enumerate(("drop", "menu", "undo", "read", "find"), 1):
        assert tour.number == number
        tour.did("zoom_in")
        assert tour.number == number
        tour.did(deed)
    assert not tour.running


def test_what_was_done_already_is_not_explained(make: Make) -> None:
    tour = make()
    tour.did("undo")
    tour.did("likeliest")
    assert tour.number == 1
    tour.go_on()
    assert tour.number == 4


def test_a_tour_that_is_over_hears_nothing(make: Make) -> None:
    tour = make()
    end = ended(tour)
    tour.leave()
    tour.did("drop")
    tour.look.change(language="ja")
    tour.look.change(palette=PALETTES["dark"])
    tour.leave()
    assert end == [True]


def test_the_keyboard_stays_where_it_is(make: Make, table: QWidget) -> None:
    before = table.focusWidget()
    tour = make()
    click(tour.bubble.next)
    click(tour.bubble)
    assert table.focusWidget() is before


def test_who_tabs_into_the_bubble_gets_back(make: Make, table: QWidget, qtbot: QtBot) -> None:
    field = table.focusWidget()
    qtbot.waitUntil(field.hasFocus)
    tour = make()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert tour.bubble.isAncestorOf(table.focusWidget())
    tour.bubble.next.setFocus()
    for _ in range(5):
        QTest.keyClick(tour.bubble.next, Qt.Key.Key_Space)
    assert not tour.running
    assert table.focusWidget() is field


def test_the_bubble_lies_beside_its_place_and_leaves_it_free(make: Make) -> None:
    tour = make(never_over=lambda: [HAND])
    for name in ("hand", "card", "undo"):
        assert not tour.bubble.sheet().intersects(PLACES[name])
        assert not tour.bubble.sheet().intersects(HAND)
        assert distance(tour.bubble.geometry(), PLACES[name]) < 60
        assert tour.ring.isVisible()
        assert tour.ring.geometry().contains(PLACES[name].center())
        tour.go_on()
    # Nobody knows where cards are read: the words stand alone.
    assert tour.bubble.isVisible()
    assert not tour.ring.isVisible()


def test_a_click_beside_the_sheet_belongs_to_what_lies_below(make: Make) -> None:
    tour = make()
    bubble = tour.bubble
    corner = bubble.mapTo(bubble.parentWidget(), QPoint(1, 1))
    assert bubble.parentWidget().childAt(corner) is not bubble
    assert bubble.parentWidget().childAt(tour.ring.geometry().center()) is not tour.ring


def test_the_bubble_follows_its_place(make: Make, table: QWidget, qtbot: QtBot) -> None:
    where = {"hand": QRect(100, 400, 200, 100)}
    tour = Tour(Look(language="en"), table, where.get)
    tour.start()
    before = tour.bubble.geometry()
    where["hand"] = QRect(500, 100, 200, 100)
    qtbot.waitUntil(lambda: tour.bubble.geometry() != before)
    assert tour.ring.geometry().contains(where["hand"].center())
    table.resize(640, 420)
    assert table.rect().contains(tour.bubble.sheet())


def test_while_a_hand_is_at_work_it_steps_aside(make: Make, qtbot: QtBot) -> None:
    carrying = [True]
    tour = make(busy=lambda: carrying[0])
    assert tour.running
    assert not tour.bubble.isVisible()
    assert not tour.ring.isVisible()
    carrying.clear()
    carrying.append(False)
    qtbot.waitUntil(tour.bubble.isVisible)
    assert tour.number == 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_hint_speaks_both_languages_and_names_keys(make: Make, language: Language) -> None:
    tour = make(language=language)
    japanese = re.compile(r"[぀-ヿ一-鿿]")
    for hint in HINTS:
        words = tour.bubble.label.text()
        assert words == said(hint, language, lambda name: KEYS.get(name, ""))
        shown = (words, tour.bubble.next.text(), tour.bubble.skip.text())
        assert all(bool(japanese.search(text)) == (language == "ja") for text in shown)
        assert words in tour.bubble.accessibleName()
        tour.go_on()


def test_the_language_changes_while_a_hint_is_shown(make: Make) -> None:
    tour = make()
    tour.go_on()
    tour.look.change(language="ja")
    assert "右クリック" in tour.bubble.label.text()
    assert tour.bubble.next.text() == "次へ（F12）"
    assert tour.number == 2


def test_a_key_that_was_taken_away_is_the_menu() -> None:
    undo = next(hint for hint in HINTS if hint.place == "undo")
    assert said(undo, "en", lambda _name: "").startswith("☰ takes back")
    assert said(undo, "ja", lambda _name: "Ctrl+U").startswith("Ctrl+U")


def test_hints_speak_of_actions_that_there_are() -> None:
    ids = {entry.id for entry in ACTIONS}
    for hint in HINTS:
        for words in (hint.words, hint.by_keys):
            blanks = set(re.findall(r"\{(\w+)\}", words.en))
            assert blanks == set(re.findall(r"\{(\w+)\}", words.ja))
            assert blanks <= ids
        assert hint.deeds - {"drop", "menu", "likeliest"} <= ids


@given(
    st.integers(60, 700),
    st.integers(40, 500),
    st.tuples(st.integers(0, 1500), st.integers(0, 900), st.integers(1, 600), st.integers(1, 400)),
)
def test_a_bubble_never_leaves_the_window(
    width: int, height: int, anchor: tuple[int, int, int, int]
) -> None:
    room, size = QRect(0, 0, 1024, 640), QSize(width, height)
    corner, _ = best_place(size, room, QRect(*anchor), [QRect(200, 500, 600, 140)])
    assert room.contains(QRect(corner, size))


def test_what_must_stay_free_stays_free_and_the_rest_where_it_can() -> None:
    room, size = QRect(0, 0, 1000, 600), QSize(300, 100)
    hand, bench = QRect(200, 450, 600, 150), QRect(200, 330, 600, 110)
    there = QRect(best_place(size, room, hand, [hand], [bench])[0], size)
    assert not there.intersects(hand)
    assert not there.intersects(bench)
    # Nowhere else to go: rather on the bench than on the hand.
    low = QRect(0, 300, 1000, 300)
    there = QRect(best_place(size, low, hand, [hand], [low])[0], size)
    assert not there.intersects(hand)


def test_where_nothing_is_in_the_way_it_lies_at_its_place_and_not_beside_a_corner() -> None:
    room, size = QRect(0, 0, 1000, 600), QSize(300, 100)
    hand = QRect(200, 450, 600, 150)
    there = QRect(best_place(size, room, hand, [hand])[0], size)
    assert there.bottom() == hand.top() - 1
    assert not there.intersects(hand)
    # Beside a corner nothing shows which way it points.
    assert (there & hand.translated(0, -hand.height())).width() >= size.width() / 2


def test_the_tail_leads_to_the_place_or_there_is_none(make: Make) -> None:
    bubble, size = make().bubble, QSize(300, 150)
    place = QRect(100, 400, 200, 100)
    bubble.lie_at(QPoint(60, 240), size, place)
    tail = bubble._tail(QRectF(bubble.rect()).adjusted(TAIL, TAIL, -TAIL, -TAIL))
    assert tail is not None
    tip = max(tail.toList(), key=QPointF.y).toPoint() + bubble.pos()
    assert place.left() <= tip.x() <= place.right()
    assert 0 <= place.top() - tip.y() <= TAIL
    # From far off, and from beside a corner, it would point at something else.
    for corner in (QPoint(60, 100), QPoint(320, 240)):
        bubble.lie_at(corner, size, place)
        assert bubble._tail(QRectF(bubble.rect()).adjusted(TAIL, TAIL, -TAIL, -TAIL)) is None


# -- over a real table -----------------------------------------------------------------------


@pytest.fixture
def window(empty_window: Window) -> Window:
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    return window


def start(window: Window) -> Tour:
    room = window.centralWidget()
    assert room is not None
    tour = tour_of(window, room)
    tour.start()
    return tour


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 960)])
def test_on_a_table_hand_and_buttons_stay_free(
    window: Window, size: tuple[int, int], qtbot: QtBot
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    tour = start(window)
    room = window.centralWidget()
    assert room is not None
    places = WindowPlaces(window, room)
    for hint in HINTS:
        assert places.anchor(hint.place) is not None
        assert room.rect().contains(tour.bubble.sheet())
        for free in places.to_keep_free():
            assert not tour.bubble.sheet().intersects(free)
        sheet = tour.bubble.sheet().translated(room.mapTo(window, QPoint(0, 0)))
        assert not [name for name, place in played_with(window) if place.intersects(sheet)]
        tour.go_on()


def test_on_a_table_esc_first_does_what_the_board_needs_it_for(window: Window) -> None:
    tour = start(window)
    assert window.board is not None
    window.board.select_hand()
    window.board.setFocus()
    if window.board.chosen:
        QTest.keyClick(window.board, Qt.Key.Key_Escape)
        assert tour.running
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert not tour.running


def test_on_a_table_a_slip_and_the_key_sheet_are_moved_away_from(
    window: Window, qtbot: QtBot
) -> None:
    tour = start(window)
    window.tell(Words("The coin shows heads.", "コインはオモテです。"), "warning")
    for _ in HINTS:
        slip = window.toasts.shown[0].geometry()
        qtbot.waitUntil(lambda slip=slip: not tour.bubble.sheet().intersects(slip))
        if tour.number < len(HINTS):
            tour.go_on()
    window.toasts.dismiss()
    window.sheets.show("keys")
    sheet = window.room.findChildren(KeysSheet)[0]
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert tour.running


def test_gestures_on_the_board_are_seen(window: Window) -> None:
    tour = start(window)
    assert window.board is not None
    window.board.dropped.emit(None, ())
    assert tour.number == 2
    window.board.reading_wanted.emit()
    assert tour.number == 2
    tour.go_on()
    tour.go_on()
    assert tour.number == 5


def test_a_real_drag_finds_the_bubble_out_of_the_way(window: Window, qtbot: QtBot) -> None:
    tour = start(window)
    board = window.board
    assert board is not None
    assert window.bridge is not None
    window.bridge.ask(Draw(3, "deck.0", "hand.0"))
    card = window.bridge.view.cards_in("hand.0")[1]
    board.animations = False
    spot = board.board.pieces[card].piece.spot
    port, left = board.viewport(), Qt.MouseButton.LeftButton
    at = board.to_window(spot.x, spot.y + 20).toPoint()
    QTest.mousePress(port, left, pos=at)
    for step in range(1, 6):
        QTest.mouseMove(port, at - QPoint(0, 40 * step))
    qtbot.waitUntil(tour.bubble.isHidden)
    QTest.mouseRelease(port, left, pos=at - QPoint(0, 200))
    qtbot.waitUntil(tour.bubble.isVisible)
    assert tour.number == 2


def sheets(window: Window) -> dict[str, Callable[[], object]]:
    """Ways in which something comes to lie over the table."""
    side, board = window.side, window.board
    assert side is not None
    assert board is not None
    menu = window.top_bar.menu_button.menu()
    assert menu is not None
    return {
        "keys": lambda: window.sheets.show("keys"),
        "finder": window.sheets.show_finder,
        "pile": lambda: side.sheets.open_pile("discard.0"),
        "naming": lambda: side.history.name(0),
        "large card": lambda: side.preview.reading_view(None).show(),
        "menu": lambda: menu.popup(window.mapToGlobal(QPoint(40, 60))),
    }


def take_away(window: Window) -> None:
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    assert window.side is not None
    window.side.history.editor.drop.click()
    for sheet in (
        *window.findChildren(FloatingPanel),
        *window.findChildren(Finder),
        *window.findChildren(ReadingView),
    ):
        sheet.close()


@pytest.mark.parametrize("name", ["keys", "finder", "pile", "naming", "large card", "menu"])
def test_a_hint_waits_while_something_lies_over_the_table(
    window: Window, name: str, qtbot: QtBot
) -> None:
    tour = start(window)
    end = ended(tour)
    assert tour.bubble.isVisible()
    sheets(window)[name]()
    qtbot.waitUntil(lambda: tour.bubble.isHidden() and tour.ring.isHidden())
    take_away(window)
    qtbot.waitUntil(tour.bubble.isVisible)
    assert tour.ring.isVisible()
    assert tour.number == 1
    assert end == []


@pytest.mark.parametrize("name", ["keys", "pile", "menu"])
def test_the_first_hint_does_not_come_over_a_sheet(window: Window, name: str, qtbot: QtBot) -> None:
    window.ask(Draw(7, "deck.0", "hand.0"))
    sheets(window)[name]()
    window.settings = replace(window.settings, tour_seen=False)
    window.sheets.tour_soon.setInterval(1)
    window.sheets.first_tour()
    qtbot.wait(30)
    assert window.tour is None
    assert not window.settings.tour_seen
    take_away(window)
    qtbot.waitUntil(lambda: window.tour is not None and window.tour.bubble.isVisible())


def test_the_first_hint_waits_for_cards_in_the_hand(window: Window, qtbot: QtBot) -> None:
    window.settings = replace(window.settings, tour_seen=False)
    window.sheets.tour_soon.setInterval(1)
    window.sheets.first_tour()
    qtbot.wait(30)
    assert window.tour is None
    window.ask(Draw(7, "deck.0", "hand.0"))
    qtbot.waitUntil(lambda: window.tour is not None and window.tour.bubble.isVisible())


def test_the_first_hint_comes_when_the_table_is_come_back_to(window: Window, qtbot: QtBot) -> None:
    window.ask(Draw(7, "deck.0", "hand.0"))
    window.settings = replace(window.settings, tour_seen=False)
    window.sheets.tour_soon.setInterval(1)
    window.pages.show_settings()
    window.sheets.first_tour()
    qtbot.wait(30)
    assert window.tour is None
    window.pages.leave()
    qtbot.waitUntil(lambda: window.tour is not None and window.tour.bubble.isVisible())


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_on_a_table_for_one_the_ring_is_at_the_hand_and_the_hint_covers_no_place(
    empty_window: Window, language: Language, scale: float, qtbot: QtBot
) -> None:
    window = empty_window
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    document = new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7)
    window.put_on_board(document)
    window.ask(Draw(7, "deck.0", "hand.0"))
    QApplication.processEvents()
    tour = start(window)
    places = WindowPlaces(window, window.room)
    (hand,) = places.hands()
    sheet = tour.bubble.sheet()
    assert tour.ring.geometry().contains(hand.center())
    board = window.board
    assert board is not None
    for key in board.board.by_zone["hand.0"]:
        box = whole(board, key)
        card = places._of_mat(box.x, box.y, box.right, box.bottom)
        assert tour.ring.geometry().contains(card.adjusted(1, 1, -1, -1))
    in_window = sheet.translated(window.room.mapTo(window, QPoint(0, 0)))
    assert not [name for name, place in played_with(window) if place.intersects(in_window)]
    assert window.side is not None
    # Beside the table, over what is only read there.
    assert places._of_widget(window.side).contains(sheet)  # type: ignore[union-attr]


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_on_a_table_the_ring_does_not_run_through_a_name(window: Window, scale: float) -> None:
    window.looks.apply("text_scale", scale)
    window.ask(Draw(7, "deck.0", "hand.0"))
    QApplication.processEvents()
    places = WindowPlaces(window, window.room)
    board = window.board
    assert board is not None
    name = board.board.counts.place("hand.0")
    assert name is not None
    told = places._of_plate(name)
    (hand,) = places.hands()
    assert hand.contains(told) or not hand.intersects(told)


def test_away_from_the_table_there_is_no_bubble(window: Window, qtbot: QtBot) -> None:
    tour = start(window)
    assert tour.bubble.isVisible()
    assert window.place is not None
    window.place.hide()
    qtbot.waitUntil(tour.bubble.isHidden)
    window.place.show()
    qtbot.waitUntil(tour.bubble.isVisible)
