"""A long game played by script: the gestures of real turns, in the mix of real turns.

Draws, plays, evolutions, Energy, damage, switches, searches with a shuffle, discards, coins
and ends of turn, over and over; repeatable by seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from app.core.card import Role
from app.core.intent import (
    Attach,
    Collect,
    Draw,
    Flip,
    Intent,
    Look,
    Move,
    MoveUnits,
    PutMark,
    Shuffle,
)
from app.core.intents.turn_intents import NextTurn
from app.core.view import SeatView
from app.games.game_registry import GAMES, USUAL
from app.games.table_tools import place_of
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Refused

DECK = 60
NAMES = ("Aki", "Ren", "Mio", "Sota")


def new_table(seats: int = 2, seed: int | None = 1, game: str = USUAL) -> LocalTable:
    """Lay a table of a game with 60 cards a seat, without the need of card data.

    Its chance has the seed `seed`, so that it is the same every time; None for real chance.
    """
    names = NAMES[:seats]
    decks = tuple(tuple(f"BENCH-{number % 20}" for number in range(DECK)) for _ in names)
    table = lay_table(GAMES[game], names, decks, seed=seed)
    for seat in range(seats):
        client = table.sit(seat)
        for intent in (
            Shuffle(f"deck.{seat}"),
            Draw(7, f"deck.{seat}", f"hand.{seat}"),
            Draw(6, f"deck.{seat}", f"prizes.{seat}"),
        ):
            client.ask(intent)
    return table


class SeatPlayer:
    """Plays gestures of one seat, which never ends its turn."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(f"seat {seed}")  # noqa: S311 - repeatable on purpose

    def next_intent(self, view: SeatView) -> Intent:
        """Return the next gesture of the seat whose view this is; of the first for a judge."""
        return _chosen(_GESTURES[:-_ENDS], view, max(0, view.seat), self._chance)


class Player:
    """Plays gestures on a table for whichever seat's turn it is."""

    def __init__(self, table: LocalTable, seed: int = 1) -> None:
        self.table = table
        self._chance = random.Random(f"player {seed}")  # noqa: S311 - repeatable on purpose
        self._seat = 0
        self._count = len(table.host.tree.table.setting.seats)

    def next_intent(self) -> tuple[int, Intent]:
        """Return the next gesture and the seat that makes it."""
        seat = self._seat
        view = self.table.sit(seat).view
        intent = _chosen(_GESTURES, view, seat, self._chance)
        if isinstance(intent, NextTurn):
            self._seat = intent.seat
        return seat, intent

    def play(self, gestures: int) -> None:
        """Make `gestures` gestures that all happen."""
        for _ in range(gestures):
            seat, intent = self.next_intent()
            answer = self.table.sit(seat).ask(intent)
            if isinstance(answer, Refused):
                message = f"the script asked for {intent}: {answer.reason.en}"
                raise RuntimeError(message)  # noqa: TRY004 - a refusal is no mistake of types


def _chosen(among: tuple[Gesture, ...], view: SeatView, seat: int, chance: random.Random) -> Intent:
    """Return a gesture that is possible by now."""
    while True:
        intent = chance.choice(among)(view, seat, chance)
        if intent is not None:
            return intent


def _in(view: SeatView, name: str, seat: int) -> tuple[str, ...]:
    """Return what lies in a zone of a player, which may be the team's."""
    return view.zones[place_of(view, name, seat)].items


def _units(view: SeatView, seat: int) -> tuple[str, ...]:
    return _in(view, "active", seat) + _in(view, "bench", seat)


Gesture = Callable[[SeatView, int, random.Random], Intent | None]


def _draw(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    if not view.zones[place_of(view, "deck", seat)].count:
        discard = _in(view, "discard", seat)
        own = tuple(card for card in discard if view.cards[card].owner == seat)
        return Move(own, place_of(view, "deck", seat)) if own else None
    hand = _in(view, "hand", seat)
    return (
        Draw(1, place_of(view, "deck", seat), place_of(view, "hand", seat))
        if len(hand) < 9
        else None
    )


def _bench(view: SeatView, seat: int, chance: random.Random) -> Intent | None:
    hand = _in(view, "hand", seat)
    if not hand:
        return None
    if not _in(view, "active", seat):
        return Move((chance.choice(hand),), place_of(view, "active", seat))
    if len(_in(view, "bench", seat)) < 5:
        return Move((chance.choice(hand),), place_of(view, "bench", seat), -1)
    return None


def _join(view: SeatView, seat: int, chance: random.Random) -> Intent | None:
    hand = _in(view, "hand", seat)
    units = _units(view, seat)
    if not hand or not units:
        return None
    unit = chance.choice(units)
    if len(view.units[unit].parts) > 6:
        return None
    role: Role = "base" if chance.random() < 0.2 else "attached"
    return Attach((chance.choice(hand),), unit, role)


def _damage(view: SeatView, seat: int, chance: random.Random) -> Intent | None:
    other = (seat + 1) % len(view.setting.seats)
    units = _units(view, other)
    return (
        PutMark((chance.choice(units),), "damage", add=10 * chance.randint(1, 9)) if units else None
    )


def _switch(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    active = _in(view, "active", seat)
    return MoveUnits(active, place_of(view, "bench", seat)) if active else None


def _knock_out(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    units = _in(view, "bench", seat)
    return Collect(units[:1], place_of(view, "discard", seat)) if len(units) > 3 else None


def _discard(view: SeatView, seat: int, chance: random.Random) -> Intent | None:
    hand = _in(view, "hand", seat)
    return Move((chance.choice(hand),), place_of(view, "discard", seat)) if hand else None


def _back(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    discard = _in(view, "discard", seat)
    own = tuple(card for card in discard if view.cards[card].owner == seat)
    return Move(own[:3], place_of(view, "deck", seat), -1) if len(own) > 5 else None


def _look(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    return (
        Look(place_of(view, "deck", seat), 5)
        if view.zones[place_of(view, "deck", seat)].count
        else None
    )


def _shuffle(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    return Shuffle(place_of(view, "deck", seat))


def _coin(_view: SeatView, _seat: int, _chance: random.Random) -> Intent | None:
    return Flip()


def _end(view: SeatView, seat: int, _chance: random.Random) -> Intent | None:
    return NextTurn((seat + 1) % len(view.setting.seats))


_GESTURES: tuple[Gesture, ...] = (
    *(_draw,) * 6,
    *(_bench,) * 3,
    *(_join,) * 4,
    *(_damage,) * 4,
    *(_discard,) * 4,
    *(_switch,) * 2,
    _knock_out,
    _back,
    _look,
    _shuffle,
    _coin,
    *(_end,) * 2,
)
_ENDS = 2
"""How many of them, at the end, end the turn."""
