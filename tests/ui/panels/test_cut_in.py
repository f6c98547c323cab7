"""Back to where one had the chance and the others went on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.session.host.local_table import lay_table
from app.ui.panels.stage.cut_in import MOST, chances_before
from app.ui.table.table_document import Document
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games.duel import ON_MAT
from tests.ui.far import FarTable

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(ON_MAT, ("Aki", "Ren"), decks_for(ON_MAT, 2), seed=2)
    table.sit(0).ask(NextTurn(0))
    return table


def hurry(table: LocalTable, text: str = "strike") -> int:
    """Have Aki declare something and resolve it at once; return the step of the declaration."""
    table.sit(0).ask(Declare(text))
    node = table.sit(0).node
    table.sit(0).ask(Settle(table.sit(0).view.stage.declarations[-1].id))
    return node


def found(table: LocalTable, seat: int) -> tuple[int, ...]:
    return chances_before(table.sit(seat).chronicle, seat)


def test_it_is_where_the_chance_was_before_others_went_on(table: LocalTable) -> None:
    assert found(table, 1) == ()
    first = hurry(table)
    assert found(table, 1) == (first,)
    second = hurry(table)
    assert found(table, 1) == (second, first), "the latest first"
    for _ in range(MOST):
        hurry(table)
    assert len(found(table, 1)) == MOST


def test_the_chance_that_one_has_is_none_to_go_back_to(table: LocalTable) -> None:
    table.sit(0).ask(Declare("strike"))
    assert found(table, 1) == ()
    table.sit(1).ask(PassChance())
    assert found(table, 1) == (table.sit(1).node - 1,), "also what was passed in haste"


def test_who_came_late_finds_what_was_told_since(table: LocalTable) -> None:
    hurry(table)
    far = FarTable(table, 1)
    client = far.sit(1)
    assert chances_before(client.chronicle, 1) == (), "it is asked for"
    assert far.fill()
    second = hurry(table)
    assert chances_before(client.chronicle, 1)[:1] == (second,)


def test_the_menu_offers_it_in_words_and_goes_there(
    empty_window: Window, table: LocalTable
) -> None:
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    assert empty_window.bridge is not None
    empty_window.bridge.act_as(1)
    node = hurry(table)
    QApplication.processEvents()
    assert empty_window.run_action("cut_in")
    (menu,) = (one for one in empty_window.findChildren(QMenu) if one.isVisible())
    title, entry = menu.actions()
    assert not title.isEnabled()
    assert entry.text().endswith("Aki declares Strike")
    entry.trigger()
    menu.close()
    assert table.sit(1).node == node
    assert table.sit(1).view.stage.chance == 1


def test_where_nobody_hurried_it_says_so(empty_window: Window, table: LocalTable) -> None:
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    QApplication.processEvents()
    node = table.sit(0).node
    empty_window.run_action("cut_in")
    assert not [one for one in empty_window.findChildren(QMenu) if one.isVisible()]
    assert table.sit(0).node == node
