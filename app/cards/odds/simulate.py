"""The odds of an opening by trying it out: shuffled, dealt and redrawn as at a table.

The whole deck is shuffled for every hand, every mulligan included, many openings at a time. numpy
is loaded with this module, so import it only where a simulation is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from app.cards.odds.deck_pool import Group, Pool
from app.core.data.value import value

SLICE = 5_000
"""Openings between two reports of the progress: some five milliseconds."""

Counts = tuple[int, ...]
"""How many openings had 0, 1, … of something."""
Report = Callable[[int], bool]
"""Told how many openings are done; answers whether to go on."""


@value
class Tried:
    """What became of one group."""

    by_turn: tuple[Counts, ...]
    """By own turn, the opening hand first: how many openings had seen 0, 1, … of its cards."""
    set_aside: Counts


@value
class Simulated:
    """What became of all openings."""

    openings: int
    """How many were tried: fewer than asked for where somebody ended it."""
    mulligans: Counts
    """How many openings took 0, 1, … mulligans."""
    keepers: Counts
    """How many kept hands held 0, 1, … keepers."""
    groups: tuple[Tried, ...]
    seed: int | None = None

    def shares(self, counts: Counts) -> tuple[float, ...]:
        """Return counts as shares of all openings."""
        return tuple(count / max(1, self.openings) for count in counts)

    @property
    def redrawn(self) -> float:
        """The share of first hands without a keeper."""
        return sum(self.mulligans[1:]) / max(1, self.openings)

    @property
    def extra_cards(self) -> float:
        """The mulligans of an opening on average: as many cards the opponent may draw at most."""
        total = sum(count * times for count, times in enumerate(self.mulligans))
        return total / max(1, self.openings)


def simulate(
    pool: Pool,
    groups: Sequence[Group],
    turns: int,
    openings: int,
    seed: int | None = None,
    report: Report | None = None,
) -> Simulated:
    """Try `openings` openings and `turns` own turns after each.

    With a seed the outcome repeats. `report` is asked after every slice; where it says no, the
    openings so far are the result. Raises ValueError for a deck without a keeper, which would be
    redrawn for ever.
    """
    if not pool.keepers:
        raise ValueError("a deck without a keeper keeps no hand")
    trial = _Trial(pool, groups, turns, seed)
    done = 0
    while done < openings:
        count = min(SLICE, openings - done)
        trial.add(count)
        done += count
        if report is not None and not report(done):
            break
    return trial.result(done, seed)


class _Trial:
    """The sums over all slices so far."""

    def __init__(self, pool: Pool, groups: Sequence[Group], turns: int, seed: int | None) -> None:
        self._pool = pool
        self._hand = pool.opening.hand
        self._random = np.random.default_rng(seed)
        # A card is its place in the deck list; these say what lies at each place. Of a name the
        # keepers come first.
        self._keeps = np.concatenate([_places(one.copies, one.keepers) for one in pool.names])
        names = np.repeat(np.arange(len(pool.names)), [one.copies for one in pool.names])
        self._members = [
            np.isin(names, [pool.names.index(member) for member in group.members]).astype(np.uint8)
            for group in groups
        ]
        self._draws = min(turns, pool.drawable)
        self._mulligans = np.zeros(1, np.int64)
        self._held = np.zeros(self._hand + 1, np.int64)
        self._by_turn = [np.zeros((turns + 1, group.copies + 1), np.int64) for group in groups]
        self._aside = [np.zeros(group.copies + 1, np.int64) for group in groups]

    def add(self, openings: int) -> None:
        """Try some more."""
        decks = np.tile(np.arange(self._pool.size), (openings, 1))
        redrawn = np.zeros(openings, np.int64)
        waiting = np.arange(openings)
        while waiting.size:
            # Whoever has no keeper shuffles the hand back into the whole deck and draws anew.
            shuffled = self._random.permuted(decks[waiting], axis=1)
            decks[waiting] = shuffled
            without = ~self._keeps[shuffled[:, : self._hand]].any(axis=1)
            waiting = waiting[without]
            redrawn[waiting] += 1
        self._mulligans = _sum(self._mulligans, np.bincount(redrawn))
        # A row for each place of the deck: adding up rows is quick, adding up along them is not.
        dealt = decks[:, : self._hand + self._pool.aside + self._draws].T.copy()
        held = self._keeps[dealt[: self._hand]].sum(axis=0)
        self._held += np.bincount(held, minlength=self._hand + 1)
        for number, members in enumerate(self._members):
            self._follow(number, members[dealt])

    def _follow(self, number: int, hits: NDArray[np.uint8]) -> None:
        """Count one group's cards: in hand, on top of the rest set aside, then drawn."""
        deal = self._hand + self._pool.aside
        aside, by_turn = self._aside[number], self._by_turn[number]
        most = aside.size
        aside += np.bincount(hits[self._hand : deal].sum(axis=0, dtype=np.uint8), minlength=most)
        seen = hits[: self._hand].sum(axis=0, dtype=np.uint8)
        for turn in range(len(by_turn)):
            if 0 < turn <= self._draws:
                seen = seen + hits[deal + turn - 1]
            by_turn[turn] += np.bincount(seen, minlength=most)

    def result(self, openings: int, seed: int | None) -> Simulated:
        """Return the sums."""
        return Simulated(
            openings,
            _counts(self._mulligans),
            _counts(self._held),
            tuple(
                Tried(tuple(_counts(turn) for turn in turns), _counts(aside))
                for turns, aside in zip(self._by_turn, self._aside, strict=True)
            ),
            seed,
        )


def _places(copies: int, marked: int) -> NDArray[np.bool_]:
    return np.arange(copies) < marked


def _sum(first: NDArray[np.int64], second: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the sum of two counts of which either may be longer."""
    total = np.zeros(max(first.size, second.size), np.int64)
    total[: first.size] += first
    total[: second.size] += second
    return total


def _counts(array: NDArray[np.int64]) -> Counts:
    return tuple(int(count) for count in array)
