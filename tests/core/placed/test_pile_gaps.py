"""A pile whose cards keep their places: who takes one leaves a gap, who puts one there fills it."""

from __future__ import annotations

import random

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.ids import JUDGE, SPECTATOR
from app.core.past.table_soundness import check_gaps
from app.core.placed.pile_gaps import is_gap, place_of, put_in, taken_out
from app.core.sight import redact, view
from app.core.table import Table
from app.core.text.words import Words
from app.core.view import fold
from app.core.zone import Seat, ZoneSpec

PRIZES = Words("Prizes", "サイド")
SEATS = (Seat("Aki", 0), Seat("Ren", 1))


def laid(spec: ZoneSpec | None = None, cards: int = 6) -> Table:
    zones = (
        spec or ZoneSpec("prizes", PRIZES, visibility="hidden", keeps_places=True),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    )
    prizes = tuple(f.StartCard(f"card {n}", 0, "prizes.0") for n in range(cards))
    other = tuple(f.StartCard(f"other {n}", 0, "hand.0", f"c{n}") for n in range(3))
    return apply(None, f.Began("toy", SEATS, zones, prizes + other))


def take(table: Table, *cards: int) -> f.Moved:
    return f.Moved(0, tuple(f.CardMove(n, "hand.0", 0, f"ctaken{n}") for n in cards))


def put(*ways: tuple[int, int]) -> f.Moved:
    return f.Moved(0, tuple(f.CardMove(card, "prizes.0", at) for card, at in ways))


def places(table: Table) -> list[int]:
    """Where the cards lie that are left, by their places from 0."""
    gaps = table.gaps.get("prizes.0", ())
    return [place_of(gaps, index) for index in range(len(table.zones["prizes.0"]))]


def test_a_card_that_is_taken_leaves_its_place_empty() -> None:
    table = laid()
    table = apply(table, take(table, 2))
    assert (table.gaps, places(table)) == ({"prizes.0": (2,)}, [0, 1, 3, 4, 5])
    table = apply(table, take(table, 0, 4))
    assert (table.gaps, places(table)) == ({"prizes.0": (0, 2, 4)}, [1, 3, 5])


def test_so_does_the_last_one_but_of_an_empty_pile_nothing_is_left() -> None:
    table = laid()
    table = apply(table, take(table, 4, 5))
    assert (table.gaps, places(table)) == ({"prizes.0": (4, 5)}, [0, 1, 2, 3])
    assert places(apply(table, put((6, 4)))) == [0, 1, 2, 3, 4]
    table = apply(table, take(table, 0, 1, 2, 3))
    assert table.gaps == {}


def test_a_card_that_is_put_between_two_fills_the_gap_there() -> None:
    table = apply(laid(), take(laid(), 1, 3))
    table = apply(table, put((6, 2)))
    assert table.zones["prizes.0"] == (0, 2, 6, 4, 5)
    assert (table.gaps, places(table)) == ({"prizes.0": (1,)}, [0, 2, 3, 4, 5])


def test_without_a_gap_there_the_cards_behind_it_make_room_as_far_as_the_next() -> None:
    table = apply(laid(), take(laid(), 3))
    table = apply(table, put((6, 1)))
    assert table.zones["prizes.0"] == (0, 6, 1, 2, 4, 5)
    assert table.gaps == {}
    table = apply(table, put((7, 1)))
    assert places(table) == [0, 1, 2, 3, 4, 5, 6]


def test_cards_that_change_their_order_or_are_shuffled_lie_in_the_same_places() -> None:
    table = apply(laid(), take(laid(), 2))
    table = apply(table, f.Shuffled(0, "prizes.0", (5, 4, 3, 1, 0)))
    assert places(table) == [0, 1, 3, 4, 5]
    table = apply(table, put((0, 0)))
    assert table.zones["prizes.0"] == (0, 5, 4, 3, 1)
    assert places(table) == [0, 1, 2, 3, 4]


