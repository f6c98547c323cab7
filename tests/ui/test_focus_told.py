"""What assistive technology is told of where the keyboard is: last of the row it is on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Draw, Move, Procedure
from app.ui.app.window import Window
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.panels.log.log_view import LogView
from app.ui.side.side_tabs import SideTabs
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.ui.outline.reader import following, told_of


@pytest.fixture
def window(empty_window: Window, qtbot: QtBot) -> Window:
    """A Pokémon table for two, set up, with its outline in sight and the keyboard on the board."""
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    with qtbot.waitActive(window):
        window.activateWindow()
    window.side_panel.show_tab("outline")
    assert window.board is not None
    window.board.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    return window


def outline(window: Window) -> OutlinePanel:
    return window.findChildren(OutlinePanel)[0]


def row(panel: OutlinePanel) -> str:
    assert panel.tree.current is not None
    return panel.model.text(panel.tree.current)


def test_who_comes_to_a_list_is_told_the_row(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = outline(window)
    with following(monkeypatch) as there:
        panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        QApplication.processEvents()
    assert there[-1] == row(panel)
    assert there[-1].startswith("Aki (you), Deck ")


def test_the_tab_that_is_open_is_told_and_not_the_row_of_tabs(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    with following(monkeypatch) as there:
        window.findChildren(SideTabs)[0].tabBar().setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
    assert there[-1] == "Outline"


def test_where_the_card_went_is_told_once_the_rows_are_there(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = outline(window)
    panel.tree.setFocus()
    assert window.bridge is not None
    window.ask(Draw(5, "deck.0", "hand.0"))
    hand = window.bridge.view.cards_in("hand.0")
    with following(monkeypatch) as there:
        node = panel.model.find(hand[1])
        assert node is not None
        panel.tree.go_to(node)
        QApplication.processEvents()
        there.clear()
        window.ask(Move((hand[1],), "discard.0", -1))
        QApplication.processEvents()
        assert there == [row(panel)]
        there.clear()
        window.ask(Draw(1, "deck.0", "hand.0"))
        QApplication.processEvents()
    assert there == [], "the keyboard is where it was: what was drawn is announced"


def test_walking_tells_each_row_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = outline(window)
    panel.tree.setFocus()
    QApplication.processEvents()
    told = []
    with following(monkeypatch) as there:
        for _ in range(4):
            QTest.keyClick(panel.tree, Qt.Key.Key_Down)
            told.append(row(panel))
        QApplication.processEvents()
    assert there == told


def test_a_row_is_told_anew_once_it_is_unfolded_or_folded_up(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = outline(window)
    panel.tree.setFocus()
    QApplication.processEvents()
    heard: list[tuple[str, int]] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            spoken = event.accessibleInterface()
            heard.append((spoken.text(QAccessible.Text.Name), spoken.state().expanded))

    with told_of(monkeypatch, hear):
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Left):
            QTest.keyClick(panel.tree, key)
            QApplication.processEvents()
    assert heard == [(row(panel), 0), (row(panel), 1), (row(panel), 0)]
    assert row(panel).startswith("Aki (you)")


def test_a_line_of_the_log_is_told_to_who_walks_there(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.side_panel.show_tab("log")
    log = window.findChildren(LogView)[0]
    log.setFocus()
    QApplication.processEvents()
    with following(monkeypatch) as there:
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            QTest.keyClick(log, key)
            QApplication.processEvents()
    lines = [log.model().index(number, 0).data() for number in (1, 2)]
    assert [name.endswith(line) for name, line in zip(there, lines, strict=True)] == [True, True]


def test_the_round_button_that_is_on_is_told_last(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = QWidget(window)
    row = QVBoxLayout(group)
    off, on = QRadioButton("off", group), QRadioButton("on", group)
    row.addWidget(off)
    row.addWidget(on)
    on.setChecked(True)
    group.show()
    with following(monkeypatch) as there:
        off.setFocus(Qt.FocusReason.BacktabFocusReason)
        QApplication.processEvents()
    assert on.hasFocus()
    assert there[-1] == "on"
