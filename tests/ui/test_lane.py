"""What is said for a moment, and the hints of the first table, have a lane: nothing moves for it.

What is played with and pressed is covered only where the side panel is put away or full.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar
from pytestqt.qtbot import QtBot

from app.core.intent import Draw, Flip, Procedure, PutMark, Redo, Undo
from app.core.text.words import LANGUAGES, Language, Words
from app.ui.app.window import Window
from app.ui.panels.messages.message_list import Remedy
from app.ui.panels.slips import slip_places
from app.ui.panels.slips.slip import Slip
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.tour.tour_hints import HINTS
from app.ui.tour.tour_places import tour_of
from tests.gallery import black
from tests.gallery.game import duel
from tests.helpers import asking
from tests.helpers.pairwise import pairwise
from tests.ui.covering import buttons, covered, in_window, named, played_with

LONG = Words(
    "The table was saved as Friday evening at the club.chabudai in the folder that you chose, and "
    "what was played after it was opened is in the same file.",
    "卓を「金曜の夜のクラブ.chabudai」として選んだフォルダーに保存しました。"
    "開いてからの操作も同じファイルに入っています。",
)
OPEN = Remedy(Words("Open folder", "フォルダーを開く"), lambda: None)
SIZES = ((1280, 720), (1024, 640), (1600, 960))
LAID = pairwise((1.0, 1.5, 2.0, 3.0), LANGUAGES, (True, False))
"""Sizes of text, languages, and whether the side panel shows."""


@pytest.fixture
def window(empty_window: Window) -> Window:
    return empty_window


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def lay(window: Window, language: Language = "en", scale: float = 1.0) -> None:
    """Put the middle of a game on the board, with something to do and advice at the side."""
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    window.put_on_board(duel(history=False, spec=asking.SPEC))
    window.ask(asking.owed(0))
    window.ask(PutMark(("table",), "late.0", value=1))
    settle()
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    assert strip.isVisible()


def slips(window: Window) -> list[Slip]:
    """Return what is said, once the board has made room for it: a busy machine takes a while."""
    settle()
    patience = monotonic() + 10
    while monotonic() < patience and not all(
        window.rect().contains(in_window(window, slip)) for slip in window.toasts.shown
    ):
        settle()
    return window.toasts.shown


def nothing_is_covered(window: Window) -> None:
    shown = slips(window)
    assert shown
    for slip in shown:
        assert covered(window, slip) == [], (
            slip.words,
            in_window(window, slip),
            window.lane._rects,
            window.size(),
        )
        assert window.rect().contains(in_window(window, slip))
    rects = [in_window(window, slip) for slip in shown]
    for number, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[number + 1 :])


# -- beside a table -------------------------------------------------------------------------------


def clickable(window: Window) -> list[tuple[str, QRect]]:
    """Return all that is played with and pressed, but what is said, and where it is."""
    said = window.toasts._all()
    found = [*played_with(window), *named(window, "StartEntry", "taskStrip", "QTabBar")]
    found.append(("board", in_window(window, window.board)))  # type: ignore[arg-type]
    for button in window.findChildren(QAbstractButton):
        # The arrows of a row of tabs come with the number of unread messages.
        if not button.isVisible() or isinstance(button.parent(), QTabBar):
            continue
        if not any(one.isAncestorOf(button) for one in said):
            found.append((button.accessibleName() or button.text(), in_window(window, button)))
    return found


@pytest.mark.parametrize("panel", [True, False])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("deep", [True, False])
def test_nothing_that_can_be_clicked_moves_for_what_is_said(
    window: Window, scale: float, panel: bool, deep: bool
) -> None:
    window.looks.apply("text_scale", scale)
    window.put_on_board(black.answered() if deep else black.own_turn())
    settle()
    if not panel:
        window.run_action("side_panel")
    for size in SIZES:
        window.resize(*size)
        settle()
        before = clickable(window)
        for severity in ("done", "warning", "refused"):
            window.messages.add(LONG, severity, OPEN)  # type: ignore[arg-type]
            settle()
            assert window.toasts.shown
            assert clickable(window) == before
        window.toasts.dismiss()
        settle()
        assert clickable(window) == before


@pytest.mark.parametrize(
    ("scale", "language"), [(1.0, "en"), (1.5, "ja"), (2.0, "en"), (3.0, "ja")]
)
def test_nothing_that_is_said_covers_a_place_a_card_or_a_button(
    window: Window, language: Language, scale: float
) -> None:
    lay(window, language, scale)
    for size in SIZES:
        window.resize(*size)
        settle()
        window.ask(Draw(4, "deck.0", "hand.0"))
        nothing_is_covered(window)
        window.ask(Undo())
        nothing_is_covered(window)
        window.ask(Redo())
        window.ask(Redo())
        nothing_is_covered(window)
        window.messages.add(LONG, "done", OPEN)
        nothing_is_covered(window)
        window.tell(Words("The coin shows heads.", "コインはオモテです。"), "warning")
        nothing_is_covered(window)
        window.toasts.dismiss()
        settle()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_beside_advice_as_well(window: Window, language: Language, scale: float) -> None:
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    window.put_on_board(duel(history=False))
    for _ in range(2):
        window.ask(Procedure("attack"))
        settle()
    assert window.findChildren(AdviceCard)
    window.messages.add(LONG, "done", OPEN)
    nothing_is_covered(window)
    window.ask(Redo())
    nothing_is_covered(window)


def test_a_throw_covers_nothing_either(window: Window) -> None:
    for scale in (1.0, 2.0, 3.0):
        lay(window, "en", scale)
        window.ask(Flip(3))
        settle()
        assert window.side is not None
        coins = window.side.coins
        assert coins.isVisible()
        assert covered(window, coins) == []
        assert window.rect().contains(in_window(window, coins))
        window.messages.add(LONG, "done", OPEN)
        nothing_is_covered(window)
        throw = in_window(window, coins) if coins.isVisible() else QRect()
        assert not any(in_window(window, slip).intersects(throw) for slip in slips(window))
        window.toasts.dismiss()


def test_nothing_of_the_table_moves_for_it_and_the_large_card_is_given_back(
    window: Window,
) -> None:
    lay(window)
    side, board = window.side, window.board
    assert side is not None
    assert board is not None
    before, size = side.parts.sizes(), board.size()
    tabs = in_window(window, side.tabs)
    window.messages.add(LONG, "done", OPEN)
    (slip,) = slips(window)
    assert in_window(window, side).contains(in_window(window, slip))
    assert board.size() == size
    assert in_window(window, side.tabs) == tabs
    assert side.parts.sizes()[1:] == before[1:]
    slip.leave()
    settle()
    assert side.parts.sizes() == before


def test_what_is_told_while_something_is_dragged_stays_where_it_covers_nothing(
    window: Window,
) -> None:
    lay(window)
    window.messages.add(LONG, "done", OPEN)
    (slip,) = slips(window)
    window.toasts.aside.step_aside()
    assert slip.isVisible()
    assert not slip._timer.isActive()
    window.toasts.aside.come_back()
    assert slip._timer.isActive()


def test_it_goes_with_the_panel(window: Window) -> None:
    lay(window)
    window.messages.add(LONG, "done", OPEN)
    for _ in range(3):
        (slip,) = slips(window)
        window.run_action("side_panel")
    (slip,) = slips(window)
    slip.leave()
    settle()
    assert window.board is not None
    assert window.place is not None
    assert window.board.width() == window.place.width()


def _without_room(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the side panel be full, and no place on the board be free."""
    assert window.side is not None
    monkeypatch.setattr(type(window.side.strip), "has_room", property(lambda _: False))
    monkeypatch.setattr(slip_places, "lay", lambda *_: False)
    window.lane.look_again()
    settle()


