from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core import intent as i
from app.core.intent import Draw, Undo
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.piles.card_order import moved, shifted
from app.ui.panels.piles.look_top import LookTop
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import AKI, ask, drag


@pytest.fixture
def panel(bridge: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> LookTop:
    panel = LookTop(Look(language="en"), bridge, art, base.face, desk)
    assert panel.look_at("deck.0", 4).accepted
    return panel


def deck(bridge: Bridge) -> list[str | None]:
    """What the deck holds, seen by a last look through it."""
    ask(bridge, i.Look("deck.0"))
    return [bridge.view.cards[handle].ref for handle in bridge.view.cards_in("deck.0")]


def test_moved_and_shifted() -> None:
    line = ("a", "b", "c", "d")
    assert moved(line, ("a",), 3) == ("b", "c", "a", "d")
    assert moved(line, ("d", "b"), 0) == ("d", "b", "a", "c")
    assert moved(line, ("b",), 4) == ("a", "c", "d", "b")
    assert shifted(line, ("a",), 1) == ("b", "a", "c", "d")
    assert shifted(line, ("a", "b"), 1) == ("c", "a", "b", "d")
    assert shifted(line, ("a", "b"), -1) == line
    assert shifted(line, ("c", "d"), 1) == line


def test_alt_and_arrows_put_cards_in_order(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    qtbot.keyClick(panel.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(panel.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert [entry.ref for entry in panel.cards.shown] == ["TWM-129", "TWM-130", "TWM-128", "PRE-35"]
    panel.top_button.click()
    assert not panel.isVisible()
    assert bridge.view.zones["deck.0"].seen == ()
    assert deck(bridge) == ["TWM-129", "TWM-130", "TWM-128", "PRE-35", *AKI[4:]]


def test_typed_numbers_put_cards_in_order(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    for key in (Qt.Key.Key_4, Qt.Key.Key_9, Qt.Key.Key_4, Qt.Key.Key_2):
        qtbot.keyClick(panel.grid, key)
    assert panel.title.text() == "Deck · new order: 4 2 …"
    qtbot.keyClick(panel.grid, Qt.Key.Key_3)
    qtbot.keyClick(panel.grid, Qt.Key.Key_1)
    assert [entry.ref for entry in panel.cards.shown] == ["PRE-35", "TWM-129", "TWM-130", "TWM-128"]
    qtbot.keyClick(panel.grid, Qt.Key.Key_Return)
    assert not panel.isVisible()
    assert deck(bridge)[:4] == ["PRE-35", "TWM-129", "TWM-130", "TWM-128"]


def test_enter_puts_back_what_was_typed_before_the_rest(
    qtbot: QtBot, panel: LookTop, bridge: Bridge
) -> None:
    qtbot.keyClick(panel.grid, Qt.Key.Key_3)
    qtbot.keyClick(panel.grid, Qt.Key.Key_Return)
    assert deck(bridge)[:4] == ["TWM-130", "TWM-128", "TWM-129", "PRE-35"]


def test_dragging_puts_cards_in_order(panel: LookTop) -> None:
    port = panel.grid.viewport()
    first, third = (
        QPointF(panel.grid.visualRect(panel.cards.index(row)).center()) for row in (0, 2)
    )
    drag(port, [first, first + QPointF(20, 0), third + QPointF(20, 0)])
    assert [entry.ref for entry in panel.cards.shown] == ["TWM-129", "TWM-130", "TWM-128", "PRE-35"]
    assert panel.grid.gap is None


def test_to_the_bottom_in_this_order(panel: LookTop, bridge: Bridge) -> None:
    panel.reorder(tuple(reversed(panel.order)))
    panel.bottom_button.click()
    assert deck(bridge) == [*AKI[4:], "PRE-35", "TWM-130", "TWM-129", "TWM-128"]


def test_one_to_the_hand_and_the_rest_below(panel: LookTop, bridge: Bridge) -> None:
    assert not panel.hand_button.isEnabled()
    panel.grid.choose((panel.order[2],))
    panel.hand_button.click()
    assert len(panel.order) == 3
    assert [bridge.view.cards[h].ref for h in bridge.view.cards_in("hand.0")] == ["TWM-130"]
    panel.bottom_button.click()
    assert deck(bridge) == [*AKI[4:], "TWM-128", "TWM-129", "PRE-35"]


def test_a_double_click_takes_a_card_to_the_hand(panel: LookTop, bridge: Bridge) -> None:
    at = panel.grid.visualRect(panel.cards.index(1)).center()
    QTest.mouseClick(panel.grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(panel.grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [bridge.view.cards[h].ref for h in bridge.view.cards_in("hand.0")] == ["TWM-129"]
    assert len(panel.order) == 3


def test_one_below_and_the_rest_on_top(panel: LookTop, bridge: Bridge) -> None:
    panel.grid.choose((panel.order[0],))
    panel.sink_button.click()
    panel.put_back()
    assert deck(bridge) == ["TWM-129", "TWM-130", "PRE-35", *AKI[4:], "TWM-128"]


def test_shuffling_the_rest_ends_the_look(panel: LookTop, bridge: Bridge) -> None:
    panel.shuffle_button.click()
    assert not panel.isVisible()
    assert bridge.view.zones["deck.0"].seen == ()


def test_escape_puts_all_back_as_it_lay(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    qtbot.keyClick(panel.grid, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert deck(bridge) == list(AKI)


def test_another_order_is_not_lost_by_closing(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    panel.reorder(tuple(reversed(panel.order)))
    qtbot.keyClick(panel.grid, Qt.Key.Key_Escape)
    assert panel.closing.isVisible()
    qtbot.keyClick(panel.closing.first_button, Qt.Key.Key_Escape)
    assert not panel.closing.isVisible()
    assert panel.isVisible()
    qtbot.keyClick(panel.grid, Qt.Key.Key_Escape)
    panel.closing.first_button.click()
    assert not panel.isVisible()
    assert deck(bridge) != list(AKI)
    assert sorted(deck(bridge)) == sorted(AKI)


def test_closing_can_leave_the_old_order(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    panel.type_number(2)
    qtbot.keyClick(panel.grid, Qt.Key.Key_Escape)
    panel.closing.hide_button.click()
    assert not panel.isVisible()
    assert deck(bridge) == list(AKI)


def test_taking_everything_closes_the_panel(panel: LookTop, bridge: Bridge) -> None:
    panel.grid.choose(panel.order)
    panel.take()
    assert not panel.isVisible()


def test_taking_the_look_back_closes_the_panel(panel: LookTop, bridge: Bridge) -> None:
    ask(bridge, Undo())
    assert not panel.isVisible()


def test_fewer_cards_than_asked_for(panel: LookTop, bridge: Bridge) -> None:
    panel.wish_to_leave()
    ask(bridge, Draw(10, "deck.0", "hand.0"))
    assert panel.look_at("deck.0", 5).accepted
    assert len(panel.order) == 2


def test_an_empty_pile_opens_nothing(
    empty: Bridge, art: CardArt, base: PokemonCards, desk: QWidget
) -> None:
    panel = LookTop(Look(), empty, art, base.face, desk)
    assert panel.look_at("deck.0", 3).refused
    assert not panel.isVisible()


def test_t_looks_at_one_card_more(qtbot: QtBot, panel: LookTop, bridge: Bridge) -> None:
    panel.shift(1)
    qtbot.keyClick(panel.grid, Qt.Key.Key_T)
    assert [entry.ref for entry in panel.cards.shown] == ["TWM-129", "TWM-128", *AKI[2:5]]
    assert len(bridge.view.zones["deck.0"].seen) == 5


def test_the_numbers_cover_no_word_of_the_cards(panel: LookTop) -> None:
    delegate = panel.grid.delegate
    card = QRectF(QPointF(10, 10), delegate.card_size().toSizeF())
    disc = delegate.number_place(card)
    name_ends = card.top() + card.width() * 0.2
    words_begin = card.top() + card.width() * 0.225 + card.height() * 0.345
    assert name_ends < disc.top()
    assert disc.bottom() <= words_begin + 2
    panel.grid.delegate.narrow(50)
    card.setSize(delegate.card_size().toSizeF())
    assert delegate.number_place(card).right() < card.left() + card.width() * 0.3


def test_cards_on_paper_throw_hardly_a_shadow(panel: LookTop) -> None:
    delegate = panel.grid.delegate
    assert all(delegate.want(entry).flat for entry in panel.cards.shown)
