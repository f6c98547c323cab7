"""Benches of a game whose turns are planned: its resolver, random games, a computer's thought."""

from __future__ import annotations

import random
import time

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.matches.computer_games import play_out
from app.games.contracts.bench_contract import TurnData
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES

TURNS = 2000
GAMES_PLAYED = 300
ROUNDS = 5
DECISIONS = 60
OPENING, MIDDLE = 3, 9
"""Plans of a game before its middle, and how many there are up to its end."""


def _game() -> GameSpec:
    """Return the first game that is measured so."""
    return next(GAMES[name] for name in GAMES if GAMES[name].turn_benches is not None)


def _data() -> TurnData:
    give = _game().turn_benches
    assert give is not None
    return give()


def nullpoga_turn() -> Figures:
    """Time of resolving one full turn on a full board."""
    data, samples = _data(), []
    for seed in range(TURNS):
        resolves = data.full_turn(seed)
        began = time.perf_counter()
        resolves()
        samples.append((time.perf_counter() - began) * 1000)
    return figures(samples, "ms")


def nullpoga_games() -> Figures:
    """Whole random games in a second."""
    data, samples = _data(), []
    for one in range(ROUNDS):
        chance = random.Random(f"games {one}")  # noqa: S311 - repeatable on purpose
        began = time.perf_counter()
        for _ in range(GAMES_PLAYED):
            data.random_game(chance)
        samples.append(GAMES_PLAYED / (time.perf_counter() - began))
    return figures(samples, "1/s")


def nullpoga_decision() -> Figures:
    """Processor time of the strongest program for a plan in the middle of a game."""
    data, spec, seed = _data(), _game(), 0
    samples: list[float] = []
    while len(samples) < DECISIONS:
        chance = random.Random(f"decks {seed}")  # noqa: S311 - repeatable on purpose
        decks = (data.deck(chance), data.deck(chance))
        played = play_out(spec, (data.player, data.player), decks, seed)
        assert played.over, f"game {seed} does not end"
        seed += 1
        for seat in (0, 1):
            own = [one.seconds for one in played.thoughts if one.decided and one.seat == seat]
            samples += own[OPENING:MIDDLE]
    return figures(samples, "s")