def test_an_offer_to_take_back_goes_rather_than_cover_something(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(window)
    window.ask(Draw(4, "deck.0", "hand.0"))
    assert [slip.words.partition(" draws ")[1] for slip in slips(window)] == [" draws "]
    assert window.board is not None
    wide = window.board.width()
    _without_room(window, monkeypatch)
    assert window.toasts.shown == []
    assert window.board.width() == wide


def test_a_message_longer_than_its_lane_is_cut_and_told_as_a_whole_by_its_name(
    window: Window,
) -> None:
    lay(window, "en", 3.0)
    words = Words(" ".join([LONG.en] * 6), LONG.ja * 6)
    window.messages.add(words, "done", OPEN)
    nothing_is_covered(window)
    (slip,) = slips(window)
    assert slip.label.text().endswith("…")
    assert slip.accessibleName() == words.en
    assert in_window(window, slip).contains(in_window(window, slip.button))


def test_a_refusal_comes_beside_the_gesture_where_that_covers_nothing(window: Window) -> None:
    lay(window)
    board = window.board
    assert board is not None
    spot = QPoint(300, 318)
    from PySide6.QtGui import QCursor

    QCursor.setPos(board.viewport().mapToGlobal(spot))
    settle()
    window.ask(Redo())
    nothing_is_covered(window)


# -- on other pages -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_on_the_home_screen_and_in_the_settings_no_button_is_covered(
    window: Window, language: Language, scale: float
) -> None:
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    pages = window.pages
    for show in (pages.show_home, pages.decks.show, pages.show_settings):
        show()
        settle()
        window.messages.add(LONG, "done", OPEN)
        window.messages.add(Words("That is no deck.", "それはデッキではありません。"), "warning")
        for slip in slips(window):
            here = in_window(window, slip)
            assert [name for name, rect in buttons(window, slip) if rect.intersects(here)] == []
            assert window.rect().contains(here)
        window.toasts.dismiss()
        settle()
        assert window.telling.foot.height() == 0 or not window.telling.foot.isVisible()


