"""A turn judged afterwards: what the plan promised, what met it, what would have been better."""

from __future__ import annotations

from random import Random

from app.games.nullpoga.computer.plan_review import Promises, review
from app.games.nullpoga.computer.program_seats import PLAYERS
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Act, Plan, Summon
from app.games.nullpoga.resolver.working_board import WorkingBoard, settled
from tests.games.nullpoga.computer.plan_boards import table
from tests.games.nullpoga.planned import CARDS, side
from tests.games.nullpoga.poga_table import Half, PogaTable

ATTACKS = Plan(actions=(Act("ulvan", "attack"),))


def _judged(board: WorkingBoard, first: Plan, second: Plan, player: int = 0) -> Promises:
    return review((first, second), settled(board), player, USUAL, CARDS, Random(1))


def test_a_win_that_was_there_and_not_taken_is_found() -> None:
    board = table(side({2: "ulvan"}), side({1: "boar"}, life=3))
    found = _judged(board, Plan(), Plan())
    assert found.stood == found.promised > 0.9
    assert found.planned < found.stood - 0.05
    assert found.best == ATTACKS


def test_the_best_plan_is_no_better_than_itself() -> None:
    board = table(side({2: "ulvan"}), side({1: "boar"}, life=3))
    found = _judged(board, ATTACKS, Plan())
    assert found.best is None
    assert found.planned == found.promised > 0.9
    assert found.met == 1.0


def test_the_second_side_is_judged_from_its_own_side() -> None:
    board = table(side({1: "boar"}, life=3), side({2: "ulvan"}))
    attacks = Plan(actions=(Act("ulvan'", "attack"),))
    assert _judged(board, Plan(), attacks, 1).met == 1.0
    assert _judged(board, Plan(), attacks, 0).met == -1.0


def test_what_the_other_plan_names_was_in_its_hand() -> None:
    board = table(side({2: "boar"}), side(), turn=8)
    board.hand[1] = ["", "", ""]
    summons = Plan(summons=(Summon("ulvan", 2),))
    with_it, without = (_judged(board, Plan(), plan).met for plan in (summons, Plan()))
    assert with_it < without - 0.02, "a strong monster came for the other side"


def test_the_same_is_judged_alike() -> None:
    board = table(side({2: "boar"}, hand=["cat"]), side({1: "rat"}), turn=4)
    assert _judged(board, Plan(), Plan()) == _judged(board, Plan(), Plan())


def test_a_turn_at_a_table_is_judged_in_chances_and_words() -> None:
    game = PogaTable(Half("3:ulvan"), Half("1:boar", life=3), turn=5)
    before = game.view(0)
    game.lock("", "")
    load = PLAYERS["5"].judges
    assert load is not None
    judged = load()(before, game.view(0), Random(1))
    assert 0 <= judged.planned < judged.stood <= judged.promised == 1
    assert [one.en for one in judged.best] == ["Ulvan attacks enemy battle 3"]
    assert all(player.judges is None for name, player in PLAYERS.items() if name != "5")
