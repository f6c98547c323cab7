"""Cards of the browser brought to the table: by mouse, by key, by button and menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intent import Undo
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.board.drag.drag import Drag
from app.ui.cards.browser.browser_sheet import CardsSheet
from app.ui.table.table_document import Document
from tests.games.pokemon_table import DREEPY, Game

WANTED = "PAL-173"
"""Bravery Charm: not on the board."""
LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Table:
    """The window with a table, the sheet beside it, and a hand on the mouse."""

    def __init__(self, window: Window, game: Game) -> None:
        self.window = window
        self.game = game
        assert window.board is not None
        self.board: BoardView = window.board
        window.run_action("cards")
        (self.sheet,) = window.room.findChildren(CardsSheet)
        self.grid = self.sheet.browser.grid
        self.port = self.grid.viewport()

    def find(self, words: str) -> None:
        self.sheet.browser.filters.field.setText(words)
        self.sheet.browser.to_cards()

    @property
    def key(self) -> str:
        entry = self.grid.current()
        assert entry is not None
        return entry.ref

    @property
    def row(self) -> list[str]:
        assert self.sheet.bring is not None
        return [deed.title for deed in self.sheet.bring.row.deeds]

    def bring(self, title: str) -> None:
        """Click the button of a place."""
        assert self.sheet.bring is not None
        self.sheet.bring.row.pressed.emit(self.row.index(title))

    def copies(self, count: int) -> None:
        assert self.sheet.bring is not None
        self.sheet.bring.copies.setValue(count)

    def drag_under_way(self) -> Drag:
        drag = self.board.mouse.carry.drag
        assert drag is not None
        return drag

    def cards(self, zone: str, seat: int = 0) -> list[str | None]:
        view = self.game.view(seat)
        return [view.cards[card].ref for card in view.cards_in(zone)]

    def log(self) -> str:
        """The newest line of the log."""
        assert self.window.place is not None
        model = self.window.place.side.log.model
        return str(model.data(model.index(model.rowCount() - 1), Qt.ItemDataRole.DisplayRole))

    # -- the hand --

    def zone(self, zone: str) -> QPoint:
        """Where on the screen a zone lies."""
        at = self.board.to_window(*self.board.seating.sites[zone].box.centre).toPoint()
        return self.board.viewport().mapToGlobal(at)

    def take_up(self) -> None:
        """Press the mouse on the card the keyboard stands on."""
        at = self.grid.visualRect(self.grid.currentIndex()).center()
        self._start = self.port.mapToGlobal(at)
        self._send(QEvent.Type.MouseButtonPress, self._start, LEFT)

    def carry_to(self, where: QPoint) -> None:
        """Move there in steps; the grid holds the pointer, wherever it is."""
        for step in range(1, 9):
            on_way = self._start + (where - self._start) * step / 8
            self._send(QEvent.Type.MouseMove, on_way, NO_BUTTON)

    def let_go(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, where, LEFT)

    def drag_to(self, zone: str) -> None:
        self.take_up()
        self.carry_to(self.zone(zone))
        self.let_go(self.zone(zone))

    def _send(self, kind: QEvent.Type, where: QPoint, button: Qt.MouseButton) -> None:
        held = NO_BUTTON if kind == QEvent.Type.MouseButtonRelease else LEFT
        local = QPointF(self.port.mapFromGlobal(where))
        QApplication.sendEvent(
            self.port, QMouseEvent(kind, local, QPointF(where), button, held, PLAIN)
        )


@pytest.fixture
def table(empty_window: Window) -> Table:
    game = Game()
    game.stand(DREEPY, "active.0")
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    table = Table(empty_window, game)
    table.find("Bravery Charm")
    assert table.key == WANTED
    return table


# -- by mouse ---------------------------------------------------------------------------------


def test_a_card_is_dragged_to_the_bench_in_one_step(table: Table) -> None:
    table.drag_to("bench.0")
    assert table.cards("bench.0") == [WANTED]
    assert table.log().endswith("brings Bravery Charm to their Bench")
    table.game.do(Undo())
    assert table.cards("bench.0") == []


def test_in_the_hand_the_other_side_is_not_told_which(table: Table) -> None:
    before = len(table.cards("hand.1", 1))
    table.drag_to("hand.0")
    assert WANTED in table.cards("hand.0")
    assert WANTED not in {card.ref for card in table.game.view(1).cards.values()}
    assert len(table.cards("hand.1", 1)) == before


def test_on_the_way_the_place_lights_up_and_says_what_will_happen(table: Table) -> None:
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    drag = table.drag_under_way()
    assert drag.text == "Bring to Bench"
    assert drag.gap == ("bench.0", 0)
    table.carry_to(table.zone("deck.0"))
    assert [drop.title.en for drop in table.drag_under_way().readings] == [
        "Put in Deck (top)",
        "Put in Deck (bottom)",
    ]
    table.let_go(table.zone("deck.0"))
    assert table.game.table.host.tree.table.cards[-1].ref == WANTED


def test_in_japanese_it_says_so_too(table: Table) -> None:
    table.window.looks.apply("language", "ja")
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    assert table.drag_under_way().text == "ベンチに出す"
    table.let_go(table.zone("bench.0"))
    assert table.log().endswith("が新しく勇気のおまもりをベンチに加えた")


def test_what_is_anothers_takes_none(table: Table) -> None:
    nodes = len(table.game.table.host.tree.nodes)
    table.take_up()
    table.carry_to(table.zone("bench.1"))
    assert table.drag_under_way().readings == ()
    table.let_go(table.zone("bench.1"))
    assert len(table.game.table.host.tree.nodes) == nodes


def test_esc_puts_the_card_back_and_the_sheet_stays(table: Table) -> None:
    nodes = len(table.game.table.host.tree.nodes)
    home = table.sheet.pos()
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    QTest.keyClick(table.grid, Qt.Key.Key_Escape)
    assert not table.board.mouse.carrying
    assert table.sheet.isVisible()
    assert table.sheet.pos() == home
    table.let_go(table.zone("bench.0"))
    assert len(table.game.table.host.tree.nodes) == nodes


def test_while_a_card_is_carried_letters_search_nothing(table: Table) -> None:
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    QTest.keyClick(table.grid, "d")
    QTest.keyClick(table.grid, Qt.Key.Key_Space)
    assert table.sheet.browser.filters.text == "Bravery Charm"
    assert table.board.mouse.carrying


def test_the_sheet_makes_way_while_a_card_is_carried_and_comes_back(table: Table) -> None:
    home = table.sheet.geometry()
    spot = table.zone("prizes.0")
    assert home.contains(table.window.room.mapFromGlobal(spot))
    table.take_up()
    table.carry_to(spot)
    assert not table.sheet.geometry().contains(table.window.room.mapFromGlobal(spot))
    assert table.sheet.geometry().right() > 0
    assert table.drag_under_way().text == "Put in Prizes"
    table.let_go(spot)
    assert table.sheet.geometry() == home
    assert table.game.view().zones["prizes.0"].count == 1


def test_a_slip_of_the_hand_brings_nothing(table: Table) -> None:
    nodes, home = len(table.game.table.host.tree.nodes), table.sheet.pos()
    table.take_up()
    near = table._start + QPoint(14, 6)
    table.carry_to(near)
    assert table.sheet.pos() == home
    table.let_go(near)
    assert len(table.game.table.host.tree.nodes) == nodes


def test_back_on_what_is_left_of_the_sheet_nothing_is_brought(table: Table) -> None:
    nodes = len(table.game.table.host.tree.nodes)
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    strip = table.window.room.mapToGlobal(QPoint(4, table.sheet.geometry().center().y()))
    table.carry_to(strip)
    table.let_go(strip)
    assert len(table.game.table.host.tree.nodes) == nodes


def test_several_copies_are_dragged_at_once(table: Table) -> None:
    table.copies(3)
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    assert table.drag_under_way().text == "Bring to Bench (3 cards)"
    table.let_go(table.zone("bench.0"))
    assert table.cards("bench.0") == [WANTED] * 3
    assert table.sheet.bring is not None
    assert table.sheet.bring.copies.value() == 1


def test_with_shift_it_lies_face_down(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "keyboardModifiers", staticmethod(lambda: SHIFT))
    table.take_up()
    table.carry_to(table.zone("bench.0"))
    assert table.drag_under_way().text == "Bring to Bench (face down)"
    table.let_go(table.zone("bench.0"))
    assert table.cards("bench.0", 0) == [WANTED]
    assert table.cards("bench.0", 1) == [None]


# -- by keyboard, button and menu -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "held", "zone"),
    [
        (Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier, "hand.0"),
        (Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier, "bench.0"),
        (Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier, "discard.0"),
    ],
)
def test_a_key_brings_the_card_the_keyboard_stands_on(
    table: Table, key: Qt.Key, held: Qt.KeyboardModifier, zone: str
) -> None:
    QTest.keyClick(table.grid, key, held)
    assert table.cards(zone).count(WANTED) == 1
    assert table.sheet.isVisible()


@pytest.mark.parametrize(("key", "place"), [(Qt.Key.Key_Up, 0), (Qt.Key.Key_Down, -1)])
def test_keys_bring_it_to_either_end_of_the_deck(table: Table, key: Qt.Key, place: int) -> None:
    QTest.keyClick(table.grid, key, Qt.KeyboardModifier.ControlModifier)
    truth = table.game.table.host.tree.table
    assert truth.cards[truth.zones["deck.0"][place]].ref == WANTED


def test_a_number_of_copies_holds_for_one_time(table: Table) -> None:
    table.copies(4)
    table.bring("Hand")
    table.bring("Hand")
    assert table.cards("hand.0").count(WANTED) == 5
    tree = table.game.table.host.tree
    assert [len(fact.cards) for node in tree.nodes[-2:] for fact in node.facts] == [4, 1]  # type: ignore[union-attr]


def test_the_usual_places_come_first_and_the_tables_last(table: Table) -> None:
    assert table.row == [
        "Hand",
        "Bench",
        "Active Spot",
        "Discard pile",
        "Deck: top",
        "Deck: bottom",
        "Prizes",
        "Lost Zone",
        "Stadium",
        "Play area",
        "Mat",
    ]


def test_the_menu_of_a_card_offers_the_same_places(table: Table, qtbot: QtBot) -> None:
    bring = table.sheet.bring
    assert bring is not None
    bring.open_menu(table.grid.visualRect(table.grid.currentIndex()).center())
    assert bring.menu is not None
    entries = {entry.text().partition("\t")[0]: entry for entry in bring.menu.actions()}
    assert {"Add to Hand", "Put in Deck (top)", "Bring to Mat", "Read large"} < set(entries)
    entries["Bring to Bench"].trigger()
    bring.menu.close()
    assert table.cards("bench.0") == [WANTED]


def test_nothing_found_brings_nothing(table: Table, qtbot: QtBot) -> None:
    table.sheet.browser.filters.field.setText("no such card at all")
    qtbot.waitUntil(lambda: not table.sheet.browser.found.shown.keys)
    assert table.sheet.bring is not None
    assert not table.sheet.bring.row.buttons[0].isEnabled()
    nodes = len(table.game.table.host.tree.nodes)
    table.bring("Hand")
    assert len(table.game.table.host.tree.nodes) == nodes


def test_who_sits_on_the_other_side_brings_to_that_side(table: Table) -> None:
    assert table.window.bridge is not None
    table.window.bridge.act_as(1)
    table.bring("Bench")
    assert table.cards("bench.1", 1) == [WANTED]
    truth = table.game.table.host.tree.table
    assert truth.cards[-1].owner == 1


# -- where there is no table ----------------------------------------------------------------------


def test_the_page_of_all_cards_brings_nothing(empty_window: Window) -> None:
    empty_window.pages.show_home()
    empty_window.run_action("cards")
    page = empty_window.pages.currentWidget()
    assert page.browser.grid.to_table is None  # type: ignore[union-attr]


def test_another_table_closes_the_sheet_of_this_one(table: Table) -> None:
    other = Game()
    table.window.put_on_board(Document(other.table, table.window.cards, None, None))
    assert not table.sheet.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_the_row_fits_into_the_sheet_at_every_size_of_text(table: Table, scale: float) -> None:
    table.window.resize(1024, 640)
    table.window.looks.apply("text_scale", scale)
    QApplication.processEvents()
    bring = table.sheet.bring
    assert bring is not None
    assert table.window.room.rect().contains(table.sheet.geometry())
    assert bring.isHidden() or table.sheet.rect().contains(bring.geometry())
    cell = table.grid.delegate.cell()
    assert cell.height() <= table.port.height()
    assert cell.width() <= table.port.width()
    # Where the row has no room, keys and menu do the same.
    assert bring.isHidden() == (scale == 3.0)
    QTest.keyClick(table.grid, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert table.cards("bench.0") == [WANTED]
