"""What the rules ask for next: a plan of each, then phase after phase."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan
from app.games.nullpoga.flow.phase_tasks import phase_step, tasks
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_no_phase_is_carried_out_twice_by_two_who_press_at_once() -> None:
    table = PogaTable(Half(hand="rat"))
    table.lock("summon rat 0")
    step = phase_step("summon")
    table.ask(0, step)
    assert "Choose again" in table.refused(1, step).en


def test_nothing_is_carried_out_while_plans_are_made() -> None:
    table = PogaTable()
    assert "Choose again" in table.refused(0, phase_step("spells")).en


def test_the_task_of_each_is_to_plan_and_then_the_next_phase_is_everybodys() -> None:
    table = PogaTable(Half(hand="rat"))
    assert [task.seat for task in tasks(table.view(0))] == [0, 1]
    table.ask(0, LockPlan("summon rat 0"))
    assert [task.seat for task in tasks(table.view(0))] == [1]
    table.ask(1, LockPlan(""))
    assert [task.id for task in tasks(table.view(1))] == ["phase.summon"]
