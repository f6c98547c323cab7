"""Steps, moves, healing and the phase carried out once more."""

from __future__ import annotations

import pytest

from tests.games.nullpoga.planned import attack, end, monster, move, side, stats, steps_of, why


@pytest.mark.parametrize(("to", "reason"), [(0, "no_cell"), (3, "taken"), (2, "no_cell")])
def test_a_move_goes_to_a_free_neighbouring_cell(to: int, reason: str) -> None:
    steps = steps_of(side({2: "rat", 3: "cat"}), A={"actions": [move("rat", to)]})
    assert why(steps) == [("failed", reason)]


def test_ranmaru_grows_with_each_move() -> None:
    came = end(side({2: "ranmaru"}), A={"actions": [move("ranmaru", 3)]})["A"]
    assert stats(came["battle"]) == {"3": ("ranmaru", 3, 1)}


def test_a_monster_acts_once_and_a_lost_entry_shifts_nothing() -> None:
    plan = {"actions": [attack("rat"), attack("rat"), attack("nobody"), attack("cat")]}
    steps = steps_of(side({0: "rat", 1: "cat"}), A=plan)
    assert why(steps) == [("lost", "acted"), ("lost", "gone")]
    assert [one.number for one in steps if one.phase == "actions"] == [1, 2, 3, 4]


def test_nobody_acts_from_standby() -> None:
    steps = steps_of(side({1: "rat"}, {1: "cat"}), A={"actions": [attack("cat")]})
    assert why(steps) == [("lost", "gone")]


def test_moves_first_is_another_reading() -> None:
    sides = (side({0: "rat", 2: "boar"}), side({2: "wyvern"}))
    plans = {
        "A": {"actions": [attack("rat"), move("boar", 3)]},
        "B": {"actions": [attack("wyvern'")]},
    }
    steps = steps_of(*sides, rulings={"acting": "moves_first"}, **plans)
    assert [one.phase for one in steps][2:4] == ["moves", "attacks"]
    assert stats(end(*sides, rulings={"acting": "moves_first"}, **plans)["A"]["battle"]) == {
        "0": ("rat", 1, 1),
        "3": ("boar", 3, 2),
    }
    assert stats(end(*sides, **plans)["A"]["battle"]) == {"0": ("rat", 1, 1)}


def test_the_seraphim_heals_its_battle_zone_after_the_last_step() -> None:
    ours = side(
        {0: monster("seraphim", life=3), 1: monster("turtle", life=3)}, {1: monster("cat", life=1)}
    )
    came = end(ours)["A"]
    assert [held["life"] for held in came["battle"].values()] == [5, 4]
    assert came["standby"]["1"]["life"] == 1


def test_two_heal_twice() -> None:
    row = {0: monster("seraphim", "s0", life=1), 1: monster("seraphim", "s1")}
    assert end(side(row))["A"]["battle"]["0"]["life"] == 5


def test_the_mage_has_the_acts_carried_out_once_more() -> None:
    ours = side({0: "chrono_mage", 1: "boar"})
    plan = {"actions": [attack("boar"), move("chrono_mage", 1)], "repeat": "actions"}
    steps = steps_of(ours, A=plan)
    assert why(steps) == [("failed", "taken"), ("failed", "taken")]
    assert steps[-1].board.sides[1].life == 14


def test_both_repeats_go_step_by_step_too() -> None:
    both = side({0: "chrono_mage", 1: "rat"})
    steps = steps_of(
        both,
        both,
        A={"actions": [attack("chrono_mage")], "repeat": "actions"},
        B={"actions": [attack("chrono_mage'")], "repeat": "actions"},
    )
    numbers = [one.number for one in steps if one.phase == "actions"]
    assert numbers == [1, 2]
    assert [side_.battle[0] for side_ in steps[-1].board.sides] == [None, None]


def test_a_win_ends_the_repeat() -> None:
    plan = {"actions": [attack("chrono_mage")], "repeat": "actions"}
    steps = steps_of(side({0: "chrono_mage"}), side(life=2), A=plan)
    assert [one.number for one in steps if one.phase == "actions"] == [1]
    assert steps[-1].board.winner == "A"
