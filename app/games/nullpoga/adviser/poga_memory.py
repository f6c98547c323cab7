"""What a seat remembers of a turn: what was done in it, and how the phase under way began."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from itertools import repeat
from typing import Any

from app.core.data.value import replace, value
from app.core.view import SeatView
from app.games.advising.common_plays import PhaseSet, TurnBegun
from app.games.advising.seat_memory import Glimpses, Kept, SeatMemory
from app.games.nullpoga.adviser.poga_plays import Carried
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_order import CARRIED_OUT
from app.games.nullpoga.flow.turn_chance import chance_of, phase_orders
from app.games.nullpoga.planning.foreseeing import NO_CHANCE
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.resolver.turn_resolution import resolve_phase
from app.games.nullpoga.resolver.working_board import Cards
from app.games.nullpoga.table.board_reading import board_of


@value
class PhaseBegun:
    """The phase under way, and all that the resolver needs to say what comes of it."""

    phase: str
    board: Board
    """As it lay before."""
    plans: Plans
    chance: str

    def boards(self, rulings: Rulings, cards: Cards) -> Iterator[Board]:
        """Yield the boards of the phase, from the one before it on."""
        board = self.board
        yield board
        for part in CARRIED_OUT.get(self.phase, ()):
            orders = phase_orders(self.chance, part) if self.chance else repeat(NO_CHANCE)
            for step in resolve_phase(part, board, self.plans, rulings, orders, cards):
                board = step.board
                yield board


@value
class PogaMemory(SeatMemory):
    """What one seat remembers."""

    turn: tuple[Any, ...] = ()
    kept: Kept = frozenset()
    begun_phase: PhaseBegun | None = None
    """None while plans are made."""
    glimpses: Glimpses = field(default_factory=Glimpses, compare=False)


def begin(_view: SeatView) -> PogaMemory:
    """Return the memory of a seat that has just seen the table."""
    return PogaMemory()


def noted(memory: PogaMemory, view: SeatView, play: Any) -> PogaMemory:
    """Return the memory after a play; `view` is what was seen just before it."""
    if isinstance(play, TurnBegun):
        return replace(memory.begun(), begun_phase=None)
    memory = memory.having(play)
    if isinstance(play, PhaseSet | Carried) and play.phase in CARRIED_OUT:
        begun = PhaseBegun(play.phase, board_of(view), open_plans(view), chance_of(view))
        return replace(memory, begun_phase=begun)
    return memory
