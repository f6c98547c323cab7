"""Benches of a host with many seats: a gesture to all views, and a stage that is twenty high."""

from __future__ import annotations

import random
import time

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.four_boards import FOUR, lay_full
from app.core.intent import Draw, Move, MoveUnits, PutMark, Shuffle, Step
from app.core.intents.turn_intents import Declare, Settle
from app.core.view import SeatView
from app.session.host.local_table import LocalTable

KEYS = tuple(f"card {number}" for number in range(60))
GESTURES = 1500
DECLARATIONS = 300
WAITING = 19
"""Declarations that lie below the one that is timed: no seat may have more than sixteen."""


def intent_to_views_four() -> Figures:
    """Time from an intent to the folded views of four seats, 240 cards, in milliseconds."""
    return _gestures(4, 240)


def intent_to_views_eight() -> Figures:
    """The same with eight seats and 480 cards."""
    return _gestures(8, 480)


def _gestures(seats: int, cards: int) -> Figures:
    table = lay_full(FOUR, KEYS, seats, cards)
    chance = random.Random("gestures")  # noqa: S311 - repeatable on purpose
    samples = []
    for number in range(GESTURES):
        client = table.sit(number % seats)
        step = _gesture(client.view, number % seats, chance)
        samples.append(_timed(table, number % seats, step))
    return figures(samples, "ms")


def _gesture(view: SeatView, seat: int, chance: random.Random) -> Step:
    """Return something that a seat does often: draw, play, move, mark, discard, shuffle."""
    deck, hand, bench = f"deck.{seat}", f"hand.{seat}", f"bench.{seat}"
    units, held = view.zones[bench].items, view.cards_in(hand)
    ways: list[Step] = [Shuffle(deck), Move((f"{deck}#0",), f"discard.{seat}")]
    if view.zones[deck].count == 0:
        return Move(view.cards_in(f"discard.{seat}"), deck)
    ways.append(Draw(1, deck, hand))
    if held:
        card = chance.choice(held)
        ways += [Move((card,), f"discard.{seat}"), Move((card,), deck, -1)]
        if len(units) < len(held):
            ways.append(Move((card,), bench))
    if units:
        unit = chance.choice(units)
        ways += [PutMark((unit,), "damage", add=10), MoveUnits((unit,), bench)]
        if len(units) > 1:
            ways.append(Move(view.units[unit].parts, f"discard.{seat}"))
    return chance.choice(ways)


def stage_20() -> Figures:
    """A declaration with 19 below it, to the folded views of four seats, in milliseconds."""
    table = lay_full(FOUR, KEYS)
    for number in range(WAITING):
        _timed(table, number % 4, _declared(table, number % 4))
    samples = []
    for number in range(DECLARATIONS):
        seat = number % 4
        samples.append(_timed(table, seat, _declared(table, seat)))
        newest = table.sit(seat).view.stage.declarations[-1].id
        _timed(table, seat, Settle(newest, "withdrawn"))
    return figures(samples, "ms")


def _declared(table: LocalTable, seat: int) -> Declare:
    """Return a declaration by two cards of the hand, aimed at a unit and a seat."""
    view = table.sit(seat).view
    other = (seat + 1) % 4
    aimed = (view.zones[f"active.{other}"].items[0], f"seat.{other}")
    return Declare("strike", view.cards_in(f"hand.{seat}")[:2], aimed, "2")


def _timed(table: LocalTable, seat: int, step: Step) -> float:
    """Return the milliseconds that a gesture takes which has to happen."""
    client = table.sit(seat)
    began = time.perf_counter()
    client.ask(step)
    return (time.perf_counter() - began) * 1000
