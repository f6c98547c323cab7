from __future__ import annotations

from typing import Any

import pytest

from app.games.nullpoga.cases.vector_reading import read_vector
from app.games.nullpoga.resolver.board_values import Place, Side
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from tests.games.nullpoga.planned import CARDS


def read(**said: Any) -> Any:
    return read_vector({"turns": [], **said}, CARDS)


def test_what_is_not_said_is_as_usual() -> None:
    vector = read(init={"turn": 12})
    assert vector.board.sides == (Side(mana=10, deck=("rat",) * 10),) * 2
    assert (vector.board.turn, vector.rulings) == (12, USUAL)


def test_a_monster_may_have_numbers_of_its_own() -> None:
    init = {"B": {"battle": {"2": {"id": "b", "card": "boar", "life": 9, "atk": 1}}}}
    boar = read(init=init).board.at(Place(1, "battle", 2))
    assert (boar.attack, boar.life, boar.full, boar.owner) == (1, 9, 9, 1)


def test_who_is_hurt_already_is_healed_to_the_card_s_life() -> None:
    init = {"A": {"battle": {"2": {"id": "a", "card": "turtle", "life": 1}}}}
    assert read(init=init).board.at(Place(0, "battle", 2)).full == 4


def test_an_empty_deck_is_none() -> None:
    assert read(init={"A": {"deck": []}}).board.sides[0].deck == ()


def test_options_are_read() -> None:
    assert read(options={"swap": "monsters"}).rulings == Rulings(swap="monsters")


@pytest.mark.parametrize("turn", [{}, {"plans": {}}, {"plans": {"A": {}}}])
def test_a_turn_needs_no_plans(turn: Any) -> None:
    assert len(read(turns=[turn]).turns) == 1
