"""What is said and shown beside the cards, as values: what fits on the wire and what does not."""

from __future__ import annotations

import typing

import pytest

from app.core.data.validation import fits, misfit
from app.session.room.messages.table_talk import (
    EMOTES,
    Drag,
    Emote,
    Emoted,
    Ghost,
    Point,
    Said,
    Say,
    ShowEmote,
)
from app.session.room.room_limits import MOST_DRAGGED


@pytest.mark.parametrize(
    "message",
    [
        Say("Good luck", team=True),
        Said(1, "Good luck"),
        Point(10.0, -4.5, (0.0, 0.0)),
        Drag(("cabc",), 10.0, -4.5),
        Ghost(1, (None,) * MOST_DRAGGED),
    ],
    ids=lambda message: message.kind,
)
def test_what_is_said_beside_the_cards_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (Point(float("nan"), 0.0), "x"),
        (Ghost(1, (None,) * (MOST_DRAGGED + 1)), "cards"),
        (Said(0, "hello"), "person"),
        (ShowEmote("shrug"), "sign"),  # type: ignore[arg-type]
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_or_something_else_does_not(message: object, path: str) -> None:
    assert misfit(message) == path


def test_every_sign_can_be_shown_and_is_told() -> None:
    assert typing.get_args(Emote) == EMOTES
    assert all(fits(ShowEmote(sign)) and fits(Emoted(1, sign)) for sign in EMOTES)
