"""Benches of a game that goes over the stage: what could be started, programs that play, advice."""

from __future__ import annotations

import gc
import random
import time

from app.cli.benches.advice_bench import advised
from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.scripted_play import NAMES
from app.cli.matches.computer_games import play_out
from app.games.contracts.bench_contract import PlayData
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table

LISTED = 1000
PLAYED = 100
TIMES = 3


def _game() -> GameSpec:
    """Return the first game that is measured so."""
    return next(GAMES[name] for name in GAMES if GAMES[name].play_benches is not None)


def _data() -> PlayData:
    give = _game().play_benches
    assert give is not None
    return give()


def full_field() -> LocalTable:
    """Return a table with both sides full, in the first turn, with all actions that there are."""
    data, spec = _data(), _game()
    decks = (data.deck, data.deck)
    table = lay_table(spec, NAMES[:2], decks, seed=5, options=data.everything)
    for seat in range(2):
        table.sit(seat).ask(data.settle)
    assert spec.beginning is not None
    table.sit(0).ask(spec.beginning.begin())
    for seat in range(2):
        data.fill(table.sit(seat), seat)
    return table


def blackpoker_actions() -> Figures:
    """Time of listing what could be started now on a full field, one changed thing later."""
    data, table = _data(), full_field()
    client = table.sit(table.sit(0).view.turn.seat)
    chance = random.Random("actions")  # noqa: S311 - repeatable on purpose
    samples = []
    for _ in range(LISTED):
        client.ask(data.gesture(client.view, chance))
        began = time.perf_counter()
        data.actions(client.view, client.seat)
        samples.append((time.perf_counter() - began) * 1000)
    return figures(samples, "ms")


def blackpoker_games() -> Figures:
    """Time of a hundred whole games between programs, in seconds."""
    data, spec = _data(), _game()
    samples = []
    for one in range(TIMES):
        gc.collect()
        began = time.perf_counter()
        for seed in range(PLAYED):
            players = (data.player, data.player)
            decks = (data.deck, data.deck)
            played = play_out(spec, players, decks, one * PLAYED + seed, data.simple)
            assert played.over, f"game {seed} does not end"
        samples.append(time.perf_counter() - began)
    return figures(samples, "s")


def blackpoker_advice() -> Figures:
    """Time of foreseeing, judging and remembering one gesture on a full field."""
    return advised(full_field(), _data().gesture)
