"""Both choose at once: a matrix of what each pair of plans is worth, and how to mix over it."""

from __future__ import annotations

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
"""A row for each plan of one's own, a column for each of the foe's."""
Mix = list[float]
"""How often each is chosen; they add up to 1."""


def mixes_of(
    matrix: Matrix, groups: Sequence[Sequence[int]], rounds: int
) -> tuple[Mix, Mix]:
    """Return how both mix where neither gains by another mix, nearly (regret matching plus).

    `groups` holds the columns of each hand that the foe may have: each is as likely, and the foe
    knows which it is. More `rounds` come nearer.
    """
    rows, columns = range(len(matrix)), range(len(matrix[0]))
    regrets, against = [0.0] * len(rows), [0.0] * len(columns)
    mix, foe = _uniform(len(rows)), [0.0] * len(columns)
    share = 1 / len(groups)
    for group in groups:
        for column in group:
            foe[column] = share / len(group)
    total, foe_total = [0.0] * len(rows), [0.0] * len(columns)
    turned = list(zip(*matrix, strict=True))
    for number in range(1, rounds + 1):
        # Each answers the other's newest mix, and later rounds count more (alternating RM+).
        gains = [sum(map(float.__mul__, matrix[row], foe)) for row in rows]
        value = sum(map(float.__mul__, gains, mix))
        regrets = [max(0.0, held + gain - value) for held, gain in zip(regrets, gains, strict=True)]
        mix = _matched(regrets, mix)
        losses = [sum(map(float.__mul__, turned[column], mix)) for column in columns]
        for group in groups:
            paid = sum(losses[column] * foe[column] for column in group) / share
            for column in group:
                against[column] = max(0.0, against[column] + paid - losses[column])
            wanted = sum(against[column] for column in group)
            for column in group:
                if wanted > 0:
                    foe[column] = share * against[column] / wanted
        for row in rows:
            total[row] += number * mix[row]
        for column in columns:
            foe_total[column] += number * foe[column]
    return _scaled(total), _scaled(foe_total)


def against(matrix: Matrix, foe: Mix) -> list[float]:
    """Return what each row is worth against a mix of the columns."""
    return [sum(map(float.__mul__, row, foe)) for row in matrix]


def _uniform(count: int) -> Mix:
    return [1 / count] * count


def _matched(regrets: list[float], before: Mix) -> Mix:
    wanted = sum(regrets)
    return [held / wanted for held in regrets] if wanted > 0 else before


def _scaled(total: list[float]) -> Mix:
    whole = sum(total)
    return [held / whole for held in total]
