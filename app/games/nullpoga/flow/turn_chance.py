"""The chance of a turn: drawn once as the plans open, and told apart by phase from then on.

What was drawn stands on the table (`nullpoga_marks.CHANCE`), so that a phase that is carried out
again, changed or ruled otherwise meets the same chance: nothing is ever drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from app.core.card import mark_of
from app.core.view import SeatView
from app.games.nullpoga.resolver.chance_orders import CELLS, Order
from app.games.nullpoga.table.nullpoga_marks import CHANCE

DICE, SIDES = 4, 1000
"""What is rolled for a turn: 10^12 outcomes, each as likely."""


def chance_text(results: tuple[int, ...]) -> str:
    """Return dice as they are written down."""
    return "-".join(map(str, results))


def chance_of(view: SeatView) -> str:
    """Return what chance says in this turn; empty while nothing was drawn."""
    mark = mark_of(view.marks.get("table", ()), CHANCE)
    return "" if mark is None else mark.text


def phase_orders(chance: str, phase: str) -> Iterator[Order]:
    """Yield the outcomes of a phase without end: each an order of the ten cells of a side.

    The order is dealt as cards are shuffled, by the numbers that SHA-256 makes of the dice, the
    phase and how many were dealt before.
    """
    number = 0
    while True:
        yield _dealt(f"{chance}/{phase}/{number}")
        number += 1


def _dealt(words: str) -> Order:
    left = list(range(CELLS))
    # Ten picks take less than 2^22 of 2^256: what the division leaves over is no preference.
    many = int.from_bytes(sha256(words.encode()).digest(), "big")
    dealt = []
    while left:
        many, place = divmod(many, len(left))
        dealt.append(left.pop(place))
    return tuple(dealt)
