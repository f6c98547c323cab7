"""The zones of an open table."""

from __future__ import annotations

from app.core.zone import Seat
from app.games.open_table.open_zones import ALONE, LAYOUT, ZONES, lay, teams


def test_all_decks_come_to_the_one_stock() -> None:
    cards = lay((Seat("Aki", 0), Seat("Ren", 1)), (("S-A", "S-2"), ("H-A",)))
    assert [(card.ref, card.owner, card.zone) for card in cards] == [
        *[("S-A", 0, "stock"), ("S-2", 0, "stock"), ("H-A", 1, "stock")]
    ]


def test_a_pack_that_several_bring_is_laid_once_and_none_means_all_cards() -> None:
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    assert len(lay(seats, (("S-A", "S-2"), ("S-A", "S-2")))) == 2
    assert len(lay(seats, ((), ()))) == len(lay(seats, ())) == 52


def test_nobody_has_a_partner_until_people_say_so() -> None:
    assert teams(4) == (0, 1, 2, 3)


def test_one_person_has_the_whole_mat_and_no_front() -> None:
    names = {zone.name for zone in ZONES}
    assert {place.zone for place in LAYOUT.places} == names
    assert {place.zone for place in ALONE.places} == names - {"front"}
    for place in ALONE.places:
        x, y, wide, high = place.rect
        assert x + wide <= ALONE.size[0]
        assert y + high <= ALONE.size[1]
