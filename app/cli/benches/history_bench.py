"""Benches of very long histories: going anywhere in them, checking them, opening them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.bench_process import in_child
from app.cli.benches.tools.scripted_play import Player, new_table
from app.core.intent import Jump, Undo
from app.session.host.local_table import LocalTable
from app.store.tables.table_file import write_table

LONG = 200_000
CHECKED = 100_000
JUMPS = 2000
RUNS = 3
BETWEEN = 60
"""Gestures between two places where some are taken back and the game goes another way."""


def long_game(gestures: int) -> LocalTable:
    """Play so many gestures, with a branch every now and then."""
    table = new_table()
    player, chance = Player(table), random.Random("branches")  # noqa: S311 - repeatable on purpose
    while len(table.host.tree) < gestures:
        player.play(min(BETWEEN, gestures - len(table.host.tree)))
        for _ in range(chance.randrange(4)):
            table.sit(0).ask(Undo())
    return table


def jump_200000() -> Figures:
    """A jump to any of 200,000 nodes, to both seats' views, in milliseconds."""
    table = long_game(LONG)
    chance = random.Random("jumps")  # noqa: S311 - repeatable on purpose
    client, samples = table.sit(0), []
    for _ in range(JUMPS):
        goal = Jump(chance.randrange(1, LONG))
        began = time.perf_counter()
        client.ask(goal)
        samples.append((time.perf_counter() - began) * 1000)
    return figures(samples, "ms")


def verify_100000() -> Figures:
    """`chabudai verify` on a file of 100,000 gestures, the whole command, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "long.chabudai")
        write_table(path, long_game(CHECKED).host.journal)
        samples = []
        for _ in range(RUNS):
            began = time.perf_counter()
            subprocess.run(  # noqa: S603 - our own module
                [sys.executable, "-m", "app", "verify", str(path)],
                capture_output=True,
                check=True,
                env={**os.environ, "CHABUDAI_HOME": folder},
            )
            samples.append(time.perf_counter() - began)
        return figures(samples, "s")


def open_200000() -> Figures:
    """Asking an open window for a file of 200,000 gestures, in seconds.

    Until the board is painted, the log shows its end, and a jump to the middle is painted.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "long.chabudai")
        write_table(path, long_game(LONG).host.journal)
        return figures([in_child("opened", file=path)[1] for _ in range(RUNS)], "s")
