"""One point of the table on the mats of all seats: there and back it is the same point."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.table import Setting
from app.core.zone import Seat, lay_zones
from app.games.game_api import GameSpec
from app.games.seats.boards.board_areas import areas_of, carried
from app.games.seats.boards.other_boards import mat_for
from tests.helpers.toy_games import MANY

TABLES = [
    (spec, seats)
    for spec in MANY.values()
    for seats in range(3, 9)
    if seats == 4 or spec.seats[1] > 4
]
POINT = st.tuples(st.floats(-50, 1150), st.floats(-50, 850))


def setting_of(spec: GameSpec, seats: int) -> Setting:
    teams = spec.teams(seats)
    sitting = tuple(Seat(f"P{number}", teams[number]) for number in range(seats))
    return Setting(spec.id, sitting, lay_zones(spec.zones, sitting))


@given(table=st.sampled_from(TABLES), seat=st.integers(0, 7), point=POINT)
def test_a_point_is_named_and_found_again_on_every_mat(
    table: tuple[GameSpec, int], seat: int, point: tuple[float, float]
) -> None:
    spec, seats = table
    setting, by = setting_of(spec, seats), seat % seats
    first = areas_of(mat_for(spec.layout, setting), seats, 0)
    mine = areas_of(mat_for(spec.layout, setting, by), seats, by)
    assert carried(carried(point, mine, first), first, mine) == pytest.approx(point)


def test_what_lies_in_ones_own_half_lies_on_the_own_board_for_the_others() -> None:
    spec = MANY["royal"]
    setting = setting_of(spec, 4)
    mats = [areas_of(mat_for(spec.layout, setting, seat), 4, seat) for seat in range(4)]
    mine = mats[2][2].at((0.25, 0.25))
    for mat in mats:
        there = carried(mine, mats[2], mat)
        assert mat[2].holds(there)
        assert mat[2].share(there) == pytest.approx((0.25, 0.25))


def test_what_lies_between_the_boards_is_in_one_place_for_everybody() -> None:
    spec = MANY["royal"]
    setting = setting_of(spec, 4)
    first, third = (areas_of(mat_for(spec.layout, setting, seat), 4, seat) for seat in (0, 2))
    assert carried((540.0, 330.0), third, first) == (540.0, 330.0)


def test_partners_see_their_half_alike_and_the_others_turned() -> None:
    spec = MANY["pairs"]
    setting = setting_of(spec, 4)
    mats = [areas_of(mat_for(spec.layout, setting, seat), 4, seat) for seat in range(4)]
    point = mats[0][0].at((0.2, 0.3))
    assert carried(point, mats[0], mats[2]) == pytest.approx(point)
    assert mats[1][0].share(carried(point, mats[0], mats[1])) == pytest.approx((0.2, 0.3))
    assert mats[1][0].turned
