"""The ten steps: each is told before it is done, and what is undone is to be done again."""

from __future__ import annotations

import pytest

from app.core.intent import Undo
from app.core.intents.turn_intents import PassChance
from app.games.blackpoker.actions.every_action import ACTIONS
from app.games.blackpoker.computer.legal_moves import to_resolve
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.contracts.learning.lesson_contract import PUPIL, astray, passed
from tests.games.blackpoker.learn.first_pupil import Pupil, play


@pytest.fixture
def pupil() -> Pupil:
    return Pupil()


def test_each_step_is_reached_and_told_before_it_is_done(pupil: Pupil) -> None:
    for number in range(1, 11):
        play(pupil, number)
        assert pupil.done == number
    assert len(set(pupil.hints)) > 10


def test_what_is_undone_is_to_be_done_again(pupil: Pupil) -> None:
    play(pupil, 1)
    pupil.do(Undo())
    assert passed(FIRST_GAME, 0, pupil.view) == 0


def test_who_goes_on_without_a_step_is_told(pupil: Pupil) -> None:
    for _ in range(60):
        if pupil.view.turn.number > 1:
            break
        if not pupil.teacher():
            resolves = to_resolve(pupil.view, PUPIL, pupil.answer)
            if resolves is not None:
                pupil.do(resolves)
            elif pupil.view.stage.declarations:
                pupil.do(PassChance())
            else:
                pupil.start("end")
            pupil.look()
    assert pupil.done == 0
    assert astray(FIRST_GAME, pupil.done, pupil.view)


def test_hints_name_actions_of_the_game(pupil: Pupil) -> None:
    known = {action.id for action in ACTIONS} | {""}
    while pupil.done < 10:
        hint = FIRST_GAME.steps[pupil.done].hint(pupil.view)
        assert hint.action in known
        if not pupil.teacher():
            pupil.follow()
