"""What people ask each other for, as values: what fits on the wire and what does not."""

from __future__ import annotations

import pytest

from app.core.data.validation import fits, misfit
from app.core.intent import Rotate
from app.session.agreement.requests import Wish
from app.session.room.messages.request_messages import (
    AskLeave,
    Decided,
    GiveReply,
    Questioned,
    Withdraw,
)
from app.session.trial.asked_steps import MOST_STEPS_ASKED

WISH = Wish("travel", 0, 1, goal=3)
STEPS = (Rotate(("u1",), 90),)


@pytest.mark.parametrize(
    "message",
    [
        AskLeave("travel", 3),
        AskLeave("act", about=1, steps=STEPS * MOST_STEPS_ASKED),
        Questioned("q1", WISH, ("allow", "no"), 20.0),
        GiveReply("q1", "allow"),
        Withdraw("q1"),
        Decided("q1", WISH, allowed=True, why="agreed"),
    ],
    ids=lambda message: message.kind,
)
def test_what_is_asked_and_answered_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (AskLeave("travel", -1), "goal"),
        (AskLeave("act", steps=STEPS * (MOST_STEPS_ASKED + 1)), "steps"),
        (GiveReply("q1", "perhaps"), "reply"),  # type: ignore[arg-type]
        (Withdraw(""), "question"),
        (Questioned("q1", WISH, (), -1.0), "seconds"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_or_something_else_does_not(message: object, path: str) -> None:
    assert misfit(message) == path
