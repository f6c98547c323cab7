"""Slips over a Pokémon board: what they say, when they come and go, and what they never cover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Draw, Flip, Jump, Procedure, Redo, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from app.session.host.local_table import lay_table
from app.session.seat.sent_intent import not_known
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import CONTRAST
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.messages.message_list import Messages, Remedy
from app.ui.panels.slips.coins import ChanceToast
from app.ui.panels.slips.slip import Slip
from app.ui.panels.slips.toasts import MOST, Toasts
from app.ui.table.bridge import Bridge
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins
from tests.ui.panels.toy import ask

DISCARDED = Draw(1, "discard.0", "hand.0")
"""There is nothing in the discard pile: it is refused."""


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Bridge]:
    """Two seats, dealt and begun: it is Aki's first turn."""
    table = lay_table(SPEC, ("Aki", "Ren"), (DECK, DECK), seed=7)
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    bridge = Bridge(table)
    ask(bridge, begins(bridge.view))
    yield bridge
    bridge.close()


@pytest.fixture
def board(table: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> Iterator[BoardView]:
    board = BoardView(Look(language="en"), table, art, base, parent=desk)
    board.set_animations(False)
    board.setGeometry(0, 0, 940, 675)
    board.show()
    board.setFocus()
    yield board
    board.close_board()


@pytest.fixture
def toasts(board: BoardView, table: Bridge, base: PokemonCards, desk: QWidget) -> Toasts:
    toasts = Toasts(Look(language="en"), desk, Messages(desk))
    toasts.animated = False
    toasts.follow(Telling(table, lexicon(SPEC, base)), board)
    return toasts


def shown(toasts: Toasts) -> list[Slip]:
    """The slips that are to be seen once the board was painted."""
    QApplication.processEvents()
    return toasts.shown


def words(toasts: Toasts) -> str:
    """What the newest of them says."""
    found = shown(toasts)
    return found[-1].words if found else ""


def at(board: BoardView, key: str) -> QPoint:
    spot = board.board.pieces[key].piece.spot
    return board.to_window(spot.x, spot.y).toPoint()


def hand_box(board: BoardView) -> QRect:
    site = next(site for site in board.seating.sites.values() if site.hand and site.own)
    box = site.box
    first, last = board.to_window(box.x, box.y), board.to_window(box.right, box.bottom)
    return QRect(first.toPoint(), last.toPoint())


# -- what they say ------------------------------------------------------------------------------


def test_a_large_gesture_can_be_taken_back_and_done_again(toasts: Toasts, table: Bridge) -> None:
    before = table.node
    ask(table, Draw(4, "deck.0", "hand.0"))
    (slip,) = shown(toasts)
    assert slip.words.startswith("Aki draws 4 cards")
    assert slip.button.text() == "Undo  Ctrl+Z"
    assert slip.button.accessibleName() == "Undo"
    slip.button.click()
    assert table.node == before
    (slip,) = shown(toasts)
    assert slip.words.startswith("Taken back: Aki draws 4 cards")
    slip.button.click()
    assert table.node == before + 1
    assert shown(toasts) == []


def test_small_gestures_are_not_talked_about(toasts: Toasts, table: Bridge) -> None:
    ask(table, Draw(2, "deck.0", "hand.0"))
    ask(table, Flip(3))
    assert shown(toasts) == []


def test_what_is_taken_back_twice_is_told_once(toasts: Toasts, table: Bridge) -> None:
    ask(table, Draw(1, "deck.0", "hand.0"))
    ask(table, Flip(3))
    ask(table, Undo())
    ask(table, Undo())
    assert [slip.words for slip in shown(toasts)] == [words(toasts)]
    assert words(toasts).startswith("Taken back: Aki draws 1 card")


def test_an_offer_ends_with_the_next_gesture(toasts: Toasts, table: Bridge) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    ask(table, Draw(1, "deck.0", "hand.0"))
    assert shown(toasts) == []
    ask(table, Undo())
    assert shown(toasts)
    ask(table, Redo())
    assert shown(toasts) == []
    ask(table, Undo())
    ask(table, Jump(0))
    assert shown(toasts) == []


def test_the_end_of_a_turn_is_offered_to_whoever_sits_there_next(
    toasts: Toasts, table: Bridge
) -> None:
    before = table.node
    ask(table, Procedure("end_turn"))
    table.act_as(1)
    assert "Turn 2 · Ren" in words(toasts)
    shown(toasts)[0].button.click()
    assert table.node == before


def test_whoever_sits_down_is_told_only_what_that_seat_may_know(
    toasts: Toasts, table: Bridge
) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    assert "(" in words(toasts)
    table.act_as(1)
    assert words(toasts) == "Aki draws 4 cards"
    assert len(shown(toasts)) == 1


def test_the_dealing_is_not_offered(
    board: BoardView, art: CardArt, base: PokemonCards, desk: QWidget, table: Bridge
) -> None:
    ask(table, Jump(0))
    toasts = Toasts(Look(language="en"), desk, Messages(desk))
    toasts.follow(Telling(table, lexicon(SPEC, base)), board)
    ask(table, Procedure("setup", (("auto", "1"),)))
    assert shown(toasts) == []
    ask(table, NextTurn(0))
    assert shown(toasts)


def test_a_refusal_says_why_in_the_language_of_the_table(toasts: Toasts, table: Bridge) -> None:
    table.ask(DISCARDED)
    assert "no card to take" in words(toasts)
    toasts.look.change(language="ja")
    assert "取れるカードがありません" in words(toasts)
    assert shown(toasts)[0].button.isHidden()
    assert toasts.messages.kept[0].severity == "refused"


def test_what_nobody_answered_is_something_to_look_at_and_no_refusal(
    toasts: Toasts, table: Bridge
) -> None:
    table.refused.emit(not_known("7"))
    (said,) = toasts.messages.kept
    assert said.severity == "warning"
    assert toasts.messages.unread == 1
    assert "It is not known whether your last move was carried out" in words(toasts)


def test_a_refusal_goes_with_the_next_gesture(toasts: Toasts, table: Bridge) -> None:
    table.ask(DISCARDED)
    table.ask(DISCARDED)
    assert len(shown(toasts)) == 1
    ask(table, Draw(1, "deck.0", "hand.0"))
    assert shown(toasts) == []


def test_messages_are_shown_with_what_can_be_done(toasts: Toasts) -> None:
    done: list[str] = []
    remedy = Remedy(Words("Open folder", "フォルダーを開く"), lambda: done.append("opened"))
    toasts.messages.add(Words("Saved.", "保存しました。"), "done", remedy)
    (slip,) = shown(toasts)
    assert (slip.words, slip.button.text()) == ("Saved.", "Open folder")
    toasts.look.change(language="ja")
    assert (slip.words, slip.button.text()) == ("保存しました。", "フォルダーを開く")
    slip.button.click()
    assert done == ["opened"]
    assert shown(toasts) == []


def test_there_are_three_at_most_and_the_oldest_goes(toasts: Toasts) -> None:
    for number in range(5):
        toasts.messages.add(Words(f"No. {number}", f"{number}番"))
    assert [slip.words for slip in shown(toasts)] == ["No. 2", "No. 3", "No. 4"]
    assert len(shown(toasts)) == MOST
    tops = [slip.y() for slip in shown(toasts)]
    assert tops == sorted(tops)
    toasts.messages.add(Words("No. 4", "4番"))
    assert [slip.words for slip in shown(toasts)] == ["No. 2", "No. 3", "No. 4"]


# -- where they lie -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(940, 675), (700, 568), (1260, 915)])
def test_no_slip_covers_the_hand(
    toasts: Toasts, table: Bridge, board: BoardView, desk: QWidget, size: tuple[int, int]
) -> None:
    desk.resize(1400, 1000)
    board.resize(*size)
    ask(table, Draw(7, "deck.0", "hand.0"))
    toasts.messages.add(Words("Saved as a table.", "保存しました。"), "done")
    table.ask(DISCARDED)
    assert len(shown(toasts)) == 3
    for slip in shown(toasts):
        assert not slip.geometry().intersects(hand_box(board))
        assert desk.rect().contains(slip.geometry())


def test_a_refusal_stands_beside_the_pointer_and_not_on_it(
    toasts: Toasts, table: Bridge, board: BoardView
) -> None:
    where = at(board, table.view.zones["active.0"].items[0])
    # From elsewhere: where another test left the pointer there, it would not have moved.
    QTest.mouseMove(board.viewport(), where + QPoint(90, 60))
    QTest.mouseMove(board.viewport(), where)
    table.ask(DISCARDED)
    (slip,) = shown(toasts)
    assert not slip.geometry().contains(where)
    assert (slip.geometry().center() - where).manhattanLength() < 320


def test_slips_stand_aside_while_something_is_dragged(
    toasts: Toasts, table: Bridge, board: BoardView
) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    card = table.view.cards_in("hand.0")[0]
    start = at(board, card)
    port = board.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    assert len(shown(toasts)) == 2
    _move(port, start + QPoint(0, -40))
    assert board.dragging
    assert shown(toasts) == []
    assert all(not slip._timer.isActive() for slip in toasts.slips)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)
    assert len(shown(toasts)) == 2
    assert all(slip._timer.isActive() for slip in toasts.slips)


