from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from app.games.nullpoga.resolver.chance_orders import (
    NoDrawLeftError,
    columns_of,
    drawn_orders,
    is_order,
    most_draws,
)
from app.games.nullpoga.resolver.turn_resolution import resolve
from tests.games.nullpoga.planned import IN_ORDER, laid, side


def test_an_order_names_every_cell_once() -> None:
    assert all(map(is_order, islice(drawn_orders(Random(1)), 20)))
    assert not is_order((0, 0, 1))


def test_the_columns_of_an_order_are_drawn_evenly() -> None:
    first = Counter(columns_of(one)[0] for one in islice(drawn_orders(Random(2)), 5000))
    assert sorted(first) == [0, 1, 2, 3, 4]
    assert all(850 < count < 1150 for count in first.values())


def test_the_same_seed_draws_the_same() -> None:
    first, second = (list(islice(drawn_orders(Random(3)), 4)) for _ in range(2))
    assert first == second


def test_most_draws_are_enough() -> None:
    board, plans = laid(
        side(battle={0: "thunder_colossus", 1: "chrono_mage"}, hand=["fire_rain"] * 2, mana=40),
        side(battle={1: "turtle"}, hand=["mecha_golem"]),
        A={"spells": [{"card": "fire_rain"}] * 2, "repeat": "spells"},
        B={"summons": [{"card": "mecha_golem", "col": 0}]},
    )
    most = most_draws(board, plans)
    assert resolve(board, plans, draws=[IN_ORDER] * most)
    with pytest.raises(NoDrawLeftError):
        resolve(board, plans, draws=[IN_ORDER])


def test_a_turn_without_chance_needs_no_draw() -> None:
    board, plans = laid(side(battle={0: "rat"}))
    assert most_draws(board, plans) == 0
    assert resolve(board, plans)
