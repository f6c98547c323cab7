"""Aki (seat 0) and Ren (seat 1) plan a turn at one screen, in the toy game of sketches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from shutil import rmtree

import pytest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.intents.turn_intents import NextTurn
from app.places import plans_folder
from app.session.host.local_table import LocalTable, lay_table
from app.ui.app.window import Window
from app.ui.panels.planning.plan_panel import PlanPanel
from app.ui.table.table_document import Document
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import sketching

GAME = sketching.SPEC


@pytest.fixture(autouse=True)
def no_plans_left() -> Iterator[None]:
    """Let no test take up what another one planned."""
    rmtree(plans_folder(), ignore_errors=True)
    yield
    rmtree(plans_folder(), ignore_errors=True)


def begun(seed: int = 3) -> LocalTable:
    """Lay a table in its first turn, which both plan."""
    table = lay_table(GAME, ("Aki", "Ren"), decks_for(GAME, 2), seed)
    table.sit(JUDGE).ask(NextTurn(0, "plan", (1,)))
    return table


@pytest.fixture
def table() -> LocalTable:
    return begun()


@pytest.fixture
def put(empty_window: Window) -> Callable[..., Window]:
    """Put a table on the board of the window."""

    def show(table: LocalTable, *, apart: bool = False) -> Window:
        document = Document(table, shipped_base(), None, None)
        document.apart = apart
        empty_window.put_on_board(document)
        empty_window.activateWindow()
        settle()
        return empty_window

    return show


@pytest.fixture
def window(put: Callable[..., Window], table: LocalTable) -> Window:
    return put(table)


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def panel(window: Window) -> PlanPanel:
    assert window.place is not None
    found = window.place.side.plan.panel
    assert found is not None
    return found


def hand(window: Window, number: int) -> str:
    assert window.bridge is not None
    view = window.bridge.view
    return view.cards_in(f"hand.{view.seat}")[number]


def units(window: Window) -> tuple[str, ...]:
    assert window.bridge is not None
    view = window.bridge.view
    return view.zones[f"field.{view.seat}"].items


def sketch(window: Window, *told: str) -> None:
    """Make these entries the plan, one gesture after the other."""
    assert window.place is not None
    for number in range(len(told)):
        window.place.carry_out(sketching.sketched(told[: number + 1]))
    settle()


def plan_both(window: Window) -> tuple[str, str, str]:
    """Plan a summons and two attacks; return the entries."""
    first, second = units(window)
    told = (f"S:{hand(window, 1)}:3", f"A:{first}", f"A:{second}")
    sketch(window, *told)
    return told


def draft(window: Window) -> list[str]:
    """Return the entries of the plan as it is now."""
    assert window.bridge is not None
    return window.bridge.view.draft.split()


def titles(window: Window) -> list[str]:
    """Return what the rows of the panel are called that show."""
    return [entry.title.text() for entry in panel(window).entries() if entry.isVisible()]
