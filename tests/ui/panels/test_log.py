from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from app.core.intent import Announce, Draw, Jump, PutMark, Redo, Shuffle, Undo, WriteLabel
from app.core.intents.turn_intents import NextTurn
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.updates import Went
from app.ui.look.look import Look
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.log.log_panel import LogPanel
from app.ui.panels.log.log_rows import together
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import TOY, ask, click, drag, play

pytestmark = pytest.mark.painted


@pytest.fixture
def panel(qtbot: QtBot, telling: Telling) -> LogPanel:
    panel = LogPanel(Look(language="en"), telling)
    panel.resize(330, 300)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def tool_tip(panel: LogPanel, row: int) -> str:
    """Rest on a row and return what its tool tip says."""
    QToolTip.hideText()
    port = panel.view.viewport()
    where = panel.view.visualRect(panel.model.index(row)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, where, port.mapToGlobal(where))
    QApplication.sendEvent(port, event)
    return QToolTip.text() if QToolTip.isVisible() else ""


def menu_of(panel: LogPanel, point: QPoint) -> dict[str, QAction]:
    """Open the menu at a point as the right mouse button does, and return its entries."""
    port = panel.view.viewport()
    panel.view.customContextMenuRequested.emit(point)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert port.rect().contains(point)
    return {action.text(): action for action in menu.actions() if action.text()}


def name_of(panel: LogPanel, row: int, number: int) -> QPoint:
    """Return a point on one of the names in a row."""
    view = panel.view
    rect = view.visualRect(panel.model.index(row))
    for y in range(rect.top() + 4, rect.bottom(), 6):
        for x in range(0, rect.width(), 3):
            if view.names.under(QPoint(x, y), view.in_sight()) == (row, number):
                return QPoint(x + 3, y)
    raise AssertionError(row, number)


def lines(panel: LogPanel) -> list[str]:
    return panel.as_text().splitlines()


def test_each_gesture_is_a_line_with_its_number(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Shuffle("deck.0"))
    ask(bridge, NextTurn(1))
    assert lines(panel)[1:] == ["0.1 Aki shuffles their Deck", "1.0 Turn 1 · Ren"]
    assert panel.model.line(2).begins_turn


def test_what_is_taken_back_stays_and_is_struck(panel: LogPanel, bridge: Bridge) -> None:
    play(bridge)
    ask(bridge, Undo())
    ask(bridge, Undo())
    told = lines(panel)
    assert told[-1] == "Aki takes back 2 steps"
    assert [line.split()[1] for line in told[3:5]] == ["[×]", "[×]"]
    assert [panel.model.line(row).undone for row in (1, 2, 3, 4)] == [False, False, True, True]
    ask(bridge, Redo())
    assert not panel.model.line(3).undone
    assert panel.model.line(4).undone
    assert lines(panel)[-1] == "Aki does 1 step again"


def test_what_is_taken_back_is_painted_struck_and_the_rows_before_it_stay_laid_out(
    panel: LogPanel, bridge: Bridge
) -> None:
    play(bridge)
    laid, last = panel.view.laid, panel.model.rowCount() - 1
    panel.view.setCurrentIndex(panel.model.index(last))
    before = [laid.row(row) for row in range(last)]
    ask(bridge, Undo())
    after = [laid.row(row) for row in range(last + 1)]
    assert all(new is old for new, old in zip(after, before, strict=False))
    for row, one in enumerate(after):
        assert one.line == panel.model.line(row)
        struck = [part.format.fontStrikeOut() for part in one.layout.formats()]
        assert struck == [row == last] * len(struck)
    ask(bridge, Redo())
    assert not any(part.format.fontStrikeOut() for part in laid.row(last).layout.formats())


def test_what_others_agreed_to_is_one_line_that_names_them(panel: LogPanel, bridge: Bridge) -> None:
    play(bridge)
    host = bridge.table.host
    host.go(Went(0, host.tree.cursor, 1, "undo", agreed=(1,)))
    assert lines(panel)[-1] == f"Aki takes back {len(lines(panel)) - 3} steps (Ren agreed)"
    ask(bridge, Undo())
    assert lines(panel)[-1] == "Aki takes back 1 step", "what needed nobody is a line of its own"
    panel.look.change(language="ja")
    assert lines(panel)[-2].endswith("手取り消した（Renが同意）")


