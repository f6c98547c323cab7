"""The search over whole-turn plans: both sides' candidates against each other, then better ones.

What is hidden is guessed several times (`hidden_cards.py`): the foe plans on each guess knowing its
hand, the searching side plans once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random

from app.core.data.value import value
from app.games.nullpoga.computer.board_worth import WorthWeights, worth
from app.games.nullpoga.computer.hidden_cards import guessed
from app.games.nullpoga.computer.plan_changes import varied
from app.games.nullpoga.computer.plan_drafts import Draftable, draft, draftable
from app.games.nullpoga.computer.plan_matrix import Mix, MixSolver, against
from app.games.nullpoga.computer.rule_plans import first_plan
from app.games.nullpoga.computer.small_endings import SmallEnding
from app.games.nullpoga.resolver.chance_orders import Order
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan, Plans
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

Stop = Callable[[], bool]
"""Asked every few turns that are tried: whether to make do with what was found."""


def never() -> bool:
    """Let a search finish."""
    return False


MixedPlans = tuple[tuple[Plan, float], ...]
"""Plans and how often each is chosen, the likeliest first."""


@value
class Effort:
    """How much is looked at. Work is counted, not time: the same effort gives the same plan."""

    own: int
    """Plans of one's own that are drafted."""
    foe: int
    """Plans of the foe for each guess."""
    guesses: int = 1
    """Of what is hidden."""
    mixes: bool = True
    """Whether both sides answer each other; else the foe does as it likes."""
    rounds: int = 0
    """How often both sides' best plans are varied."""
    varied: int = 12
    """Variants in a round, for each side."""
    solving: int = 20
    """Steps of regret matching in a round, and three times as many at the end."""
    endings: bool = False
    """Whether small endings are looked through (`small_endings.py`)."""


