"""Freezing and pushing, before the first step of the action phase."""

from __future__ import annotations

from typing import Any

from app.games.nullpoga.resolver.action_start import column_of
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.working_board import working
from tests.games.nullpoga.planned import (
    CARDS,
    attack,
    end,
    happened,
    laid,
    side,
    stats,
    steps_of,
    why,
)


def freeze(column: int, uid: str = "frost_witch") -> list[dict[str, Any]]:
    return [{"m": uid, "col": column}]


def push(target: str, to: int, uid: str = "tempest_knight") -> list[dict[str, Any]]:
    return [{"m": uid, "target": target, "to": to}]


def test_who_stands_in_the_frozen_column_cannot_act() -> None:
    steps = steps_of(
        side({0: "frost_witch"}),
        side(standby={2: "boar"}),
        A={"freeze": freeze(2)},
        B={"actions": [attack("boar'")]},
    )
    assert why(steps) == [("lost", "barred")]


def test_two_witches_freeze_each_other() -> None:
    steps = steps_of(
        side({2: "frost_witch"}),
        side({2: "frost_witch"}),
        A={"freeze": freeze(2), "actions": [attack("frost_witch")]},
        B={"freeze": freeze(2, "frost_witch'"), "actions": [attack("frost_witch'")]},
    )
    assert why(steps) == [("lost", "barred"), ("lost", "barred")]


def test_a_witch_freezes_once_and_nobody_else_does() -> None:
    steps = steps_of(
        side({0: "frost_witch", 1: "rat"}),
        side({2: "boar"}),
        A={"freeze": [*freeze(2), *freeze(3), *freeze(2, "rat")]},
    )
    assert why(steps) == [("lost", "freeze"), ("lost", "freeze")]
    assert why(steps_of(side({0: "frost_witch"}), A={"freeze": freeze(2)})) == [
        ("failed", "nobody")
    ]


def test_a_push_moves_an_enemy_before_the_first_step_and_is_no_act() -> None:
    came = end(
        side({0: "tempest_knight"}),
        side({0: "turtle"}),
        A={"push": push("turtle'", 4), "actions": [attack("tempest_knight")]},
    )
    assert stats(came["B"]["battle"]) == {"4": ("turtle", 0, 4)}
    assert (came["B"]["life"], came["B"]["wild"]) == (17, [0])


def test_it_misfires_where_the_goal_is_taken_or_the_monster_gone() -> None:
    ours, theirs = side({0: "tempest_knight"}), side({0: "turtle", 1: "cat"})
    assert why(steps_of(ours, theirs, A={"push": push("turtle'", 1)})) == [("failed", "taken")]
    assert why(steps_of(ours, theirs, A={"push": push("boar'", 2)})) == [("failed", "nobody")]


def test_knights_push_in_the_order_of_their_columns() -> None:
    knights = {column: {"id": f"k{column}", "card": "tempest_knight"} for column in (1, 3)}
    plan = {"push": [*push("turtle'", 4, "k3"), *push("turtle'", 2, "k1")]}
    came = end(side(knights), side({0: "turtle"}), A=plan)
    assert list(came["B"]["battle"]) == ["4"]


def test_a_push_is_no_act_and_who_is_frozen_pushes_all_the_same() -> None:
    steps = steps_of(
        side({0: "tempest_knight"}),
        side({0: "frost_witch"}),
        A={"push": push("frost_witch'", 4)},
        B={"freeze": freeze(0, "frost_witch'")},
    )
    assert why(steps) == []
    assert [one.place for one in happened(steps, "pushed")] == [Place(1, "battle", 4)]


def test_who_stands_behind_is_pushed_to_the_front() -> None:
    ours, theirs = side({0: "tempest_knight"}), side({1: "cat"}, {1: "boar"})
    came = end(ours, theirs, A={"push": push("boar'", 3)})
    assert sorted(came["B"]["battle"]) == ["1", "3"]
    assert came["B"]["standby"] == {}


def test_as_an_act_a_push_takes_the_knight_s_step() -> None:
    entry = {"m": "tempest_knight", "do": "push", "target": "turtle'", "to": 4}
    plan = {"actions": [entry, attack("tempest_knight")]}
    sides = (side({0: "tempest_knight"}), side({0: "turtle"}))
    steps = steps_of(*sides, A=plan, rulings={"push": "as_act"})
    assert why(steps) == [("lost", "acted")]
    assert why(steps_of(*sides, A=plan)) == [("lost", "push")]


def test_a_monster_is_found_by_its_name() -> None:
    line = working(laid(side({3: "boar"}))[0], CARDS).battle[0]
    assert (column_of(line, "boar"), column_of(line, "cat")) == (3, -1)
