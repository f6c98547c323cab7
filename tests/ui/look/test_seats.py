"""The colours of the seats: told apart by everybody, readable, and never the only sign."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.ui.look.colour import contrast
from app.ui.look.palette import PALETTES, Palette
from app.ui.look.seat_colours import NO_SEAT, SEAT_TEXT, SEATS, seat_colour, seat_disc, seat_line
from tests.helpers.all_palettes import ALL_PALETTES
from tests.helpers.vision import VISIONS, difference, seen

CLEAR = 20.0
"""A difference in L*a*b* that nobody overlooks."""
OFTEN = 5
"""Seats that are far apart for everybody; with more, numbers have to help."""


@pytest.mark.parametrize("vision", VISIONS)
def test_five_seats_are_told_apart_by_everybody(vision: str) -> None:
    for one, other in combinations(SEATS[:OFTEN], 2):
        far = difference(one, other, vision)
        assert far >= CLEAR, f"{one} and {other} are {far:.0f} apart"


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("vision", VISIONS)
def test_they_show_on_the_mat_and_have_letters_on_them(palette: Palette, vision: str) -> None:
    for colour in (*SEATS, NO_SEAT):
        there = seen(colour, vision)
        assert contrast(there, seen(SEAT_TEXT, vision)) >= 4.5
        for mat in (palette.mat, palette.mat_light):
            assert contrast(there, seen(mat, vision)) >= 3.0


@pytest.mark.parametrize("palette", ALL_PALETTES.values(), ids=ALL_PALETTES)
def test_their_lines_and_discs_are_found_on_any_mat(palette: Palette) -> None:
    for mat in (palette.mat, palette.mat_light):
        for seat in range(len(SEATS)):
            assert contrast(seat_line(seat, palette), mat) >= 3.0
            disc = max(contrast(colour, mat) for colour in (seat_colour(seat), SEAT_TEXT))
            assert disc >= 3.0
    lines = {seat_line(seat, palette) for seat in range(len(SEATS))}
    assert len(lines) == len(SEATS)


def test_every_seat_has_its_own_and_nobody_else_has_one() -> None:
    assert len({seat_colour(seat) for seat in range(8)}) == 8
    assert {seat_colour(one) for one in (None, JUDGE, SPECTATOR)} == {NO_SEAT}


@pytest.mark.usefixtures("qapp")
def test_a_disc_is_as_sharp_as_the_screen() -> None:
    disc = seat_disc(3, 20, 2.0)
    assert disc.width() == 40
    assert disc.deviceIndependentSize().width() == 20.0
