from __future__ import annotations

import pytest

from app.games.nullpoga.resolver.chance_orders import NoDrawLeftError
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.working_board import working
from tests.games.nullpoga.planned import CARDS, IN_ORDER, laid, side


def turn(*, told: bool = False) -> Turn:
    board, plans = laid(side(battle={2: "boar"}))
    return Turn(working(board, CARDS), plans, USUAL, [IN_ORDER], CARDS, told=told)


def test_chance_comes_in_as_outcomes_and_ends() -> None:
    one = turn()
    assert one.draw() == IN_ORDER
    with pytest.raises(NoDrawLeftError):
        one.draw()


def test_a_step_holds_what_was_told_since_the_last_one() -> None:
    one = turn(told=True)
    boar = one.board.battle[0][2]
    one.tell("moved", 0, boar, (0, "battle", 3))
    one.end_step("actions", 2)
    one.end_step("actions", 3)
    assert one.steps is not None
    first, second = one.steps
    assert (first.phase, first.number, second.happenings) == ("actions", 2, ())
    said = first.happenings[0]
    assert (said.what, said.monster, said.card, said.place and said.place.column) == (
        *("moved", "boar", "boar"),
        3,
    )


def test_nothing_is_told_where_nobody_asked() -> None:
    one = turn()
    one.tell("moved", 0)
    one.end_step("actions")
    assert one.steps is None


def test_a_trial_has_always_the_same_chance_and_tells_nothing() -> None:
    one = turn(told=True)
    trial = one.tried(one.board.copy())
    assert trial.draw() == trial.draw()
    assert trial.steps is None
