"""What would happen: the own plan carried out on the open board, against a guess at the other's.

Chance is not foreseen: what it would decide counts as if nothing had been hit by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from app.core.data.value import value
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.planning_contract import IDLE, Guess
from app.games.nullpoga.planning.fighters import fighters
from app.games.nullpoga.resolver.board_values import SIDES, Board
from app.games.nullpoga.resolver.chance_orders import Order
from app.games.nullpoga.resolver.resolved_steps import Happening, Step
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan
from app.games.nullpoga.resolver.turn_resolution import PHASES, resolve_phase
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at

ATTACKS = "attacks"
GUESSES = (
    Guess(IDLE, Words("if they do nothing", "相手が何もしないとき")),
    Guess(ATTACKS, Words("if they all attack", "相手が全員で攻撃するとき")),
)
NO_CHANCE: Order = ()
"""An outcome that names nobody."""


@value
class Outcome:
    """What would come of a plan up to the end of the turn."""

    before: Board
    steps: tuple[Step, ...]

    @property
    def board(self) -> Board:
        """The board at the end of the turn."""
        return self.steps[-1].board if self.steps else self.before

    def happenings(self) -> Iterator[tuple[Step, Happening]]:
        """Yield all that would happen, in its order."""
        for step in self.steps:
            for one in step.happenings:
                yield step, one


def guessed(view: SeatView, guess: str) -> Plan:
    """Return what the other may have planned, from what lies open."""
    if guess != ATTACKS:
        return NOTHING
    found = fighters(board_of(view), 1 - view.seat, NOTHING).values()
    return Plan(actions=tuple(Act(one.uid, "attack") for one in found if one.able))


def outcome(view: SeatView, plan: Plan, other: Plan = NOTHING) -> Outcome:
    """Return what would come of the own plan, and a guess at the other's."""
    before = board = board_of(view)
    own = view.seat
    first, second = (plan if side == own else other for side in SIDES)
    rulings, cards, steps = rulings_at(view), cards_at(view), []
    for phase in PHASES:
        if phase == "turn_start":
            break
        for step in resolve_phase(phase, board, (first, second), rulings, repeat(NO_CHANCE), cards):
            steps.append(step)
            board = step.board
        if board.winner:
            break
    return Outcome(before, tuple(steps))
