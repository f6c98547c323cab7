"""What would come of a plan if the other did nothing: entry by entry, as the resolver tells it.

Of a phase that a Chrono Mage repeats the first round alone is looked at: what was possible once
mostly is not a second time, and that is no fault of the plan.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.ids import SeatId
from app.games.nullpoga.planning.foreseeing import Outcome
from app.games.nullpoga.resolver.board_values import SIDES, Board, Place, Standing
from app.games.nullpoga.resolver.resolved_steps import Happening, Step
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan

ACTING = ("actions", "moves", "attacks")


@value
class EntrySeen:
    """A step that an entry of the plan made."""

    happenings: tuple[Happening, ...]
    before: Board
    after: Board

    def has(self, what: str, *reasons: str) -> bool:
        """Whether something happened in it, for one of these reasons where any is named."""
        return any(
            one.what == what and (not reasons or one.reason in reasons) for one in self.happenings
        )


@value
class ForeseenPlan:
    """A plan, whose it is, and what would come of it."""

    by: SeatId
    plan: Plan
    outcome: Outcome

    @property
    def before(self) -> Board:
        """The board as it lies."""
        return self.outcome.before

    def casts(self) -> Iterator[tuple[Cast, EntrySeen]]:
        """Yield the spells in their order."""
        yield from zip(self.plan.spells, self._entries("spells"), strict=False)

    def acts(self) -> Iterator[tuple[Act, EntrySeen]]:
        """Yield the acts in the order in which they are carried out."""
        acts = self.plan.actions
        if any(step.phase in ("moves", "attacks") for step in self.outcome.steps):
            acts = tuple(sorted(acts, key=lambda act: act.do == "attack"))
        yield from zip(acts, self._entries(*ACTING), strict=False)

    def _entries(self, *phases: str) -> Iterator[EntrySeen]:
        board = self.before
        for step in self.outcome.steps:
            if step.phase in phases:
                yield EntrySeen(step.happenings, board, step.board)
            board = step.board

    def first(self, phase: str) -> Step | None:
        """Return the first step of a phase, None where there is none."""
        return next((step for step in self.outcome.steps if step.phase == phase), None)

    def of(self, phase: str, what: str) -> Iterator[Happening]:
        """Yield what happened in the first step of a phase."""
        step = self.first(phase)
        for one in step.happenings if step is not None else ():
            if one.what == what:
                yield one

    def board_at(self, phase: str) -> Board:
        """Return the board before the first step of a phase; that at the end where it has none."""
        board = self.before
        for step in self.outcome.steps:
            if step.phase == phase:
                return board
            board = step.board
        return board


def standing(board: Board, uid: str) -> tuple[Place, Standing] | None:
    """Return a monster with where it stands; None where it is not on the board."""
    for side in SIDES:
        for row in ("battle", "standby"):
            for column, held in enumerate(board.sides[side].row(row)):
                if held is not None and held.uid == uid:
                    return Place(side, row, column), held
    return None
