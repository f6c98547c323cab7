"""Plays of any game, as values."""

from __future__ import annotations

from app.games.advising.common_plays import Standing


def test_nothing_is_done_by_the_table_itself() -> None:
    assert Standing() == Standing(-1)
