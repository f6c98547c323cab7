"""Carrying out a phase: what the resolver works out, as steps of a table that people can change.

The resolver only proposes. It starts from the table as it lies, whatever people made of the phase
before, and what it says becomes moves, marks and words like those of a hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import PutMark
from app.core.intents.turn_intents import NextTurn, SetPhase
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.nullpoga.flow.happening_steps import told
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_order import CARRIED_OUT, OVER, PLAN
from app.games.nullpoga.flow.settling import settled
from app.games.nullpoga.flow.turn_chance import chance_of, phase_orders
from app.games.nullpoga.resolver.board_values import SIDES, Board
from app.games.nullpoga.resolver.resolved_steps import Step
from app.games.nullpoga.resolver.turn_resolution import TurnPhase, resolve_phase
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.moment_titles import announced
from app.games.nullpoga.table.nullpoga_marks import CHANCE, WINS
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at
from app.games.table_tools import Running

PHASE = "phase"
"""The procedure, and its argument that names the phase."""


def carry_out(look: Look, arguments: Mapping[str, str]) -> Running:
    """Carry out the phase that comes next. Raises ValueError where another one is asked for."""
    view = look()
    phase = next_phase(view)
    if not phase or arguments.get(PHASE, phase) != phase:
        raise ValueError(phase)
    yield SetPhase(phase)
    names: dict[str, str] = {}
    for part in CARRIED_OUT[phase]:
        view = look()
        if view.turn.phase == OVER:
            return
        steps = steps_of(view, part)
        if part == "turn_start":
            yield from (announced(step, steps) for step in steps[:1])
            yield PutMark(("table",), CHANCE, value=0, verb="settles")
            yield NextTurn(view.turn.seat, PLAN, SIDES)
        for step in steps:
            if part != "turn_start":
                yield announced(step, steps)
            yield from _carry_out(look, step, names)


def steps_of(view: SeatView, part: TurnPhase) -> tuple[Step, ...]:
    """Return what the resolver makes of a part of the turn on the table as it lies."""
    return resolve_phase(
        part,
        board_of(view),
        open_plans(view),
        rulings_at(view),
        phase_orders(chance_of(view), part),
        cards_at(view),
    )


def _carry_out(look: Look, step: Step, names: dict[str, str]) -> Running:
    for happening in step.happenings:
        yield from told(look, step, happening, names)
    yield from settled(look, step.board, names)
    if step.board.winner:
        yield from _over(step.board)


def _over(board: Board) -> Running:
    winners = {"A": (0,), "B": (1,)}.get(board.winner, SIDES)
    for side in winners:
        yield PutMark((f"seat.{side}",), WINS, value=1, verb="settles")
    yield SetPhase(OVER, verb="settles")
