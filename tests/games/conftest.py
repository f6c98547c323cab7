"""The tables that the examples of a game begin with."""

from __future__ import annotations

import pytest

from tests.games.pokemon_table import Game, middle


@pytest.fixture
def game() -> Game:
    return middle()
