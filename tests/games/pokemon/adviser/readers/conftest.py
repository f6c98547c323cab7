"""The middle of a game, laid once for a file and set back after each example."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.pokemon_table import Game, middle


@pytest.fixture(scope="module")
def laid() -> Game:
    return middle()


@pytest.fixture
def game(laid: Game) -> Iterator[Game]:
    start = laid.table.host.tree.cursor
    yield laid
    if laid.table.host.tree.cursor != start:
        laid.wind_back(start)


@pytest.fixture
def mine(game: Game) -> str:
    """Dreepy in Aki's Active Spot, with a Fire Energy."""
    return game.unit("active.0")


@pytest.fixture
def theirs(game: Game) -> str:
    """Duskull in Ren's Active Spot, with a Psychic Energy and a Tool."""
    return game.unit("active.1")
