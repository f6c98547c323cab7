"""A script tells how coins fall."""

from __future__ import annotations

from app.games.contracts.notation_contract import Told
from app.games.notation import script_coins as names
from tests.games.notation.refusing import refused
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import Game


def test_coins_fall_as_they_are_told(game: Game) -> None:
    assert names.faces("heads, Tails and h、ウラ") == [True, False, True, False]
    told = Told()
    assert names.coins_told(scene(game, told=told), "tails") == [False]
    assert list(told.coins) == [False]
    assert refused(lambda: names.faces("edge")) == "“edge” is neither heads nor tails."
