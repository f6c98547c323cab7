"""Pools to count and to try: made of as few names as an example needs."""

from __future__ import annotations

from app.cards.odds.deck_pool import Named, Pool
from app.core.text.wording import both
from app.games.pokemon.cards.odds.pokemon_openings import OPENING, usual_prizes


def pool(basics: int, others: int, *more: tuple[str, int, int], prizes: int | None = None) -> Pool:
    """A pool with so many nameless Basics and others; `more` are names, copies, Basics of these."""
    named = [Named(both(name), copies, basic) for name, copies, basic in more]
    named += [Named(both("a Basic"), basics, basics), Named(both("another card"), others)]
    kept = tuple(one for one in named if one.copies)
    size = sum(one.copies for one in kept)
    return Pool(kept, usual_prizes(size) if prizes is None else prizes, OPENING)
