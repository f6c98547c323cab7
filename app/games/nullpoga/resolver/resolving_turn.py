"""One turn while it is resolved: its board, both plans, chance, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from app.games.nullpoga.resolver.board_values import COLUMNS, Place, Row
from app.games.nullpoga.resolver.chance_orders import Draws, NoDrawLeftError, Order
from app.games.nullpoga.resolver.resolved_steps import Happening, Phase, Step
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.resolver.working_board import Cards, Monster, WorkingBoard, settled

SAME_CHANCE: Order = tuple(range(2 * COLUMNS))
Spot = tuple[int, Row, int]
"""A cell while a turn is resolved: side, row, column."""


class Turn:
    """What every phase is handed. Steps are told only where somebody asked for them."""

    __slots__ = (
        "_draws",
        "_happened",
        "board",
        "cards",
        "deaths",
        "plans",
        "rulings",
        "steps",
    )

    def __init__(
        self,
        board: WorkingBoard,
        plans: Plans,
        rulings: Rulings,
        draws: Draws,
        cards: Cards,
        *,
        told: bool = False,
    ) -> None:
        self.board = board
        self.plans = plans
        self.rulings = rulings
        self.cards = cards
        self.deaths = False
        """Whether somebody on the board has no life left and was not taken away yet."""
        self.steps: list[Step] | None = [] if told else None
        self._draws: Iterator[Order] = iter(draws)
        self._happened: list[Happening] = []

    def draw(self) -> Order:
        """Return the next outcome of chance. Raises NoDrawLeftError."""
        order = next(self._draws, None)
        if order is None:
            raise NoDrawLeftError
        return order

    def tell(
        self,
        what: str,
        side: int,
        monster: Monster | None = None,
        spot: Spot | None = None,
        amount: int = 0,
        reason: str = "",
        card: str = "",
    ) -> None:
        """Note what happened, where that is asked for."""
        if self.steps is None:
            return
        uid = ""
        if monster is not None:
            uid, card = monster.uid, monster.card.id
        place = Place(*spot) if spot is not None and 0 <= spot[2] < COLUMNS else None
        self._happened.append(Happening(what, side, uid, card, place, amount, reason))

    def end_step(self, phase: Phase, number: int = 1) -> None:
        """Close a step: what happened since the last one was closed, and the board now."""
        if self.steps is not None:
            happenings = tuple(self._happened)
            self.steps.append(Step(phase, number, happenings, settled(self.board)))
            self._happened = []

    def tried(self, board: WorkingBoard) -> Turn:
        """Return a turn on another board of which nothing is told; chance says the same."""
        return Turn(board, self.plans, self.rulings, repeat(SAME_CHANCE), self.cards)
