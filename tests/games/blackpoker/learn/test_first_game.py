"""The first game, played by somebody who does what is said; and by somebody who does not."""

from __future__ import annotations

import pytest

from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.contracts.learning.lesson_contract import astray
from tests.games.blackpoker.learn.first_pupil import Pupil, play


@pytest.fixture
def pupil() -> Pupil:
    return Pupil()


def test_who_does_what_is_said_wins_in_ten_steps(pupil: Pupil) -> None:
    assert len(FIRST_GAME.steps) == 10
    play(pupil, 10)
    assert pupil.view.turn.phase == OVER
    assert pupil.view.turn.number == 3
    assert not astray(FIRST_GAME, pupil.done, pupil.view)
    assert not pupil.view.zones["deck.1"].count
    assert pupil.view.zones["deck.0"].count
