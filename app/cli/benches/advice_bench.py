"""The bench of the adviser: everything it does for one gesture, on a full board."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Sequence

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.collected_at_rest import collected_at_rest
from app.cli.benches.tools.game_data import bench_data
from app.cli.benches.tools.scripted_play import NAMES
from app.cli.deck.deck_lookup import find_deck
from app.core.intent import Intent
from app.core.view import SeatView
from app.games.contracts.bench_contract import BenchData
from app.games.game_registry import GAMES, USUAL, usual_cards
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, SeatUpdate
from app.session.seat.seat_adviser import SeatAdviser

ROUNDS = 400
WARM = 40
"""Gestures before the first one that counts: patterns and cards are read at their first use."""


def advice() -> Figures:
    """Time of foreseeing, judging and remembering one gesture, all rules on, in milliseconds."""
    data = bench_data()
    return advised(_full_board(data, USUAL, data.decks), data.gesture)


def advice_four() -> Figures:
    """The same on a full table of four who play for themselves."""
    data = bench_data()
    return advised(_full_board(data, *data.four), data.gesture)


def advised(table: LocalTable, gesture: Callable[[SeatView, random.Random], Intent]) -> Figures:
    """Return what the adviser of a full table takes for each gesture, in milliseconds."""
    make = table.host.spec.adviser
    assert make is not None
    client = table.sit(0)
    adviser = SeatAdviser(make(), 0, client.node, client.view, table.host.retell, _broken)
    chance = random.Random("advice")  # noqa: S311 - repeatable on purpose
    told: list[SeatUpdate] = []
    client.listeners.append(told.append)
    adviser.catch_up()
    samples: list[float] = []
    with collected_at_rest():
        while len(samples) < WARM + ROUNDS:
            intent = gesture(client.view, chance)
            told.clear()
            began = time.perf_counter()
            adviser.foresee(intent)
            foreseen = time.perf_counter() - began
            accepted = isinstance(client.ask(intent), Accepted)
            began = time.perf_counter()
            for update in told:
                adviser.told(update)
            adviser.catch_up()
            if accepted:
                samples.append((foreseen + time.perf_counter() - began) * 1000)
            gc.collect(0)
    return figures(samples[WARM:], "ms")


def _broken(rule: str, problem: Exception) -> None:
    message = f"the rule {rule} failed"
    raise RuntimeError(message) from problem


def _full_board(data: BenchData, game: str, names: Sequence[str]) -> LocalTable:
    """Return a table with everything on it that a game has, for as many as there are decks."""
    cards = usual_cards()
    decks = tuple(find_deck(name, cards).keys for name in names)
    table = lay_table(GAMES[game], NAMES[: len(decks)], decks, seed=3)
    for seat, deck in enumerate(decks):
        data.settle(table.sit(seat), seat, deck)
    beginning, first = table.spec.beginning, table.sit(0)
    assert beginning is not None
    first.ask(beginning.begin(without=beginning.awaited(first.view)))
    for seat, deck in enumerate(decks):
        data.fill(table.sit(seat), seat, deck)
    return table
