"""What belongs in the opponent's turn as well, beside what the tasks offer by their buttons.

Prizes are taken by dragging them to the hand, too, and anybody may concede at any time.
"""

from __future__ import annotations

from app.core.intent import Batch, Draw, Move, Procedure, Step
from app.core.view import SeatView
from app.games.pokemon.table import prize_cards
from app.games.table_tools import gesture, own, zone_of


def out_of_turn(view: SeatView, step: Step) -> bool:
    """Whether a player may do that in another's turn."""
    if isinstance(step, Procedure):
        return step.name == "concede"
    return _takes_prizes(view, step)


def _takes_prizes(view: SeatView, step: Step) -> bool:
    """Whether a step takes Prizes that are due (サイドをとる), by whichever gesture."""
    first = step.steps[0] if isinstance(step, Batch) and step.steps else step
    due = prize_cards.due(view, view.seat)
    if isinstance(first, Move) and 0 < len(first.cards) <= due:
        mine = all(zone_of(view, ref) == own(view, "prizes") for ref in first.cards)
        return mine and step == gesture(prize_cards.take(view, first.cards, view.seat))
    if isinstance(first, Draw) and 0 < first.count <= due:
        return step == gesture(prize_cards.take_first(view, first.count, view.seat))
    return False
