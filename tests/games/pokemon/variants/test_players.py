"""Who plays with whom, and whose turn comes next."""

from __future__ import annotations

from app.games.pokemon.variants.players import Players

PAIRS = Players((0, 1, 0, 1))


def test_partners_and_opponents_follow_from_the_teams() -> None:
    assert PAIRS.partners(2) == (0, 2)
    assert PAIRS.foes(2) == (3, 1)
    assert Players((0, 1, 2, 3)).foes(1) == (2, 3, 0)


def test_who_is_out_is_passed_over() -> None:
    left = Players((0, 1, 2, 3), frozenset({2}))
    assert left.playing == (0, 1, 3)
    assert (left.following(1), left.foes(1)) == (3, (3, 0))
    assert Players((0, 1), frozenset({1})).following(0) == 0


def test_turns_go_round_the_other_way_where_the_second_pair_says_so() -> None:
    back = Players((0, 1, 0, 1), back=True)
    assert (back.after(0), back.following(3)) == ((3, 2, 1), 2)
    assert back.partners(1) == (1, 3)


def test_turns_are_counted_from_who_went_first() -> None:
    two = Players((0, 1))
    counted = [two.turns_begun(1, number, number % 2) for number in range(1, 5)]
    assert counted == [(0, 1), (1, 1), (1, 2), (2, 2)]
    assert Players((0, 1, 0, 1), back=True).turns_begun(2, 6, 1) == (1, 2, 2, 1)


def test_turns_that_did_not_simply_go_round_are_not_counted() -> None:
    two = Players((0, 1))
    assert two.turns_begun(1, 2, 1) is None
    assert two.turns_begun(1, 2, None) is None
    assert Players((0, 1, 2), frozenset({2})).turns_begun(0, 5, 1) is None
