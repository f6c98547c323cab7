"""Both choose at once: a matrix of what each pair of plans is worth, and how to mix over it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

Matrix = Sequence[Sequence[float]]
"""A row for each plan of one's own, a column for each of the foe's."""
Mix = list[float]
"""How often each is chosen; they add up to 1."""


class MixSolver:
    """Regret matching plus on a matrix that may grow: it goes on from where it stopped.

    Columns are in groups, one for each hand that the foe may have: each group is as likely, and
    the foe knows which it is.
    """

    def __init__(self, groups: int) -> None:
        self.share = 1 / groups
        self._groups: list[list[int]] = [[] for _ in range(groups)]
        self._regrets: list[float] = []
        self._against: list[float] = []
        self._own: Mix = []
        self._foe: Mix = []

    def solved(self, matrix: Matrix, groups: Sequence[int], rounds: int) -> tuple[Mix, Mix]:
        """Return how both mix where neither gains by another mix, nearly; more rounds come nearer.

        `groups` says of each column which it is of. Rows and columns may only have been added.
        """
        self._grow(matrix, groups)
        turned = list(zip(*matrix, strict=True))
        own_total, foe_total = [0.0] * len(matrix), [0.0] * len(turned)
        for number in range(1, rounds + 1):
            # Each answers the other's newest mix, and later rounds count more.
            self._own = self._answer(matrix)
            self._answer_of_foe(turned)
            own_total = [
                held + number * more for held, more in zip(own_total, self._own, strict=True)
            ]
            foe_total = [
                held + number * more for held, more in zip(foe_total, self._foe, strict=True)
            ]
        return _scaled(own_total), _scaled(foe_total)

    def _grow(self, matrix: Matrix, groups: Sequence[int]) -> None:
        new_rows = len(matrix) - len(self._own)
        first = not self._own
        self._regrets += [0.0] * new_rows
        self._own += [1 / len(matrix) if first else 0.0] * new_rows
        for column in range(len(self._foe), len(groups)):
            self._groups[groups[column]].append(column)
            self._against.append(0.0)
            self._foe.append(0.0)
        if first:
            for group in self._groups:
                for column in group:
                    self._foe[column] = self.share / len(group)

    def _answer(self, matrix: Matrix) -> Mix:
        foe = self._foe
        gains = [sum(map(mul, row, foe)) for row in matrix]
        value = sum(map(mul, gains, self._own))
        regrets = [held + gain - value for held, gain in zip(self._regrets, gains, strict=True)]
        self._regrets = regrets = [held if held > 0 else 0.0 for held in regrets]
        wanted = sum(regrets)
        return [held / wanted for held in regrets] if wanted > 0 else self._own

    def _answer_of_foe(self, turned: Matrix) -> None:
        own, foe, against_ = self._own, self._foe, self._against
        for group in self._groups:
            losses = [sum(map(mul, turned[column], own)) for column in group]
            paid = (
                sum(loss * foe[column] for loss, column in zip(losses, group, strict=True))
                / self.share
            )
            wanted = 0.0
            for loss, column in zip(losses, group, strict=True):
                held = against_[column] + paid - loss
                against_[column] = held = held if held > 0 else 0.0
                wanted += held
            if wanted > 0:
                for column in group:
                    foe[column] = self.share * against_[column] / wanted


def against(matrix: Matrix, foe: Mix) -> list[float]:
    """Return what each row is worth against a mix of the columns."""
    return [sum(map(mul, row, foe)) for row in matrix]


def _scaled(total: list[float]) -> Mix:
    whole = sum(total)
    return [held / whole for held in total]
