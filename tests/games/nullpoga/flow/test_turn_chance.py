"""The chance of a turn: drawn once, and told apart by phase from then on."""

from __future__ import annotations

from app.games.nullpoga.flow.turn_chance import chance_of, phase_orders
from app.games.nullpoga.resolver.chance_orders import is_order
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_chance_is_drawn_as_the_plans_open_and_stays_the_same() -> None:
    table = PogaTable(Half(hand="rat"), Half())
    assert chance_of(table.view()) == ""
    table.lock("summon rat 0")
    drawn = chance_of(table.view(0))
    assert drawn == chance_of(table.view(1)) != ""
    table.run(before="end")
    assert chance_of(table.view()) == drawn


def test_each_phase_has_outcomes_of_its_own() -> None:
    orders = {phase: phase_orders("1-2-3-4", phase) for phase in ("spells", "summon")}
    dealt = {phase: [next(found) for _ in range(50)] for phase, found in orders.items()}
    assert all(is_order(order) for found in dealt.values() for order in found)
    assert dealt["spells"] != dealt["summon"]
    assert dealt["spells"][0] == next(phase_orders("1-2-3-4", "spells"))
    first = [order[0] for order in (next(phase_orders(f"{n}", "spells")) for n in range(2000))]
    assert all(140 < first.count(cell) < 260 for cell in range(10))