def _move(port: QWidget, where: QPoint) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(where),
        QPointF(port.mapToGlobal(where)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)


def test_what_is_said_during_a_drag_is_shown_after_it(
    toasts: Toasts, board: BoardView, desk: QWidget
) -> None:
    toasts.aside.step_aside()
    for number in range(MOST + 2):
        toasts.messages.add(Words(f"No. {number}", f"{number}番"))
    assert shown(toasts) == []
    toasts.aside.come_back()
    assert [slip.words for slip in shown(toasts)] == ["No. 2", "No. 3", "No. 4"]
    desk.hide()
    for number in range(MOST + 2):
        toasts.messages.add(Words(f"Later {number}", f"後{number}"))
    assert len(toasts.slips) == MOST


def test_a_click_is_no_drag(toasts: Toasts, table: Bridge, board: BoardView) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    start = at(board, table.view.cards_in("hand.0")[0])
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    _move(board.viewport(), start + QPoint(1, 1))
    assert shown(toasts)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert shown(toasts)


def test_a_throw_covers_no_card_and_makes_room_for_a_drag(
    table: Bridge, board: BoardView, base: PokemonCards
) -> None:
    chance = ChanceToast(Look(language="en"), table, lexicon(SPEC, base), board)
    ask(table, Flip(2))
    assert chance.isVisible()
    lying = [key for key in board.board.pieces if not key.startswith("pile:")]
    assert not any(chance.geometry().contains(at(board, key)) for key in lying)
    start = at(board, table.view.cards_in("hand.0")[0])
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    _move(board.viewport(), start + QPoint(0, -40))
    assert not chance.isVisible()
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=start)


