"""Zones packed into a smaller board."""

from __future__ import annotations

import pytest

from app.games.game_api import ZonePlace
from app.games.seats.boards.board_packing import NAMED, above, packed, spread_along, union

FIELD = ZonePlace("field", (0, 0, 600, 100), "row")
DECK, GRAVE = ZonePlace("deck", (0, 120, 60, 90)), ZonePlace("grave", (80, 120, 60, 90))


def test_nothing_becomes_larger_and_lines_keep_their_reading_order() -> None:
    field, deck, grave = packed((GRAVE, DECK, FIELD), (0, 0, 1000, 1000))
    assert [p.zone for p in (field, deck, grave)] == ["field", "deck", "grave"]
    assert deck.rect[2:] == (60, 90)


def test_all_shrink_alike_until_they_fit() -> None:
    places = packed((FIELD, DECK, GRAVE), (10, 20, 140, 100))
    shares = {round(p.rect[3] / high, 6) for p, high in zip(places, (100, 90, 90), strict=True)}
    assert len(shares) == 1
    x, y, wide, high = union(places)
    assert x >= 10
    assert y >= 20
    assert x + wide <= 150.01
    assert y + high <= 120.01


def test_a_row_is_squeezed_to_what_its_cards_need_unless_it_keeps_its_width() -> None:
    room = (0, 0, 700, 120)
    assert packed((FIELD,), room)[0].rect[2] < 600
    assert packed((FIELD,), room, squeezed=False)[0].rect[2] == 600


def test_places_of_an_upright_board_lie_on_the_mat_below_it() -> None:
    assert above((DECK,), (100, 200, 300, 300))[0].rect == (100, 320, 60, 90)


def test_a_stretch_is_divided_by_shares() -> None:
    left, right = spread_along((0, 5, 300, 50), (2, 1))
    assert left[2] == pytest.approx(2 * right[2])
    assert left[0] + left[2] < right[0]


def test_the_names_of_a_line_have_room_on_the_screen_s_lower_side() -> None:
    room = (0, 0, 300, 300)
    for turned in (False, True):
        (deck,) = packed((ZonePlace("deck", (0, 0, 67, 92)),), room, turned=turned)
        (bare,) = packed((ZonePlace("deck", (0, 0, 67, 92), label="none"),), room, turned=turned)
        y, high = deck.rect[1], deck.rect[3]
        assert (y if turned else room[3] - y - high) >= NAMED
        assert (deck.rect[1] - bare.rect[1]) == (NAMED if turned else 0)


def test_two_lines_with_names_lie_as_far_apart_as_names_are_high() -> None:
    places = tuple(ZonePlace(name, (0, 0, 67, 92)) for name in ("deck", "lost"))
    first, second = packed(places, (0, 0, 100, 260))
    assert second.rect[1] - first.rect[1] - first.rect[3] >= NAMED
