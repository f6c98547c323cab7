"""The mats of three seats and more, said by a game or worked out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.zone import Rect
from app.games.game_api import Layout
from app.games.game_registry import GAMES
from app.games.seats.boards.other_boards import mat_for
from tests.games.seats.boards.test_board_areas import setting_of
from tests.helpers.toy_games import MANY, TOYS, boards

SEATS = range(3, 9)


def apart(one: Rect, other: Rect) -> bool:
    return (
        one[0] + one[2] <= other[0] + 0.01
        or other[0] + other[2] <= one[0] + 0.01
        or one[1] + one[3] <= other[1] + 0.01
        or other[1] + other[3] <= one[1] + 0.01
    )


@pytest.mark.parametrize("seats", SEATS)
def test_others_lie_in_a_row_at_the_top_in_turn_order_and_never_sideways(seats: int) -> None:
    spec = MANY["crowd"]
    mat = mat_for(spec.layout, setting_of(spec, seats))
    assert mat.own is not None
    rects = [board.rect for board in mat.others]
    assert len(rects) == seats - 1
    assert [rect[0] for rect in rects] == sorted(rect[0] for rect in rects)
    assert len({rect[1:] for rect in rects}) == 1, "one row"
    assert all(board.turned for board in mat.others)
    assert all(rect[1] + rect[3] < mat.own[1] for rect in rects)
    everything = [*rects, mat.own]
    for number, one in enumerate(everything):
        assert all(apart(one, other) for other in everything[number + 1 :])


@pytest.mark.parametrize("game", [*TOYS, "pokemon", "crowd"])
@pytest.mark.parametrize("seats", SEATS)
def test_any_game_gets_boards_whose_zones_lie_on_them_side_by_side(game: str, seats: int) -> None:
    spec = {**TOYS, **MANY}.get(game) or GAMES[game]
    spec = replace(spec, teams=lambda count: tuple(range(count)))
    mat = mat_for(spec.layout, setting_of(spec, seats))
    for board in (b.looked or b for b in mat.others):
        _, _, width, height = board.rect
        rects = [place.rect for place in board.places if place.zone != mat.hand]
        assert {place.zone for place in board.places} == {
            zone.name for zone in spec.zones if zone.scope != "table"
        }
        for number, (x, y, wide, high) in enumerate(rects):
            assert x >= 0
            assert y >= 0
            assert x + wide <= width + 0.01
            assert y + high <= height + 0.01
            assert all(apart(rects[number], other) for other in rects[number + 1 :])


@pytest.mark.parametrize("seats", [5, 8])
def test_from_five_seats_on_a_board_shows_hand_and_open_piles_until_it_is_looked_at(
    seats: int,
) -> None:
    spec = MANY["crowd"]
    mat = mat_for(spec.layout, setting_of(spec, seats))
    for board in mat.others:
        assert {place.zone for place in board.places} == {"hand", "discard", "lost"}
        assert board.looked is not None
        assert {"active", "bench", "prizes", "deck"} <= {p.zone for p in board.looked.places}


def test_what_a_team_holds_lies_in_the_middle_of_its_half() -> None:
    spec = TOYS["quartet"]
    mat = mat_for(spec.layout, setting_of(spec, 4))
    assert mat.own is not None
    x, _, wide, _ = next(place.rect for place in mat.places if place.zone == "field")
    own = next(place.rect for place in mat.places if place.zone == "deck")
    partner = mat.others[1]
    assert not partner.turned
    theirs = next(place.rect for place in partner.places if place.zone == "deck")
    assert own[0] + own[2] < x < x + wide < theirs[0] + partner.rect[0]
    assert [board.rect for board in mat.teams] == [mat.others[0].rect]
    assert mat.others[0].rect == mat.others[2].rect


def test_a_game_says_where_boards_lie_for_each_number_of_seats_and_for_teams() -> None:
    royal, pairs = MANY["royal"], MANY["pairs"]
    assert mat_for(royal.layout, setting_of(royal, 4)) is royal.layout
    for seat in range(4):
        assert mat_for(pairs.layout, setting_of(pairs, 4), seat) is boards.HALVES


def test_partners_side_by_side_in_turn_order_lie_as_each_of_them_sits() -> None:
    spec = replace(TOYS["quartet"], teams=lambda _count: (0, 0, 1, 1))
    setting = setting_of(spec, 4)
    turned = [[b.turned for b in mat_for(spec.layout, setting, seat).others] for seat in (0, 1)]
    assert turned == [[False, True, True], [True, True, False]]


@pytest.mark.parametrize("seats", [1, 2])
def test_one_and_two_seats_have_the_mat_they_had(seats: int) -> None:
    spec = GAMES["pokemon"]
    layout: Layout = spec.layout
    assert mat_for(layout, setting_of(spec, seats)) is layout.for_seats(seats)
