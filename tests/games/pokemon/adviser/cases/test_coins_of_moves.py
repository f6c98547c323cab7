"""How a case file says how coins fell."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_coins import coins, is_coin
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import plays, reader


@pytest.mark.parametrize(
    ("said", "fell"),
    [
        ({"coin": "heads"}, (1,)),
        ({"flip": "Tails"}, (0,)),
        ({"flips": ["tails", "heads"]}, (0, 1)),
        ({"coins": "heads, tails"}, (1, 0)),
        ({"coins": [1, 0]}, (1, 0)),
        ({"heads": 0}, (0,)),
        ({"heads": 2}, (1, 1)),
        ({"heads": 1, "tails": 1}, (1, 0)),
        ({"coin_flip": True}, ()),
    ],
)
def test_coins_before_an_attack(said: dict[str, Any], fell: tuple[int, ...]) -> None:
    flip, attack = plays("attack", attack="Bite", **said)
    assert flip == c.FlipCoins(0, fell)
    assert isinstance(attack, p.Attack)


def test_no_coins_where_nobody_speaks_of_them() -> None:
    for said in ({}, {"coin": None}, {"coin": "edge"}, {"flip": False}, {"heads": True}):
        assert len(plays("attack", attack="Bite", **said)) == 1


@pytest.mark.parametrize(
    ("said", "fell"),
    [
        ({"coins": {"a1": "heads"}}, (1,)),
        ({"flips": {"a1": ["tails", "heads"]}}, (0, 1)),
        ({"flips": {"a1": "Asleep"}}, None),
        ({"flips": 3}, None),
    ],
)
def test_coins_of_each_pokemon(said: dict[str, Any], fell: tuple[int, ...] | None) -> None:
    assert coins(reader(**said)) == fell


def test_words_that_tell_how_a_coin_fell() -> None:
    assert [is_coin(word) for word in ("heads", "T", True, "オモテ")] == [True] * 4
    assert not any(is_coin(word) for word in ("Asleep", 3, None, ["heads"]))


def test_numbers_of_heads_and_tails_end_somewhere() -> None:
    assert coins(reader(heads=-2, tails=3)) == (0, 0, 0)
    assert coins(reader(heads=500, tails=500)) == (1,) * 99 + (0,) * 99
    assert coins(reader(heads=0, tails=0)) == (0,), "somebody flipped until tails"


def test_the_first_spelling_that_says_how_a_coin_fell_counts() -> None:
    assert coins(reader(coins="Asleep", results=["裏", "h"])) == (0, 1)
    assert coins(reader(heads=1, coin="tails")) == (1,)
    assert coins(reader(flips=[True, "false", "edge"])) == (1, 0)


@pytest.mark.parametrize("key", ["coins", "coin", "flips", "flip", "coin_flips", "coin_flip"])
def test_heads_and_tails_in_all_their_words(key: str) -> None:
    assert coins(reader(**{key: ["heads", "Head", "h", "オモテ", "表", "1"]})) == (1,) * 6
    assert coins(reader(**{key: ["tails", "tail", "t", "ウラ", "裏", "0"]})) == (0,) * 6
