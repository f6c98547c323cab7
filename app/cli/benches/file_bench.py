"""Benches of table files."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.scripted_play import Player, new_table
from app.games.game_registry import GAMES
from app.store.tables.table_file import reopen_host, write_table

GESTURES = 10_000
OPENINGS = 5


def _played(folder: Path) -> Path:
    table = new_table()
    Player(table).play(GESTURES)
    path = folder / "bench.chabudai"
    write_table(path, table.host.journal)
    return path


def open_10000() -> Figures:
    """Time to open a file of 10,000 gestures, to the first seat's view, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = _played(Path(folder))
        samples = []
        for _ in range(OPENINGS):
            began = time.perf_counter()
            host = reopen_host(path, GAMES.get)[0]
            host.view_at(host.tree.cursor, 0)
            samples.append(time.perf_counter() - began)
    return figures(samples, "s")


def bytes_per_gesture() -> Figures:
    """Size of that file divided by its gestures, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = _played(Path(folder))
        return figures([path.stat().st_size / GESTURES], "B")
