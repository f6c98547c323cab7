"""Zones of a fact: rows as edits, and how many lie where a seat sees nothing."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import fact as f
from app.core.ids import SeatId
from app.core.sight import view
from app.core.view import SeatFact, SeatView, SeatZone
from app.net.encoding.patch.patch_names import (
    CARDS,
    LISTED,
    SEALED,
    SECRET_SIZE,
    ZONES,
)
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.transport.wire_error import WireError
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.patch.sections import FOX, read, section
from tests.net.encoding.small_steps import (
    DECK,
    FIELD,
    GRAVE,
    HAND,
    PRIZES,
    SHIELDS,
    told,
)


@pytest.mark.parametrize(
    ("name", "seat", "zones"),
    [
        ("shuffle", AKI, [DECK]),
        ("let it go", AKI, [[DECK, 3], [FIELD, "AB"]]),
        ("look", AKI, [[DECK, "", "AAabcdefgh", "AA"]]),
        ("look", REN, [DECK]),
        ("turn down", AKI, [[GRAVE, "AA", "AAc4      "]]),
        ("move it within", AKI, [FIELD]),
        ("take a prize", REN, [[HAND, 3], [PRIZES, "", "", "", 2, 0, "AB"]]),
    ],
)
def test_of_a_zone_is_written_what_the_seat_sees_of_the_change(
    name: str, seat: SeatId, zones: list[Any]
) -> None:
    assert section(name, ZONES, seat) == zones


@pytest.mark.parametrize(("count", "written"), [(0, 1000), (9, 1009), (10, 1010), (None, None)])
def test_a_count_that_is_kept_from_somebody_is_as_long_whatever_it_is(
    count: int | None, written: int | None
) -> None:
    assert SECRET_SIZE == 1000
    table = laid(shields_1=("bee",), deck_1=("fox",))
    before = view(table, AKI)
    sealed = SeatZone("shields.1", count, sealed=before.zones["shields.1"].sealed)
    fact = SeatFact((), (sealed, SeatZone("deck.1", 9)))
    zones = PatchWriting(table.setting).form(before, fact, REN)[1]
    unchanged = SHIELDS + 1 if count is None else [SHIELDS + 1, written]
    assert zones == [unchanged, [DECK + 1, 9]]


def test_a_seal_is_told_by_its_flag() -> None:
    assert section("put under a seal", ZONES) == [[HAND, "AA"], [SHIELDS, "", "AAabcdefgh"]]
    assert section("put under a seal", ZONES, REN) == [[HAND, 1], SHIELDS]
    table = laid(hand_0=("elk",))
    one = told(table, f.Moved(AKI, (f.CardMove(0, "shields.0", handle="cabcdefgh"),)), REN)
    form = PatchWriting(table.setting).form(one.before, one.fact, AKI)
    assert form[2] == [[HAND, 0], [SHIELDS, "", "", "", None, SEALED]]


def test_zones_may_be_sealed_listed_and_have_gaps(view_of_aki: SeatView) -> None:
    form = [ZONES, [[SHIELDS, "AA", "", "", 1003, SEALED], [PRIZES, "", "", "", 2, 0, "AAAC"]]]
    sealed, prizes = read(view_of_aki, form).zones
    assert sealed == SeatZone("shields.0", 3, sealed=True)
    assert prizes == SeatZone("prizes.0", 2, gaps=(0, 2))


def test_of_a_pile_that_is_seen_in_part_the_places_are_told(view_of_aki: SeatView) -> None:
    form = [ZONES + CARDS, [[DECK, "", "AAabcdefg1", "AB"]], [FOX]]
    (deck,) = read(view_of_aki, form).zones
    assert (deck.count, deck.listed, deck.seen) == (1, False, ((1, "cabcdefg1"),))


def test_a_zone_in_which_something_is_in_sight_is_not_told_by_its_number(
    view_of_aki: SeatView,
) -> None:
    assert read(view_of_aki, [ZONES, [[PRIZES, 2]]]).zones == (SeatZone("prizes.0", 2),)
    with pytest.raises(WireError, match="zone"):
        read(view_of_aki, [ZONES, [[GRAVE, 2]]])


def test_a_row_that_is_listed_counts_itself(view_of_aki: SeatView) -> None:
    opened = [ZONES + CARDS, [[PRIZES, "", "AAabcdefg1", "", 1, LISTED]], [FOX]]
    (prizes,) = read(view_of_aki, opened).zones
    assert (prizes.count, prizes.items) == (1, ("cabcdefg1",))
