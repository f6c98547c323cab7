"""Which phase comes next: one in which nothing is to be done is passed by."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_tasks import phase_step
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_phase_in_which_nothing_is_to_be_done_is_passed_by() -> None:
    table = PogaTable(Half("1:rat", "2:cat 1:boar", hand="rat"))
    for phase in ("march", "summon", "end"):
        if phase == "march":
            table.lock("summon rat 0")
        assert next_phase(table.view()) == phase
        table.ask(0, phase_step(phase))
    assert table.view().turn.number == 7


def test_the_seraphim_heals_although_nobody_acts() -> None:
    table = PogaTable(Half("1:seraphim"))
    table.ask(0, PutMark((table.unit("battle.0#1"),), "life", value=3))
    table.lock()
    assert next_phase(table.view()) == "actions"
    table.run(before="end")
    assert table.board().sides[0].battle[0].life == 5


def test_nothing_comes_next_while_a_plan_is_missing() -> None:
    table = PogaTable(Half("1:boar", "2:cat"))
    assert next_phase(table.view()) == ""
    table.lock()
    assert next_phase(table.view()) == "march"
