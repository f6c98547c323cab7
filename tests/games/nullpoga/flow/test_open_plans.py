"""Plans as they lie open, with what their spells bring called by its unit."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.resolver.turn_plans import NOTHING
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_both_may_call_what_they_bring_alike() -> None:
    table = PogaTable(Half(hand="summon_ritual boar"), Half(hand="summon_ritual cat"))
    plans = ("cast summon_ritual 0b0 boar +1;attack +1", "cast summon_ritual 1b4 cat +1;attack +1")
    table.turn(*plans)
    assert [side.life for side in table.board().sides] == [19, 17]


def test_what_a_spell_is_to_bring_is_called_by_its_unit_once_it_has_come() -> None:
    table = PogaTable(Half(hand="summon_ritual boar"))
    table.lock("cast summon_ritual 0b1 boar +1;attack +1")
    planned, _ = open_plans(table.view())
    assert planned.spells[0].uid == "0+1"
    assert planned.actions[0].monster == "+1"
    table.run(before="actions")
    planned, _ = open_plans(table.view())
    assert planned.actions[0].monster == table.unit("battle.0#2")


def test_a_plan_that_is_locked_plans_nothing_yet() -> None:
    table = PogaTable(Half("1:boar"))
    text = f"attack {table.unit('battle.0#1')}"
    table.ask(0, LockPlan(text))
    assert open_plans(table.view(0)) == (NOTHING, NOTHING)
    table.ask(1, LockPlan(""))
    assert len(open_plans(table.view(1))[0].actions) == 1
