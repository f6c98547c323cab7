"""Where requests lie: they cover nothing that is played with, and the keyboard comes to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from app.core.intent import Announce, Intent, Procedure
from app.core.text.words import Words
from app.session.agreement.requests import Wish
from app.session.room.messages.request_messages import AskLeave, Decided, Questioned
from app.ui.app.window import Window
from app.ui.board.scene.table_layout import Box
from app.ui.commands.focus_keys import into_view
from app.ui.lan.request_cards import RequestCards
from tests.helpers.pairwise import pairwise
from tests.net.tables import Guest, Hosted
from tests.ui.covering import covered, in_window
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def asked(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren asks to take back what Aki did."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    # What is said of that has the same room, and goes by itself.
    QApplication.processEvents()
    window.toasts.dismiss()
    return ren


def ask(window: Window, ren: Guest, until: Until) -> RequestCards:
    act(window, Announce("say", "one moment"), until)
    # Ren takes back the last step, and not one that was the last some time ago.
    until(lambda: window.bridge is not None and ren.seat.node == window.bridge.node)
    before = ren.seat.chronicle.undo_target()
    assert before is not None
    ren.say(AskLeave("travel", before))
    until(lambda: visit(window).questions)
    QApplication.processEvents()
    together = desk(window).company.together
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


def act(window: Window, intent: Intent, until: Until) -> None:
    """Do something, where it is one's own turn."""
    sent = window.ask(intent) if turn(window) == 0 else None
    until(lambda: sent is None or sent.answer is not None)


def place(window: Window, cards: RequestCards) -> QRect:
    return QRect(cards.mapTo(window, QPoint(0, 0)), cards.size())


@pytest.mark.parametrize("side", [True, False])
def test_it_covers_no_prizes_no_pokemon_and_no_hand(
    window: Window, asked: Guest, until: Until, side: bool
) -> None:
    if not side:
        window.run_action("side_panel")
    asked_for = ask(window, asked, until)
    # What divides the room gives them their part of it a moment later.
    until(lambda: window.rect().contains(place(window, asked_for)))
    cards = place(window, asked_for)
    for zone in ("prizes.0", "prizes.1", "active.0", "active.1", "hand.0", "deck.0", "deck.1"):
        assert not cards.intersects(shown(window, zone)), zone


def test_beside_the_table_nothing_moves_but_the_log(
    window: Window, asked: Guest, until: Until
) -> None:
    assert window.side is not None
    side = window.side
    act(window, Announce("say", "one moment"), until)
    QApplication.processEvents()
    assert not side.advice.shows
    before = side.parts.sizes()
    stay = (side.tabs, side.history)
    stood = [part.mapTo(window, QPoint(0, 0)) for part in stay]
    cards = ask(window, asked, until)
    after = side.parts.sizes()
    assert after[-1] == before[-1]
    assert after[0] < before[0]
    assert [part.mapTo(window, QPoint(0, 0)) for part in stay] == stood
    next(iter(cards.cards.values())).buttons["no"].click()
    until(lambda: not cards.cards)
    QApplication.processEvents()
    assert side.parts.sizes() == before


def test_beside_advice_the_log_is_seen_and_all_has_its_room_again_after_it(
    window: Window, asked: Guest, until: Until
) -> None:
    assert window.side is not None
    side = window.side
    act(window, Procedure("attack"), until)
    until(lambda: side.advice.shows or turn(window) == 1)
    before = side.parts.sizes()
    cards = ask(window, asked, until)
    log = side.log.view.viewport()
    assert log.height() >= 2 * log.fontMetrics().height()
    assert window.rect().contains(log.mapTo(window, log.rect().bottomLeft()))
    next(iter(cards.cards.values())).buttons["no"].click()
    until(lambda: not cards.cards)
    QApplication.processEvents()
    assert side.parts.sizes() == before


def test_it_goes_with_the_panel_and_comes_back(window: Window, asked: Guest, until: Until) -> None:
    assert window.place is not None
    cards = ask(window, asked, until)
    assert window.place.side.isAncestorOf(cards)
    window.run_action("side_panel")
    until(lambda: not window.place.side.isAncestorOf(cards) and cards.isVisible())  # type: ignore[union-attr]
    window.run_action("side_panel")
    until(lambda: window.place.side.isAncestorOf(cards) and cards.isVisible())  # type: ignore[union-attr]


def test_a_key_brings_the_keyboard_to_it(window: Window, asked: Guest, until: Until) -> None:
    assert not window.registry.get("answer").when(window.situation(), window.selection())
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
    window.looks.apply("text_scale", scale)
    window.looks.apply("language", "ja")
    cards = ask(window, asked, until)
    card = next(iter(cards.cards.values()))
    QApplication.processEvents()
    assert place(window, cards).width() <= window.width()
    assert not cards.verticalScrollBar().isVisible()
    for button in card.buttons.values():
        corner = button.mapTo(window, button.rect().bottomRight())
        assert place(window, cards).contains(corner)


# -- without the panel ------------------------------------------------------------------------


def told(window: Window, *kinds: str) -> RequestCards:
    """Let the host tell of requests, as it does of those that Ren makes."""
    stay = visit(window)
    for kind in kinds:
        wish = Wish(kind, 1, 2, about=0)  # type: ignore[arg-type]
        replies = ("allow", "allow_turn", "no", "always")
        stay._hear(Questioned(kind, wish, replies, 20.0))  # type: ignore[arg-type]
    for _ in range(5):
        QApplication.processEvents()
    together = desk(window).company.together
    assert together is not None
    assert together.cards.isVisible()
    return together.cards


