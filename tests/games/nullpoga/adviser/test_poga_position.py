"""What rules look at: the table, names and costs, and a plan that is foreseen once for all."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.games.nullpoga.adviser.poga_memory import begin
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition, position_of
from app.games.nullpoga.planning.plan_text import read_plan
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from tests.games.nullpoga.poga_table import Half, PogaTable


def planned(table: PogaTable, text: str, by: int = 0, seat: int | None = None) -> PogaPosition:
    view = table.table.sit(by if seat is None else seat).view
    return position_of(view, begin(view), (Planned(by, read_plan(text), locked=False),))


def test_a_table_as_it_stands_has_no_plan_foreseen() -> None:
    view = PogaTable(options={"moving": "anywhere"}).view()
    there = position_of(view, begin(view), ())
    assert there.foreseen is None
    assert (there.number, there.rulings.moving) == (6, "anywhere")


def test_monsters_are_named_as_they_are_and_as_a_spell_will_bring_them() -> None:
    table = PogaTable(Half("1:boar", hand="summon_ritual rat"))
    there = planned(table, "cast summon_ritual 0b2 rat +1;attack +1")
    assert there.called(table.unit("battle.0#1")).en == "Boar"
    assert there.called("+1").en == "Rat"
    assert there.called("nobody").ja == "場にいないモンスター"
    assert there.about("+1") == ("seat.0",)


def test_cells_are_counted_from_the_left_of_their_owner() -> None:
    table = PogaTable()
    assert planned(table, "repeat spells").cell(Place(1, BATTLE, 0)).en == "enemy battle 5"
    assert planned(table, "repeat spells", by=1).cell(Place(1, BATTLE, 0)).en == "battle 5"


def test_costs_are_those_of_the_table() -> None:
    there = planned(PogaTable(), "repeat spells")
    assert (there.cost("meteor"), there.cost("nothing")) == (3, 0)


def test_a_judge_looks_at_a_plan_with_the_eyes_of_who_made_it() -> None:
    table = PogaTable(Half(), Half("5:boar"))
    seen = planned(table, f"attack {table.unit('battle.1#5')}", by=1, seat=JUDGE)
    assert seen.plan.outcome.board.sides[0].life == 17
