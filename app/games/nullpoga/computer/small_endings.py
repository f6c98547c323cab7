"""Endings with few cards, looked through to their end: every plan of both sides, turn after turn.

Possible where nothing is hidden that matters and nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from app.games.nullpoga.computer.board_worth import WON, WorthWeights, worth
from app.games.nullpoga.computer.every_plan import every_plan
from app.games.nullpoga.computer.hidden_cards import UNKNOWN
from app.games.nullpoga.computer.plan_drafts import draftable
from app.games.nullpoga.computer.plan_matrix import MixSolver, against
from app.games.nullpoga.resolver.chance_orders import NoDrawLeftError
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

MOST_PLANS = 80
"""Of a side, for a board to be small."""
MOST_PAIRS = 700
"""Of plans that are tried against each other on one board."""
MOST_TURNS = 5000
"""That are tried for one ending."""
SOLVING = 400
DEPTH = 2
"""Turns that are looked through; what is open after them is judged by its worth."""


class TooMuchError(Exception):
    """An ending is not small, or somebody wants an answer now."""


class SmallEnding:
    """What the boards of an ending are worth; each is looked at once."""

    def __init__(
        self,
        rulings: Rulings,
        cards: Cards,
        weights: WorthWeights,
        stop: Callable[[], bool],
        turns: int = MOST_TURNS,
    ) -> None:
        self.rulings, self.cards, self.weights, self.stop = rulings, cards, weights, stop
        self.turns = turns
        self._known: dict[Hashable, float] = {}

    def mixed(self, board: WorkingBoard, side: int) -> list[tuple[Plan, float]] | None:
        """Return how a side mixes its plans; None where the ending is not small."""
        if any(UNKNOWN in hand for hand in board.hand):
            return None
        try:
            plans, matrix = self._matrix(board, DEPTH)
        except (TooMuchError, NoDrawLeftError):
            return None
        own, foe = MixSolver(1).solved(matrix, [0] * len(plans[1]), SOLVING)
        mix = own if side == 0 else foe
        kept = [(plan, share) for plan, share in zip(plans[side], mix, strict=True) if share > 0.01]
        whole = sum(share for _, share in kept)
        kept.sort(key=lambda pair: -pair[1])
        return [(plan, share / whole) for plan, share in kept]

    def value(self, board: WorkingBoard, depth: int) -> float:
        """Return what a board is worth for the first side where both mix as well as they can.

        Raises TooMuchError, NoDrawLeftError.
        """
        if board.winner:
            return WON[board.winner]
        if depth == 0:
            return worth(board, self.weights)
        key = (depth, _looks(board))
        if key not in self._known:
            _, matrix = self._matrix(board, depth)
            self._known[key] = value_of(matrix)
        return self._known[key]

    def _matrix(
        self, board: WorkingBoard, depth: int
    ) -> tuple[tuple[list[Plan], list[Plan]], list[list[float]]]:
        """Return both sides' plans and what each pair is worth for the first side."""
        every = [
            every_plan(draftable(board, side, self.rulings, self.cards), MOST_PLANS)
            for side in (0, 1)
        ]
        own, foe = every
        if own is None or foe is None or len(own) * len(foe) > MOST_PAIRS:
            raise TooMuchError
        return (own, foe), [[self._after(board, (one, two), depth) for two in foe] for one in own]

    def _after(self, board: WorkingBoard, plans: tuple[Plan, Plan], depth: int) -> float:
        self.turns -= 1
        if self.turns < 0 or self.stop():
            raise TooMuchError
        after = board.copy()
        play_turn(after, plans, self.rulings, (), self.cards)
        return self.value(after, depth - 1)


def value_of(matrix: list[list[float]]) -> float:
    """Return the value of a matrix game, nearly: what neither side can better."""
    lowest = max(min(row) for row in matrix)
    highest = min(max(column) for column in zip(*matrix, strict=True))
    if lowest == highest:
        return lowest
    own, foe = MixSolver(1).solved(matrix, [0] * len(matrix[0]), SOLVING)
    over = max(against(matrix, foe))
    under = min(against(list(zip(*matrix, strict=True)), own))
    return (over + under) / 2


def _looks(board: WorkingBoard) -> Hashable:
    """Return what tells a board from others for whoever goes on from it."""
    names = tuple(
        held and held.uid
        for lines in (board.battle, board.standby)
        for line in lines
        for held in line
    )
    cards = tuple(tuple(pile) for pile in (*board.hand, *board.deck))
    return (board.turn, *board.looks(), names, cards, *board.mana)
