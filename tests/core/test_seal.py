"""What can be a plan, and how long it is wherever it goes."""

from __future__ import annotations

import pytest

from app.core.data.codec import to_bytes
from app.core.seal import (
    PLAN_LENGTH,
    Seal,
    SeatSeal,
    filled,
    names_plan,
    plan_text,
    seal_of,
    with_seal,
)

AKI, REN, MIO = 0, 1, 2


@pytest.mark.parametrize("plan", ["", "strike", "a-07 > field; [1,2] {x: 'y'}", "x" * PLAN_LENGTH])
def test_a_plan_is_as_long_as_any_other_in_json_too(plan: str) -> None:
    assert names_plan(filled(plan))
    assert plan_text(filled(plan)) == plan
    empty = to_bytes(Seal(AKI, filled("")))
    assert len(to_bytes(Seal(AKI, filled(plan)))) == len(empty)


@pytest.mark.parametrize(
    "plan",
    ["計画", "a\nb", "tab\there", 'say "go"', "back\\slash", "x" * (PLAN_LENGTH + 1), "\x7f"],
)
def test_what_would_be_longer_than_others_is_no_plan(plan: str) -> None:
    assert not names_plan(filled(plan))


def test_a_plan_that_is_not_filled_up_is_none() -> None:
    assert not names_plan("strike")


def test_each_seat_has_one_in_the_order_of_seats() -> None:
    seals = with_seal(with_seal((), Seal(MIO, "m")), Seal(AKI, "a"))
    assert [seal.seat for seal in seals] == [AKI, MIO]
    seals = with_seal(seals, Seal(AKI, "b"))
    assert [seal.plan for seal in seals] == ["b", "m"]
    assert seal_of(seals, AKI) == Seal(AKI, "b")
    assert seal_of(seals, REN) is None


def test_what_is_not_known_has_no_text() -> None:
    assert SeatSeal(AKI).text == ""
    assert SeatSeal(AKI, plan=filled("strike")).text == "strike"
