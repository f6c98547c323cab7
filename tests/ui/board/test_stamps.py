"""Words that a game stamps on units, as the table is: on the board and in the outline."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.core.data.value import replace
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.game_registry import cards_of
from app.session.host.local_table import LocalTable, lay_table
from app.ui.board.board_view import BoardView
from app.ui.look.look import Look
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.panels.cards.unit_details import UnitDetails
from app.ui.table.bridge import Bridge
from tests.games.blackpoker.black_table import BlackTable, Side
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS
from tests.ui.board.conftest import LayBoard

FIRST = Words("first", "最初")


def _stamps(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Stamp what stands in the first place in the first turn."""
    return (FIRST,) if unit.cell == 1 and view.turn.number == 1 else ()


@pytest.fixture
def table() -> LocalTable:
    spec = replace(TOYS["outpost"], stamps=_stamps)
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
    table.sit(0).ask(NextTurn(0))
    return table


def stamped(board: BoardView) -> list[tuple[str, ...]]:
    return [
        board.board.pieces[unit].piece.badges.marks
        for unit in board.bridge.view.zones["wild"].items
    ]


def test_it_stands_on_the_card_and_goes_with_the_turn_that_touches_no_card(
    lay_board: LayBoard, table: LocalTable
) -> None:
    board = lay_board(table, 0, shipped_base())
    assert stamped(board) == [("first",), ()]
    table.sit(0).ask(NextTurn(1))
    QApplication.processEvents()
    assert stamped(board) == [(), ()]


@pytest.fixture
def outline(qapp: QApplication, table: LocalTable) -> Iterator[OutlinePanel]:
    bridge = Bridge(table)
    panel = OutlinePanel(Look(language="ja"), bridge, shipped_base().face)
    panel.show()
    yield panel
    panel.close()
    bridge.close()
    panel.deleteLater()
    QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)


def test_the_outline_says_it_and_no_more_once_it_is_not_so(
    outline: OutlinePanel, table: LocalTable
) -> None:
    unit, other = table.sit(0).view.zones["wild"].items
    nodes = [outline.model.find(name) for name in (unit, other)]
    assert None not in nodes
    said = [outline.model.text(node) for node in nodes if node is not None]
    assert ["最初" in text for text in said] == [True, False]
    table.sit(0).ask(NextTurn(1))
    QApplication.processEvents()
    assert nodes[0] is not None
    assert "最初" not in outline.model.text(nodes[0])


def test_what_an_open_trump_does_is_read_where_it_is_pointed_at_and_in_the_outline(
    qapp: QApplication,
) -> None:
    table = BlackTable(Side(opened="S2"), Side()).table
    bridge = Bridge(table)
    view = bridge.view
    unit = view.units[view.zones["trumps.0"].items[0]]
    says = SPEC.abilities(view, unit) if SPEC.abilities is not None else ()
    assert says
    cards = cards_of(SPEC)
    details = UnitDetails(view, SPEC, cards.face, "ja").of(unit)
    outline = OutlinePanel(Look(language="ja"), bridge, cards.face)
    outline.show()
    node = outline.model.find(unit.id)
    assert node is not None
    for words in says:
        assert any(detail.words == words.ja for detail in details)
        assert words.ja in outline.model.text(node)
    outline.close()
    bridge.close()
    outline.deleteLater()
    QApplication.sendPostedEvents(outline, QEvent.Type.DeferredDelete)
