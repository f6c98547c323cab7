from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.cases.vector_snapshot import compared, snapshot
from tests.games.nullpoga.planned import laid, side


def test_a_snapshot_tells_the_whole_board_sorted() -> None:
    board, _ = laid(side({3: "boar"}, {0: "cat"}, hand=["rat", "boar"], wild=[4, 1]), turn=4)
    assert snapshot(board)["A"] == {
        "life": 20,
        "mana": 4,
        "hand": ["boar", "rat"],
        "wild": [1, 4],
        "battle": {"3": {"card": "boar", "attack": 3, "life": 2}},
        "standby": {"0": {"card": "cat", "attack": 1, "life": 2}},
    }


def test_decks_are_compared_and_not_told() -> None:
    board, _ = laid(side(deck=["rat", "cat"]))
    assert compared(board)["A"]["deck"] == ["cat", "rat"]
    assert "deck" not in snapshot(board)["A"]


def test_who_won_is_nobody_until_somebody_has() -> None:
    board, _ = laid()
    assert snapshot(board)["winner"] is None
    assert snapshot(replace(board, winner="draw"))["winner"] == "draw"