def test_jumps_and_names_are_told(panel: LogPanel, bridge: Bridge) -> None:
    play(bridge)
    ask(bridge, WriteLabel(2, "before", "a note"))
    ask(bridge, Jump(1))
    assert lines(panel)[-2:] == ["Aki names step 0.2: before — a note", "Aki goes to step 0.1"]


def test_both_languages(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Shuffle("deck.0"))
    panel.look.change(language="ja")
    assert lines(panel)[-1] == "0.1 Akiが山札を切った"


def test_names_hidden_from_a_seat_are_not_in_its_log(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Draw(2, "deck.0", "hand.0"))
    assert "(" in lines(panel)[-1]
    bridge.act_as(1)
    assert lines(panel)[-1] == "0.1 Aki draws 2 cards"
    ask(bridge, Draw(2, "deck.1", "hand.1"))
    assert "(" in lines(panel)[-1]
    bridge.act_as(0)
    assert "(" in lines(panel)[-2]
    assert lines(panel)[-1] == "0.2 Ren draws 2 cards"


def test_a_long_log_computes_only_what_is_seen(
    qtbot: QtBot, bridge: Bridge, base: PokemonCards
) -> None:
    for number in range(2000):
        ask(bridge, NextTurn(0) if number % 50 == 0 else PutMark(("table",), "x", add=1))
    # Ten thousand rows by going back and forth: cheap to make, each a row of its own.
    for _ in range(4000):
        ask(bridge, Jump(5))
        ask(bridge, Jump(1900))
    panel = LogPanel(Look(language="en"), Telling(bridge, lexicon(TOY, base)))
    panel.resize(330, 300)
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    assert panel.model.rowCount() == 10_001
    assert panel.telling.computed < 60
    panel.view.verticalScrollBar().setValue(800 * 16)
    panel.grab()
    assert panel.view.indexAt(QPoint(20, 5)).row() == 800
    assert panel.telling.computed < 120


def test_the_end_is_followed_until_one_scrolls_up(panel: LogPanel, bridge: Bridge) -> None:
    for _ in range(60):
        ask(bridge, PutMark(("table",), "x", add=1))
    bar, last = panel.view.verticalScrollBar(), panel.model.rowCount() - 1
    bottom = panel.view.visualRect(panel.model.index(last)).bottom()
    assert abs(bottom - panel.view.viewport().height()) < 6
    bar.setValue(0)
    ask(bridge, PutMark(("table",), "x", add=1))
    assert bar.value() == 0
    assert panel._newest.isVisible()
    panel._newest.click()
    assert bar.value() == bar.maximum()
    assert not panel._newest.isVisible()


def test_a_click_and_enter_lead_to_the_step(qtbot: QtBot, panel: LogPanel, bridge: Bridge) -> None:
    play(bridge)
    asked: list[int] = []
    panel.node_requested.connect(asked.append)
    click(panel.view.viewport(), panel.view.visualRect(panel.model.index(2)).center().toPointF())
    assert asked == [2]
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert asked == [2, 3]


