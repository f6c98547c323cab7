"""A request is made of what it should be made of, or it is turned away before anybody acts."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import intent as i
from app.session.host.request_validation import well_formed
from tests.helpers.play import deep


@pytest.mark.parametrize(
    "intent",
    [
        i.Move(("deck.0#0",), "hand.0", -1, None, position=(3, 4.5)),
        i.PutMark(("table",), "note:", text="明日まで 🂡", until=3),
        i.Batch((i.Flip(), i.Batch((i.Roll(),)))),
        i.Procedure("setup", (("seat", "1"),)),
        i.Jump(7),
    ],
)
def test_what_honest_programs_send_is_well_formed(intent: i.Intent) -> None:
    assert well_formed(i.Request("1", 0, 0, intent))


@pytest.mark.parametrize(
    "intent",
    [
        None,
        "draw",
        i.Move(("deck.0#0", 5), "hand.0"),  # type: ignore[arg-type]
        i.Move(["deck.0#0"], "hand.0"),  # type: ignore[arg-type]
        i.Move((), "hand.0", at=True),
        i.Move((), "hand.0", position=(float("nan"), 0.0)),
        i.Move((), "hand.0", position=(1e9, 0.0)),
        i.Move(("x",) * 1001, "hand.0"),
        i.Draw(10**40, "deck.0", "hand.0"),
        i.Attach((), "u", "beside"),  # type: ignore[arg-type]
        i.Rotate((), 45),  # type: ignore[arg-type]
        i.Announce("say", "x" * 5000),
        i.Announce("say", "half a pair \ud83d"),
        i.Batch((i.Undo(),)),  # type: ignore[arg-type]
        i.Procedure("setup", (("seat",),)),  # type: ignore[arg-type]
        deep(9),
        deep(5000),
    ],
    ids=lambda intent: type(intent).__name__,
)
def test_anything_else_is_not(intent: Any) -> None:
    assert not well_formed(i.Request("1", 0, 0, intent))


def test_the_envelope_is_looked_at_too() -> None:
    asked: Any = [(5, 0, 0), ("1", "0", 0), ("1", 0, None), ("1", [0], 0), ("1", 0, 1.0)]
    for name, seat, node in asked:
        assert not well_formed(i.Request(name, seat, node, i.Flip()))
