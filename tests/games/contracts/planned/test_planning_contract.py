"""What is shown of a plan that cannot be changed."""

from __future__ import annotations

from app.core.intents.seal_intents import Sketch
from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanGroup, PlanRow, still


def test_rows_of_a_still_group_say_the_same_and_do_nothing() -> None:
    spells = Words("Spells", "スペル")
    row = PlanRow("a.0", spells, number=1, cost=2, drops=Sketch(""), moves=(Sketch("b"),))
    group = PlanGroup(spells, rows=(row,))
    (same,) = still(group).rows
    assert (same.id, same.title, same.number, same.cost) == ("a.0", spells, 1, 2)
    assert (same.drops, same.moves) == (None, ())
    assert group.rows == (row,)
