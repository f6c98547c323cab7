"""What the teacher plans: five turns by heart, then as the easiest computer player does."""

from __future__ import annotations

from random import Random

import pytest

from app.core.intents.seal_intents import LockPlan
from app.games.contracts.learning.lesson_contract import TEACHER
from app.games.nullpoga.computer.program_seats import plan_locked
from app.games.nullpoga.learn.teacher_plans import LEVEL, plays
from app.games.nullpoga.planning.plan_text import read_plan
from tests.games.nullpoga.learn.lesson_pupil import Pupil, at_step


@pytest.mark.parametrize(
    ("done", "acting", "summoned"),
    [
        (1, [], "rat"),
        (3, ["rat"], "frog"),
        (4, ["rat", "frog"], "jellyfish"),
        (5, ["jellyfish", "frog", "rat"], "turtle"),
        (6, ["rat"], "boar"),
    ],
)
def test_five_turns_are_known_by_heart(done: int, acting: list[str], summoned: str) -> None:
    view = at_step(done).table.sit(TEACHER).view
    locked = plays(view, done)
    assert locked is not None
    plan = read_plan(locked.plan)
    assert [view.cards[view.units[act.monster].base].ref for act in plan.actions] == acting
    assert {act.do for act in plan.actions} <= {"attack"}
    assert [one.card for one in plan.summons] == [summoned]


def test_after_that_it_plays_like_the_easiest_computer() -> None:
    view = at_step(7).table.sit(TEACHER).view
    assert plays(view, 7) == plan_locked(LEVEL, view, Random(view.turn.number))


def test_there_is_nothing_to_plan_before_the_game_and_once_a_plan_is_locked() -> None:
    pupil = Pupil()
    assert plays(pupil.table.sit(TEACHER).view, 0) is None
    pupil = at_step(1)
    pupil.ask(LockPlan("summon rat 0"), TEACHER)
    assert plays(pupil.table.sit(TEACHER).view, 1) is None
