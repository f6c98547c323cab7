from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from app.core.intent import Jump, PutMark, Undo
from app.core.intents.turn_intents import NextTurn
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.look import Look
from app.ui.panels.history.history_panel import HistoryPanel
from app.ui.panels.history.step_words_seen import Telling
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import TOY, ask, click, drag, play

pytestmark = pytest.mark.painted


@pytest.fixture
def panel(qtbot: QtBot, telling: Telling) -> HistoryPanel:
    play(telling.bridge)
    panel = HistoryPanel(Look(language="en"), telling)
    panel.resize(400, 240)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_click_on_a_step_goes_there(panel: HistoryPanel, bridge: Bridge) -> None:
    click(panel.view.viewport(), panel.view.position(2))
    assert bridge.node == 2


def test_arrows_walk_and_enter_goes_there(
    qtbot: QtBot, panel: HistoryPanel, bridge: Bridge
) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(panel.view, key)
    assert panel.view.chosen == 2
    assert bridge.node == 4
    qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert bridge.node == 2
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.chosen == 3


def test_enter_where_the_table_stands_keeps_no_step_in_the_log(
    qtbot: QtBot, panel: HistoryPanel, bridge: Bridge
) -> None:
    with qtbot.assertNotEmitted(bridge.placed):
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
        click(panel.view.viewport(), panel.view.position(bridge.node))


def test_up_and_down_walk_between_branches(
    qtbot: QtBot, panel: HistoryPanel, bridge: Bridge
) -> None:
    ask(bridge, Undo())
    ask(bridge, PutMark(("table",), "y", add=1))
    assert bridge.node == 5
    qtbot.keyClick(panel.view, Qt.Key.Key_Up)
    assert panel.view.chosen == 4
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.view.chosen == 5


def test_f2_names_a_step_without_a_dialog(
    qtbot: QtBot, panel: HistoryPanel, bridge: Bridge
) -> None:
    qtbot.keyClick(panel.view, Qt.Key.Key_F2)
    assert panel.editor.isVisible()
    qtbot.keyClicks(panel.editor.name, "what if: retreat")
    qtbot.keyClicks(panel.editor.note, "too slow?")
    qtbot.keyClick(panel.editor.note, Qt.Key.Key_Return)
    label = bridge.history.labels[4]
    assert (label.name, label.note) == ("what if: retreat", "too slow?")
    assert not panel.editor.isVisible()
    assert "what if: retreat" in panel.view.words_of(4)


def test_escape_leaves_the_name_as_it_was(
    qtbot: QtBot, panel: HistoryPanel, bridge: Bridge
) -> None:
    panel.name(3)
    qtbot.keyClicks(panel.editor.name, "no")
    qtbot.keyClick(panel.editor.name, Qt.Key.Key_Escape)
    assert not bridge.history.labels


def test_a_double_click_names(qtbot: QtBot, panel: HistoryPanel) -> None:
    point = panel.view.position(4).toPoint()
    qtbot.mouseDClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert panel.editor.isVisible()
    assert panel.editor.node == 4


def test_the_sentence_of_a_step_is_the_seats_own(
    qtbot: QtBot, bridge: Bridge, base: PokemonCards
) -> None:
    play(bridge)
    panel = HistoryPanel(Look(language="en"), Telling(bridge, lexicon(TOY, base)))
    qtbot.addWidget(panel)
    mine = panel.view.words_of(1)
    bridge.act_as(1)
    assert "(" in mine
    assert panel.view.words_of(1) == "0.1 Aki draws 2 cards"


def test_dragging_scrolls_and_stops_following(panel: HistoryPanel, bridge: Bridge) -> None:
    for _ in range(60):
        ask(bridge, PutMark(("table",), "x", add=1))
    view, bar = panel.view, panel.view.horizontalScrollBar()
    here = bar.value()
    assert here > 0
    drag(view.viewport(), [QPointF(150, 200), QPointF(190, 200), QPointF(250, 200)])
    assert bar.value() == here - 100
    ask(bridge, PutMark(("table",), "x", add=1))
    assert bar.value() == here - 100
    view.centre()
    assert view.viewport().rect().contains(view.position(bridge.node).toPoint())


def test_only_what_is_in_sight_is_looked_at(panel: HistoryPanel, bridge: Bridge) -> None:
    for number in range(400):
        ask(bridge, NextTurn(0) if number % 9 == 0 else PutMark(("table",), "x", add=1))
    assert len(panel.view.drawn.branches) == 405
    assert len(panel.view.visible_columns()) < 40
    panel.grab()


def test_opening_tells_at_most_the_step_with_the_focus(
    panel: HistoryPanel, telling: Telling
) -> None:
    panel.grab()
    assert telling.computed <= 1


def test_zoom_keeps_the_middle(panel: HistoryPanel, bridge: Bridge) -> None:
    for _ in range(200):
        ask(bridge, PutMark(("table",), "x", add=1))
    view = panel.view
    ask(bridge, Jump(100))
    before = view.position(100).x()
    view.zoom(0.5)
    assert abs(view.position(100).x() - before) < view.viewport().width() / 2
    assert view.drawn.step < 30


def test_an_empty_table_has_one_step(qtbot: QtBot, empty: Bridge, base: PokemonCards) -> None:
    panel = HistoryPanel(Look(), Telling(empty, lexicon(TOY, base)))
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(panel.view, key)
    assert panel.view.chosen == 0


# -- one line ---------------------------------------------------------------------------------


def test_it_is_one_line_until_the_tree_is_wanted(panel: HistoryPanel) -> None:
    assert not panel.shows_tree
    assert panel.line.where.text() == "Step 4 of 4"
    panel.open_tree()
    panel.show_tree(shown=True)
    assert panel.opened
    assert panel.line.tree.isChecked()


def test_the_line_looks_at_neighbours_and_says_which_step_shows(
    qtbot: QtBot, panel: HistoryPanel
) -> None:
    assert not panel.line.forth.isEnabled()
    with qtbot.waitSignal(panel.step_wanted) as asked:
        panel.line.back.click()
    assert asked.args == [-1]
    assert panel.opened, "the tree opens by itself"
    panel.look_at(3)
    assert panel.line.where.text() == "Step 3 of 4"
    assert panel.line.forth.isEnabled()
    assert panel.line.dots.steps() == ([0, 1, 2, 3], [4])
    panel.look_away()
    assert not panel.opened, "and goes by itself"
    assert panel.line.where.text() == "Step 4 of 4"


def test_a_tree_that_somebody_opened_stays(panel: HistoryPanel) -> None:
    panel.open_tree()
    panel.look_at(2)
    panel.look_away()
    assert panel.opened


def test_without_room_for_words_the_line_says_the_numbers(panel: HistoryPanel) -> None:
    panel.resize(120, 240)
    panel.line.resize(120, panel.line.height())
    assert panel.line.where.text() == "4/4"
    assert panel.line.where.accessibleName() == "Step 4 of 4"


def test_the_tree_marks_the_step_that_is_looked_at(panel: HistoryPanel) -> None:
    panel.open_tree()
    panel.show_tree(shown=True)
    before = panel.view.grab().toImage()
    panel.look_at(2)
    assert panel.view.looked == 2
    assert panel.view.grab().toImage() != before
    panel.look_away()
    assert panel.view.grab().toImage() == before
