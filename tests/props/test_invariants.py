"""Every invariant of every table, over the toy games and every game the program knows."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from tests.helpers.toy_games import TOYS
from tests.props.checks import CHECKS, Check, check_hidden_choices, check_undo

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
SLOW = {check_hidden_choices: 2, check_undo: 3}
"""Examples in the short run of the checks that play many tables each."""


@pytest.mark.parametrize("game", sorted({*TOYS, *GAMES}))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.timeout(3600 if LONG else 120)
def test_holds(check: Check, game: str) -> None:
    spec: GameSpec = TOYS[game] if game in TOYS else GAMES[game]
    few = SLOW.get(check, 5)

    @settings(max_examples=few * 100 if LONG else few)
    @given(st.integers(0, 2**32))
    def over_seeds(seed: int) -> None:
        check(spec, seed)

    over_seeds()
