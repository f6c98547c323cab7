from __future__ import annotations

from typing import Any

import pytest

from app.games.nullpoga.cases.case_values import CaseError
from app.games.nullpoga.cases.plan_reading import read_plan
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Summon
from tests.games.nullpoga.planned import CARDS


def test_a_whole_plan_is_read() -> None:
    plan = {
        "spells": [
            {"card": "meteor", "target": {"side": "B", "row": "battle", "col": 1}},
            {"card": "swap", "pair": [["A", "battle"], ["B", "battle"]], "col": 2},
        ],
        "summons": [{"card": "rat", "col": 3, "id": "a1"}],
        "actions": [{"m": "a2", "do": "move", "to": 4}, {"m": "a3", "do": "attack", "col": 0}],
        "freeze": [{"m": "a4", "col": 1}],
        "push": [{"m": "a5", "target": "b1", "to": 2}],
        "repeat": "spells",
    }
    assert read_plan(plan, "", CARDS) == Plan(
        (
            Cast("meteor", Place(1, "battle", 1)),
            Cast("swap", pair=((0, "battle"), (1, "battle")), column=2),
        ),
        (Summon("rat", 3, "a1"),),
        (Act("a2", "move", 4), Act("a3", "attack", aim=0)),
        (Freeze("a4", 1),),
        (Push("a5", "b1", 2),),
        "spells",
    )


@pytest.mark.parametrize(
    ("plan", "where"),
    [
        ({"spell": []}, "p"),
        ({"spells": {}}, "p.spells"),
        ({"spells": [{}]}, "p.spells.1.card"),
        ({"spells": [{"card": "swap", "pair": [["A", "battle"]]}]}, "p.spells.1.pair"),
        ({"spells": [{"card": "swap", "pair": [["A"], ["B"]]}]}, "p.spells.1.pair.1"),
        ({"summons": [{"card": "rat"}]}, "p.summons.1.col"),
        ({"summons": [{"card": "rat", "col": 1}] * 61}, "p.summons"),
        ({"actions": [{"m": "a", "do": "dance"}]}, "p.actions.1.do"),
        ({"actions": [{"m": "a", "do": "move"}]}, "p.actions.1.to"),
        ({"actions": [{"m": "a", "do": "push", "to": 1}]}, "p.actions.1.target"),
        ({"push": [{"m": "a", "to": 1}]}, "p.push.1.target"),
        ({"freeze": [{"col": 1}]}, "p.freeze.1.m"),
        ({"repeat": "march"}, "p.repeat"),
    ],
)
def test_a_plan_that_cannot_be_read_says_where(plan: Any, where: str) -> None:
    with pytest.raises(CaseError) as problem:
        read_plan(plan, "p", CARDS)
    assert problem.value.where == where
