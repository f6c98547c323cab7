"""A table of two in the window, and the sheet of what it agrees on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Procedure
from app.ui.app.window import Window
from app.ui.table.options.options_sheet import OptionsSheet
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """Aki's first turn of a game of two."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    window.put_on_board(document)
    document.table.sit(0).ask(begins(document.position(0)))
    window.activateWindow()
    settle()
    return window


def settle() -> None:
    """Let the adviser catch up, and what was posted arrive."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def opened(window: Window) -> Callable[..., OptionsSheet]:
    """Opens the sheet, at a rule where one is named."""

    def open_sheet(rule: str = "") -> OptionsSheet:
        assert window.place is not None
        if rule:
            window.place.show_options(rule)
        else:
            assert window.run_action("table_options")
        settle()
        (sheet,) = window.room.findChildren(OptionsSheet)
        return sheet

    return open_sheet
