"""The outline over the middle of a Pokémon game, and a person's keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.ui.look.look import Look
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.table.bridge import Bridge
from tests.games.pokemon_table import Game, middle
from tests.helpers.shipped import shipped_base
from tests.ui.outline.reader import Reader


@pytest.fixture
def game() -> Game:
    return middle()


@pytest.fixture
def bridge(qapp: QApplication, game: Game) -> Iterator[Bridge]:
    bridge = Bridge(game.table)
    yield bridge
    bridge.close()


@pytest.fixture
def panel(bridge: Bridge) -> Iterator[OutlinePanel]:
    """Aki's outline, in English, with the keyboard in its tree."""
    panel = OutlinePanel(Look(language="en"), bridge, shipped_base().face)
    panel.resize(340, 800)
    panel.show()
    panel.activateWindow()
    panel.tree.setFocus()
    yield panel
    panel.close()
    panel.deleteLater()
    QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)


@pytest.fixture
def reader(panel: OutlinePanel) -> Iterator[Reader]:
    """A screen reader that listens to Aki's outline."""
    QAccessible.setActive(True)
    yield Reader(panel)
    QAccessible.setActive(False)
