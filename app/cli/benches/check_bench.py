"""Benches of the deck check, with twenty thousand cards in the base."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.game_data import bench_data

CHECKS = 60
COMMANDS = 9
DAY = date(2026, 4, 20)


def deck_check() -> Figures:
    """Reading, resolving and checking a list of sixty cards, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        cards = bench_data().many_stored(Path(folder) / "cards.sqlite")
        text, lists, check = bench_data().list_of_sixty(), cards.lists, cards.check
        assert check is not None
        samples = []
        for _ in range(CHECKS):
            began = time.perf_counter()
            deck = lists.read(text)
            check.findings(deck, check.usual, DAY, check.home["en"])
            samples.append((time.perf_counter() - began) * 1000)
        assert deck.count == 60
    return figures(samples, "ms")


def deck_check_command() -> Figures:
    """`chabudai deck check FILE` from the start of its process to its end, in seconds."""
    with tempfile.TemporaryDirectory() as home:
        bench_data().many_stored(Path(home) / "data" / "cards.sqlite")
        deck = Path(home) / "deck.txt"
        deck.write_text(bench_data().list_of_sixty(), encoding="utf-8")
        _command(deck, home)
        return figures([_command(deck, home) for _ in range(COMMANDS)], "s")


def _command(deck: Path, home: str) -> float:
    """Return the seconds a check takes as a process of its own."""
    environment = {**os.environ, "CHABUDAI_HOME": home}
    # People's Pythons keep what they compiled; without that every start would compile all of it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    done = subprocess.run(  # noqa: S603 - this very program
        [sys.executable, "-m", "app", "deck", "check", str(deck), "--on", DAY.isoformat()],
        capture_output=True,
        env=environment,
        check=False,
    )
    took = time.perf_counter() - began
    assert done.returncode in (0, 1), done.stderr
    return took
