"""A small card game for the tests of files, and random play on it."""

from __future__ import annotations

import random
from weakref import WeakKeyDictionary

from app.core.fact import StartCard
from app.core.intent import (
    Attach,
    Batch,
    Collect,
    Draw,
    Flip,
    Intent,
    Jump,
    Move,
    PutMark,
    Redo,
    Shuffle,
    Undo,
    WriteLabel,
)
from app.core.intents.turn_intents import NextTurn, Use
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import GameSpec, Layout
from app.session.host.host import Host
from app.session.host.local_table import LocalTable, lay_table
from app.session.seat.seat_client import SeatClient


def _zone(name: str, title: Words, **more: object) -> ZoneSpec:
    return ZoneSpec(name, title, **more)  # type: ignore[arg-type]


ZONES = (
    _zone("deck", Words("Deck", "山札"), visibility="hidden"),
    _zone("hand", Words("Hand", "手札"), visibility="owner"),
    _zone("discard", Words("Discard", "トラッシュ")),
    _zone("bench", Words("Bench", "ベンチ"), holds="units"),
)


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(key, seat, f"deck.{seat}") for seat, deck in enumerate(decks) for key in deck
    )


TOY = GameSpec("toy", Words("Toy", "おもちゃ"), (1, 4), ZONES, Layout((100.0, 100.0), ()), _lay)


def find(game: str) -> GameSpec | None:
    return TOY if game == "toy" else None


def lay(cards: int = 60, seed: int | None = None) -> LocalTable:
    deck = tuple(f"sv{number % 20:02d}-{number:03d}" for number in range(cards))
    return lay_table(TOY, ("Aoi", "蓮"), (deck, deck), seed)


_TABLES: WeakKeyDictionary[Host, LocalTable] = WeakKeyDictionary()


def clients(host: Host) -> tuple[SeatClient, SeatClient]:
    """The two seats of a host, the same ones each time: their requests are numbered."""
    table = _TABLES.setdefault(host, LocalTable(host))
    return table.sit(0), table.sit(1)


def gesture(client: SeatClient, host: Host, rng: random.Random) -> Intent:
    """Something a player of a 60-card game does, as often as such players do it."""
    seat = client.seat
    zones = client.view.zones
    hand, bench, discard = (zones[f"{name}.{seat}"].items for name in ("hand", "bench", "discard"))
    if not zones[f"deck.{seat}"].count:
        gather = Collect(bench, f"discard.{seat}") if bench else Move(discard, f"deck.{seat}")
        return Batch((gather, Shuffle(f"deck.{seat}")))
    roll = rng.random()
    if roll < 0.2 or not hand:
        return Draw(1, f"deck.{seat}", f"hand.{seat}")
    card = rng.choice(hand)
    if roll < 0.42 or not bench:
        to_bench = Move((card,), f"bench.{seat}", at=-1, position=(rng.random() * 99, 5.0))
        return to_bench if roll >= 0.32 or not bench else Move((card,), f"discard.{seat}")
    unit = rng.choice(bench)
    if roll < 0.72:
        damage = PutMark((unit,), "damage", add=rng.choice((10, 20, 60, 120)))
        return damage if roll >= 0.54 else Attach((card,), unit)
    other: tuple[Intent, ...] = (
        Shuffle(f"deck.{seat}"),
        Collect((unit,), f"discard.{seat}"),
        Flip(rng.randint(1, 3)),
        Use("energy"),
        NextTurn(1 - seat),
        Undo(),
        Redo(),
        Jump(rng.randrange(max(0, len(host.tree.nodes) - 20), len(host.tree.nodes))),
        WriteLabel(rng.randrange(len(host.tree.nodes)), rng.choice(("", "ここ", "x")), "a\nb"),
    )
    return rng.choices(other, (5, 4, 4, 3, 6, 4, 1, 1, 1))[0]


def play(host: Host, entries: int, seed: int) -> None:
    """Play at random until the journal has `entries` more entries."""
    rng = random.Random(seed)
    seats = clients(host)
    goal = len(host.journal) + entries
    while len(host.journal) < goal:
        client = seats[host.tree.table.turn.seat]
        client.ask(gesture(client, host, rng))


def played(entries: int, seed: int = 1, cards: int = 60) -> Host:
    host = lay(cards, seed).host
    play(host, entries, seed)
    return host
