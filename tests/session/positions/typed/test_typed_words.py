"""The words of a typed position that become no card."""

from __future__ import annotations

from app.games.game_registry import GAMES
from app.session.positions.typed.typed_words import words_of


def test_zones_marks_players_and_attributes_are_no_cards() -> None:
    words = words_of(GAMES["pokemon"])
    for word in (
        "active",
        "bench",
        "poisoned",
        "どく",
        "サイド",
        "aki",
        "new",
        "unknown",
        "supporter",
    ):
        assert word in words
    assert "dreepy" not in words
