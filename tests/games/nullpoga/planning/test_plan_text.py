"""Plans as they are written under a seal, and what is none."""

from __future__ import annotations

import pytest

from app.core.seal import filled as filled_up
from app.core.seal import names_plan
from app.games.nullpoga.planning.plan_text import (
    MOST_ENTRIES,
    UnreadablePlanError,
    plan_text,
    read_plan,
)
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Summon

WHOLE = Plan(
    (
        Cast("meteor", Place(1, "battle", 3)),
        Cast("swap", pair=((0, "battle"), (1, "battle")), column=2),
        Cast("summon_ritual", Place(0, "battle", 2), monster="rat", uid="+1"),
        Cast("blaze"),
    ),
    (Summon("cat", 4),),
    (Act("u7", "move", 2), Act("u9", "attack"), Act("u3", "attack", aim=4), Act("+1", "attack")),
    (Freeze("u5", 1),),
    (Push("u6", "u2", 3),),
    "spells",
)


def test_a_plan_is_read_as_it_was_written() -> None:
    assert read_plan(plan_text(WHOLE)) == WHOLE
    assert names_plan(filled_up(plan_text(WHOLE)))
    assert read_plan("") == Plan()
    pushes = Plan(actions=(Act("u6", "push", 3, target="u2"),))
    assert read_plan(plan_text(pushes)) == pushes


@pytest.mark.parametrize(
    "text",
    [
        "cast",
        "cast meteor 2b3",
        "cast meteor 1x3",
        "cast meteor 1b9",
        "cast swap 0b-1b 5",
        "cast swap 0b-1b",
        "cast summon_ritual 0b2 rat 1",
        "summon rat",
        "summon rat 55",
        "move u1 -1",
        "attack",
        "attack u1 u2 u3",
        "repeat march",
        "summon rat 0;nonsense",
    ],
)
def test_what_is_no_plan_is_said_to_be_none(text: str) -> None:
    with pytest.raises(UnreadablePlanError):
        read_plan(text)


def test_a_plan_without_end_is_none() -> None:
    with pytest.raises(UnreadablePlanError):
        read_plan(";".join(["repeat spells"] * (MOST_ENTRIES + 1)))


def test_a_plan_that_no_seal_holds_is_not_written() -> None:
    with pytest.raises(ValueError, match="too long"):
        plan_text(Plan(summons=tuple(Summon("nightmare_lord", 1) for _ in range(60))))
