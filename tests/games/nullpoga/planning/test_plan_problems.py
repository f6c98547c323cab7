"""What of a plan will come to nothing as things stand, and why."""

from __future__ import annotations

import pytest

from app.games.nullpoga.planning.plan_problems import (
    act_problem,
    cast_problem,
    cost_at,
    summon_problem,
)
from app.games.nullpoga.planning.plan_text import read_plan
from app.games.nullpoga.table.nullpoga_reasons import REASONS
from tests.games.nullpoga.poga_table import Half, PogaTable

HAND = "meteor rock_spell flame_guard summon_ritual boar wyvern rat"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cast meteor 1b0", ""),
        ("cast meteor 1b2", ""),
        ("cast meteor 1s0", "nobody"),
        ("cast flame_guard 0b3", "nobody"),
        ("cast rock_spell 0b0", "taken"),
        ("cast blaze", "not_in_hand"),
        ("cast summon_ritual 0b1 boar +1", ""),
        ("cast summon_ritual 0b1 wyvern +1", "cost"),
        ("cast summon_ritual 0b1 cat +1", "not_in_hand"),
    ],
)
def test_why_a_spell_will_do_nothing(text: str, reason: str) -> None:
    table = PogaTable(Half("1:cat", hand=HAND), Half("5:cat"))
    found = cast_problem(table.view(), read_plan(text), table.board(), 0)
    assert found == (REASONS[reason] if reason else None)


def test_what_is_spent_before_counts() -> None:
    table = PogaTable(Half(hand=HAND, mana=3))
    plan = read_plan("cast meteor 1b0;summon rat 0")
    assert cost_at(table.view(), "meteor") == 3
    assert cast_problem(table.view(), plan, table.board(), 0) is None
    assert summon_problem(table.view(), plan, table.board(), 0) == REASONS["mana"]


def test_a_standby_cell_is_free_where_who_stands_there_marches_off() -> None:
    table = PogaTable(Half("2:boar", "1:cat 2:cat", hand="rat rat"))
    plan = read_plan("summon rat 0;summon rat 1")
    found = [summon_problem(table.view(), plan, table.board(), at) for at in (0, 1)]
    assert found == [None, REASONS["taken"]]


def test_why_an_act_will_come_to_nothing() -> None:
    table = PogaTable(Half("1:boar 2:cat 4:rock"))
    boar, cat, rock = (table.unit(f"battle.0#{cell}") for cell in (1, 2, 4))
    acts = (f"move {cat} 0", f"move {boar} 4", f"attack {boar}", f"attack {rock}", "attack u99")
    plan = read_plan(";".join(acts))
    found = [act_problem(table.view(), plan, table.board(), at) for at in range(5)]
    assert found == [REASONS[why] for why in ("taken", "no_cell", "acted", "barred", "gone")]
    alone = read_plan(f"move {cat} 2;attack {boar}")
    assert [act_problem(table.view(), alone, table.board(), at) for at in (0, 1)] == [None, None]
