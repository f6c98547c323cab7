"""A field that is full, a hand of everything, and gestures in between: for the benches."""

from __future__ import annotations

import random

from app.core.ids import SeatId
from app.core.intent import Draw, Face, Move, Rotate, Step
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.trump_setup import lay_with
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, HAND, SOLDIERS
from app.games.contracts.bench_contract import BenchSeat, PlayData

SIDE = 7
"""Soldiers of each player, and bulwarks."""
HELD = 12
"""Cards in a hand: more than anybody keeps."""

COMES = 0.35
"""How likely a gesture changes what somebody holds, as in a game."""


def fill(client: BenchSeat, seat: SeatId) -> None:
    """Put soldiers and bulwarks onto the field, and take a hand."""
    deck = f"{DECK}.{seat}"
    top = tuple(f"{deck}#{place}" for place in range(SIDE))
    client.ask(Move(top, f"{SOLDIERS}.{seat}", -1, up=True))
    client.ask(Move(top, f"{BULWARKS}.{seat}", -1, up=False))
    client.ask(Draw(max(HELD - f.held(client.view, seat), 0), deck, f"{HAND}.{seat}"))


def listed(view: SeatView, seat: SeatId) -> int:
    """Return in how many ways something could be started, once all of them are listed."""
    return sum(len(one.keys) * max(len(one.targets), 1) for one in startable(view, seat))


def gesture(view: SeatView, chance: random.Random) -> Step:
    """Return something that changes what could be started: a card comes, goes or is turned."""
    seat = view.seat
    hand, deck = f.hand(view, seat), f"{DECK}.{seat}"
    if chance.random() < COMES:
        drawn = Draw(1, deck, f"{HAND}.{seat}")
        return Move((chance.choice(hand),), deck, -1) if len(hand) > HELD else drawn
    turns: list[Step] = [
        Rotate((unit,), 90 if f.is_charged(view, unit) else 0) for unit in f.characters(view, seat)
    ]
    lies = view.units[f.bulwarks(view, seat)[0]].base
    return chance.choice([*turns, Face((lies,), up=not view.cards[lies].up)])


PLAY = PlayData(
    deck=tuple(CARDS),
    everything=(("edition", "6"), ("format", "extra"), ("extra-base", "master")),
    settle=lay_with(),
    fill=fill,
    actions=listed,
    gesture=gesture,
    simple=(("edition", "6"), ("format", "lite")),
    player="steady",
)
