"""Which step of a line of play comes next."""

from __future__ import annotations

import pytest

from app.core.intent import Flip, Jump
from app.core.intents.turn_intents import NextTurn
from app.ui.panels.history.step_line import StepLine, line_through
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

LINE = StepLine((0, 1, 2, 3, 4, 7), (0, 0, 1, 1, 2, 2))


@pytest.mark.parametrize(
    ("node", "by", "goal"), [(2, 1, 3), (2, -1, 1), (0, -1, 0), (7, 1, 7), (4, 1, 7), (9, -1, 4)]
)
def test_steps_go_to_the_ends_and_no_further(node: int, by: int, goal: int) -> None:
    assert LINE.step(node, by) == goal


@pytest.mark.parametrize(
    ("node", "by", "goal"),
    [(0, 1, 2), (2, 1, 4), (3, 1, 4), (4, 1, 7), (7, -1, 4), (4, -1, 2), (2, -1, 0), (0, -1, 0)],
)
def test_turns_begin_at_their_first_step(node: int, by: int, goal: int) -> None:
    assert LINE.turn(node, by) == goal


def test_the_next_that_is_meant_comes_after() -> None:
    assert LINE.next_that(2, lambda node: node % 2 == 0) == 4
    assert LINE.next_that(4, lambda node: node % 2 == 0) is None


def test_a_line_ends_at_the_present_or_at_the_end_of_its_branch() -> None:
    play: Play = lay(TOYS["duel"], 3)
    for step in (NextTurn(0), Flip(), Flip()):
        play.ask(0, step)
    play.ask(0, Jump(1))
    play.ask(0, Flip())
    history = play.table.seats[0].chronicle
    assert line_through(history, 1).steps == (0, 1, 4)
    assert line_through(history, 2).steps == (0, 1, 2, 3)
    assert line_through(history, 1).turns == (0, 1, 1)