def test_new_cards_fill_gaps_too() -> None:
    table = apply(laid(), take(laid(), 2))
    table = apply(table, f.Brought(0, 0, "prizes.0", (f.BroughtCard("new"),), 2))
    assert table.gaps == {}


def test_every_other_pile_closes_up() -> None:
    table = laid(ZoneSpec("prizes", PRIZES, visibility="hidden"))
    table = apply(table, take(table, 2))
    assert (table.gaps, places(table)) == ({}, [0, 1, 2, 3, 4])


@pytest.mark.parametrize("seed", range(20))
def test_whatever_comes_and_goes_no_two_lie_in_one_place(seed: int) -> None:
    rng = random.Random(seed)
    table = laid()
    for _ in range(60):
        pile = table.zones["prizes.0"]
        hand = table.zones["hand.0"]
        if pile and rng.random() < 0.5:
            before = dict(zip(pile, places(table), strict=True))
            gone = rng.choice(pile)
            table = apply(table, take(table, gone))
            now = dict(zip(table.zones["prizes.0"], places(table), strict=True))
            assert now == {card: at for card, at in before.items() if card != gone}
        elif hand:
            table = apply(table, put((rng.choice(hand), rng.randrange(len(pile) + 1))))
        assert places(table) == sorted(set(places(table)))
        assert places(table)[-1:] <= [8]
        assert len(table.gaps.get("prizes.0", ())) <= 8
        assert not list(check_gaps(table))


def test_gaps_that_cannot_be_are_found() -> None:
    from dataclasses import replace

    table = laid()
    for gaps in ({"prizes.0": (7,)}, {"prizes.0": (2, 1)}, {"prizes.0": ()}, {"hand.0": (0,)}):
        assert list(check_gaps(replace(table, gaps=gaps))), gaps


# -- what others learn ------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, JUDGE, SPECTATOR])
def test_everybody_is_told_which_place_is_empty(seat: int) -> None:
    before = laid()
    fact = take(before, 2)
    after = apply(before, fact)
    assert view(after, seat).zones["prizes.0"].gaps == (2,)
    assert fold(view(before, seat), redact(before, fact, after, seat)) == view(after, seat)


def test_and_nothing_else_which_card_lay_there_is_not_told() -> None:
    told = []
    for order in ((0, 1, 2, 3, 4, 5), (5, 3, 2, 0, 4, 1)):
        table = apply(laid(), f.Shuffled(0, "prizes.0", order))
        fact = take(table, order[2])
        told.append(redact(table, fact, apply(table, fact), 1))
    assert told[0] == told[1]


def test_where_a_number_is_kept_from_a_seat_so_are_the_gaps() -> None:
    spec = ZoneSpec("prizes", PRIZES, visibility="hidden", keeps_places=True, counted_below=3)
    before = laid(spec)
    table = apply(before, take(before, 2))
    assert view(table, 1).zones["prizes.0"].gaps == ()
    assert view(table, 0).zones["prizes.0"].gaps == (2,)
    sealed = laid(ZoneSpec("prizes", PRIZES, visibility="sealed", keeps_places=True))
    table = apply(sealed, take(sealed, 2))
    assert view(table, 1).zones["prizes.0"].gaps == ()


# -- the places themselves ----------------------------------------------------------------------


def test_places_count_over_gaps() -> None:
    assert [place_of((0, 3), index) for index in range(4)] == [1, 2, 4, 5]
    assert taken_out((), 1, 3) == (1,)
    assert taken_out((1,), 1, 2) == (1, 2)
    assert taken_out((0, 1), 0, 1) == ()
    assert taken_out((0, 1), 0, 2) == (0, 1, 2)
    assert put_in((0, 3), 0) == (3,)
    assert put_in((0, 3), 1) == (0,)
    assert put_in((0, 3), 3) == (0,)
    assert [is_gap((0, 3, 5), index) for index in range(5)] == [True, False, True, True, False]
