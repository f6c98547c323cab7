"""Chance as outcomes: every need of chance takes one order of the ten cells of a side.

An order is drawn before anybody knows who stands where: the first cell in it that will do is the
one that chance chose, and each is as likely. 0 to 4 are the columns of the battle zone, 5 to 9
those of standby. Orders are taken spell by spell, then summon by summon, then at the turn start,
the first side's before the second's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from app.games.nullpoga.resolver.board_values import COLUMNS, Board
from app.games.nullpoga.resolver.turn_plans import Plans

CELLS = 2 * COLUMNS
Order = tuple[int, ...]
"""The numbers 0 to 9 in the order of a draw."""
Draws = Iterable[Order]


class NoDrawLeftError(LookupError):
    """More chance is needed than was drawn; `most_draws` says how much may be."""


def columns_of(order: Order) -> list[int]:
    """Return the columns of one row in the order of a draw."""
    return [cell for cell in order if cell < COLUMNS]


def drawn_orders(chance: Random) -> Iterator[Order]:
    """Yield orders without end, each drawn when it is asked for."""
    while True:
        yield tuple(chance.sample(range(CELLS), CELLS))


def is_order(order: Order) -> bool:
    """Whether an order names each cell once."""
    return sorted(order) == list(range(CELLS))


def most_draws(board: Board, plans: Plans) -> int:
    """Return how many orders a turn takes at most: who draws them all beforehand has enough."""
    standing = [held.card for side in board.sides for held in (*side.battle, *side.standby) if held]
    mages = standing.count("chrono_mage")
    most = standing.count("thunder_colossus")
    for plan in plans:
        rains = sum(cast.card == "fire_rain" or cast.monster != "" for cast in plan.spells)
        most += rains * (1 + (mages if plan.repeat == "spells" else 0))
        most += sum(summon.card == "mecha_golem" for summon in plan.summons)
    return most
