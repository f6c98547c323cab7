r"""The odds of an opening, counted and not tried.

The opening that is counted: shuffle the deck of N cards, draw h; while there is no keeper among
them, a card that a hand is kept for, shuffle them back and draw h anew; then set P cards aside from
the top and draw a card at the beginning of each turn.

Three things make this exact without a simulation. Write C(n, k) for the ways to choose k of n.

1. *A redraw forgets.* Every redraw comes from a whole, freshly shuffled deck. With B keepers in the
   deck a hand has none with the chance

       q = C(N-B, h) / C(N, h)

   each time anew: the number of mulligans is geometric, P(m mulligans) = q^m (1-q), and the hand
   that is kept is any of the C(N, h) - C(N-B, h) hands with a keeper, each as likely as the other,
   however many mulligans came before it.

2. *A kept hand, by what it holds.* Of a group of K cards let b be keepers and a = K-b none. Hands
   with i cards of the group: C(K, i) C(N-K, h-i). Those of them without any keeper are made of the
   a cards of the group and of the N-B-a others that are no keepers: C(a, i) C(N-B-a, h-i). So

       P(i of the group in the kept hand) =
           [C(K, i) C(N-K, h-i) - C(a, i) C(N-B-a, h-i)] / [C(N, h) - C(N-B, h)].

3. *The rest is still shuffled.* Whether a hand is kept depends on the hand alone. The other N-h
   cards, of which K-i are of the group, lie in any order, each as likely as the other. P of them
   are set aside and the first d draws are d of them; which ones makes no difference to the chance,
   even though those set aside lie on top:

       P(x of the group among d of the rest) = C(K-i, x) C(N-h-K+i, d-x) / C(N-h, d).

All figures below are sums of products of these, kept in whole numbers until the last division.

A turn means one's own turn. Whoever begins draws in the first turn as well, so by one's own turn t
hand and draws are h + t cards, going first or second; on the table's count of turns the one who
goes second is a turn later (`table_turn`). Cards that effects draw or search out are not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, inf, sqrt
from typing import Literal

from app.cards.odds.deck_pool import Group, Pool

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
    """Return q, the chance that a hand has to be redrawn: C(N-B, h) / C(N, h).

    `sure` counts as keepers only what is known to be one.
    """
    keepers = pool.keepers - pool.doubtful if sure else pool.keepers
    hand = pool.opening.hand
    return comb(pool.size - keepers, hand) / comb(pool.size, hand)


def mulligans(pool: Pool, most: int) -> Spread:
    """Return the chances of 0, 1, … `most` mulligans: q^m (1-q)."""
    q = mulligan(pool)
    return tuple(q**count * (1 - q) for count in range(most + 1))


def extra_cards(pool: Pool, other: float = 0.0) -> float:
    """Return how many cards the opponent may draw on average for one's mulligans.

    A round in which both have to redraw gives nobody a card; only lone mulligans do. With the
    chance `other` of the opponent's mulligan, both redraw and begin again with q·other; one is
    alone with q(1-other), which is one card and then q/(1-q) more, for from now on one redraws
    alone until there is a keeper. Together

        E = q (1-other) / (1 - q·other) · 1 / (1-q),

    which is the geometric q / (1-q) where the opponent never redraws, the most there can be.
    Without a keeper in the deck it is infinite.
    """
    q = mulligan(pool)
    if q >= 1.0:
        return inf
    return q * (1 - other) / ((1 - q * other) * (1 - q))


def keepers_in_hand(pool: Pool) -> Spread:
    """Return the chances of 0, 1, … keepers in the kept hand; none has the chance 0.

    Every keeper is of the group and no other card is: a = 0, so that formula 2 is
    C(B, i) C(N-B, h-i) over the kept hands, for i of 1 and more.
    """
    return _shared_out(_kept_hands(pool, pool.keepers, pool.keepers))


def in_hand(pool: Pool, group: Group) -> Spread:
    """Return the chances of 0, 1, … cards of a group in the kept hand (formula 2)."""
    return _shared_out(_kept_hands(pool, group.copies, group.keepers))


def _shared_out(ways: Sequence[int]) -> Spread:
    total = sum(ways)
    return tuple(way / total for way in ways)


# -- what comes after it ----------------------------------------------------------------------


def by_turn(pool: Pool, group: Group, turn: int) -> Spread:
    """Return the chances of 0, 1, … cards of a group in hand and draws by one's own turn.

    Turn 0 is the opening hand. The sum of formulas 2 and 3 over what the hand held.
    """
    return _seen(pool, group, drawn_by(pool, turn), with_hand=True)


def set_aside(pool: Pool, group: Group) -> Spread:
    """Return the chances that 0, 1, … cards of a group are set aside.

    The sum of formulas 2 and 3 with d = P, where the cards in the hand do not count.
    """
    return _seen(pool, group, pool.aside, with_hand=False)


def _seen(pool: Pool, group: Group, drawn: int, *, with_hand: bool) -> Spread:
    hand, copies = pool.opening.hand, group.copies
    rest = pool.size - hand
    hands = _kept_hands(pool, copies, group.keepers)
    ways = [0] * (min(copies, drawn + hand if with_hand else drawn) + 1)
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


def _kept_hands(pool: Pool, copies: int, copies_keep: int) -> tuple[int, ...]:
    """Return the number of hands with a keeper that hold 0, 1, … cards of a group (formula 2)."""
    return _counted_hands(pool.opening.hand, pool.size, pool.keepers, copies, copies_keep)


@cache
def _counted_hands(
    hand: int, size: int, keepers: int, copies: int, copies_keep: int
) -> tuple[int, ...]:
    plain = copies - copies_keep
    others = size - keepers - plain
    return tuple(
        comb(copies, held) * comb(size - copies, hand - held)
        - comb(plain, held) * comb(others, hand - held)
        for held in range(min(copies, hand) + 1)
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
