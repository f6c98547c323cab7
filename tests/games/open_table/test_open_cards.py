"""The cards of an open table."""

from __future__ import annotations

from app.games.game_registry import GAMES
from app.games.open_table.open_cards import open_cards


def test_they_are_made_once_and_found_without_the_table() -> None:
    assert open_cards() is GAMES.cards("open_table")
    assert open_cards().game == "open_table"
