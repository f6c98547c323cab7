"""Benches of the host and the seats: intents, jumps, memory."""

from __future__ import annotations

import gc
import random
import time

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.scripted_play import Player, new_table
from app.core.intent import Jump, Redo, Undo
from app.session.host.local_table import LocalTable

GESTURES = 10_000


def _timed_gestures(table: LocalTable, player: Player, count: int) -> list[float]:
    samples = []
    for _ in range(count):
        seat, intent = player.next_intent()
        client = table.sit(seat)
        began = time.perf_counter()
        client.ask(intent)
        samples.append((time.perf_counter() - began) * 1000)
    return samples


def intent_to_views() -> Figures:
    """Time from an intent to both seats' folded views, from step 10 on, in milliseconds."""
    samples: list[float] = []
    for seed in range(40):
        table = new_table(seed=seed)
        player = Player(table, seed)
        player.play(10)
        samples += _timed_gestures(table, player, 50)
    return figures(samples, "ms")


def intent_to_views_10000() -> Figures:
    """The same from step 10,000 on."""
    table = new_table()
    player = Player(table)
    player.play(GESTURES)
    gc.collect()
    return figures(_timed_gestures(table, player, 2000), "ms")


def jump() -> Figures:
    """Undo, redo, or a jump to any of 10,000 nodes, to both seats' views, in milliseconds."""
    table = new_table()
    Player(table).play(GESTURES)
    chance = random.Random("jump")  # noqa: S311 - repeatable on purpose
    client = table.sit(0)
    samples = []
    for _ in range(1000):
        intent = chance.choice((Undo(), Redo(), Jump(chance.randrange(1, GESTURES))))
        began = time.perf_counter()
        client.ask(intent)
        samples.append((time.perf_counter() - began) * 1000)
    return figures(samples, "ms")
