from __future__ import annotations

import pytest

from app.games.nullpoga.computer.board_worth import parts_of, worth
from app.games.nullpoga.computer.worth_weights import TRIED
from app.games.nullpoga.resolver.working_board import WorkingBoard
from tests.games.nullpoga.computer.plan_boards import boards_by_chance, table
from tests.games.nullpoga.planned import side


def _worth(a: dict[str, object], b: dict[str, object]) -> float:
    return worth(table(a, b), TRIED)


def _turned(board: WorkingBoard) -> WorkingBoard:
    turned = board.copy()
    for piles in (turned.life, turned.wild, turned.hand, turned.battle, turned.standby):
        piles.reverse()
    return turned


def test_a_board_seen_from_the_other_side_is_worth_the_opposite() -> None:
    for board in boards_by_chance(20, 1):
        assert worth(_turned(board), TRIED) == pytest.approx(-worth(board, TRIED))


def test_who_has_won_has_all() -> None:
    board = table(side(), side())
    assert worth(board, TRIED) == 0
    for winner, held in (("A", 1), ("B", -1), ("draw", 0)):
        board.winner = winner  # type: ignore[assignment]
        assert worth(board, TRIED) == held


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (side(life=12), side(life=9)),
        (side(), side(wild=[1])),
        (side({1: "boar"}), side({1: "rat"})),
        (side({}, {1: "boar"}), side()),
        (side({0: "rat"}, {0: "boar"}), side({0: "rat"})),
        (side(hand=["boar"]), side()),
    ],
    ids=["life", "wilderness", "monsters", "standby", "behind", "hand"],
)
def test_more_is_better(a: dict[str, object], b: dict[str, object]) -> None:
    assert _worth(a, b) > 0
    assert _worth(b, a) < 0


def test_the_last_points_of_life_are_worth_most() -> None:
    assert _worth(side(life=3), side(life=1)) > _worth(side(life=20), side(life=18))


def test_a_monster_that_faces_nobody_threatens_more() -> None:
    free = table(side({0: "boar"}), side({1: "turtle"}))
    faced = table(side({1: "boar"}), side({1: "turtle"}))
    assert parts_of(free, TRIED)[3] > parts_of(faced, TRIED)[3]
    free.battle[0][0].barred = True  # type: ignore[union-attr]
    assert parts_of(free, TRIED)[3] < 0.01
