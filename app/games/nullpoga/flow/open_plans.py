"""Both plans as they lie open, with monsters called by the units that they are now."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import mark_of
from app.core.data.value import replace
from app.core.view import SeatView
from app.games.nullpoga.flow.plans_opening import open_plan_of
from app.games.nullpoga.resolver.board_values import SIDES
from app.games.nullpoga.resolver.turn_plans import Plan, Plans
from app.games.nullpoga.table.nullpoga_marks import CAME


def open_plans(view: SeatView) -> Plans:
    """Return both plans with monsters called as their units are called now."""
    came = {
        mark.text: unit.id
        for unit in view.units.values()
        if (mark := mark_of(unit.marks, CAME)) is not None
    }
    first, second = (_renamed(open_plan_of(view, side), side, came) for side in SIDES)
    return first, second


def _renamed(plan: Plan, side: int, came: Mapping[str, str]) -> Plan:
    """Call monsters that a spell of this plan brought by their units, as far as they have come."""

    def name(monster: str) -> str:
        return came.get(f"{side}{monster}", monster)

    return replace(
        plan,
        spells=tuple(
            replace(one, uid=f"{side}{one.uid}") if one.uid else one for one in plan.spells
        ),
        actions=tuple(replace(one, monster=name(one.monster)) for one in plan.actions),
        freeze=tuple(replace(one, monster=name(one.monster)) for one in plan.freeze),
        push=tuple(replace(one, monster=name(one.monster)) for one in plan.push),
    )
