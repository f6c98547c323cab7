r"""The odds of an opening, counted and not tried.

The opening that is counted (seed 000 §5): shuffle the deck of N cards, draw 7; while there is no
Basic Pokémon among them, shuffle them back and draw 7 anew; then set P Prizes aside from the top
and draw a card at the beginning of each turn.

Three things make this exact without a simulation. Write C(n, k) for the ways to choose k of n.

1. *A redraw forgets.* Every redraw comes from a whole, freshly shuffled deck. With B Basics in the
   deck a hand has none with the chance

       q = C(N-B, 7) / C(N, 7)

   each time anew: the number of mulligans is geometric, P(m mulligans) = q^m (1-q), and the hand
   that is kept is any of the C(N, 7) - C(N-B, 7) hands with a Basic, each as likely as the other,
   however many mulligans came before it.

2. *A kept hand, by what it holds.* Of a group of K cards let b be Basics and a = K-b none. Hands
   with i cards of the group: C(K, i) C(N-K, 7-i). Those of them without any Basic are made of the
   a cards of the group and of the N-B-a others that are no Basics: C(a, i) C(N-B-a, 7-i). So

       P(i of the group in the kept hand) =
           [C(K, i) C(N-K, 7-i) - C(a, i) C(N-B-a, 7-i)] / [C(N, 7) - C(N-B, 7)].

3. *The rest is still shuffled.* Whether a hand is kept depends on the hand alone. The other N-7
   cards, of which K-i are of the group, lie in any order, each as likely as the other. Prizes are
   P of them and the first d draws are d of them; which ones makes no difference to the chance,
   even though the Prizes lie on top:

       P(x of the group among d of the rest) = C(K-i, x) C(N-7-K+i, d-x) / C(N-7, d).

All figures below are sums of products of these, kept in whole numbers until the last division.

A turn means one's own turn. Whoever begins draws in the first turn as well, so by one's own turn t
hand and draws are 7 + t cards, going first or second; on the table's count of turns the one who
goes second is a turn later (`table_turn`). Cards that effects draw or search out are not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, inf, sqrt
from typing import Literal

from app.games.pokemon.cards.odds.deck_pool import HAND, Group, Pool

Going = Literal["first", "second"]
"""先攻, 後攻."""

Spread = tuple[float, ...]
"""The chance of each number, beginning with none; its sum is 1."""


def table_turn(turn: int, going: Going) -> int:
    """Return which turn of the table one's own turn is: 1, 3, 5, … or 2, 4, 6, …; setup is 0."""
    if turn == 0:
        return 0
    return 2 * turn - 1 if going == "first" else 2 * turn


def drawn_by(pool: Pool, turn: int) -> int:
    """Return the draws up to and with one's own turn; they end with the deck."""
    return min(turn, pool.drawable)


# -- the hand ---------------------------------------------------------------------------------


def mulligan(pool: Pool, *, sure: bool = False) -> float:
    """Return q, the chance that a hand has to be redrawn: C(N-B, 7) / C(N, 7).

    `sure` counts as Basic only what is known to be.
    """
    basics = pool.basics - pool.doubtful if sure else pool.basics
    return comb(pool.size - basics, HAND) / comb(pool.size, HAND)


def mulligans(pool: Pool, most: int) -> Spread:
    """Return the chances of 0, 1, … `most` mulligans: q^m (1-q)."""
    q = mulligan(pool)
    return tuple(q**count * (1 - q) for count in range(most + 1))


def extra_cards(pool: Pool, other: float = 0.0) -> float:
    """Return how many cards the opponent may draw on average for one's mulligans.

    A round in which both have to redraw gives nobody a card; only lone mulligans do. With the
    chance `other` of the opponent's mulligan, both redraw and begin again with q·other; one is
    alone with q(1-other), which is one card and then q/(1-q) more, for from now on one redraws
    alone until there is a Basic. Together

        E = q (1-other) / (1 - q·other) · 1 / (1-q),

    which is the geometric q / (1-q) where the opponent never redraws, the most there can be.
    Without a Basic in the deck it is infinite.
    """
    q = mulligan(pool)
    if q >= 1.0:
        return inf
    return q * (1 - other) / ((1 - q * other) * (1 - q))


def basics_in_hand(pool: Pool) -> Spread:
    """Return the chances of 0, 1, … Basics in the kept hand; none has the chance 0.

    Every Basic is of the group and no other card is: a = 0, so that formula 2 is
    C(B, i) C(N-B, 7-i) over the kept hands, for i of 1 and more.
    """
    return _shared_out(_kept_hands(pool.size, pool.basics, pool.basics, pool.basics))


def in_hand(pool: Pool, group: Group) -> Spread:
    """Return the chances of 0, 1, … cards of a group in the kept hand (formula 2)."""
    return _shared_out(_kept_hands(pool.size, pool.basics, group.copies, group.basics))


def _shared_out(ways: Sequence[int]) -> Spread:
    total = sum(ways)
    return tuple(way / total for way in ways)


# -- what comes after it ----------------------------------------------------------------------


def by_turn(pool: Pool, group: Group, turn: int) -> Spread:
    """Return the chances of 0, 1, … cards of a group in hand and draws by one's own turn.

    Turn 0 is the opening hand. The sum of formulas 2 and 3 over what the hand held.
    """
    return _seen(pool, group, drawn_by(pool, turn), with_hand=True)


def prized(pool: Pool, group: Group) -> Spread:
    """Return the chances that 0, 1, … cards of a group are among the Prizes.

    The sum of formulas 2 and 3 with d = P, where the cards in the hand do not count.
    """
    return _seen(pool, group, pool.prizes, with_hand=False)


def _seen(pool: Pool, group: Group, drawn: int, *, with_hand: bool) -> Spread:
    copies, rest = group.copies, pool.size - HAND
    hands = _kept_hands(pool.size, pool.basics, copies, group.basics)
    ways = [0] * (min(copies, drawn + HAND if with_hand else drawn) + 1)
    for held, kept in enumerate(hands):
        if not kept:
            continue
        left = copies - held
        for more in range(min(left, drawn) + 1):
            ways[more + held if with_hand else more] += (
                kept * comb(left, more) * comb(rest - left, drawn - more)
            )
    total = sum(hands) * comb(rest, drawn)
    return tuple(way / total for way in ways)


@cache
def _kept_hands(size: int, basics: int, copies: int, copies_basic: int) -> tuple[int, ...]:
    """Return the number of hands with a Basic that hold 0, 1, … cards of a group (formula 2)."""
    plain = copies - copies_basic
    others = size - basics - plain
    return tuple(
        comb(copies, held) * comb(size - copies, HAND - held)
        - comb(plain, held) * comb(others, HAND - held)
        for held in range(min(copies, HAND) + 1)
    )


# -- reading them -----------------------------------------------------------------------------


def at_least(spread: Sequence[float], count: int) -> float:
    """Return the chance of `count` or more."""
    # From the small end: what is left of 1 would lose the digits of a rare thing.
    return min(1.0, sum(spread[count:]))


def mean(spread: Sequence[float]) -> float:
    """Return the average number."""
    return sum(count * chance for count, chance in enumerate(spread))


def standard_error(chance: float, openings: int) -> float:
    """Return how far a share of `openings` strays from its chance: √(p(1-p)/n)."""
    return sqrt(max(0.0, chance * (1 - chance)) / openings) if openings else 1.0
