"""A window over a game in which somebody may be owed something."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.ui.app.window import Window
from app.ui.tasks.task_strip import TaskStrip
from tests.gallery.game import duel
from tests.helpers.asking import SPEC, owed


@pytest.fixture
def window(empty_window: Window) -> Window:
    window = empty_window
    window.put_on_board(duel(history=False, spec=SPEC))
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()
    return window


@pytest.fixture
def strip(window: Window, qtbot: QtBot) -> TaskStrip:
    """The strip, with one thing to do for Aki."""
    window.ask(owed(0))
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    qtbot.waitUntil(strip.isVisible)
    return strip
