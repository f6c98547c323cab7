"""The contract of a game, where it does something: whose family a variant is of."""

from __future__ import annotations

from app.games.game_registry import GAMES


def test_a_variant_is_of_the_family_of_its_game() -> None:
    assert GAMES["battle-royal"].family == GAMES["pokemon"].family == "pokemon"
