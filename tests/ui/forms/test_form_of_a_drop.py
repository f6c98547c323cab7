"""A drop that leaves something to choose asks for it, and is one gesture all the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QRadioButton

from app.core.intent import Undo
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from app.ui.outline.outline_panel import OutlinePanel
from tests.gallery.game import duel
from tests.ui.board.conftest import Hand
from tests.ui.forms.conftest import unit

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki's turn, with three different Energy cards on the Active Pokémon."""
    empty_window.put_on_board(duel(history=False))
    empty_window.activateWindow()
    for _ in range(6):
        QApplication.processEvents()
    return empty_window


def drop_active(window: Window, goal: QPointF) -> None:
    """Drag the Active Pokémon there, and let the menu ask what is meant."""
    assert window.board is not None
    hand = Hand(window.board)
    hand.drag(hand.spot(unit(window, "active.0")), goal, CTRL_ALT)


def choose(title: str) -> None:
    """Click an entry of the menu that came up."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(one for one in menu.actions() if one.text() == title)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())


def form_of(window: Window) -> FormSheet:
    assert window.side is not None
    assert window.side.sheets.form.isVisible()
    return window.side.sheets.form


def beside_the_bench(window: Window) -> QPointF:
    """A slot of the own Bench where nobody stands."""
    assert window.board is not None
    return Hand(window.board).zone("bench.0", 0.9)


def on_the_bench(window: Window) -> QPointF:
    assert window.board is not None
    return Hand(window.board).spot(unit(window, "bench.0", 1))


def test_a_retreat_onto_a_benched_pokemon_asks_for_the_energy(window: Window) -> None:
    active, goes_in = unit(window, "active.0"), unit(window, "bench.0", 1)
    assert window.bridge is not None
    attached = window.bridge.view.units[active].attached
    drop_active(window, on_the_bench(window))
    choose("Retreat to Duskull: choose the Energy…")
    form = form_of(window)
    assert unit(window, "active.0") == active, "nothing is done before it is answered"
    assert form.form is not None
    assert form.form.title.en == "Retreat: Dragapult ex"
    form.answer("energy", attached[0])
    QTest.mouseClick(form.done, LEFT)
    assert unit(window, "active.0") == goes_in
    view = window.bridge.view
    assert view.units[active].attached == attached[1:]
    window.ask(Undo())
    assert unit(window, "active.0") == active
    assert window.bridge.view.units[active].attached == attached


def test_beside_the_benched_pokemon_it_asks_who_comes_in_as_well(window: Window) -> None:
    goes_in = unit(window, "bench.0", 1)
    drop_active(window, beside_the_bench(window))
    choose("Retreat…")
    form = form_of(window)
    who = next(one for one in form.findChildren(QRadioButton) if one.text().startswith("Duskull"))
    QTest.mouseClick(who, LEFT, pos=who.rect().center())
    QTest.mouseClick(form.done, LEFT)
    assert unit(window, "active.0") == goes_in


def test_in_the_outline_the_same_is_asked(window: Window) -> None:
    window.side_panel.show_tab("outline")
    assert window.side is not None
    outline = window.side.outline
    assert isinstance(outline, OutlinePanel)
    active, benched = unit(window, "active.0"), unit(window, "bench.0", 1)
    outline.follow(Selection(units=(active,)))
    outline.do("outline.pick_up")
    outline.follow(Selection(units=(benched,)))
    outline.holding.put_down()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(one for one in menu.actions() if "choose the Energy…" in one.text())
    entry.trigger()
    menu.close()
    assert form_of(window).form is not None
