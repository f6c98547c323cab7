"""A turn judged once it is over: what the locked plan promised, and what met it.

A side's chances are the worth of the board after the turn (`board_worth.py`), on average over what
was hidden from it and what chance may say.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from app.core.data.value import value
from app.games.nullpoga.computer.hidden_cards import UNKNOWN, guessed
from app.games.nullpoga.computer.plan_search import Effort, PlanSearch, Stop, never
from app.games.nullpoga.computer.worth_weights import LEARNED
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan, Plans
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard, working

REVIEWING = Effort(30, 3, 5, rounds=8, varied=10)
"""As much as the strongest level looks at, or nearly."""
MEETINGS = 24
"""How often both plans are played with other hidden cards and other chance."""


@value
class Promises:
    """What a turn was worth for a side, each from -1 (lost) to 1 (won)."""

    stood: float
    planned: float
    met: float
    promised: float
    best: Plan | None
    """What promised more than the plan that was locked; None where nothing did."""


def review(
    plans: Plans,
    board: Board,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = never,
) -> Promises:
    """Judge a turn by what a side knew as it planned, and by both plans as they were locked."""
    on, plan = working(board, cards), plans[side]
    search = PlanSearch(on, side, rulings, cards, chance, REVIEWING, LEARNED, stop)
    search.mixed()
    stood, best, promised = search.outlook()
    planned = search.promise(plan)
    boards = _named(on, 1 - side, plans[1 - side])
    met = sum(search.meets(guessed(boards, cards, chance), plans) for _ in range(MEETINGS))
    better = best if promised > planned else None
    return Promises(stood, planned, met / MEETINGS, max(promised, planned), better)


def _named(board: WorkingBoard, side: int, plan: Plan) -> WorkingBoard:
    """Return a board on which a side holds what its plan names: it was in its hand."""
    made = board.copy()
    wanted = Counter([cast.card for cast in plan.spells])
    wanted += Counter([cast.monster for cast in plan.spells if cast.monster])
    wanted += Counter([summon.card for summon in plan.summons])
    wanted -= Counter(card for card in made.hand[side] if card)
    missing = iter(list(wanted.elements()))
    made.hand[side] = [card or next(missing, UNKNOWN) for card in made.hand[side]]
    return made
