"""What the teacher of the first game does, and what it chooses where a deed asks."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.intents.turn_intents import PassChance
from app.games.blackpoker.learn.teacher_play import is_by, plays
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER
from tests.games.blackpoker.learn.first_pupil import Pupil, play

THEIRS, DOWN_STEP = 2, 8


@pytest.fixture
def pupil() -> Pupil:
    return Pupil()


def test_in_the_turn_of_the_pupil_it_passes(pupil: Pupil) -> None:
    assert plays(pupil.table.sit(TEACHER).view, 0) is None, "nothing is on the stage"
    play(pupil, 2)
    assert is_by(pupil.view, "summonsSoldier", PUPIL)
    assert not is_by(pupil.view, "summonsSoldier", TEACHER)
    assert plays(pupil.table.sit(TEACHER).view, 2) == PassChance()


def test_in_its_own_turn_it_attacks(pupil: Pupil) -> None:
    play(pupil, 4)
    for _ in range(60):
        if is_by(pupil.view, "attack", TEACHER):
            break
        if not pupil.teacher():
            pupil.follow()
    assert is_by(pupil.view, "attack", TEACHER)
    assert pupil.view.turn.number == THEIRS


def test_up_is_answered_with_down_in_its_step_alone(pupil: Pupil) -> None:
    play(pupil, DOWN_STEP)
    view = pupil.table.sit(TEACHER).view
    assert is_by(view, "up", PUPIL)
    down = plays(view, DOWN_STEP)
    assert isinstance(down, Procedure)
    assert dict(down.arguments)["action"] == "down"
    assert plays(view, DOWN_STEP - 1) == PassChance()
