"""Which phase is carried out next: one in which nothing is to be done is passed by."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_order import END, coming_phases
from app.games.nullpoga.resolver.action_phase import SERAPHIM
from app.games.nullpoga.resolver.board_values import SIDES, Board
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.table.board_reading import board_of


def next_phase(view: SeatView) -> str:
    """Return the phase to be carried out next; empty while plans are made, or all is over."""
    coming = coming_phases(view)
    if not coming:
        return ""
    plans, board = open_plans(view), board_of(view)
    return next(phase for phase in coming if phase == END or _has_work(phase, plans, board))


def _has_work(phase: str, plans: Plans, board: Board) -> bool:
    """Whether anything is to be done in a phase, as the table lies now."""
    if phase == "spells":
        return any(plan.spells for plan in plans)
    if phase == "summon":
        return any(plan.summons for plan in plans)
    if phase == "march":
        return any(
            ahead is None and behind is not None
            for side in SIDES
            for ahead, behind in zip(
                board.sides[side].battle, board.sides[side].standby, strict=True
            )
        )
    acting = any(plan.actions or plan.freeze or plan.push for plan in plans)
    healing = (held for side in SIDES for held in board.sides[side].battle)
    return acting or any(held is not None and held.card == SERAPHIM for held in healing)