# -- how they come and go -----------------------------------------------------------------------


def test_no_slip_takes_the_focus(toasts: Toasts, table: Bridge, desk: QWidget) -> None:
    field = QLineEdit(desk)
    field.show()
    field.setFocus()
    ask(table, Draw(4, "deck.0", "hand.0"))
    ask(table, Undo())
    table.ask(DISCARDED)
    assert field.hasFocus()


def test_a_slip_goes_by_itself(qtbot: QtBot, toasts: Toasts) -> None:
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    (slip,) = shown(toasts)
    slip._timer.start(10)
    qtbot.waitUntil(lambda: toasts.slips == [])


def test_a_slip_fades_where_things_may_move(qtbot: QtBot, toasts: Toasts) -> None:
    toasts.animated = True
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    (slip,) = shown(toasts)
    qtbot.waitUntil(lambda: not slip._effect.isEnabled())
    slip._timer.start(10)
    qtbot.waitUntil(lambda: toasts.slips == [])


def test_time_stands_still_while_one_is_read(toasts: Toasts, table: Bridge) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    first, second = shown(toasts)
    middle = QPointF(first.rect().center())
    QApplication.sendEvent(first, QEnterEvent(middle, middle, middle))
    assert not first._timer.isActive()
    assert not second._timer.isActive()
    first.leave()
    assert second._timer.isActive()


def test_escape_sends_all_away(toasts: Toasts, table: Bridge, board: BoardView) -> None:
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    table.ask(DISCARDED)
    assert len(shown(toasts)) == 2
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert shown(toasts) == []


def test_the_keyboard_reaches_the_button_and_comes_back(
    toasts: Toasts, table: Bridge, board: BoardView, desk: QWidget
) -> None:
    desk.activateWindow()
    ask(table, Draw(4, "deck.0", "hand.0"))
    (slip,) = shown(toasts)
    slip.button.setFocus(Qt.FocusReason.TabFocusReason)
    assert not slip._timer.isActive()
    QTest.keyClick(slip.button, Qt.Key.Key_Escape)
    assert shown(toasts) == []
    assert board.hasFocus()


def test_a_click_on_a_slip_does_not_reach_the_board(
    toasts: Toasts, table: Bridge, board: BoardView
) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    board.select_hand()
    chosen = board.chosen
    (slip,) = shown(toasts)
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    assert shown(toasts) == []
    assert board.chosen == chosen


def test_everything_on_a_slip_has_a_name(toasts: Toasts, table: Bridge) -> None:
    toasts.look.change(palette=CONTRAST)
    ask(table, Draw(4, "deck.0", "hand.0"))
    (slip,) = shown(toasts)
    assert slip.accessibleName() == slip.words
    assert [button.accessibleName() for button in slip.findChildren(QPushButton)] == ["Undo"]
    assert slip.cross.accessibleName() == "Dismiss"


def test_without_a_table_messages_are_shown_all_the_same(toasts: Toasts, table: Bridge) -> None:
    ask(table, Draw(4, "deck.0", "hand.0"))
    toasts.leave_table()
    assert shown(toasts) == []
    toasts.messages.add(Words("Saved.", "保存しました。"), "done")
    toasts.messages.add(Words("Not here.", "ここではできません。"), "refused")
    assert [slip.words for slip in shown(toasts)] == ["Saved.", "Not here."]
