"""Benches of the card base: importing, searching while typing, starting with a full base."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.card_files import write_card_files
from app.cli.benches.window_bench import seconds_to_board
from app.games.pokemon.cards.card_base import CardBase, shipped_base
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.card_sources import read_files
from app.games.pokemon.cards.imports.linked_names import known_names
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore

COUNT, FEW = 20_000, 2_000
IMPORTS = 3
PAIRS = 10
TYPED = (
    *("pikachu", "mega lucario ex", "boss's orders", "rare candy", "charizard", "team rocket"),
    *("thunder shock", "discard an energy", "iono", "x", "ー", "ナンジャモ", "ドラパルトex"),
    *("ろけっとだんの", "基本悪エネルギー", "ふしぎなアメ", "ポケモンいれかえ", "リザードン", "の"),
)
"""What a person types, letter by letter, into the search."""


def import_20000() -> Figures:
    """Import of 20,000 cards into a new base, linked and searchable, in seconds."""
    return _imports(COUNT)


def import_2000() -> Figures:
    """The same with 2,000 cards: a tenth of the time, if each card costs the same."""
    return _imports(FEW)


def _imports(count: int) -> Figures:
    samples = []
    with tempfile.TemporaryDirectory() as folder:
        write_card_files(Path(folder, "data"), count)
        for run in range(IMPORTS):
            began = time.perf_counter()
            imported = _import(Path(folder, "data"), Path(folder, f"{run}.sqlite"))
            samples.append(time.perf_counter() - began)
            assert imported == count
    return figures(samples, "s")


def _import(data: Path, base: Path) -> int:
    """Import a folder as `chabudai cards import` does; return how many cards are new."""
    store, _ = CardStore.open_to_write(base)
    try:
        summary = bring(store, read_files([data], shipped_sets()), known_names(shipped_base()))
    finally:
        store.close()
    assert not summary.refused
    return summary.new


@contextmanager
def base_of_20000() -> Iterator[Path]:
    """The file of a base with 20,000 cards."""
    with tempfile.TemporaryDirectory() as folder:
        write_card_files(Path(folder, "data"), COUNT)
        base = Path(folder, "cards.sqlite")
        _import(Path(folder, "data"), base)
        yield base


def search_20000() -> Figures:
    """A letter typed to the cards that it finds, 20,000 in the base, in milliseconds."""
    with base_of_20000() as path:
        store = CardStore.open(path)
        cards = CardBase.load(layers=(store,))
        samples = []
        for text in TYPED:
            for letters in range(1, len(text) + 1):
                began = time.perf_counter()
                cards.search(text[:letters])
                samples.append((time.perf_counter() - began) * 1000)
        store.close()
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
