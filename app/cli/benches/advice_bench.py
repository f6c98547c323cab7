"""The bench of the adviser: everything it does for one gesture, on a full board."""

from __future__ import annotations

import gc
import random
import time

from app.cli.benches.tools.bench_figures import Figures, figures
from app.core.intent import Attach, Batch, Bring, Flip, Intent, Move, Procedure, PutMark, Use
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.every_card import known_base
from app.resources import decklists
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, SeatUpdate
from app.session.seat.seat_adviser import SeatAdviser

ROUNDS = 400
WARM = 40
"""Gestures before the first one that counts: patterns and cards are read at their first use."""


def advice() -> Figures:
    """Time of foreseeing, judging and remembering one gesture, all rules on, in milliseconds."""
    table = _full_board()
    make = table.host.spec.adviser
    assert make is not None
    client = table.sit(0)
    adviser = SeatAdviser(make(), 0, client.node, client.view, table.host.retell, _broken)
    chance = random.Random("advice")  # noqa: S311 - repeatable on purpose
    told: list[SeatUpdate] = []
    client.listeners.append(told.append)
    adviser.catch_up()
    samples: list[float] = []
    # As in the window, which looks for cycles while it is at rest (`ui/app/collector.py`).
    gc.collect()
    gc.freeze()
    gc.disable()
    while len(samples) < WARM + ROUNDS:
        intent = _gesture(client.view, chance)
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
    gc.enable()
    gc.unfreeze()
    return figures(samples[WARM:], "ms")


def _broken(rule: str, problem: Exception) -> None:
    message = f"the rule {rule} failed"
    raise RuntimeError(message) from problem


def _full_board() -> LocalTable:
    """Return a table with both Benches full, Energy on everything, and hands of ten cards."""
    cards = known_base()
    names = ("dragapult-dusknoir", "ns-zoroark")
    decks = tuple(
        read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards).keys for name in names
    )
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks, seed=3)
    for seat, deck in enumerate(decks):
        client = table.sit(seat)
        client.ask(Procedure("setup", (("auto", "1"),)))
        basics = [key for key in deck if _is_basic(key)][:5]
        room = 5 - len(client.view.zones[f"bench.{seat}"].items)
        client.ask(Bring(tuple(basics[:room]), f"bench.{seat}"))
    beginning, first = table.spec.beginning, table.sit(0)
    assert beginning is not None
    first.ask(beginning.begin(without=beginning.awaited(first.view)))
    for seat, deck in enumerate(decks):
        client = table.sit(seat)
        energy = next(key for key in deck if cards.get(key).kind == "basic_energy")
        units = [
            unit
            for name in ("active", "bench")
            for unit in client.view.zones[f"{name}.{seat}"].items
        ]
        for unit in units:
            client.ask(Bring((energy, energy), f"hand.{seat}"))
            hand = client.view.cards_in(f"hand.{seat}")
            client.ask(Attach(hand[-2:], unit))
        client.ask(Bring(tuple(deck[:10]), f"hand.{seat}"))
    return table


def _is_basic(key: str) -> bool:
    card = known_base().get(key)
    return card.kind == "pokemon" and card.stage == "basic"


def _gesture(view: SeatView, chance: random.Random) -> Intent:
    """Return one of the gestures of a turn, whatever the rules say of it."""
    mine = [unit for name in ("active", "bench") for unit in view.zones[f"{name}.0"].items]
    theirs = [unit for name in ("active", "bench") for unit in view.zones[f"{name}.1"].items]
    hand = view.cards_in("hand.0")
    card, unit, other = chance.choice(hand or ("",)), chance.choice(mine), chance.choice(theirs)
    damage = f"{other}:{10 * chance.randint(1, 20)}"
    gestures: list[Intent] = [
        Procedure("attack", (("unit", unit), ("attack", "0"), ("damage", damage))),
        PutMark((other,), "damage", add=10),
        PutMark((unit,), "poisoned", value=chance.randint(0, 1)),
        Flip(),
        Procedure("end_turn"),
    ]
    if card:
        gestures += [
            Batch((Attach((card,), unit), Use("energy"))),
            Attach((card,), unit, "base"),
            Batch((Move((card,), "stage", -1, verb="play"), Use("supporter"))),
        ]
    if len(view.zones["bench.0"].items) > 0 and view.zones["active.0"].items:
        to = chance.choice(view.zones["bench.0"].items)
        gestures.append(Procedure("retreat", (("to", to),)))
    return chance.choice(gestures)
