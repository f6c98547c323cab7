"""The five turns that are taught, as the pupil plays them."""

from __future__ import annotations

import pytest

from app.core.intents.seal_intents import Sketch
from app.games.contracts.learning.lesson_contract import PUPIL
from app.games.nullpoga.flow.phase_order import CARRIED_OUT
from app.games.nullpoga.learn.pupil_turns import TURNS
from app.games.nullpoga.learn.taught_turn import monster
from tests.games.nullpoga.learn.lesson_pupil import at_step


def test_the_cat_before_the_rat_is_the_wrong_order() -> None:
    pupil = at_step(4)
    rat, cat = (monster(pupil.view, PUPIL, one) for one in ("rat", "cat"))
    pupil.ask(Sketch(f"move {cat} 2;move {rat} 1;summon boar 3"))
    assert "The order counts" in pupil.says
    pupil.press("lock")
    assert not pupil.teacher()


def test_a_meteor_at_somebody_else_is_not_what_is_asked_for() -> None:
    pupil = at_step(5)
    pupil.drag_card("meteor", "battle.1#5")
    assert "onto the Frog" in pupil.says
    pupil.drag_card("meteor", "battle.1#3")
    assert "onto the Frog" not in pupil.says


@pytest.mark.parametrize(("done", "turn"), [(1, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_each_turn_begins_where_the_one_before_led(done: int, turn: int) -> None:
    view = at_step(done).view
    assert view.turn.number == turn
    assert TURNS[turn].lies(view)
    assert [number for number, one in TURNS.items() if one.lies(view)] == [turn]


def test_what_is_said_of_phases_is_said_of_phases_that_there_are() -> None:
    for turn in TURNS.values():
        assert turn.wants
        assert turn.told.keys() <= CARRIED_OUT.keys()
