"""In which order the seeds and games are tried in which a planted leak has to be found."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product

Try = tuple[int, str]
"""A seed and the id of a game."""


def tries(seeds: int, games: Collection[str], first: Try | None = None) -> Iterator[Try]:
    """Yield each seed with each game.

    `first` is where the leak was seen when this was written: it comes before all others, which are
    looked through only once it is not seen there any more.
    """
    every = product(range(seeds), games)
    if first is None:
        yield from every
        return
    assert first[0] in range(seeds), f"{first} is none of {seeds} seeds"
    assert first[1] in games, f"{first} is none of {games}"
    yield first
    yield from (one for one in every if one != first)
