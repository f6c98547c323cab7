"""Over the table: what one drags and points at shows in the others' windows, and nothing more."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanSheet
from app.games.game_api import Selection
from app.session.room.messages.from_people import Chair, FromPeople
from app.session.room.messages.table_talk import Drag, Ghost, Point, Pointed, Said, Say
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.board.remote.others_on_board import Others
from app.ui.lan import over_the_table
from app.ui.lan.over_the_table import pointed_words
from tests.net.tables import Guest, Hosted
from tests.ui.board.conftest import Hand
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit

ALT = Qt.KeyboardModifier.AltModifier
REN = 2
"""Ren's number at the table."""


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren, who sits across from Aki at the window; the game has begun."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


@pytest.fixture
def board(window: Window, ren: Guest) -> BoardView:
    assert window.place is not None
    return window.place.board


@pytest.fixture
def hand(board: BoardView) -> Hand:
    return Hand(board)


def others(board: BoardView) -> Others:
    assert board.others is not None
    return board.others


def ghosts(ren: Guest) -> list[Ghost]:
    return ren.all(Ghost)  # type: ignore[return-value]


def pointed(ren: Guest) -> list[Pointed]:
    return ren.all(Pointed)  # type: ignore[return-value]


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which nobody points too often; it stands still until it is put on."""
    moment = [100.0]
    monkeypatch.setattr(over_the_table, "monotonic", lambda: moment[0])
    return moment


def first_card(board: BoardView) -> str:
    return board.bridge.view.cards_in("hand.0")[0]


def bench(hand: Hand) -> QPointF:
    return hand.zone("bench.0", 0.7)


# -- what others drag --


def test_what_ren_drags_shows_with_the_name_until_it_is_let_go(
    board: BoardView, ren: Guest, until: Until
) -> None:
    active = ren.view.units[ren.view.zones["active.1"].items[0]].base
    ren.say(Drag((active,), 300.0, 200.0))
    until(lambda: others(board).hands.people == (REN,))
    ghost = others(board).hands.ghost(REN)
    assert ghost is not None
    assert (ghost.x(), ghost.y()) == (300.0, 200.0)
    ren.say(Drag())
    until(lambda: others(board).hands.people == ())


def test_and_goes_with_who_leaves(board: BoardView, ren: Guest, until: Until) -> None:
    ren.say(Drag(("deck.1#0",), 300.0, 200.0))
    until(lambda: others(board).hands.people == (REN,))
    ren.close()
    until(lambda: others(board).hands.people == ())


def test_and_when_ones_own_connection_is_lost(
    window: Window, board: BoardView, ren: Guest, until: Until
) -> None:
    ren.say(Drag(("deck.1#0",), 300.0, 200.0))
    until(lambda: others(board).hands.people == (REN,))
    visit(window).lose()
    until(lambda: others(board).hands.people == ())
    until(lambda: visit(window).state.name == "inside")


# -- what one drags oneself --


def test_a_card_of_the_hand_is_a_back_to_the_other_and_lies_where_it_is_held(
    board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    card = first_card(board)
    hand.carry(hand.spot(card), bench(hand))
    until(lambda: ghosts(ren))
    drag = board.mouse.carry.drag
    assert drag is not None
    until(lambda: abs(ghosts(ren)[-1].x - drag.over.x) < 0.1)
    told = ghosts(ren)[-1]
    assert (told.person, told.cards) == (1, (None,))
    assert abs(told.y - drag.over.y) < 0.1
    assert card not in str(ren.heard)
    assert others(board).hands.people == (), "nobody sees a ghost of their own drag"
    board.mouse.cancel()
    until(lambda: ghosts(ren)[-1].cards == ())


def test_what_lies_open_is_known_to_the_other(
    board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    unit = board.bridge.view.zones["active.0"].items[0]
    base = board.bridge.view.units[unit].base
    hand.carry(hand.spot(unit), bench(hand))
    until(lambda: ghosts(ren))
    assert ghosts(ren)[-1].cards == (base,)
    board.mouse.cancel()


def test_the_top_of_the_deck_is_a_back(
    board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    hand.carry(hand.spot("pile:deck.0"), bench(hand))
    until(lambda: ghosts(ren))
    assert ghosts(ren)[-1].cards == (None,)
    board.mouse.cancel()


def test_putting_the_own_hand_in_order_is_nobodys_business(
    window: Window, board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    cards = board.bridge.view.cards_in("hand.0")
    hand.carry(hand.spot(cards[0]), hand.spot(cards[-1]))
    board.mouse.cancel()
    visit(window).say(Say("done"))
    until(lambda: ren.all(Said))
    assert ghosts(ren) == []


def test_what_is_dragged_while_one_plans_in_secret_is_nobodys_business(
    window: Window,
    board: BoardView,
    hand: Hand,
    ren: Guest,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert window.place is not None
    monkeypatch.setattr(window.place.plan, "sheet", PlanSheet(Words("Your plan", "自分の計画")))
    hand.carry(hand.spot(first_card(board)), bench(hand))
    board.mouse.cancel()
    visit(window).say(Say("done"))
    until(lambda: ren.all(Said))
    assert ghosts(ren) == []
    shared = PlanSheet(Words("Both plans", "両者の計画"), shared=True)
    monkeypatch.setattr(window.place.plan, "sheet", shared)
    hand.carry(hand.spot(first_card(board)), bench(hand))
    until(lambda: ghosts(ren))
    board.mouse.cancel()


def test_places_go_out_ten_times_a_second_at_most_and_once_where_nothing_moves(
    window: Window,
    board: BoardView,
    hand: Hand,
    ren: Guest,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    moment: list[float],
) -> None:
    sent: list[FromPeople] = []
    monkeypatch.setattr(visit(window), "say", sent.append)
    hand.carry(hand.spot(first_card(board)), bench(hand))
    over = desk(window).company.together.over  # type: ignore[union-attr]
    for step in range(50):
        hand.move(bench(hand) + QPointF(step, 0.0))
    assert len(sent) == 1
    assert over._every.interval() >= 100
    over._tell()
    over._tell()
    assert len(sent) == 2
    moment[0] += 1.0
    over._tell()
    assert len(sent) == 3, "it is held still, and the others would think that it is gone"
    board.mouse.cancel()
    over._tell()
    assert sent[-1] == Drag()
    assert len(sent) == 4


def test_what_is_dropped_is_a_ghost_no_more(
    board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    hand.drag(hand.spot(first_card(board)), hand.zone("discard.0"))
    until(lambda: ren.view.zones["discard.0"].count == 1)
    until(lambda: not ghosts(ren) or ghosts(ren)[-1].cards == ())


# -- pointing --


def test_a_click_with_alt_shows_to_both(
    board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    unit = board.bridge.view.zones["active.1"].items[0]
    spot = board.board.pieces[unit].piece.spot
    hand.click(hand.spot(unit), ALT)
    assert [person for person, _, _ in others(board).pointing.shown] == [1]
    until(lambda: pointed(ren))
    (told,) = pointed(ren)
    assert (told.person, told.to) == (1, None)
    assert abs(told.x - spot.x) + abs(told.y - spot.y) < 2.0


def test_what_ren_points_at_shows_here(board: BoardView, ren: Guest, until: Until) -> None:
    ren.say(Point(200.0, 250.0, (480.0, 430.0)))
    until(lambda: others(board).pointing.shown)
    assert others(board).pointing.shown == ((REN, (200.0, 250.0), (480.0, 430.0)),)


def test_keys_point_at_what_is_selected_and_draw_an_arrow_from_one_to_the_other(
    window: Window, board: BoardView, ren: Guest, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(over_the_table, "POINT_EVERY", 0.0)
    mine, theirs = (board.bridge.view.zones[f"active.{seat}"].items[0] for seat in (0, 1))
    board.setFocus()
    board.select(Selection(units=(theirs,)))
    QTest.keyClick(board, Qt.Key.Key_Period)
    until(lambda: len(pointed(ren)) == 1)
    board.select(Selection(units=(mine,)))
    QTest.keyClick(board, Qt.Key.Key_Comma)
    assert "arrow goes" in window.messages.kept[0].words.en
    board.select(Selection(units=(theirs,)))
    QTest.keyClick(board, Qt.Key.Key_Comma)
    until(lambda: len(pointed(ren)) == 2)
    arrow = pointed(ren)[-1]
    assert arrow.to == (pointed(ren)[0].x, pointed(ren)[0].y)
    board.select(Selection(units=(mine, theirs)))
    QTest.keyClick(board, Qt.Key.Key_Comma)
    until(lambda: len(pointed(ren)) == 3)
    assert pointed(ren)[-1].to is not None


def test_the_menu_of_a_card_offers_it(window: Window, board: BoardView) -> None:
    assert window.place is not None
    unit = board.bridge.view.zones["active.1"].items[0]
    menu = window.place.menus.made.menu(Selection(units=(unit,)), window)
    assert {"Point at it", "Arrow from here…"} <= set(entries(menu))
    menu.deleteLater()


def entries(menu: QMenu) -> list[str]:
    found = []
    for action in menu.actions():
        inner = action.menu()
        found += entries(inner) if isinstance(inner, QMenu) else [plain(action.text())]
    return found


def plain(title: str) -> str:
    return title.partition("\t")[0].replace("&", "")


def test_who_points_without_end_is_heard_now_and_then(
    window: Window, board: BoardView, hand: Hand, ren: Guest, until: Until, moment: list[float]
) -> None:
    for _ in range(2):
        for _ in range(20):
            hand.click(bench(hand), ALT)
        moment[0] += 1.0
    visit(window).say(Say("done"))
    until(lambda: ren.all(Said))
    assert len(pointed(ren)) == 2


def test_who_is_muted_cannot_point(
    window: Window, board: BoardView, hand: Hand, ren: Guest, until: Until
) -> None:
    visit(window).say(Chair("pass", REN))
    until(lambda: not visit(window).in_chair)
    ren.say(Chair("mute", 1))
    until(lambda: visit(window).me is not None and visit(window).me.muted)  # type: ignore[union-attr]
    hand.click(bench(hand), ALT)
    assert "muted" in window.messages.kept[0].words.en
    assert others(board).pointing.shown == ()


def test_hands_have_the_colour_of_their_seat_and_a_number(board: BoardView) -> None:
    plain = board.board.plates.plate("Aki", "label", 12)
    of_seat = board.board.plates.of_seat("Aki", 0, 12, "label")
    assert of_seat.width() > plain.width()
    assert board.board.counts.seats_shown


def test_at_one_screen_none_of_it_is_there(empty_window: Window) -> None:
    empty_window.tables.open_file(empty_window.tables.shipped()[0])
    assert empty_window.place is not None
    board = empty_window.place.board
    assert board.others is None
    assert not board.board.counts.seats_shown
    assert not empty_window.registry.get("point").when(empty_window.situation(), Selection())
    menu = empty_window.place.menus.made.menu(Selection(zone="deck.0"), empty_window)
    assert "Point at it" not in entries(menu)
    menu.deleteLater()


def test_what_is_pointed_at_can_be_heard(board: BoardView) -> None:
    # One's own: whom nobody waited for, since a mulligan is owed, has the Active Pokémon face down.
    unit = board.bridge.view.zones["active.0"].items[0]
    piece = board.board.pieces[unit].piece
    assert piece.base.card is not None
    there = others(board).named((piece.spot.x, piece.spot.y))
    deck = others(board).named(board.seating.sites["deck.1"].box.centre)
    name = piece.base.card.name.en
    assert pointed_words(board, "Ren", there, None).en == f"Ren is pointing at {name}."
    said = pointed_words(board, "Ren", deck, there)
    assert said.en == f"Ren is pointing from Deck to {name}."
    assert said.ja.startswith("Renさんが山札から")


def test_who_floods_the_others_with_rings_is_shown_now_and_then(
    window: Window, board: BoardView, ren: Guest, until: Until, moment: list[float]
) -> None:
    shown: list[object] = []
    show = others(board).pointing.show
    others(board).pointing.show = lambda *what: (shown.append(what), show(*what))  # type: ignore[assignment]
    heard: list[object] = []
    visit(window).heard.connect(heard.append)
    for many in (1, 2):
        for number in range(30):
            ren.say(Point(float(number), 100.0))
        ren.say(Say("done"))
        until(lambda many=many: len([one for one in heard if isinstance(one, Said)]) == many)
        assert len(shown) == many
        moment[0] += 1.0


def test_a_table_that_was_left_is_gone_with_all_that_was_over_it(
    window: Window, ren: Guest, until: Until
) -> None:
    ren.say(Drag(("deck.1#0",), 300.0, 200.0))
    ren.say(Point(300.0, 200.0))
    together = desk(window).company.together
    assert together is not None
    assert window.place is not None
    board = window.place.board
    until(lambda: others(window.place.board).pointing.shown)  # type: ignore[union-attr]
    parts = (board, others(board).hands, others(board).pointing, together, together.strip)
    held = [weakref.ref(one) for one in parts]
    del board, together, parts
    desk(window).leave()
    until(lambda: window.table is None)
    until(lambda: all_gone(held))


def all_gone(held: list[weakref.ref[QObject]]) -> bool:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return all(one() is None for one in held)
