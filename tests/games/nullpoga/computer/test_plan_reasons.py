from __future__ import annotations

from random import Random

from app.core.data.value import replace
from app.games.nullpoga.computer.computer_levels import why
from app.games.nullpoga.computer.plan_reasons import Expected, reasons_of
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Act, Plan
from app.games.nullpoga.resolver.working_board import WorkingBoard, settled
from tests.games.nullpoga.computer.plan_boards import seen_by_chance, table
from tests.games.nullpoga.planned import CARDS, side

QUIET = Expected(0, 0, 0, 0, (0,) * 5, 0, 0, (0, 0, 0, 0, 0))


def _said(plan: Plan, board: WorkingBoard, player: int = 0) -> list[str]:
    return [one.en for one in why(plan, settled(board), player, USUAL, CARDS, Random(1))]


def test_a_win_is_all_there_is_to_say() -> None:
    board = table(side({2: "ulvan"}), side(life=3))
    assert _said(Plan(actions=(Act("ulvan", "attack"),)), board) == ["It wins the game this turn."]


def test_a_blow_on_a_free_column_takes_life_and_land() -> None:
    board = table(side({2: "boar"}), side(), turn=1)
    said = _said(Plan(actions=(Act("boar", "attack"),)), board)
    assert said[:2] == ["It takes about 3 life.", "It lays waste to column 3."]


def test_the_second_side_is_told_of_its_own_gains() -> None:
    board = table(side({2: "rock"}), side({2: "boar"}), turn=1)
    said = _said(Plan(actions=(Act("boar'", "attack"),)), board, 1)
    assert "It destroys about 1 monster of the opponent's." in said


def test_a_game_that_may_be_lost_is_told_of() -> None:
    said = reasons_of(replace(QUIET, loses=0.5, lost=2))
    assert [one.en for one in said] == [
        "The game is lost this turn in 50 of 100 cases.",
        "It costs about 2 monsters.",
    ]


def test_there_is_always_something_to_say() -> None:
    assert reasons_of(replace(QUIET, life_lost=3))
    for seen in seen_by_chance(3, 1):
        assert _said(Plan(), seen)
