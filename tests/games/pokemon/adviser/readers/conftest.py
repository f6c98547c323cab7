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
