"""Eyes on hidden cards: who knows them, wherever a judge looks; a press changes it, undo too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Undo
from app.core.intents.knowledge_intents import SetKnown
from app.core.zone import Seat
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable
from app.ui.board.board_view import BoardView
from app.ui.board.eyes.eye_badges import LEAST, Room, badges_on, fits, paint_badge
from app.ui.board.eyes.knowers_menu import hidden_of, knowers_menu
from app.ui.board.eyes.known_words import known_by
from app.ui.board.scene.table_layout import Box

AKI, REN = 0, 1
LayBoard = Callable[..., Any]


@pytest.fixture
def judged(lay_board: LayBoard, lay_toy: Callable[..., LocalTable]) -> BoardView:
    """The board of a judge at a table of the toy game."""
    board: BoardView = lay_board(table=lay_toy(), seat=JUDGE)
    return board


def eyes(board: BoardView, card: str) -> dict[int, bool]:
    return {eye.seat: eye.knows for eye in board.eyes.eyes if eye.card == card}


def top(board: BoardView, zone: str) -> str:
    return board.bridge.view.zones[zone].items[0]


def middle(board: BoardView, card: str, seat: int) -> QPointF:
    box = next(eye.box for eye in board.eyes.eyes if (eye.card, eye.seat) == (card, seat))
    return board.to_window(*box.centre)


def test_eyes_that_are_collected_take_no_press_of_a_board_that_still_asks(
    judged: BoardView,
) -> None:
    # What Python collects in a circle loses its attributes before Qt lets go of it.
    vars(judged.eyes).clear()
    assert judged.eyes.eventFilter(judged.viewport(), QEvent(QEvent.Type.MouseMove)) is False


def test_a_judge_sees_who_knows_a_card_and_none_where_nobody_does(judged: BoardView) -> None:
    hand = top(judged, "hand.0")
    assert eyes(judged, hand) == {}, "whose hand it is knows it anyway"
    judged.laying.fill_places(on=True)
    assert eyes(judged, hand).get(AKI)
    judged.laying.fill_places(on=False)
    judged.bridge.ask(SetKnown((hand,), (REN,)))
    assert eyes(judged, top(judged, "hand.0")) == {AKI: True, REN: True}
    assert eyes(judged, top(judged, "prizes.0")) == {}
    judged.bridge.ask(SetKnown((top(judged, "prizes.0"),), (REN,)))
    assert eyes(judged, top(judged, "prizes.0")) == {AKI: False, REN: True}
    assert judged.eyes.said(top(judged, "prizes.0")) == "Known to Ren, not to Aki"


def test_what_is_chosen_shows_that_nobody_knows_it(judged: BoardView) -> None:
    card = top(judged, "prizes.0")
    judged.select(Selection(cards=(card,)))
    assert eyes(judged, card) == {AKI: False, REN: False}
    judged.choose(())
    assert eyes(judged, card) == {}


def test_a_press_on_an_eye_changes_it_in_one_step_that_undo_takes_back(
    judged: BoardView, hand_on: Callable[..., Any]
) -> None:
    judged.bridge.ask(SetKnown((top(judged, "prizes.0"),), (REN,)))
    card, before = top(judged, "prizes.0"), judged.bridge.node
    hand_on(judged).click(middle(judged, card, AKI))
    assert judged.bridge.history.parent(judged.bridge.node) == before
    now = top(judged, "prizes.0")
    assert eyes(judged, now) == {AKI: True, REN: True}
    hand_on(judged).click(middle(judged, now, REN))
    assert eyes(judged, top(judged, "prizes.0")) == {AKI: True, REN: False}
    judged.bridge.ask(Undo())
    judged.bridge.ask(Undo())
    assert eyes(judged, top(judged, "prizes.0")) == {AKI: False, REN: True}
    assert judged.chosen == (), "the card below was not pressed"


def test_a_press_that_is_let_go_elsewhere_changes_nothing(
    judged: BoardView, hand_on: Callable[..., Any]
) -> None:
    judged.bridge.ask(SetKnown((top(judged, "prizes.0"),), (REN,)))
    before, hand = judged.bridge.node, hand_on(judged)
    hand.press(middle(judged, top(judged, "prizes.0"), AKI))
    hand.let_go(hand.zone("discard.0"))
    assert judged.bridge.node == before


@pytest.mark.parametrize("seat", [AKI, REN, SPECTATOR])
def test_nobody_else_sees_an_eye_or_hears_of_one(
    lay_board: LayBoard, lay_toy: Callable[..., LocalTable], seat: int
) -> None:
    table = lay_toy()
    judge = table.sit(JUDGE)
    board = lay_board(table=table, seat=seat)
    for zone in ("prizes.0", "hand.1", "deck.0"):
        judge.ask(SetKnown((judge.view.zones[zone].items[0],), ()))
    assert board.eyes.eyes == ()
    board.select(Selection(cards=tuple(board.bridge.view.cards)))
    assert board.eyes.eyes == ()
    assert {board.eyes.said(card) for card in board.bridge.view.cards} == {""}


def test_where_another_takes_the_judges_place_the_eyes_close(judged: BoardView) -> None:
    judged.bridge.ask(SetKnown((top(judged, "prizes.0"),), (REN,)))
    judged.bridge.act_as(AKI)
    assert judged.eyes.eyes == ()
    judged.bridge.act_as(JUDGE)
    assert judged.eyes.eyes


def test_the_menu_ticks_who_knows_and_changes_it(judged: BoardView) -> None:
    card = top(judged, "prizes.0")
    menu = knowers_menu(judged.bridge, Selection(cards=(card,)), "en", judged)
    rows = [(one.text(), one.isChecked()) for one in menu.actions() if one.text()]
    assert rows == [
        ("&1  Aki", False),
        ("&2  Ren", False),
        ("Everybody knows it (&A)", False),
        ("Nobody knows it (&N)", False),
    ]
    menu.actions()[1].trigger()
    card = top(judged, "prizes.0")
    menu = knowers_menu(judged.bridge, Selection(cards=(card,)), "ja", judged)
    assert [one.isChecked() for one in menu.actions()[:2]] == [False, True]
    menu.actions()[-1].trigger()
    assert eyes(judged, top(judged, "prizes.0")) == {}


def test_of_a_pile_the_top_card_is_meant_and_of_what_lies_open_none(judged: BoardView) -> None:
    assert hidden_of(judged.bridge, Selection(zone="deck.0")) == (top(judged, "deck.0"),)
    units = judged.bridge.view.zones["bench.0"].items
    assert hidden_of(judged.bridge, Selection(units=units)) == ()
    empty = knowers_menu(judged.bridge, Selection(units=units), "en", judged)
    assert empty.actions() == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("width", [20.0, 67.0, 140.0])
def test_what_is_pressed_is_large_enough_at_every_size(
    text: float, dpr: float, width: float
) -> None:
    per_unit = 0.9 * dpr
    room = Room(Box(100.0, 100.0, width, 94.0), width, 94.0)
    for seats in (1, 2, 4, 8):
        badges = badges_on(room, seats, text, per_unit, dpr)
        assert min(badges.width, badges.height) >= LEAST * dpr
        assert len(set(badges.places)) == seats
        image = paint_badge(0, badges, knows=True)
        assert (image.width(), image.height()) == (badges.width, badges.height)


def test_badges_that_are_too_many_for_a_card_do_not_fit_it() -> None:
    room = Room(Box(0.0, 0.0, 40.0, 60.0), 40.0, 60.0)
    assert fits(room, badges_on(room, 2, 1.0, 1.0, 1.0))
    assert not fits(room, badges_on(room, 8, 1.0, 1.0, 1.0))


def test_it_is_said_in_both_languages() -> None:
    seats = (Seat("Aki", 0), Seat("Ren", 1), Seat("Mio", 0))
    assert known_by(seats, ()).en == "Nobody knows it"
    assert known_by(seats, (0, 1, 2)).ja == "全員が知っている"
    assert known_by(seats, (0,)).en == "Known to Aki, not to Ren and Mio"
    assert known_by(seats, (0, 2)).ja == "AkiとMioは知っている、Renは知らない"