def test_copy_takes_the_selected_lines(qtbot: QtBot, panel: LogPanel, bridge: Bridge) -> None:
    play(bridge)
    panel.view.setCurrentIndex(panel.model.index(2))
    qtbot.keyClick(panel.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines() == lines(panel)[2:4]


def test_the_pointer_on_a_name_tells_the_card(
    qtbot: QtBot, panel: LogPanel, bridge: Bridge
) -> None:
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    card = bridge.view.cards[bridge.view.cards_in("hand.0")[0]]
    told: list[str] = []
    panel.card_hovered.connect(told.append)
    rect = panel.view.visualRect(panel.model.index(1))
    for x in range(0, rect.width(), 4):
        qtbot.mouseMove(panel.view.viewport(), QPoint(x, rect.top() + 10))
    assert card.ref in told


def test_home_and_end_reach_the_edges(qtbot: QtBot, panel: LogPanel, bridge: Bridge) -> None:
    for _ in range(60):
        ask(bridge, PutMark(("table",), "x", add=1))
    qtbot.keyClick(panel.view, Qt.Key.Key_Home)
    assert panel.view.currentIndex().row() == 0
    assert panel.view.visualRect(panel.model.index(0)).top() == 0
    qtbot.keyClick(panel.view, Qt.Key.Key_End)
    assert panel.view.currentIndex().row() == 60
    assert panel.view.visualRect(panel.model.index(60)).bottom() <= panel.view.viewport().height()
    panel.reveal(7)
    assert panel.view.currentIndex().row() == 7


def test_a_long_line_is_cut_until_it_is_current(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Announce("say", "a long word 🎴 " * 120))
    ask(bridge, Shuffle("deck.0"))
    panel.resize(200, 90)
    panel.grab()
    line = panel.fontMetrics().height()
    assert panel.view.visualRect(panel.model.index(1)).height() < line * 8
    assert tool_tip(panel, 1).count("🎴") == 120
    panel.view.setCurrentIndex(panel.model.index(1))
    assert panel.view.visualRect(panel.model.index(1)).height() > line * 20
    panel.grab()
    # It says all already; a tool tip would only be in the way.
    assert not panel.view.laid.row(1).cut
    # Even so, its end can be scrolled to.
    bar = panel.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = panel.view.visualRect(panel.model.index(2))
    assert last.bottom() <= panel.view.viewport().height() + line


def test_an_empty_table_has_a_log(qtbot: QtBot, empty: Bridge, base: PokemonCards) -> None:
    panel = LogPanel(Look(language="ja"), Telling(empty, lexicon(TOY, base)))
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    assert panel.model.rowCount() == 1


def test_arrows_go_from_name_to_name_and_copy_it(
    qtbot: QtBot, panel: LogPanel, bridge: Bridge
) -> None:
    ask(bridge, Draw(3, "deck.0", "hand.0"))
    names = [span.text for span in panel.model.line(1).sentence if span.ref]
    refs = [span.ref for span in panel.model.line(1).sentence if span.ref]
    told: list[str] = []
    panel.card_hovered.connect(told.append)
    panel.view.setCurrentIndex(panel.model.index(1))
    for _ in names:
        qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert told == refs
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == names[-1]
    qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == names[-2]
    read: list[str] = []
    panel.reading_wanted.connect(read.append)
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert read == [refs[-2]]
    qtbot.keyClick(panel.view, Qt.Key.Key_Escape)
    assert panel.view.linked == ""
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == lines(panel)[1]


@pytest.mark.parametrize("selected", [True, False])
def test_the_name_one_is_at_is_underlined(
    qtbot: QtBot, panel: LogPanel, bridge: Bridge, *, selected: bool
) -> None:
    ask(bridge, Draw(3, "deck.0", "hand.0"))
    panel.view.setCurrentIndex(panel.model.index(1))
    if not selected:
        panel.view.clearSelection()
    before = panel.view.grab().toImage()
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.grab().toImage() != before


def test_the_menu_of_a_name_copies_it_in_either_language(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    ref = bridge.view.cards[bridge.view.cards_in("hand.0")[0]].ref
    assert ref is not None
    names = panel.telling.lexicon.names
    en, ja = names(ref, "en"), names(ref, "ja")
    entries = menu_of(panel, name_of(panel, 1, 0))
    assert list(entries)[:2] == [f"Copy “{en}”", f"Copy “{en} / {ja}”"]
    entries[f"Copy “{en} / {ja}”"].trigger()
    assert QGuiApplication.clipboard().text() == f"{en} / {ja}"
    read: list[str] = []
    panel.reading_wanted.connect(read.append)
    entries["Read large"].trigger()
    assert read == [ref]


def test_the_menu_copies_a_line_the_chosen_lines_or_all(
    qtbot: QtBot, panel: LogPanel, bridge: Bridge
) -> None:
    play(bridge)
    panel.view.setCurrentIndex(panel.model.index(2))
    qtbot.keyClick(panel.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    point = panel.view.visualRect(panel.model.index(4)).center()
    asked: list[int] = []
    panel.node_requested.connect(asked.append)
    entries = menu_of(panel, point)
    entries["Copy the line"].trigger()
    assert QGuiApplication.clipboard().text() == lines(panel)[4]
    entries["Copy the 2 selected lines"].trigger()
    assert QGuiApplication.clipboard().text().splitlines() == lines(panel)[2:4]
    entries["Copy the whole log"].trigger()
    assert QGuiApplication.clipboard().text() == panel.as_text()
    entries["Look at this step"].trigger()
    assert asked == [4]


def test_lines_are_selected_by_dragging_over_them(
    qtbot: QtBot, panel: LogPanel, bridge: Bridge
) -> None:
    play(bridge)
    asked: list[int] = []
    panel.node_requested.connect(asked.append)
    way = [QPointF(panel.view.visualRect(panel.model.index(row)).center()) for row in (1, 2, 3)]
    drag(panel.view.viewport(), way)
    assert panel.view.selected_rows() == [1, 2, 3]
    assert asked == []
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines() == lines(panel)[1:4]
    qtbot.keyClick(panel.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert panel.view.selected_rows() == list(range(panel.model.rowCount()))


def test_long_lines_are_whole_while_they_are_selected(panel: LogPanel, bridge: Bridge) -> None:
    for _ in range(2):
        ask(bridge, Announce("say", "a long word " * 60))
    ask(bridge, Shuffle("deck.0"))
    panel.resize(240, 200)
    panel.grab()

    def height(row: int) -> int:
        return panel.view.laid.row(row).height

    cut = height(1)
    panel.view.selectAll()
    assert height(1) > cut
    assert height(2) > cut
    panel.view.clearSelection()
    panel.view.setCurrentIndex(panel.model.index(3))
    assert height(1) == height(2) == cut


def test_no_line_ends_between_a_number_and_its_word() -> None:
    gap, joint = "\N{NO-BREAK SPACE}", "\N{WORD JOINER}"
    assert together(["Aki draws ", "3", " cards"]) == ["Aki draws ", "3", f"{gap}cards"]
    assert together(["on ", "Zubat", " (now ", "130", ")"])[2:] == [f" (now{gap}", "130", ")"]
    assert together(["Aki goes to step ", "5.6"]) == [f"Aki goes to step{gap}", "5.6"]
    assert together(["ダメージ（計", "130", "）"])[1] == f"{joint}130"
    assert together(["山札を", "3", "枚"])[2] == f"{joint}枚"
    assert together(["Aki plays ", "Iono"]) == ["Aki plays ", "Iono"]


def test_what_is_copied_has_plain_spaces(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, Draw(3, "deck.0", "hand.0"))
    assert "draws 3 cards" in panel.as_text()
    row = panel.view.laid.row(panel.model.rowCount() - 1)
    assert "draws 3\N{NO-BREAK SPACE}cards" in row.layout.text()


def test_the_number_stands_clear_of_the_frame_around_its_row(panel: LogPanel) -> None:
    page = panel.view.laid.page
    assert page.inset >= 2 + panel.fontMetrics().height() * 0.1
    assert page.indent > page.inset + page.metrics.horizontalAdvance(page.longest_number)


def test_what_ends_by_itself_is_quiet(panel: LogPanel, bridge: Bridge) -> None:
    ask(bridge, PutMark(("table",), "note", value=1, until=bridge.view.turn.number))
    assert not panel.model.line(panel.model.rowCount() - 1).quiet
    ask(bridge, NextTurn(1))
    last = panel.model.line(panel.model.rowCount() - 1)
    assert last.kind == "step"
    assert last.quiet
    assert not panel.model.line(0).quiet
