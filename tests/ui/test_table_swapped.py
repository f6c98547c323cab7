"""A table laid over another: nothing of that one shows, is said, or stays in memory."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QGraphicsView, QWidget

from app.core.intent import Procedure
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.gallery.game import duel
from tests.ui.far import FarDocument
from tests.ui.traces import SECRET, at_rest, leave_traces, parts_of, place_of, said, spoken

if TYPE_CHECKING:
    from app.ui.table.open_table import OpenTable

OTHERS = {
    "a position": "game: pokemon; Aki: deck 3 unknown",
    "another game": "game: blackpoker; Aki: hand 3 unknown",
    "an open table": "game: open_table",
}
"""What is laid over the table."""


@pytest.fixture(autouse=True)
def no_double_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every press of the curtain at once."""
    monkeypatch.setattr("app.ui.table.curtain.curtain.settled", lambda _since: True)


def near(window: Window) -> Document:
    """Return a table of this process, with two at one screen."""
    document = duel()
    window.put_on_board(document)
    return document


def behind_the_curtain(window: Window) -> Document:
    """Return one with a curtain between the two, Aki sitting."""
    document = duel()
    document.apart = True
    window.put_on_board(document)
    assert window.curtain is not None
    next(one for one in window.curtain.buttons if one.text() == "I am Aki").click()
    return document


def far(window: Window) -> FarDocument:
    """Return one that somebody else hosts."""
    table = FarDocument(duel())
    window.put_on_board(table)
    return table


LAID: dict[str, Callable[[Window], OpenTable]] = {
    "at one screen": near,
    "with a curtain": behind_the_curtain,
    "far away": far,
}


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("laid", LAID)
def test_nothing_of_it_shows_once_another_lies_there(
    empty_window: Window, laid: str, other: str
) -> None:
    window = empty_window
    LAID[laid](window)
    secrets = leave_traces(window)
    text = said()
    assert SECRET in text
    before = place_of(window)
    assert window.tables.lay_position(OTHERS[other])
    # At once, before anything that was put off is done.
    assert not before.isVisible()
    assert not [part for part in before.findChildren(QWidget) if part.isVisible()]
    heard = spoken(window)
    assert not {name for name in secrets if name in heard}
    del before
    assert not [line for line in said().splitlines() for name in secrets if name in line]


@pytest.mark.parametrize("laid", LAID)
def test_nothing_of_it_is_kept(empty_window: Window, laid: str) -> None:
    window = empty_window
    table = LAID[laid](window)
    leave_traces(window)
    parts, document = parts_of(place_of(window)), weakref.ref(table)
    del table
    assert window.tables.lay_position(OTHERS["a position"])
    at_rest()
    gc.collect()
    assert [part() for part in parts if part() is not None] == []
    assert document() is None
    boards = [view for view in window.findChildren(QGraphicsView) if view.isVisible()]
    assert boards == [place_of(window).board]


def test_the_one_that_is_there_answers_at_once(empty_window: Window) -> None:
    """Keys, menus and words are those of the new table."""
    window = empty_window
    near(window)
    leave_traces(window)
    assert window.tables.lay_position(OTHERS["a position"])
    place = place_of(window)
    assert window.ask(Procedure("setup", (("auto", "1"),))) is not None
    assert place.board.isVisible()
    assert place.board.hasFocus()
    assert window.bridge is place.bridge
    assert place.selection() == Selection()
