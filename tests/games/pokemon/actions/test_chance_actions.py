"""Coins and dice by key and menu, and what counts instead of how they fell."""

from __future__ import annotations

import pytest

from app.core.intent import Flip, Roll
from app.games.game_api import Selection
from tests.games.pokemon_table import FIRE, Game, action, log, on

NOTHING = Selection()


@pytest.mark.parametrize(
    ("name", "thrown"),
    [
        ("coin", Flip()),
        ("coins_3", Flip(3)),
        ("coins_until_tails", Flip(until_tails=True)),
        ("dice", Roll()),
        ("dice_2", Roll(count=2)),
    ],
)
def test_each_way_to_throw_has_an_entry(game: Game, name: str, thrown: Flip | Roll) -> None:
    assert action(name).make(game.view(), NOTHING) == thrown


def test_so_many_coins_fall_as_the_key_says(game: Game) -> None:
    game.act("coins_4")
    assert len(game.coins()) == 4
    assert set(game.coins()) <= {0, 1}


def test_the_key_of_several_coins_means_something_else_over_cards(game: Game) -> None:
    """Alt+3 looks at the top three of a pile, and heals a Pokémon."""
    card = Selection((game.card(FIRE),))
    for selection, offered in (
        (NOTHING, True),
        (Selection(zone="mat"), True),
        (Selection(zone="deck.0"), False),
        (on(game), False),
        (card, False),
    ):
        assert action("coins_3").when(game.view(), selection) is offered, selection
        assert action("coin").when(game.view(), selection), "one coin has a key of its own"


def test_a_throw_may_count_as_another(game: Game) -> None:
    game.act("coin")
    game.act("coin_tails")
    assert game.verbs() == ["coin_tails"]
    game.act("coins_as_3")
    assert log(game) == "Aki counts 3 of the coins as heads afterwards"
    assert action("coins_as_2").title.ja == "オモテ2回として扱う"
