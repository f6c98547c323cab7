"""The formulas, against figures others know, against every single hand, and against each other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import inf

import pytest

from app.cards.odds import exact_odds
from app.cards.odds.deck_pool import Group, Pool
from app.games.pokemon.cards.odds.pokemon_openings import HAND
from tests.cards.odds.pools import pool


@pytest.mark.parametrize(
    ("basics", "redrawn"), [(5, 0.53), (8, 0.35), (10, 0.26), (12, 0.19), (14, 0.14)]
)
def test_the_chance_of_a_mulligan_is_the_well_known_one(basics: int, redrawn: float) -> None:
    """The figures of rule `deck-mulligan-risk`."""
    assert exact_odds.mulligan(pool(basics, 60 - basics)) == pytest.approx(redrawn, abs=0.005)


def _group(of: Pool, *names: str) -> Group:
    return Group(tuple(one for one in of.names if one.name.en in names))


# -- against every hand --------------------------------------------------------------------------


def _every_opening(of: Pool, turn: int) -> tuple[Counter[tuple[int, int, int]], int]:
    """Count all openings that are kept, one by one: (Basics in hand, seen by `turn`, prized).

    Only for the group "asked for", and only in a deck of a dozen cards.
    """
    cards = [
        (one.name.en == "asked for", place < one.keepers)
        for one in of.names
        for place in range(one.copies)
    ]
    found: Counter[tuple[int, int, int]] = Counter()
    everything = range(len(cards))
    for hand in combinations(everything, HAND):
        basics = sum(cards[card][1] for card in hand)
        if not basics:
            continue
        rest = [card for card in everything if card not in hand]
        for prizes in combinations(rest, of.aside):
            left = [card for card in rest if card not in prizes]
            for draws in combinations(left, min(turn, len(left))):
                seen = sum(cards[card][0] for card in (*hand, *draws))
                prized = sum(cards[card][0] for card in prizes)
                found[basics, seen, prized] += 1
    return found, found.total()


@pytest.mark.parametrize("turn", [0, 1, 2, 5])
@pytest.mark.parametrize(("copies", "basic"), [(3, 0), (3, 3), (4, 2), (1, 1)])
def test_the_formulas_count_every_opening_of_a_small_deck(
    turn: int, copies: int, basic: int
) -> None:
    small = pool(2, 11 - 2 - copies, ("asked for", copies, basic), prizes=2)
    counted, total = _every_opening(small, turn)
    group = _group(small, "asked for")
    for number, chance in enumerate(exact_odds.keepers_in_hand(small)):
        ways = sum(count for (basics, _, _), count in counted.items() if basics == number)
        assert chance == pytest.approx(ways / total, abs=1e-12)
    for number, chance in enumerate(exact_odds.by_turn(small, group, turn)):
        ways = sum(count for (_, seen, _), count in counted.items() if seen == number)
        assert chance == pytest.approx(ways / total, abs=1e-12)
    for number, chance in enumerate(exact_odds.set_aside(small, group)):
        ways = sum(count for (_, _, prized), count in counted.items() if prized == number)
        assert chance == pytest.approx(ways / total, abs=1e-12)


# -- against each other --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [30, 40, 60, 99])
def test_chances_add_up_to_one(size: int) -> None:
    deck = pool(6, size - 14, ("line", 4, 4), ("tool", 4, 0))
    group = _group(deck, "line", "tool")
    spreads = [
        exact_odds.keepers_in_hand(deck),
        exact_odds.in_hand(deck, group),
        exact_odds.set_aside(deck, group),
        *(exact_odds.by_turn(deck, group, turn) for turn in range(9)),
    ]
    for spread in spreads:
        assert sum(spread) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in spread)


def test_by_turn_zero_is_the_opening_hand() -> None:
    deck = pool(8, 48, ("line", 4, 4))
    group = _group(deck, "line")
    assert exact_odds.by_turn(deck, group, 0) == exact_odds.in_hand(deck, group)


def test_a_kept_hand_holds_more_basics_and_fewer_others_than_any_hand() -> None:
    """Hands without a Basic are not kept: that is why the plain hypergeometric would be wrong."""
    deck = pool(4, 48, ("basic line", 4, 4), ("tool", 4, 0))
    plain = HAND * 4 / 60
    assert exact_odds.mean(exact_odds.in_hand(deck, _group(deck, "basic line"))) > plain
    assert exact_odds.mean(exact_odds.in_hand(deck, _group(deck, "tool"))) < plain


def test_hand_prizes_and_the_rest_share_all_copies() -> None:
    """On average: in hand, prized, and to be drawn until the deck is empty, is every copy."""
    deck = pool(8, 44, ("line", 4, 4), ("tool", 4, 0))
    group = _group(deck, "line", "tool")
    all_drawn = exact_odds.mean(exact_odds.by_turn(deck, group, 60))
    assert all_drawn + exact_odds.mean(exact_odds.set_aside(deck, group)) == pytest.approx(8)


def test_draws_end_with_the_deck() -> None:
    deck = pool(4, 10, prizes=3)
    assert [exact_odds.drawn_by(deck, turn) for turn in (0, 3, 4, 5, 50)] == [0, 3, 4, 4, 4]


# -- mulligans ------------------------------------------------------------------------------------


def test_mulligans_are_geometric() -> None:
    deck = pool(12, 48)
    q = exact_odds.mulligan(deck)
    chances = exact_odds.mulligans(deck, 60)
    assert chances[:3] == pytest.approx((1 - q, q * (1 - q), q * q * (1 - q)))
    assert sum(chances) == pytest.approx(1.0)
    assert exact_odds.extra_cards(deck) == pytest.approx(exact_odds.mean(chances))


@pytest.mark.parametrize("other", [0.0, 0.05, 0.19, 0.5])
def test_only_lone_mulligans_give_the_opponent_cards(other: float) -> None:
    """Followed round by round: both redraw and begin again, or one goes on alone."""
    deck = pool(12, 48)
    q = exact_odds.mulligan(deck)
    expected, both = 0.0, 1.0
    for _ in range(200):
        alone = both * q * (1 - other)
        expected += alone * sum((more + 1) * q**more * (1 - q) for more in range(200))
        both *= q * other
    assert exact_odds.extra_cards(deck, other) == pytest.approx(expected)
    assert exact_odds.extra_cards(deck, other) <= exact_odds.extra_cards(deck)


def test_without_a_basic_the_opponent_draws_for_ever() -> None:
    assert exact_odds.extra_cards(pool(0, 60)) == inf


# -- turns ----------------------------------------------------------------------------------------


def test_whoever_goes_second_has_the_same_turn_one_later() -> None:
    assert [exact_odds.table_turn(turn, "first") for turn in range(4)] == [0, 1, 3, 5]
    assert [exact_odds.table_turn(turn, "second") for turn in range(4)] == [0, 2, 4, 6]


def test_at_least_counts_from_the_rare_end() -> None:
    spread = (0.9, 0.0999999999, 1e-10)
    assert exact_odds.at_least(spread, 2) == 1e-10
    assert exact_odds.at_least(spread, 0) == pytest.approx(1.0)
