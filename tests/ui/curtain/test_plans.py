"""Plans that would open early are opened by the yes of the other, behind the curtain."""

from __future__ import annotations

import pytest

from app.core.ids import SPECTATOR
from app.core.intents.seal_intents import LockPlan, OpenPlans
from app.session.host.local_table import lay_table
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.helpers.toy_games import TOYS
from tests.ui.curtain.conftest import curtain, press, seat, sit, titles

DECKS = tuple(tuple(f"{seat}-{number:02}" for number in range(8)) for seat in "ab")


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki and Ren, who has locked a plan; Aki asks for it to be opened."""
    table = lay_table(TOYS["plans"], ("Aki", "Ren"), DECKS)
    document = Document(table, empty_window.cards, None, None)
    document.apart = True
    table.sit(1).ask(LockPlan("wait for it"))
    empty_window.put_on_board(document)
    empty_window.activateWindow()
    sit(empty_window)
    empty_window.ask(OpenPlans((1,)))
    return empty_window


def plan(window: Window) -> str:
    assert window.bridge is not None
    seal = window.bridge.view.seal(1)
    assert seal is not None
    return seal.text


def test_the_other_is_asked_before_anything_opens(window: Window) -> None:
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == (
        "Aki asks to open the locked plans, before everybody has planned"
    )
    assert titles(window) == ["Allow", "No", "Back to Aki"]
    assert plan(window) == ""


def test_after_a_yes_they_open_in_both_names(window: Window) -> None:
    press(window, "Allow")
    sit(window)
    assert plan(window) == "wait for it"
    assert "Plans open before all are locked (Aki and Ren agreed)" in window.log_text()


@pytest.mark.parametrize("answer", ["No", "Back to Aki"])
def test_without_a_yes_they_stay_locked(window: Window, answer: str) -> None:
    press(window, answer)
    if answer == "No":
        sit(window)
    assert plan(window) == ""
