"""A plan is filled up as soon as it is asked for: no message is longer for a longer plan."""

from __future__ import annotations

import pytest

from app.core.data.codec import intent_from_json, to_bytes
from app.core.intents.seal_intents import LockPlan
from app.core.seal import PLAN_LENGTH, filled


@pytest.mark.parametrize("plan", ["", "strike", "x" * PLAN_LENGTH])
def test_every_plan_that_is_locked_is_of_one_length(plan: str) -> None:
    step = LockPlan(plan)
    assert step.plan == filled(plan)
    assert len(to_bytes(step)) == len(to_bytes(LockPlan("wait")))
    assert intent_from_json(to_bytes(step)) == step


def test_one_that_a_stranger_sends_is_filled_up_as_well() -> None:
    assert intent_from_json(b'{"kind":"lock_plan","plan":"wait"}') == LockPlan("wait")


def test_one_that_is_too_long_stays_so_for_the_host_to_refuse() -> None:
    assert len(LockPlan("x" * (PLAN_LENGTH + 1)).plan) == PLAN_LENGTH + 1
