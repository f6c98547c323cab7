"""Facts read from a stranger's bytes: those that were written, and none that does not fit."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.sight import view
from app.core.table import Turn
from app.core.view import SeatFact, SeatView, SeatZone, fold
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CARDS,
    CELL,
    ELSEWHERE,
    EVENTS,
    KEPT,
    LISTED,
    MARKS,
    MOVED,
    POSITION,
    QUARTER,
    SEALED,
    STAGE,
    TURN,
    UNDER,
    UNIT_MARKS,
    UNITS,
    ZONES,
)
from app.net.encoding.patch.patch_reading import PatchReading
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.transport.wire_error import WireError
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.small_steps import (
    DECK,
    EXAMPLES,
    FIELD,
    FIRST,
    GRAVE,
    HAND,
    OTHER,
    PRIZES,
    SHIELDS,
    UNIT,
    after,
    stands,
    told,
)

FOX = "AAAfox             "


def read(view: SeatView, form: Any, actor: SeatId = AKI) -> SeatFact:
    """Return a fact as the other side reads it."""
    return PatchReading(view.setting).fact(view, json.loads(json.dumps(form)), actor)


def written_and_read(view: SeatView, fact: SeatFact, actor: SeatId = AKI) -> SeatFact:
    return read(view, PatchWriting(view.setting).form(view, fact, actor), actor)


@pytest.fixture
def view_of_aki() -> SeatView:
    """A cat in the grave, three prizes, an elk with a fawn and a fox on the field."""
    return told(*EXAMPLES["hurt"]).before


# -- what was written ------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [AKI, REN, JUDGE, SPECTATOR])
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_fact_is_read_as_it_was_written_and_leads_to_the_same_view(
    name: str, seat: SeatId
) -> None:
    one = told(*EXAMPLES[name], seat)
    fact = written_and_read(one.before, one.fact)
    assert fact == one.fact
    assert fold(one.before, fact) == one.after


def test_a_face_says_whose_the_card_is_and_when_it_came(view_of_aki: SeatView) -> None:
    form = [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], ["DBGape             "]]
    (card,) = read(view_of_aki, form).cards
    assert (card.ref, card.owner, card.up, card.entered) == ("ape", REN, True, 70)
    large = [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], [[[1, 0, 5000, None]]]]
    (back,) = read(view_of_aki, large).cards
    assert (back.ref, back.owner, back.up, back.entered) == (None, REN, False, 5000)


def test_a_card_that_moved_in_a_later_turn_came_in_that_one() -> None:
    table = after(laid(grave_0=("cat",)), TurnSet(AKI, Turn(2, 0, "main"), "turn"))
    before = view(table, AKI)
    moved, kept = (read(before, [CARDS, ["c0      ", form]]).cards for form in (MOVED, KEPT))
    assert [card.entered for card in (*moved, *kept)] == [2, 0]


def test_a_card_of_a_row_that_was_turned_is_as_it_was() -> None:
    table = laid(grave_0=("cat", "dog", "bat"))
    before = view(table, AKI)
    turned = replace(before.zones["grave.0"], items=("c2", "c1", "c0"))
    fact = SeatFact((), (turned,), (replace(before.cards["c0"], up=False),))
    assert written_and_read(before, fact) == fact


def test_cards_and_units_are_told_in_the_order_of_their_names() -> None:
    table = after(laid(hand_0=("elk", "fawn")), stands(0, OTHER), stands(1, UNIT, "cijklmnop"))
    blank = view(laid(), AKI)
    field = [FIELD, "", "AA23456789AB12345678"]
    form = [ZONES + UNITS + CARDS, [field], ["ijklmnop", "abcdefgh"], [FOX, FOX]]
    fact = read(blank, form)
    assert [unit.id for unit in fact.units] == [UNIT, OTHER]
    assert [card.handle for card in fact.cards] == [FIRST, "cijklmnop"]
    assert table.setting == blank.setting


def test_zones_may_be_sealed_listed_and_have_gaps(view_of_aki: SeatView) -> None:
    form = [ZONES, [[SHIELDS, "AA", "", "", 1003, SEALED], [PRIZES, "", "", "", 2, 0, "AAAC"]]]
    sealed, prizes = read(view_of_aki, form).zones
    assert sealed == SeatZone("shields.0", 3, sealed=True)
    assert prizes == SeatZone("prizes.0", 2, gaps=(0, 2))


def test_of_a_pile_that_is_seen_in_part_the_places_are_told(view_of_aki: SeatView) -> None:
    form = [ZONES + CARDS, [[DECK, "", "AAabcdefg1", "AB"]], [FOX]]
    (deck,) = read(view_of_aki, form).zones
    assert (deck.count, deck.listed, deck.seen) == (1, False, ((1, "cabcdefg1"),))


# -- what is no fact -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        [256],
        [ZONES],
        [0, 0],
        [True, []],
        # events
        [EVENTS, 1],
        [EVENTS, 0],
        [EVENTS, None],
        # zones
        [ZONES, [14]],
        [ZONES, [-1]],
        [ZONES, [GRAVE, GRAVE]],
        [ZONES, [[GRAVE]]],
        [ZONES, [[GRAVE, 3]]],
        [ZONES, [[GRAVE, "AAAA"]]],
        [ZONES, [[GRAVE, "", "AAc4      "]]],
        [ZONES, [[PRIZES, "", "", "AA"]]],
        [ZONES, [[PRIZES, -1]]],
        [ZONES, [[SHIELDS, "", "", "", 999]]],
        [ZONES, [[PRIZES, "", "", "", 2, 4]]],
        [ZONES, [[PRIZES, "", "", "", 2, 0, "ACAA"]]],
        [ZONES, [[PRIZES, "", "", "", 2, 0, "AAAA"]]],
        # units
        [ZONES, [[FIELD, "", "AAabcdefg1"]]],
        [ZONES + UNITS, [[FIELD, "", "AAabcdefg1"]], [0]],
        [ZONES + UNITS, [[FIELD, "", "AAabcdefg1"]], ["abcdefg1"]],
        [UNITS, [[FIELD, 2]]],
        [UNITS, [[FIELD, 0], [FIELD, 0]]],
        [UNITS, [[FIELD, 0, QUARTER]]],
        [UNITS, [[FIELD, 0, QUARTER, 45]]],
        [UNITS, [[FIELD, 0, 9, 0]]],
        [UNITS, [[FIELD, 0, CELL, 1]]],
        [UNITS, [[FIELD, 0, CELL, -1]]],
        [UNITS, [[FIELD, 0, POSITION, [1]]]],
        [UNITS, [[FIELD, 0, UNIT_MARKS, 7]]],
        [UNITS, [[FIELD, 0, BASE, 7]]],
        [UNITS, [[FIELD, 0, UNDER, "AAabcdefgh"]]],
        [UNITS, [[FIELD, 1, UNDER, "AAijklmnop"]]],
        [UNITS, [[FIELD, 0, ATTACHED, "AAabcdefg1"]]],
        # cards
        [CARDS, ["abcdefg1", MOVED]],
        [CARDS, ["c4      ", ELSEWHERE]],
        [CARDS, ["c4      ", True]],
        [CARDS, ["c4      c4      ", KEPT, KEPT]],
        [CARDS, ["c4      "]],
        [CARDS, ["c4      ", [KEPT, [], 0]]],
        [CARDS, ["c4      ", "é"]],
        [CARDS, ["c4      ", "EAAcat"]],
        [CARDS, ["c4      ", [[2, 0, 0, "cat"]]]],
        [CARDS, ["c4      ", [[0, 2, 0, "cat"]]]],
        [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], [ELSEWHERE]],
        [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], [MOVED]],
        [ZONES + CARDS, [[HAND, "", "AAc4      "]], [MOVED]],
        [ZONES, [[HAND, "", "AAabcdefg1"]]],
        # marks, turn, stage
        [MARKS, ["seat.2", ["m"]]],
        [MARKS, ["u12345678", ["m"]]],
        [TURN, [[1, 2, "main"]]],
        [STAGE, [1, 2, []]],
    ],
    ids=str,
)
def test_what_does_not_fit_the_view_is_refused(view_of_aki: SeatView, form: Any) -> None:
    with pytest.raises(WireError):
        read(view_of_aki, form)


def test_what_is_not_understood_of_a_fact_is_named(view_of_aki: SeatView) -> None:
    for where, form in (
        ("fact", [256]),
        ("zone", [ZONES, [14]]),
        ("unit", [UNITS, [[FIELD, 0, QUARTER]]]),
        ("card", [CARDS, ["c4      ", True]]),
        ("marks", [MARKS, ["seat.2", ["m"]]]),
    ):
        with pytest.raises(WireError) as refused:
            read(view_of_aki, form)
        assert str(refused.value) == where


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


def test_marks_on_a_unit_are_those_before_with_what_changed(view_of_aki: SeatView) -> None:
    hurt = read(view_of_aki, [UNITS, [[FIELD, 1, UNIT_MARKS, [["damage", 30]]]]])
    seen = fold(view_of_aki, hurt)
    more = read(seen, [UNITS, [[FIELD, 1, UNIT_MARKS, ["burned"]]]])
    assert more.units[0].marks == (Mark("burned"), Mark("damage", 30))
