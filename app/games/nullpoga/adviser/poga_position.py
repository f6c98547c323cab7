"""What a rule looks at: the table as its seat sees it, the turn so far, and a plan foreseen."""

from __future__ import annotations

from typing import Any

from app.core.data.value import replace, value
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.advising.seat_memory import Kept
from app.games.nullpoga.adviser.foreseen_plan import ForeseenPlan, standing
from app.games.nullpoga.adviser.poga_memory import PhaseBegun, PogaMemory
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.foreseeing import outcome
from app.games.nullpoga.resolver.board_values import Board, Place
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.working_board import Cards
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at


@value
class PogaPosition:
    """A table, as one seat may know it."""

    view: SeatView
    rulings: Rulings
    cards: Cards
    kept: Kept = frozenset()
    turn: tuple[Any, ...] = ()
    """The plays of this turn."""
    begun_phase: PhaseBegun | None = None
    gesture: tuple[Any, ...] = ()
    """The plays of the gesture that is judged."""
    foreseen: ForeseenPlan | None = None
    """What would come of the plan that is judged, if one is."""

    @property
    def number(self) -> int:
        """The number of the turn."""
        return self.view.turn.number

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.view.options

    @property
    def plan(self) -> ForeseenPlan:
        """What would come of the plan that is judged: asked for by rules about a plan alone."""
        assert self.foreseen is not None  # `position_of` reads it for every such play
        return self.foreseen

    def board(self) -> Board:
        """Return the table as a board."""
        return board_of(self.view)

    def cost(self, card: str) -> int:
        """Return what a card costs at this table; 0 for none of the game's."""
        known = self.cards.get(card)
        return known.cost if known is not None else 0

    def called(self, uid: str) -> Words:
        """Return what a monster of the plan is called, one that a spell brings among them."""
        held = standing(self.plan.before, uid)
        if held is not None:
            return w.standing_name(held[1])
        brought = {cast.uid: cast.monster for cast in self.plan.plan.spells if cast.uid}
        return w.short_name(brought[uid]) if uid in brought else _GONE

    def cell(self, at: Place) -> Words:
        """Return what a cell is called by who planned."""
        return w.place_name(at, self.plan.by)

    def name(self, seat: int) -> str:
        """Return what a player is called."""
        return self.view.setting.seats[seat].name

    def about(self, *uids: str) -> tuple[str, ...]:
        """Return what advice about monsters is about: those on the table, else who planned."""
        there = tuple(uid for uid in uids if uid in self.view.units)
        return there or (f"seat.{self.plan.by}",)


_GONE = Words("A monster that is not there", "場にいないモンスター")


def position_of(view: SeatView, memory: PogaMemory, plays: tuple[Any, ...]) -> PogaPosition:
    """Return what rules look at; what would come of a plan is resolved once for all of them."""
    planned = next((one for one in plays if isinstance(one, Planned)), None)
    foreseen = None
    if planned is not None:
        seen = view if view.seat == planned.by else replace(view, seat=planned.by)
        foreseen = ForeseenPlan(planned.by, planned.plan, outcome(seen, planned.plan))
    return PogaPosition(
        view,
        rulings_at(view),
        cards_at(view),
        memory.kept,
        memory.turn,
        memory.begun_phase,
        plays,
        foreseen,
    )
