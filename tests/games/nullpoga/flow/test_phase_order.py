"""The phases of a turn in their order, and which of them are still to come."""

from __future__ import annotations

from itertools import chain

from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import SetPhase
from app.games.nullpoga.flow.phase_order import (
    CARRIED_OUT,
    OVER,
    PLAN,
    TITLES,
    coming_phases,
    plans_are_open,
)
from app.games.nullpoga.resolver.turn_resolution import PHASES
from tests.games.nullpoga.poga_table import PogaTable


def test_together_they_are_the_turn_of_the_resolver_and_each_has_a_title() -> None:
    assert tuple(chain.from_iterable(CARRIED_OUT.values())) == tuple(PHASES)
    assert tuple(TITLES) == (PLAN, *CARRIED_OUT, OVER)


def test_nothing_comes_before_both_plans_lie_open() -> None:
    table = PogaTable()
    table.ask(0, LockPlan(""))
    assert not plans_are_open(table.view())
    assert coming_phases(table.view()) == ()
    table.ask(1, LockPlan(""))
    assert plans_are_open(table.view())
    assert coming_phases(table.view()) == ("spells", "march", "summon", "actions", "end")


def test_what_was_carried_out_comes_no_more() -> None:
    table = PogaTable()
    table.lock()
    for phase, coming in (("summon", ("actions", "end")), ("end", ()), (OVER, ())):
        table.ask(0, SetPhase(phase))
        assert coming_phases(table.view()) == coming
