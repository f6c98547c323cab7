from __future__ import annotations

from tests.games.nullpoga.planned import attack, end, monster, side, stats


def test_who_stands_on_standby_goes_forward_and_may_act() -> None:
    came = end(side(standby={2: "boar"}), A={"actions": [attack("boar")]})
    assert stats(came["A"]["battle"]) == {"2": ("boar", 3, 2)}
    assert came["B"]["life"] == 17


def test_nobody_marches_onto_a_taken_cell() -> None:
    came = end(side({2: "cat"}, {2: "boar"}))["A"]
    assert (stats(came["battle"]), stats(came["standby"])) == (
        {"2": ("cat", 1, 2)},
        {"2": ("boar", 3, 2)},
    )


def test_the_cell_it_leaves_is_free_for_a_summons() -> None:
    ours = side(standby={2: "boar"}, hand=["rat"])
    came = end(ours, A={"summons": [{"card": "rat", "col": 2}]})["A"]
    assert stats(came["standby"]) == {"2": ("rat", 1, 1)}


def test_the_fire_dragon_breathes_on_those_in_front_and_beside() -> None:
    foes = {column: monster("turtle", f"t{column}") for column in range(5)}
    came = end(side(standby={0: "fire_dragon"}), side(foes, {0: "cat"}))["B"]
    assert [held["life"] for held in came["battle"].values()] == [2, 2, 4, 4, 4]
    assert came["standby"]["0"]["life"] == 2


def test_it_does_so_after_all_marches() -> None:
    came = end(side(standby={2: "fire_dragon"}), side(standby={3: "cat"}))["B"]
    assert (came["battle"], came["standby"]) == ({}, {})
