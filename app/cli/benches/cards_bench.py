"""Benches of the card base: importing, searching while typing, starting with a full base."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.game_data import bench_data
from app.cli.benches.window_bench import seconds_to_board

COUNT, FEW = 20_000, 2_000
IMPORTS = 3
PAIRS = 10


def import_20000() -> Figures:
    """Import of 20,000 cards into a new base, linked and searchable, in seconds."""
    return _imports(COUNT)


def import_2000() -> Figures:
    """The same with 2,000 cards: a tenth of the time, if each card costs the same."""
    return _imports(FEW)


def _imports(count: int) -> Figures:
    samples = []
    with tempfile.TemporaryDirectory() as folder:
        data = bench_data()
        data.card_files(Path(folder, "data"), count)
        for run in range(IMPORTS):
            began = time.perf_counter()
            imported = data.bring(Path(folder, "data"), Path(folder, f"{run}.sqlite"))
            samples.append(time.perf_counter() - began)
            assert imported == count
    return figures(samples, "s")


@contextmanager
def base_of_20000() -> Iterator[Path]:
    """The file of a base with 20,000 cards."""
    with tempfile.TemporaryDirectory() as folder:
        data = bench_data()
        data.card_files(Path(folder, "data"), COUNT)
        base = Path(folder, "cards.sqlite")
        data.bring(Path(folder, "data"), base)
        yield base


def search_20000() -> Figures:
    """A letter typed to the cards that it finds, 20,000 in the base, in milliseconds."""
    data = bench_data()
    with base_of_20000() as path, data.cards_in(path) as cards:
        samples = []
        for text in data.typed:
            for letters in range(1, len(text) + 1):
                began = time.perf_counter()
                cards.finder.cards(cards.finder.keys(text[:letters]))
                samples.append((time.perf_counter() - began) * 1000)
    return figures(samples, "ms")


def start_to_board_20000() -> Figures:
    """As `start_to_board`, with 20,000 cards in the base, in seconds."""
    return figures([full for _, full in _starts()], "s")


def start_ratio_20000() -> Figures:
    """The same divided by a start without imported cards, pair by pair."""
    return figures([full / empty for empty, full in _starts()], "×")


def _starts() -> list[tuple[float, float]]:
    """Return the seconds of starts without and with imported cards, in pairs."""
    with base_of_20000() as base:
        seconds_to_board(base)
        return [_pair(base, swapped=bool(number % 2)) for number in range(PAIRS)]


def _pair(base: Path, *, swapped: bool) -> tuple[float, float]:
    """Return the seconds of a start without and with imported cards, in either order."""
    if swapped:
        full = seconds_to_board(base)
        return seconds_to_board(), full
    return seconds_to_board(), seconds_to_board(base)
