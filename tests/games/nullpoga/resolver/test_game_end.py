from __future__ import annotations

from typing import Any

import pytest

from tests.games.nullpoga.planned import attack, end, happened, side, steps_of


def struck(ours: dict[str, Any], theirs: dict[str, Any], **rulings: str) -> Any:
    """Both sides' rats attack facing empty cells."""
    return end(
        side(battle={4: "rat"}, **ours),
        side(battle={0: "rat"}, **theirs),
        rulings=rulings,
        A={"actions": [attack("rat")]},
        B={"actions": [attack("rat'")]},
    )["winner"]


@pytest.mark.parametrize(
    ("ours", "theirs", "winner"),
    [
        ({}, {}, None),
        ({}, {"life": 1}, "A"),
        ({"life": 1}, {}, "B"),
        ({"life": 1}, {"life": 1}, "draw"),
        ({}, {"wild": [0, 1, 2, 3]}, "A"),
        ({"wild": [1, 2, 3, 4], "life": 9}, {"wild": [0, 1, 2, 3], "life": 8}, "A"),
        ({"wild": [1, 2, 3, 4], "life": 9}, {"wild": [0, 1, 2, 3], "life": 9}, "draw"),
        ({"life": 1}, {"wild": [0, 1, 2, 3]}, "B"),
    ],
)
def test_who_wins(ours: dict[str, Any], theirs: dict[str, Any], winner: str | None) -> None:
    assert struck(ours, theirs) == winner


@pytest.mark.parametrize(("wild", "winner"), [([1, 2, 3], "A"), ([0, 1, 2], None)])
def test_four_in_a_row_are_enough_where_people_agreed(wild: list[int], winner: str | None) -> None:
    assert struck({}, {"wild": wild}, wilderness="four_in_a_row") == winner


def test_how_it_was_won_is_told() -> None:
    steps = steps_of(side(battle={4: "rat"}), side(life=1), A={"actions": [attack("rat")]})
    assert [(one.side, one.reason) for one in happened(steps, "won")] == [(0, "life")]
    assert steps[-1].phase == "actions"


@pytest.mark.parametrize(("life", "winner"), [(19, "B"), (20, "draw"), (21, "A")])
def test_life_decides_without_cards_where_people_agreed(life: int, winner: str) -> None:
    sides = (side(deck=[], life=life), side(deck=[]))
    steps = steps_of(*sides, rulings={"empty_decks": "life_decides"})
    assert (steps[-1].phase, steps[-1].board.winner) == ("turn_start", winner)
    assert steps_of(*sides)[-1].board.winner == ""


def test_one_empty_deck_ends_nothing() -> None:
    steps = steps_of(side(deck=[]), side(), rulings={"empty_decks": "life_decides"})
    assert steps[-1].board.winner == ""
