"""Closing asks nothing: what was played is kept and offered again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Procedure
from app.store.tables.unfinished import unfinished
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    document.table.sit(0).ask(begins(document.position(0)))
    return window


def test_a_table_that_was_never_saved_is_whole_after_closing(window: Window) -> None:
    window.ask(Draw(3, "deck.0", "hand.0"))
    assert window.document is not None
    steps = len(window.document.tree.nodes)

    assert window.close()

    assert QApplication.activeModalWidget() is None
    (kept,) = unfinished()
    assert (kept.seats, kept.turn, kept.nodes) == (("Aki", "Ren"), 1, steps)


def test_another_table_asks_nothing_about_the_one_before(window: Window) -> None:
    window.ask(Draw(3, "deck.0", "hand.0"))
    window.put_on_board(new_document("pokemon", ("Hana",), (DECK,), window.cards, window.tell, 8))
    assert QApplication.activeModalWidget() is None
    assert [table.seats for table in unfinished()] == [("Aki", "Ren")]