# -- hints ----------------------------------------------------------------------------------------


@pytest.fixture
def started(window: Window) -> Iterator[list[object]]:
    made: list[object] = []
    yield made
    for tour in made:
        tour.leave()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("scale", "language", "panel"), LAID)
def test_no_hint_covers_anything_and_a_ring_shows_what_it_speaks_of(
    window: Window,
    started: list[object],
    language: Language,
    scale: float,
    panel: bool,
    qtbot: QtBot,
) -> None:
    lay(window, language, scale)
    if not panel:
        window.run_action("side_panel")
    settle()
    tour = tour_of(window, window.room)
    started.append(tour)
    tour.start()
    for hint in HINTS:
        settle()
        tour._place()
        settle()
        assert tour.bubble.isVisible()
        sheet = tour.bubble.sheet().translated(window.room.mapTo(window, QPoint(0, 0)))
        # At 300 % a hint may be longer than what is only read, and lies over the history, too.
        history = {one.accessibleName() for one in window.findChildren(QAbstractButton)}
        never = history if panel and scale == 3.0 else set()
        assert set(covered(window, tour.bubble, sheet)) <= never, hint.place
        assert window.rect().contains(sheet)
        assert tour.ring.isVisible() is (tour._anchor(hint.place) is not None)
        for button in (tour.bubble.skip, tour.bubble.next):
            assert button.isHidden() or button.width() >= button.sizeHint().width()
        tour.go_on()


def test_a_hint_and_what_is_said_meanwhile_share_the_lane(
    window: Window, started: list[object]
) -> None:
    lay(window)
    tour = tour_of(window, window.room)
    started.append(tour)
    tour.start()
    settle()
    window.messages.add(LONG, "done", OPEN)
    nothing_is_covered(window)
    tour._place()
    settle()
    corner = window.room.mapTo(window, QPoint(0, 0))
    sheet: QRect = tour.bubble.sheet().translated(corner)
    assert not any(in_window(window, slip).intersects(sheet) for slip in slips(window))
    assert covered(window, tour.bubble, sheet) == []
    tour.leave()
    started.clear()
    window.toasts.dismiss()
    settle()
    assert window.side is not None
    assert not window.side.strip.isVisible()


@pytest.mark.parametrize("panel", [True, False])
def test_a_window_or_a_table_may_close_while_something_is_said(window: Window, panel: bool) -> None:
    lay(window, "en", 2.0)
    if not panel:
        window.run_action("side_panel")
    window.messages.add(LONG, "done", OPEN)
    assert slips(window)
    window.take_off_board()
    settle()
    lay(window, "en", 2.0)
    assert window.board is not None
    assert window.place is not None
    assert window.board.width() == window.place.width() - (
        window.place.side.width() + 1 if panel else 0
    )
    window.messages.add(LONG, "done", OPEN)
    assert slips(window)