class PlanSearch:
    """A matrix that grows: each row a plan of one's own, each column a plan of the foe."""

    def __init__(
        self,
        board: WorkingBoard,
        side: int,
        rulings: Rulings,
        cards: Cards,
        chance: Random,
        effort: Effort,
        weights: WorthWeights,
        stop: Stop,
    ) -> None:
        self.board, self.side, self.rulings, self.cards = board, side, rulings, cards
        self.chance, self.effort, self.weights, self.stop = chance, effort, weights, stop
        self.boards = [guessed(board, cards, chance) for _ in range(effort.guesses)]
        self.own = draftable(board, side, rulings, cards)
        self.foes = [draftable(one, 1 - side, rulings, cards) for one in self.boards]
        self.rows: list[Plan] = []
        self.columns: list[tuple[int, Plan, tuple[Order, ...]]] = []
        """Which guess, the foe's plan, and what chance says."""
        self.matrix: list[list[float]] = []
        self.solver = MixSolver(effort.guesses)

    def mixed(self) -> MixedPlans:
        """Return the plans worth choosing, and how often each."""
        if self.effort.endings:
            ending = SmallEnding(self.rulings, self.cards, self.weights, self.stop)
            exact = ending.mixed(self.board, self.side)
            if exact is not None:
                return tuple(exact)
        going_on = self._begin()
        for _ in range(self.effort.rounds if going_on else 0):
            mix, foe = self._solved(self.effort.solving)
            if not self._improve_own(foe) or not self._improve_foe(mix, foe):
                break
        mix, foe = self._solved(3 * self.effort.solving)
        if not self.effort.mixes:
            gains = against(self.matrix, foe)
            best = gains.index(max(gains))
            return ((self.rows[best], 1.0),)
        pairs = sorted(zip(mix, range(len(mix)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        kept = [(share, row) for share, row in pairs if share >= pairs[0][0] / 5]
        whole = sum(share for share, _ in kept)
        return tuple((self.rows[row], share / whole) for share, row in kept)

    def answers(self) -> list[tuple[WorkingBoard, Plan, float]]:
        """Return the foe's plans on each guess and how likely each is, once `mixed` was asked."""
        _, foe = self._solved(self.effort.solving)
        return [
            (self.boards[guess], plan, share)
            for (guess, plan, _), share in zip(self.columns, foe, strict=True)
        ]

    def outlook(self) -> tuple[float, Plan, float]:
        """Return what the own mix is worth, the plan that is worth most, and how much that is.

        To be asked once `mixed` was.
        """
        mix, foe = self._solved(self.effort.solving)
        gains = against(self.matrix, foe)
        best = max(range(len(gains)), key=gains.__getitem__)
        value = sum(share * gain for share, gain in zip(mix, gains, strict=True))
        return value, self.rows[best], gains[best]

    def promise(self, plan: Plan) -> float:
        """Return what a plan is worth against the foe's mix, once `mixed` was asked."""
        _, foe = self._solved(self.effort.solving)
        return sum(share * self._tried(plan, at) for at, share in enumerate(foe) if share)

    def meets(self, board: WorkingBoard, plans: Plans) -> float:
        """Return what two plans on a board with all cards named are worth for the own side."""
        own, foe = plans[self.side], plans[1 - self.side]
        return self._played(board, own, foe, self._orders())

    def _begin(self) -> bool:
        """Draft both sides' plans and say whether there is time for more."""
        for guess, foe in enumerate(self.foes):
            plans = dict.fromkeys((first_plan(foe), *self._drafts(foe, self.effort.foe - 1)))
            for plan in plans:
                self.columns.append((guess, plan, self._orders()))
        plans = dict.fromkeys((first_plan(self.own), *self._drafts(self.own, self.effort.own - 1)))
        for plan in plans:
            self._add_row(plan, [self._tried(plan, column) for column in range(len(self.columns))])
            if self.stop():
                return False
        return True

    def _drafts(self, at: Draftable, count: int) -> list[Plan]:
        return [draft(at, self.chance) for _ in range(count)]

    def _orders(self) -> tuple[Order, ...]:
        return tuple(tuple(self.chance.sample(range(10), 10)) for _ in range(3))

    def _add_row(self, plan: Plan, values: list[float]) -> None:
        self.rows.append(plan)
        self.matrix.append(values)

    def _solved(self, rounds: int) -> tuple[Mix, Mix]:
        if not self.effort.mixes:
            return [], [1 / len(self.columns)] * len(self.columns)
        groups = [guess for guess, _, _ in self.columns]
        return self.solver.solved(self.matrix, groups, rounds)

    def _tried(self, plan: Plan, column: int) -> float:
        """Return what a plan is worth against one of the foe's."""
        guess, foe, orders = self.columns[column]
        return self._played(self.boards[guess], plan, foe, orders)

    def _played(
        self, board: WorkingBoard, plan: Plan, foe: Plan, orders: tuple[Order, ...]
    ) -> float:
        board = board.copy()
        plans = (plan, foe) if self.side == 0 else (foe, plan)
        play_turn(board, plans, self.rulings, cycle(orders), self.cards)
        value = worth(board, self.weights)
        return value if self.side == 0 else -value

    def _improve_own(self, foe: Mix) -> bool:
        """Vary the best plan, and keep what does better against the foe's mix."""
        gains = against(self.matrix, foe)
        best = max(range(len(gains)), key=gains.__getitem__)
        value, plan = gains[best], self.rows[best]
        heavy = [column for column, share in enumerate(foe) if share > 0.004]
        whole = sum(foe[column] for column in heavy)
        known = set(self.rows)
        for _ in range(self.effort.varied):
            if self.stop():
                return False
            other = varied(plan, self.own, self.chance)
            if other in known:
                continue
            known.add(other)
            values = {column: self._tried(other, column) for column in heavy}
            gain = sum(foe[column] * values[column] for column in heavy) / whole
            if gain > value:
                value, plan = gain, other
                every = range(len(self.columns))
                self._add_row(
                    other,
                    [
                        values[column] if column in values else self._tried(other, column)
                        for column in every
                    ],
                )
        return True

    def _improve_foe(self, mix: Mix, foe: Mix) -> bool:
        """Let the foe vary a likely plan of one guess, where it answers at all."""
        if not self.effort.mixes:
            return True
        mix = mix + [0.0] * (len(self.rows) - len(mix))
        column = max(range(len(foe)), key=foe.__getitem__)
        if self.chance.random() < 0.7:
            column = self.chance.choices(range(len(foe)), foe)[0]
        guess, plan, orders = self.columns[column]
        heavy = [row for row, share in enumerate(mix) if share > 0.01]
        value = sum(mix[row] * self.matrix[row][column] for row in heavy)
        for _ in range(self.effort.varied):
            if self.stop():
                return False
            other = varied(plan, self.foes[guess], self.chance)
            if other == plan:
                continue
            values = {
                row: self._played(self.boards[guess], self.rows[row], other, orders)
                for row in heavy
            }
            loss = sum(mix[row] * values[row] for row in heavy)
            if loss < value:
                value, plan = loss, other
                self.columns.append((guess, other, orders))
                for row, line in enumerate(self.matrix):
                    line.append(
                        values[row]
                        if row in values
                        else self._played(self.boards[guess], self.rows[row], other, orders)
                    )
        return True


def chosen(mixed: Sequence[tuple[Plan, float]], chance: Random) -> Plan:
    """Return one of mixed plans, as often as it is to be chosen."""
    throw = chance.random()
    for plan, share in mixed:
        throw -= share
        if throw < 0:
            return plan
    return mixed[0][0]
