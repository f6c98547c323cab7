"""Sealed plans on the wire: every plan is as long as any other, and nonsense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.seal import PLAN_LENGTH, SeatSeal, filled
from app.net.encoding.seal_form import seals, seals_form
from app.net.transport.wire_error import WireError

SEALS = (
    SeatSeal(0, plan=filled("strike")),
    SeatSeal(1),
    SeatSeal(3, locked=False, plan=filled("wait")),
)


def test_what_is_written_is_read_again() -> None:
    form = seals_form(SEALS)
    assert form[1] == [1, 1]
    assert seals(json.loads(json.dumps(form)), 4, "seals") == SEALS
    assert seals([], 4, "seals") == ()


def test_a_long_plan_is_as_long_as_a_short_one() -> None:
    long = seals_form((SeatSeal(0, plan=filled("x" * PLAN_LENGTH)),))
    short = seals_form((SeatSeal(0, plan=filled("")),))
    assert len(json.dumps(long)) == len(json.dumps(short))


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [[0]],
        [[0, 1, filled("a"), 2]],
        [[4, 1]],
        [[-1, 1]],
        [[1, 1], [0, 1]],
        [[1, 1], [1, 1]],
        [[0, 2]],
        [[0, 0]],
        [[0, 1, None]],
        [[0, 1, "short"]],
        [[0, 1, filled('"')]],
        [[0, 1, filled("x" * (PLAN_LENGTH + 1))]],
        [[True, 1]],
    ],
    ids=repr,
)
def test_nonsense_is_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="seals"):
        seals(raw, 4, "seals")
