"""Two people at windows of their own: what the hand of one does, the other's window shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure
from app.session.room.messages.from_people import SayReady
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.board.remote.others_on_board import Others
from tests.net.tables import Hosted
from tests.ui.board.conftest import Hand
from tests.ui.lan.joined import Until, desk, join, visit

ALT = Qt.KeyboardModifier.AltModifier
AKI, REN = 1, 2


@pytest.fixture
def other(window: Window, qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    """The window of somebody else, of another size."""
    other = Window(Settings(animations=False, tour_seen=True), "en", Translations(qapp))
    other.resize(1100, 760)
    other.show()
    qtbot.waitExposed(other)
    yield other
    if other.lan is not None:
        other.lan.close()
    other.close()
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def boards(
    window: Window, other: Window, table: Hosted, until: Until
) -> tuple[BoardView, BoardView]:
    """Aki's board and Ren's, at the same table; the game has begun."""
    for one, name in ((window, "Aki"), (other, "Ren")):
        join(one, table, name)
        until(lambda one=one: one.lan is not None and one.lan.visit is not None)
        until(lambda one=one: visit(one).me is not None)
    for one in (window, other):
        visit(one).say(SayReady())
    until(lambda: desk(window).at_table and desk(other).at_table)
    for one in (window, other):
        one.ask(Procedure("setup", (("auto", "1"),)))
    until(lambda: _has_active(window, 0) and _has_active(window, 1))
    until(lambda: _has_active(other, 0) and _has_active(other, 1))
    assert window.place is not None
    assert other.place is not None
    return window.place.board, other.place.board


def _has_active(window: Window, seat: int) -> bool:
    return window.bridge is not None and bool(window.bridge.view.zones[f"active.{seat}"].items)


def others(board: BoardView) -> Others:
    assert board.others is not None
    return board.others


def middle(board: BoardView, zone: str) -> tuple[float, float]:
    return board.seating.sites[zone].box.centre


def test_the_ghost_lies_over_what_the_hand_is_over_and_no_card_of_a_hand_is_known(
    boards: tuple[BoardView, BoardView], until: Until
) -> None:
    mine, theirs = boards
    hand = Hand(mine)
    card = mine.bridge.view.cards_in("hand.0")[0]
    for zone in ("bench.0", "bench.1", "stadium", "discard.1"):
        hand.carry(hand.spot(card), mine.to_window(*middle(mine, zone)))
        drag = mine.mouse.carry.drag
        assert drag is not None
        off = drag.over.x - middle(mine, zone)[0], drag.over.y - middle(mine, zone)[1]
        until(lambda: others(theirs).hands.people == (AKI,))
        ghost = others(theirs).hands.ghost(AKI)
        assert ghost is not None
        goal = middle(theirs, zone)
        reach = abs(off[0]) + abs(off[1]) + 1.0
        until(
            lambda ghost=ghost, goal=goal, reach=reach: (
                abs(ghost.x() - goal[0]) + abs(ghost.y() - goal[1]) < reach
            )
        )
        assert card not in theirs.bridge.view.cards
        assert others(mine).hands.people == ()
        mine.mouse.cancel()
        until(lambda: others(theirs).hands.people == ())


def test_what_one_points_at_is_pointed_at_for_both(
    boards: tuple[BoardView, BoardView], until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.board.remote.pointing_marks.LASTS", 60.0)
    mine, theirs = boards
    hand = Hand(mine)
    start, goal = (QPointF(mine.to_window(*middle(mine, z))) for z in ("active.1", "stadium"))
    hand.press(start, ALT)
    hand.move(goal, ALT)
    hand.let_go(goal, ALT)
    until(lambda: others(theirs).pointing.shown)
    ((person, begin, end),) = others(theirs).pointing.shown
    assert person == AKI
    assert end is not None
    for place, zone in ((begin, "active.1"), (end, "stadium")):
        seen, there = others(theirs).seen(place), middle(theirs, zone)
        assert abs(seen[0] - there[0]) + abs(seen[1] - there[1]) < 4.0
    assert others(mine).pointing.shown == ((AKI, begin, end),)
