"""What the usual game gives benches to measure with."""

from __future__ import annotations

from app.games.contracts.bench_contract import BenchData
from app.games.game_registry import GAMES, USUAL


def bench_data() -> BenchData:
    """Return what the usual game gives."""
    give = GAMES[USUAL].benches
    assert give is not None, "the usual game is one that is measured"
    return give()
