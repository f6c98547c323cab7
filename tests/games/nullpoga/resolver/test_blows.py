from __future__ import annotations

import pytest

from tests.games.nullpoga.planned import attack, end, following, monster, side, steps_of, why


def test_an_empty_cell_costs_life_and_is_laid_waste_also_with_attack_nothing() -> None:
    theirs = end(side({2: "turtle"}), A={"actions": [attack("turtle")]})["B"]
    assert (theirs["life"], theirs["wild"]) == (20, [2])


def test_both_blows_of_a_step_fall_at_once() -> None:
    came = end(
        side({2: "wyvern"}),
        side({2: "wyvern"}),
        A={"actions": [attack("wyvern")]},
        B={"actions": [attack("wyvern'")]},
    )
    assert (came["A"]["battle"], came["B"]["battle"]) == ({}, {})


@pytest.mark.parametrize(("aim", "wild"), [(4, [4]), (None, [1])])
def test_the_archer_aims_where_it_likes(aim: int | None, wild: list[int]) -> None:
    entry = attack("archer") if aim is None else attack("archer", col=aim)
    assert end(side({1: "archer"}), A={"actions": [entry]})["B"]["wild"] == wild


def test_nobody_else_does() -> None:
    came = end(side({1: "boar"}), A={"actions": [attack("boar", col=4)]})
    assert came["B"]["wild"] == [1]


@pytest.mark.parametrize(
    ("whose", "column", "wild"), [("A", 1, [1, 2]), ("A", 4, [4]), ("B", 3, [2, 3]), ("B", 0, [0])]
)
def test_the_stoat_strikes_its_own_front_right_too(
    whose: str, column: int, wild: list[int]
) -> None:
    stoat = side({column: "stoat"})
    uid, foe = ("stoat", "B") if whose == "A" else ("stoat'", "A")
    sides = (stoat, None) if whose == "A" else (None, stoat)
    came = end(*sides, **{whose: {"actions": [attack(uid)]}})[foe]
    assert (came["wild"], came["life"]) == (wild, 20 - len(wild))


def test_the_jellyfish_stuns_for_the_whole_next_turn() -> None:
    sides = (side({2: "jellyfish"}), side({2: "turtle"}))
    plans = {
        "A": {"actions": [attack("jellyfish")]},
        "B": {"actions": [attack("rat'"), attack("turtle'")]},
    }
    steps = steps_of(*sides, **plans)
    assert why(steps) == [("lost", "gone")]
    turtle = steps[-1].board.sides[1].battle[2]
    assert turtle is not None
    assert (turtle.barred, turtle.stunned) == (True, False)


def test_the_snake_s_poison_ticks_at_the_same_turn_s_end() -> None:
    beast = monster("gaia_beast", life=7)
    came = end(side({2: "venom_snake"}), side({2: beast}), A={"actions": [attack("venom_snake")]})
    assert came["B"]["battle"]["2"]["life"] == 3


def test_a_doubled_monster_strikes_twice_as_hard() -> None:
    ours = side({0: "boar"}, hand=["mecha_golem"])
    plan = {"summons": [{"card": "mecha_golem", "col": 2}], "actions": [attack("boar")]}
    assert following(ours, A=plan)["B"]["life"] == 14