def over(window: Window, kind: str) -> None:
    """Let the host tell that a request is over."""
    wish = Wish(kind, 1, 2, about=0)  # type: ignore[arg-type]
    visit(window)._hear(Decided(kind, wish, False, "withdrawn"))
    for _ in range(5):
        QApplication.processEvents()


def test_without_the_panel_nothing_on_the_board_is_covered_at_any_size(
    window: Window, asked: Guest
) -> None:
    window.run_action("side_panel")
    assert window.place is not None
    board = window.place.board
    sizes = ((1280, 720), (1024, 640), (1600, 900))
    cases = pairwise((1.0, 2.0, 3.0), ("en", "ja"), sizes, (("act",), ("act", "record")))
    # What changes the looks of everything changes the least often.
    for scale, language, (width, height), kinds in sorted(cases):
        window.looks.apply("text_scale", scale)
        window.looks.apply("language", language)
        window.resize(width, height)
        QApplication.processEvents()
        cards = told(window, *kinds)
        here, which = place(window, cards), (width, scale, language, kinds)
        zones = [one.zone for one in board.seating.sites.values() if not one.backdrop]
        covered = [zone for zone in zones if here.intersects(shown(window, zone))]
        assert covered == [], which
        assert window.rect().contains(here), which
        for card in cards.cards.values():
            for button in card.buttons.values():
                into_view(button)
                at = button.mapTo(cards, QPoint(0, 0))
                assert cards.rect().contains(QRect(at, button.size())), which
        for kind in kinds:
            over(window, kind)
        assert board.width() == window.place.width()


def test_large_cards_take_their_width_from_the_board_and_give_it_back(
    window: Window, asked: Guest
) -> None:
    window.run_action("side_panel")
    window.looks.apply("text_scale", 2.0)
    assert window.place is not None
    board, whole = window.place.board, window.place.board.width()
    cards = told(window, "record")
    assert cards.parentWidget() is window.place
    assert board.width() + cards.width() <= whole
    narrow = cards.width()
    # A second one stands below the first, as wide as both need.
    told(window, "act")
    assert cards.width() >= narrow
    assert not cards.verticalScrollBar().isVisible()
    over(window, "act")
    assert cards.width() == narrow
    over(window, "record")
    assert board.width() == whole
    assert cards.isHidden()


def test_beside_the_board_the_keyboard_comes_to_it_and_stays_with_it(
    window: Window, asked: Guest
) -> None:
    window.run_action("side_panel")
    window.looks.apply("text_scale", 2.0)
    cards = told(window, "act")
    assert cards.accessibleName() == "Requests"
    card = cards.cards["act"]
    assert card.accessibleName() == "Ren asks to make a move in Aki's turn"
    assert window.run_action("answer")
    assert card.buttons["allow"].hasFocus()
    window.run_action("side_panel")
    for _ in range(5):
        QApplication.processEvents()
    assert window.place is not None
    assert window.place.side.isAncestorOf(cards)
    assert card.buttons["allow"].hasFocus()
    over(window, "act")
    assert window.place.board.hasFocus()


def test_what_a_request_took_is_not_remembered_with_the_panels(
    window: Window, asked: Guest
) -> None:
    window.run_action("side_panel")
    window.looks.apply("text_scale", 2.0)
    told(window, "act")
    window.take_off_board()
    assert "table" not in window.settings.panels


def test_the_strip_of_tasks_keeps_away_from_a_request_on_the_board(
    window: Window, asked: Guest, until: Until
) -> None:
    assert window.place is not None
    # In a smaller one it has no place on the board, whose zones keep to its sides.
    window.resize(1600, 960)
    window.run_action("side_panel")
    cards = told(window, "act")
    assert window.place.board.isAncestorOf(cards)
    window.ask(Procedure("concede"))
    # The sheet that says how the game ended speaks for the strip until it is closed.
    until(lambda: window.place is not None and window.place.ending.sheet is not None)
    window.place.ending.leave()
    strip = window.place.side.tasks
    until(lambda: strip.strip is not None and strip.strip.isVisible())
    assert strip.strip is not None
    assert not strip.strip.geometry().intersects(cards.geometry())


def test_what_is_said_meanwhile_covers_neither_a_request_nor_what_is_played_with(
    window: Window, asked: Guest
) -> None:
    there = True
    for panel, scale, language in sorted(pairwise((True, False), (1.0, 2.0, 3.0), ("en", "ja"))):
        if panel != there:
            window.run_action("side_panel")
            there = panel
        window.looks.apply("text_scale", scale)
        window.looks.apply("language", language)
        for _ in range(5):
            QApplication.processEvents()
        cards = told(window, "act", "record")
        window.tell(Words("The coin shows heads.", "コインはオモテです。"), "warning")
        for _ in range(8):
            QApplication.processEvents()
        (slip,) = window.toasts.shown
        # Where people ask so much that the panel is full, or it is put away, cards may be below.
        never = covered(window, slip) if panel and scale == 1.0 else []
        assert never == [], (panel, language, scale)
        assert not in_window(window, slip).intersects(in_window(window, cards)), (panel, scale)
        assert window.rect().contains(in_window(window, slip)), (panel, language, scale)
        window.toasts.dismiss()
        for kind in ("act", "record"):
            over(window, kind)
