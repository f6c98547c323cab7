"""What the table notes for a turn alone: who attacked, who was hit, whose turn has ended.

Nobody is told when it ends, so it goes in the gesture that ends the turn: one step to take back.
Notes of people end in a step of the table's own.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.card import mark_of
from app.core.intent import PutMark
from app.core.view import SeatView
from app.games.pokemon.table.damage_sum import ATTACKED, HIT, SPOT_ATTACKED, TURN_ENDED
from app.games.pokemon.table.prize_cards import FELLED
from app.games.pokemon.table.seat_board import CHOSEN
from app.games.pokemon.tasks.pending_duties import STAYS
from app.games.table_tools import Steps

OF_THE_TURN = (HIT, ATTACKED, SPOT_ATTACKED, TURN_ENDED, FELLED, CHOSEN, STAYS)
"""Marks that the table puts, and that hold until the turn is over where they say so."""


def taken_off(view: SeatView) -> Steps:
    """Return what takes off the notes that end with the turn under way."""
    found = {key: tuple(_ending(view, key)) for key in OF_THE_TURN}
    return tuple(PutMark(targets, key, value=0) for key, targets in found.items() if targets)


def _ending(view: SeatView, key: str) -> Iterator[str]:
    marked = [(unit.id, unit.marks) for unit in view.units.values()]
    marked += [(card.handle, card.marks) for card in view.cards.values() if card.marks]
    marked += view.marks.items()
    for target, marks in marked:
        mark = mark_of(marks, key)
        if mark is not None and mark.until is not None and mark.until <= view.turn.number:
            yield target
