"""The first game, played by somebody who does what is said; and by somebody who does not."""

from __future__ import annotations

import pytest

from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, astray
from app.session.seat.seat_adviser import SeatAdviser
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


def test_whoever_does_what_is_said_reads_no_word_against_it(pupil: Pupil) -> None:
    host, make = pupil.table.host, SPEC.adviser
    assert make is not None
    advisers = []
    for seat in (PUPIL, TEACHER):
        client = pupil.table.sit(seat)
        adviser = SeatAdviser(make(), seat, client.node, client.view, host.retell, _raised)
        client.listeners.append(adviser.told)
        advisers.append(adviser)
    play(pupil, 10)
    for adviser in advisers:
        while not adviser.catch_up(100):
            pass
        said = [one for node in range(len(host.tree)) for one in adviser.advice_at(node)]
        assert [one.message.en for one in said if one.severity != "reminder"] == []


def _raised(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem
