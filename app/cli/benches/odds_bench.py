"""Bench of the simulated openings."""

from __future__ import annotations

import time

from app.cards.odds.deck_pool import Group
from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.deck.deck_lookup import find_deck
from app.games.game_registry import USUAL, usual_cards
from app.store.decks.deck_files import shipped_decks

OPENINGS = 100_000
RUNS = 5
TURNS = 5


def openings_100000() -> Figures:
    """Time of 100,000 openings of a deck of sixty, every shuffle included, in seconds.

    With everything that the window shows: redraws, what a hand is kept for, and one name by turn
    and among those set aside. Loading numpy is no part of it.
    """
    from app.cards.odds.simulate import simulate  # noqa: PLC0415 - numpy only where it is wanted

    cards = usual_cards()
    pool = cards.pool_of(find_deck(shipped_decks(USUAL)[0].stem, cards))
    groups = (Group(pool.names[:1]),)
    samples = []
    for run in range(RUNS):
        began = time.perf_counter()
        simulate(pool, groups, TURNS, OPENINGS, seed=run)
        samples.append(time.perf_counter() - began)
    return figures(samples, "s")
