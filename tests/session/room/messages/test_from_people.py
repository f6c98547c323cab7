"""What people send, as values; how they look on the wire is `net/encoding`'s."""

from __future__ import annotations

import typing

import pytest

from app.core.data.validation import fits, misfit
from app.core.intent import Draw, Shuffle
from app.session.room.messages.from_people import Ask, BringDeck, Chair, Commit, FromPeople, Sit

SECRET = "5ec2e7" * 4


@pytest.mark.parametrize(
    "message",
    [
        Sit("Aki", "player", 1),
        Ask("a1", 3, Draw(2, "deck.0", "hand.0")),
        Chair("mute", 3),
    ],
    ids=lambda message: message.kind,
)
def test_what_people_say_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (Sit("Aki", "host"), "role"),  # type: ignore[arg-type]
        (Sit("Aki", "player", 8), "seat"),
        (Ask("", 3, Shuffle("deck.0")), "id"),
        (Ask("a1", -1, Shuffle("deck.0")), "on"),
        (BringDeck((" fox",)), "refs"),
        (Commit("ab", "cd" * 32), "commitment"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_or_something_else_does_not(message: object, path: str) -> None:
    assert misfit(message) == path


def test_each_message_is_written_under_a_name_of_its_own() -> None:
    kinds = [typing.get_type_hints(one)["kind"] for one in typing.get_args(FromPeople)]
    assert len(set(map(str, kinds))) == len(kinds)
