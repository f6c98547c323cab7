"""Two people at one screen with a curtain: each plans, locks and hands over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.ids import SPECTATOR
from app.session.host.local_table import LocalTable
from app.ui.app.window import Window
from app.ui.table.curtain.one_screen import OneScreen
from tests.ui.planning.conftest import draft, panel, plan_both, settle
from tests.words.reader import everything


@pytest.fixture
def window(put: Callable[..., Window], table: LocalTable) -> Window:
    window = put(table, apart=True)
    screen(window).sit(0)
    settle()
    return window


def screen(window: Window) -> OneScreen:
    assert window.place is not None
    return window.place.one_screen


def read(window: Window) -> str:
    """Return all that can be read or heard of any widget, shown or not."""
    return "\n".join(str(one) for one in everything())


def test_each_plans_locks_and_hands_over(window: Window, table: LocalTable) -> None:
    told = plan_both(window)
    window.run_action("lock_plan")
    settle()
    hand_over = panel(window).foot.buttons["hand_over"]
    assert hand_over.isVisible(), "what is to be done next"
    hand_over.click()
    settle()
    assert window.bridge is not None
    assert window.bridge.seat == SPECTATOR
    assert not panel(window).isVisible()
    screen(window).sit(1)
    settle()
    assert panel(window).isVisible()
    assert panel(window).foot.waits.isVisible()
    theirs = plan_both(window)
    assert theirs != told
    window.run_action("lock_plan")
    settle()
    assert [table.sit(0).view.seal(seat).locked for seat in (0, 1)] == [False, False]  # type: ignore[union-attr]
    assert not panel(window).isVisible()


def test_before_one_has_locked_the_window_hands_over_as_well(window: Window) -> None:
    told = plan_both(window)
    screen(window).hand_over()
    settle()
    screen(window).sit(1)
    settle()
    assert draft(window) == []
    screen(window).hand_over()
    settle()
    screen(window).sit(0)
    settle()
    assert draft(window) == list(told)


def test_behind_the_curtain_nothing_of_the_plan_can_be_read(window: Window) -> None:
    plan_both(window)
    window.run_action("outline")
    settle()
    name = panel(window).entries()[0].title.text()
    assert name in read(window)
    screen(window).hand_over()
    assert name not in read(window), "at once"
    settle()
    assert name not in read(window)
    screen(window).sit(1)
    settle()
    assert name not in read(window)
