"""A window over a game that asks before it hits, the hitting unit selected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from tests.gallery.game import duel
from tests.helpers.asking import SPEC


@pytest.fixture
def window(empty_window: Window) -> Window:
    window = empty_window
    window.put_on_board(duel(history=False, spec=SPEC))
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()
    window.board.select(Selection(units=(unit(window, "active.0"),)))
    return window


@pytest.fixture
def sheet(window: Window) -> FormSheet:
    """The sheet, opened by the action's name."""
    assert window.run_action("pokemon.hit")
    assert window.side is not None
    return window.side.sheets.form


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader is told of a form."""
    said: list[str] = []
    QAccessible.setActive(True)
    for module in ("app.ui.forms.form_sheet", "app.ui.forms.form_fields"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, text, **_: said.append(text))
    yield said
    QAccessible.setActive(False)


def unit(window: Window, zone: str, index: int = 0) -> str:
    assert window.bridge is not None
    return window.bridge.view.zones[zone].items[index]
