"""A board with everything on it, and what is done there: for the bench of the adviser."""

from __future__ import annotations

import random
from collections.abc import Sequence

from app.core.intent import Attach, Batch, Bring, Flip, Intent, Move, Procedure, PutMark
from app.core.intents.turn_intents import Use
from app.core.view import SeatView
from app.games.contracts.bench_contract import BenchSeat
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import place_of


def settle(client: BenchSeat, seat: int, deck: Sequence[str]) -> None:
    """Set up, with as many in the Active Spot and on the Bench as the game has places."""
    client.ask(Procedure("setup", (("auto", "1"),)))
    basics = [key for key in deck if _is_basic(key)]
    variant = variant_of(client.view)
    for name, places in (("active", variant.actives), ("bench", variant.bench)):
        zone = place_of(client.view, name, seat)
        room = places - len(client.view.zones[zone].items)
        if room > 0:
            client.ask(Bring(tuple(basics[:room]), zone))


def fill(client: BenchSeat, seat: int, deck: Sequence[str]) -> None:
    """Put Energy on everything, and take a hand of ten cards more."""
    energy = next(key for key in deck if known_base().get(key).kind == "basic_energy")
    units = [
        unit
        for name in ("active", "bench")
        for unit in client.view.zones[place_of(client.view, name, seat)].items
    ]
    for unit in units:
        client.ask(Bring((energy, energy), place_of(client.view, "hand", seat)))
        hand = client.view.cards_in(place_of(client.view, "hand", seat))
        client.ask(Attach(hand[-2:], unit))
    client.ask(Bring(tuple(deck[:10]), place_of(client.view, "hand", seat)))


def _is_basic(key: str) -> bool:
    card = known_base().get(key)
    return card.kind == "pokemon" and card.stage == "basic"


def gesture(view: SeatView, chance: random.Random) -> Intent:
    """Return one of the gestures of a turn, whatever the rules say of it."""
    seats = range(len(view.setting.seats))
    mine, *others = (
        [
            unit
            for name in ("active", "bench")
            for unit in view.zones[place_of(view, name, seat)].items
        ]
        for seat in seats
    )
    theirs = [unit for units in others for unit in units]
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
