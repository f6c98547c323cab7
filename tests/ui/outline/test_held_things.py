"""By keyboard alone: where another puts their card down oneself, the outline asks them for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.core import intent as i
from app.session.host.local_table import LocalTable, lay_table
from app.ui.look.look import Look
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.table.bridge import Bridge
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS
from tests.ui.outline.keyboard import press

OUTPOST = TOYS["outpost"]


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(1).ask(i.Bring(("soldier-08",), "line.1"))
    return table


@pytest.fixture
def bridge(qapp: QApplication, table: LocalTable) -> Iterator[Bridge]:
    bridge = Bridge(table)
    yield bridge
    bridge.close()


@pytest.fixture
def panel(bridge: Bridge) -> Iterator[OutlinePanel]:
    panel = OutlinePanel(Look(language="en"), bridge, shipped_base().face)
    panel.show()
    panel.activateWindow()
    panel.tree.setFocus()
    yield panel
    panel.close()
    panel.deleteLater()


@pytest.mark.parametrize("there", [True, False])
def test_putting_it_down_asks_its_holder(
    panel: OutlinePanel, bridge: Bridge, table: LocalTable, *, there: bool
) -> None:
    asked: list[i.Intent] = []
    refused: list[object] = []
    bridge.refused.connect(refused.append)
    bridge.ask_holder = asked.append if there else None
    (unit,) = table.sit(0).view.zones["line.1"].items
    before = table.host.tree.cursor
    for key, row in ((Qt.Key.Key_Insert, unit), (Qt.Key.Key_Return, "zone:discard.1")):
        node = panel.model.find(row)
        assert node is not None
        panel.tree.go_to(node)
        press(key)
    assert asked == ([i.Collect((unit,), "discard.1")] if there else [])
    assert len(refused) == int(not there)
    assert table.host.tree.cursor == before
