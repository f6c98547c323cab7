"""Giving up has many words, and no other end of a game is taken for it."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model.turn_plays import Claim
from tests.games.pokemon.adviser.situation import ME, YOU


@pytest.mark.parametrize(
    "said",
    [
        "I concede",
        "Concession",
        "Ren RESIGNS",
        "forfeited",
        "I give up",
        "Aki gives up",
        "投了します",
        "降参",
    ],
)
def test_giving_up_is_understood_in_many_words(said: str) -> None:
    assert Claim(ME, said, winner=YOU).concedes


@pytest.mark.parametrize("said", ["Aki wins", "A tie", "all Prizes taken", "", "Akiの勝ち"])
def test_any_other_end_is_not_taken_for_it(said: str) -> None:
    assert not Claim(ME, said, winner=ME).concedes
