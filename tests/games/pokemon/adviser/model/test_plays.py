"""Plays say what they say, and the usual where nothing is said; giving up has many words."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest

from app.games.pokemon.adviser.model.plays import Claim, Play
from tests.games.pokemon.adviser.situation import ME, YOU


@pytest.mark.parametrize("kind", get_args(Play), ids=lambda kind: str(kind.__name__))
def test_where_nothing_is_said_it_is_done_from_the_hand_and_by_no_effect(kind: Any) -> None:
    usual = {one.name: one.default for one in fields(kind) if one.default is not MISSING}
    assert usual.get("source", "hand") == "hand"
    assert usual.get("effect", False) is False
    assert usual.get("manual", True) is True


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
