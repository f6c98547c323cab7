"""What players and judges say to each other, as values: what fits on the wire and what does not."""

from __future__ import annotations

import pytest

from app.core.data.validation import fits, misfit
from app.session.room.messages.judge_messages import Judging


@pytest.mark.parametrize("message", [Judging("call"), Judging("ask", 0), Judging("settle", 7)])
def test_what_is_said_fits(message: Judging) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (Judging("rule"), "do"),  # type: ignore[arg-type]
        (Judging("ask", -1), "seat"),
        (Judging("ask", 8), "seat"),
    ],
)
def test_what_is_something_else_does_not(message: Judging, path: str) -> None:
    assert misfit(message) == path
