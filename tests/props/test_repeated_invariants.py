"""Every invariant holds where steps of the history happen again elsewhere, in any order."""

from __future__ import annotations

import os
import random

import pytest

from app.core.past.invariants import check_history
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from tests.helpers import play as play_module
from tests.helpers.play import WITH_REPEATING, lay, play_on
from tests.helpers.toy_games import TOYS
from tests.props.checks import CHECKS, Check

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
GAMES_PLAYED = sorted({*TOYS, *GAMES})


@pytest.fixture(autouse=True)
def _repeating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "KINDS", WITH_REPEATING)


def game(name: str) -> GameSpec:
    return TOYS[name] if name in TOYS else GAMES[name]


@pytest.mark.timeout(3600 if LONG else 120)
@pytest.mark.parametrize("number", range(len(CHECKS)), ids=lambda at: CHECKS[at].__name__)
def test_holds(number: int) -> None:
    """Each check on another seed of every game."""
    check: Check = CHECKS[number]
    for at in range(200 if LONG else 1):
        for place, name in enumerate(GAMES_PLAYED):
            check(game(name), number * 1_000_003 + at * 101 + place)


@pytest.mark.timeout(3600 if LONG else 120)
def test_a_history_is_sound() -> None:
    """No name comes back and no card is lost, whatever happened again."""
    happened = 0
    for at in range(300 if LONG else 3):
        for name in GAMES_PLAYED:
            play = play_on(lay(game(name), random.Random(f"{name} {at}").randrange(2**32)), 60)
            assert list(check_history(play.host.tree, lambda fact: fact)) == [], (name, play.seed)
            happened += sum(type(one.intent).__name__ == "Repeat" for one, _ in play.asked)
    assert happened > 100
