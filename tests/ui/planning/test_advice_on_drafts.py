"""The adviser speaks of a plan while it is made, and of the locked one as of any gesture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.core.advice import Advice, AdviceRule, Adviser, plain_adviser
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Intent, Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.session.host.local_table import LocalTable, lay_table
from app.ui.app.window import Window
from app.ui.side.advice.advice_card import AdviceCard
from tests.helpers.play import decks_for
from tests.helpers.toy_games import sketching

TWICE = AdviceRule("twice", "illegal", Words("Once.", "1回だけです。"), "house rule 1")
GOOD = AdviceRule("once", "reminder", Words("Only one.", "1つだけです。"), "house rule 2")
WRONG, RIGHT, SHORT = "A:u1 A:u1", "A:u1", "A:u2"


def _is(wanted: str) -> Callable[[SeatView, Intent], bool]:
    """Return whether what is planned is this."""

    def asks(_view: SeatView, intent: Intent) -> bool:
        planned = {Sketch: "draft", LockPlan: "plan"}.get(type(intent))
        return planned is not None and getattr(intent, planned).strip() == wanted

    return asks


def _follow(
    memory: Any, before: SeatView, _facts: object, after: SeatView, _broken: object
) -> tuple[list[Advice], Any]:
    """Say of a plan that was just locked what is said of it in the making."""
    own = after.seal(after.seat)
    if own is None or before.seal(after.seat) is not None:
        return [], memory
    told = [rule for rule, plan in ((TWICE, WRONG), (GOOD, SHORT)) if own.text.strip() == plan]
    turn = after.turn.number
    return [Advice(rule.id, rule.severity, rule.title, turn=turn) for rule in told], memory


def _adviser() -> Adviser:
    return replace(plain_adviser((TWICE, _is(WRONG)), (GOOD, _is(SHORT))), follow=_follow)


GAME = replace(sketching.SPEC, adviser=_adviser)


@pytest.fixture
def table() -> LocalTable:
    """Lay a table of a game with an adviser, in a turn that both plan."""
    table = lay_table(GAME, ("Aki", "Ren"), decks_for(GAME, 2), 3)
    table.sit(JUDGE).ask(NextTurn(0, "plan", (1,)))
    return table


@pytest.fixture
def window(
    put: Callable[..., Window], table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> Window:
    monkeypatch.setattr("app.ui.side.advice.advice_watch.AT_FIRST", 0)
    window = put(table)
    rest()
    return window


def rest() -> None:
    """Let the adviser catch up: it works when the window is at rest."""
    for _ in range(8):
        QApplication.processEvents()


def cards(window: Window) -> list[AdviceCard]:
    assert window.side is not None
    panel = window.side.advice.panel
    return panel.cards if panel is not None else []


def do(window: Window, intent: Intent) -> None:
    assert window.place is not None
    window.place.carry_out(intent)
    rest()


def test_what_is_sketched_is_judged_and_goes_once_it_is_mended(window: Window) -> None:
    do(window, Sketch(RIGHT))
    assert cards(window) == []
    do(window, Sketch(WRONG))
    assert [card.spoken.advice.rule for card in cards(window)] == ["twice"]
    do(window, Sketch(RIGHT))
    assert cards(window) == []


def test_a_sketch_that_is_taken_back_takes_its_advice_along(window: Window) -> None:
    do(window, Sketch(RIGHT))
    do(window, Sketch(WRONG))
    do(window, Undo())
    assert cards(window) == []


def test_advice_on_a_draft_is_read_and_nobody_else_is_asked(window: Window) -> None:
    do(window, Sketch(WRONG))
    (card,) = cards(window)
    assert card.got_it.isVisibleTo(card)
    assert not card.keep.isVisibleTo(card)
    assert not card.take_back.isVisibleTo(card)
    card.got_it.click()
    rest()
    assert cards(window) == []


def test_advice_on_a_draft_is_of_its_seat_alone(window: Window, table: LocalTable) -> None:
    do(window, Sketch(WRONG))
    assert window.bridge is not None
    window.bridge.act_as(1)
    rest()
    assert cards(window) == []
    table.sit(1)
    window.bridge.act_as(0)
    rest()
    assert len(cards(window)) == 1


def test_the_table_says_what_is_shown_of_it(window: Window) -> None:
    do(window, Sketch(WRONG))
    do(window, SetOptions((("rule:twice", "off"),)))
    assert cards(window) == []


def test_before_a_plan_is_locked_it_can_be_asked_what_is_said_of_it(window: Window) -> None:
    assert window.side is not None
    watch = window.side.advice.watch
    assert watch is not None
    assert [one.rule for one in watch.foresee(LockPlan(WRONG))] == ["twice"]
    assert watch.foresee(LockPlan(RIGHT)) == []


def test_what_is_good_to_know_of_a_plan_goes_once_nobody_can_change_it(
    window: Window, table: LocalTable
) -> None:
    do(window, LockPlan(SHORT))
    assert [card.spoken.advice.rule for card in cards(window)] == ["once"]
    table.sit(1).ask(LockPlan(RIGHT))
    rest()
    assert cards(window) == []


def test_what_was_wrong_with_it_stays(window: Window, table: LocalTable) -> None:
    do(window, LockPlan(WRONG))
    table.sit(1).ask(LockPlan(RIGHT))
    rest()
    assert [card.spoken.advice.rule for card in cards(window)] == ["twice"]
