"""Facts read from a stranger's bytes: those that were written, and none that does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.sight import view
from app.core.view import SeatView, fold
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CARDS,
    CELL,
    ELSEWHERE,
    EVENTS,
    KEPT,
    MARKS,
    MOVED,
    POSITION,
    QUARTER,
    STAGE,
    TURN,
    UNDER,
    UNIT_MARKS,
    UNITS,
    ZONES,
)
from app.net.transport.wire_error import WireError
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.patch.sections import FOX, read, written_and_read
from tests.net.encoding.small_steps import (
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


def test_cards_and_units_are_told_in_the_order_of_their_names() -> None:
    table = after(laid(hand_0=("elk", "fawn")), stands(0, OTHER), stands(1, UNIT, "cijklmnop"))
    blank = view(laid(), AKI)
    field = [FIELD, "", "AA23456789AB12345678"]
    form = [ZONES + UNITS + CARDS, [field], ["ijklmnop", "abcdefgh"], [FOX, FOX]]
    fact = read(blank, form)
    assert [unit.id for unit in fact.units] == [UNIT, OTHER]
    assert [card.handle for card in fact.cards] == [FIRST, "cijklmnop"]
    assert table.setting == blank.setting


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
