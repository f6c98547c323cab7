"""What could be started now, beside the board of a game that says it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.data.value import replace
from app.core.intent import Move
from app.core.text.words import Words
from app.core.view import SeatView
from app.games._playing_cards.playing_base import PlayingCards
from app.games._playing_cards.playing_faces import RED
from app.games.contracts.learning.starts_contract import CostPart, CouldStart, NotNow, Starts
from app.games.game_api import GameAction, Selection
from app.session.host.local_table import LocalTable, lay_table
from app.ui.app.window import Window
from app.ui.look.palette import DARK
from app.ui.panels.starts.starts_panel import StartsPanel
from app.ui.side.side_starts import MOST
from app.ui.table.table_document import Document
from tests.helpers.at_rest import still_laid_out
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.text_scale import scale_text
from tests.helpers.toy_games import TOYS

STRIKE, WAIT = Words("Strike", "打撃"), Words("Wait", "待つ")
PAYS = CostPart("D", Words("D: discard a card", "D：1枚捨てる"))
ASKED: list[SeatView] = []


def _starts(view: SeatView, seat: int) -> Starts:
    """One thing for each card in hand, and one for no card; nothing without a hand."""
    ASKED.append(view)
    hand = view.cards_in(f"hand.{seat}")
    if not hand:
        return Starts()
    could = tuple(
        CouldStart("strike", STRIKE, "♥", (PAYS,), Words(f"with {card}", card), (card,))
        for card in hand
    )
    held = NotNow(Words("the stage must be empty", "ステージが空のときだけ"), (WAIT,))
    return Starts(could, (held,))


def _strike(view: SeatView, selection: Selection) -> Move | None:
    card = next(iter(selection.cards or view.cards_in(f"hand.{view.seat}")), "")
    return Move((card,), f"field.{view.seat}", -1) if card else None


ACTION = GameAction("strike", STRIKE, lambda view, _: view.seat >= 0, _strike)
GAME = replace(TOYS["duel"], starts=_starts, actions=(*TOYS["duel"].actions, ACTION))


@pytest.fixture
def table() -> LocalTable:
    ASKED.clear()
    return lay_table(GAME, ("Aki", "Ren"), decks_for(GAME, 2), seed=2)


@pytest.fixture
def window(empty_window: Window, table: LocalTable) -> Window:
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    empty_window.activateWindow()
    settle()
    return empty_window


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def draw(table: LocalTable, count: int) -> None:
    for _ in range(count):
        table.sit(0).ask(Move(("deck.0#0",), "hand.0", -1))
    settle()


def panel(window: Window) -> StartsPanel:
    found = window.findChild(StartsPanel)
    assert found is not None
    return found


def test_the_list_comes_once_there_is_something_to_start_and_goes_with_it(
    window: Window, table: LocalTable
) -> None:
    assert window.findChild(StartsPanel) is None
    draw(table, 1)
    shown = panel(window)
    assert shown.isVisible()
    assert [one.title.en for one in shown.shown()] == ["Strike"]
    table.sit(0).ask(Move(table.sit(0).view.cards_in("hand.0"), "grave.0", -1))
    settle()
    assert not shown.isVisible()


def test_an_entry_tells_its_cost_to_eyes_and_ears(window: Window, table: LocalTable) -> None:
    draw(table, 1)
    (entry,) = panel(window).entries
    card = table.sit(0).view.cards_in("hand.0")[0]
    assert entry.accessibleName() == f"Strike, with {card}, D: discard a card"
    assert entry.toolTip() == "D: discard a card"
    titles, why = panel(window).reasons[0]
    assert (titles.text(), why.text()) == ("Wait", "the stage must be empty")
    window.look.change(language="ja")
    settle()
    assert entry.accessibleName().startswith("打撃")
    assert panel(window).now.text() == "今起こせるもの"


def test_enter_on_an_entry_starts_it_in_one_gesture(window: Window, table: LocalTable) -> None:
    draw(table, 2)
    before = table.host.tree.cursor
    entry = panel(window).entries[0]
    entry.setFocus()
    QTest.keyClick(entry, Qt.Key.Key_Return)
    settle()
    assert len(table.sit(0).view.cards_in("field.0")) == 1
    assert table.host.tree.nodes[table.host.tree.cursor].parent == before
    assert [one.title.en for one in panel(window).shown()] == ["Strike"]


@pytest.mark.parametrize("cards", [1, 2])
def test_the_keyboard_goes_back_to_the_board_where_its_entry_is_gone(
    window: Window, table: LocalTable, cards: int
) -> None:
    """By itself it would go to the next button, and another Enter would press that."""
    draw(table, cards)
    entry = panel(window).entries[-1]
    entry.setFocus()
    QTest.keyClick(entry, Qt.Key.Key_Return)
    settle()
    assert not entry.isVisible()
    assert window.board is not None
    assert window.board.hasFocus()


def test_what_takes_the_selected_card_comes_first_and_is_started_with_it(
    window: Window, table: LocalTable
) -> None:
    draw(table, 3)
    view = table.sit(0).view
    card = view.cards_in("hand.0")[2]
    others = {view.cards[one].ref for one in view.cards_in("hand.0") if one != card}
    assert window.board is not None
    window.board.select(Selection(cards=(card,)))
    settle()
    entries = panel(window).entries
    assert entries[0].could is not None
    assert entries[0].could.cards == (card,)
    assert [entry.lit for entry in entries] == [True, False, False]
    entries[0].click()
    settle()
    view = table.sit(0).view
    assert {view.cards[one].ref for one in view.cards_in("hand.0")} == others


def test_no_row_goes_elsewhere_while_the_pointer_is_over_the_list(
    window: Window, table: LocalTable
) -> None:
    draw(table, 3)
    shown = panel(window)
    first, second, third = (entry.could for entry in shown.entries)
    assert first is not None
    QTest.mouseMove(shown.entries[1])
    QApplication.sendEvent(shown, QEnterEvent(QPointF(), QPointF(), QPointF()))
    before = [(entry.mapTo(window, QPoint(0, 0)), entry.height()) for entry in shown.entries]
    table.sit(0).ask(Move(first.cards, "grave.0", -1))
    settle()
    now = shown.entries[:3]
    assert [(entry.mapTo(window, QPoint(0, 0)), entry.height()) for entry in now] == before
    assert [entry.could for entry in now] == [first, second, third]
    assert [entry.isEnabled() for entry in shown.entries] == [False, True, True]
    shown.entries[0].click()
    assert not table.sit(0).view.cards_in("field.0")
    draw(table, 2)
    assert [entry.could for entry in now[1:]] == [second, third]
    assert [entry.mapTo(window, QPoint(0, 0)) for entry in now] == [at for at, _ in before]
    QApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    settle()
    assert [entry.could for entry in shown.entries[:2]] == [second, third]
    assert len(shown.shown()) == 4


def test_nothing_that_comes_above_moves_the_list(window: Window, table: LocalTable) -> None:
    draw(table, 3)
    shown, side = panel(window), window.side
    assert side is not None
    top = shown.mapTo(window, QPoint(0, 0))
    for show in (side.top.give, side.top.ask):
        said = QWidget(side)
        said.setFixedHeight(60)
        show(said)
        settle()
        assert shown.mapTo(window, QPoint(0, 0)) == top
        show(None)
        said.setParent(None)
        settle()
        assert shown.mapTo(window, QPoint(0, 0)) == top


def test_what_was_pointed_at_stays_lit_on_the_way_to_the_list(
    window: Window, table: LocalTable
) -> None:
    draw(table, 3)
    card = table.sit(0).view.cards_in("hand.0")[1]
    assert window.board is not None
    window.board.hovered.emit(card, None)
    window.board.hovered.emit(None, None)
    first = panel(window).entries[0].could
    assert first is not None
    assert first.cards == (card,)


def test_the_game_is_asked_once_for_each_view(window: Window, table: LocalTable) -> None:
    draw(table, 1)
    before = len(ASKED)
    assert window.side is not None
    window.side.starts.look()
    window.side.starts.look()
    assert len(ASKED) == before


def test_beside_it_the_panel_comes_to_rest(window: Window, table: LocalTable) -> None:
    """A part that is shown and hidden again at each division asks for the next: for ever."""
    assert window.side is not None
    draw(table, 3)
    window.side.history.open_tree()
    settle()
    assert not still_laid_out()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_leaves_the_log_its_room(window: Window, table: LocalTable, scale: float) -> None:
    scale_text(scale)
    draw(table, 7)
    side, shown = window.side, panel(window)
    assert side is not None
    assert shown.height() <= round(side.height() * MOST) + 1
    tabs = side.tabs
    assert tabs.height() >= tabs.minimumSizeHint().height()
    assert shown.geometry().top() >= tabs.geometry().bottom()
    assert shown.horizontalScrollBar().maximum() == 0


def test_the_sign_has_the_colour_of_the_card_that_bears_it(
    empty_window: Window, table: LocalTable
) -> None:
    cards = PlayingCards(GAME.id)
    spec = replace(GAME, cards=lambda: cards)
    table.host.spec = spec
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    draw(table, 1)
    entry = panel(empty_window).entries[0]
    assert entry.sign.palette().windowText().color().name() == RED
    cards.wear({"suits": "four"})
    empty_window.look.change(palette=DARK)
    settle()
    assert entry.sign.palette().windowText().color().name() != RED, "it can be read there too"
