"""The stage in a step, written against the one before."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.ids import TABLE
from app.core.view import SeatDeclaration, SeatStage
from app.net.encoding.fixed_width import NOBODY
from app.net.encoding.stage_form import stage_form, stage_from
from app.net.transport.wire_error import WireError
from tests.net.encoding.small_steps import FIRST, SECOND, THIRD

SEATS = 2

EMPTY = SeatStage()
STRIKE = SeatDeclaration("d1", 0, "strike", (FIRST, None))
BARE = SeatDeclaration("d3", TABLE, "")
DUCK = SeatDeclaration("d4", 0, "duck")
PARRY = SeatDeclaration("d2", 1, "parry", (), ("seat.0",), "1")


@pytest.mark.parametrize(
    ("old", "new", "touched", "form"),
    [
        (EMPTY, EMPTY, False, [None, []]),
        (EMPTY, EMPTY, True, [None, []]),
        (
            EMPTY,
            SeatStage((STRIKE,), 1),
            False,
            [1, [], "", [[0, "d1", 0, "strike", "abcdefgh" + NOBODY]]],
        ),
        (
            SeatStage((STRIKE,), 1),
            SeatStage((STRIKE, PARRY), 0),
            False,
            [0, [], "", [[1, "d2", 1, "parry", "", ["seat.0"], "1"]]],
        ),
        (SeatStage((STRIKE, PARRY), 0), SeatStage((STRIKE,)), False, [None, [], "AB"]),
        (SeatStage((STRIKE,), 1), SeatStage((STRIKE,), 0, (1,)), False, [0, [1]]),
        (
            SeatStage((STRIKE,)),
            SeatStage((STRIKE,)),
            True,
            [None, [], "", [], "abcdefgh" + NOBODY],
        ),
        (
            SeatStage((STRIKE,)),
            SeatStage((SeatDeclaration("d1", 0, "strike", (SECOND, THIRD)),)),
            False,
            [None, [], "", [], "ijklmnopqrstuvwx"],
        ),
        (
            SeatStage((STRIKE,)),
            SeatStage((SeatDeclaration("d1", 0, "stroke", (FIRST, None)),)),
            False,
            [None, [], "AA", [[0, "d1", 0, "stroke", "abcdefgh" + NOBODY]]],
        ),
        (
            SeatStage((BARE, STRIKE, DUCK)),
            SeatStage((STRIKE, DUCK, BARE)),
            False,
            [None, [], "AA", [[2, "d3", TABLE]]],
        ),
        (
            EMPTY,
            SeatStage((SeatDeclaration("d3", TABLE, ""),)),
            False,
            [None, [], "", [[0, "d3", -3]]],
        ),
    ],
    ids=[
        *("empty", "nothing to name", "declared", "answered", "settled", "passed", "named again"),
        *("other cards", "other words", "another order", "bare"),
    ],
)
def test_of_the_stage_is_written_what_left_what_came_and_which_cards_it_names(
    old: SeatStage, new: SeatStage, touched: bool, form: list[Any]
) -> None:
    assert stage_form(old, new, touched=touched) == form
    assert stage_from(old, form, SEATS, "stage") == new


def test_a_key_card_with_a_name_of_its_own_is_spelled_out() -> None:
    odd = SeatStage((SeatDeclaration("d1", 0, "strike", ("a long name", None, FIRST)),))
    form = stage_form(EMPTY, odd, touched=False)
    assert form[3][0][4] == ["=a long name", None, "abcdefgh"]
    assert stage_from(EMPTY, form, SEATS, "stage") == odd


@pytest.mark.parametrize(
    "raw",
    [
        [None],
        [2, []],
        [True, []],
        [None, [2]],
        [None, None],
        [None, [], "A"],
        [None, [], "AB"],
        [None, [], "AAAA"],
        [None, [], "", [[2, "d2", 1]]],
        [None, [], "", [[0, "d2"]]],
        [None, [], "", [[0, "d2", 2]]],
        [None, [], "", [[0, 2, 1]]],
        [None, [], "", [[0, "d2", 1, 7]]],
        [None, [], "", [[0, "d2", 1, "", "abc"]]],
        [None, [], "", [[0, "d2", 1, "", "", "seat.0"]]],
        [None, [], "", [[0, "d2", 1, "", "", [], 1]]],
        [None, [], "", [], "abcdefgh"],
        [None, [], "", [], "abcdefgh" * 3],
        [None, [], "", [], "abcdefgh", 0],
    ],
    ids=range(19),
)
def test_a_stage_of_another_form_is_refused(raw: list[Any]) -> None:
    with pytest.raises(WireError, match="stage"):
        stage_from(SeatStage((STRIKE,)), raw, SEATS, "stage")
