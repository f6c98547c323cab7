"""Who lies where before the first stone is set."""

from __future__ import annotations

from app.core.zone import Seat
from app.games.stepping_stones.stepping_stones_zones import PLACES, ZONES, lay

SEATS = (Seat("Aki", 0), Seat("Ren", 1))


def test_who_brings_no_stones_has_those_of_the_next_colour() -> None:
    laid = lay(SEATS, ((), ()))
    assert [card.ref for card in laid[:2]] == ["Moss 1", "Moss 2"]
    assert {card.zone for card in laid} == {"pile.0", "pile.1"}
    assert len(laid) == 24


def test_stones_that_are_brought_lie_in_the_own_pile() -> None:
    laid = lay(SEATS, (("Sand 1", "Sand 2"), ()))
    assert [card.ref for card in laid if card.owner == 0] == ["Sand 1", "Sand 2"]


def test_the_stream_has_nine_places() -> None:
    assert [zone.cells for zone in ZONES] == [0, 0, PLACES] == [0, 0, 9]
