"""Where requests lie: they cover nothing that is played with, and the keyboard comes to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw
from app.session import talk
from app.ui.board.layout import Box
from app.ui.lan.request_cards import RequestCards
from app.ui.window import Window
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def asked(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren asks to take back what Aki did."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


def ask(window: Window, ren: Guest, until: Until) -> RequestCards:
    sent = window.ask(Draw(1, "deck.0", "hand.0")) if turn(window) == 0 else None
    until(lambda: sent is None or sent.answer is not None)
    before = ren.seat.chronicle.undo_target()
    assert before is not None
    ren.say(talk.AskLeave("travel", before))
    until(lambda: visit(window).questions)
    QApplication.processEvents()
    together = desk(window).together
    assert together is not None
    until(together.cards.isVisible)
    return together.cards


def turn(window: Window) -> int:
    assert window.bridge is not None
    return window.bridge.view.turn.seat


def shown(window: Window, zone: str) -> QRect:
    """Return where a zone shows in the window."""
    assert window.place is not None
    board = window.place.board
    box: Box = board.seating.sites[zone].box
    first = board.to_window(box.x, box.y).toPoint()
    last = board.to_window(box.right, box.bottom).toPoint()
    return QRect(first, last).translated(board.viewport().mapTo(window, QPoint(0, 0)))


def place(window: Window, cards: RequestCards) -> QRect:
    return QRect(cards.mapTo(window, QPoint(0, 0)), cards.size())


@pytest.mark.parametrize("side", [True, False])
def test_it_covers_no_prizes_no_pokemon_and_no_hand(
    window: Window, asked: Guest, until: Until, side: bool
) -> None:
    if not side:
        window.run_action("side_panel")
    cards = place(window, ask(window, asked, until))
    for zone in ("prizes.0", "prizes.1", "active.0", "active.1", "hand.0", "deck.0", "deck.1"):
        assert not cards.intersects(shown(window, zone)), zone
    assert window.rect().contains(cards)


def test_beside_the_table_nothing_moves_but_the_large_card(
    window: Window, asked: Guest, until: Until
) -> None:
    assert window.side is not None
    side = window.side
    if turn(window) == 0:
        window.ask(Draw(1, "deck.0", "hand.0"))
    QApplication.processEvents()
    before = side.parts.sizes()
    tabs = side.tabs.mapTo(window, QPoint(0, 0))
    cards = ask(window, asked, until)
    after = side.parts.sizes()
    assert after[1:] == before[1:]
    assert after[0] < before[0]
    assert side.tabs.mapTo(window, QPoint(0, 0)) == tabs
    next(iter(cards.cards.values())).buttons["no"].click()
    until(lambda: not cards.cards)
    QApplication.processEvents()
    assert side.parts.sizes() == before


def test_it_goes_with_the_panel_and_comes_back(window: Window, asked: Guest, until: Until) -> None:
    assert window.place is not None
    cards = ask(window, asked, until)
    assert window.place.side.isAncestorOf(cards)
    window.run_action("side_panel")
    until(lambda: window.place.board.isAncestorOf(cards) and cards.isVisible())  # type: ignore[union-attr]
    window.run_action("side_panel")
    until(lambda: window.place.side.isAncestorOf(cards) and cards.isVisible())  # type: ignore[union-attr]


def test_a_key_brings_the_keyboard_to_it(window: Window, asked: Guest, until: Until) -> None:
    assert not window.registry.get("answer").when(window, window.selection())
    cards = ask(window, asked, until)
    card = next(iter(cards.cards.values()))
    assert not card.isAncestorOf(window.focusWidget() or window), "nothing is taken from the table"
    assert window.run_action("answer")
    assert card.buttons["allow"].hasFocus()
    card.buttons["no"].click()
    until(lambda: not cards.cards)
    assert window.place is not None
    assert window.place.board.hasFocus()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_its_words_and_buttons_are_seen_as_a_whole(
    window: Window, asked: Guest, until: Until, scale: float
) -> None:
    window.apply("text_scale", scale)
    window.apply("language", "ja")
    cards = ask(window, asked, until)
    card = next(iter(cards.cards.values()))
    QApplication.processEvents()
    assert place(window, cards).width() <= window.width()
    for button in card.buttons.values():
        corner = button.mapTo(window, button.rect().bottomRight())
        assert place(window, cards).contains(corner)
