"""What people send and are told, as values; how they look on the wire is `net/encoding`'s."""

from __future__ import annotations

import typing

import pytest

from app.core.data.validation import fits, misfit
from app.core.intent import Draw, Shuffle
from app.session.room import room_messages as m
from app.session.room.room_limits import MOST_DRAGGED, MOST_PEOPLE

SECRET = "5ec2e7" * 4


@pytest.mark.parametrize(
    "message",
    [
        m.Sit("Aki", "player", 1),
        m.Ask("a1", 3, Draw(2, "deck.0", "hand.0")),
        m.Drag(("cabc",), 10.0, -4.5),
        m.Chair("mute", 3),
        m.People((m.Person(1, "Aki", "player", 0, chair=True),), (1,)),
        m.Ghost(1, (None,) * MOST_DRAGGED),
    ],
    ids=lambda message: message.kind,
)
def test_what_people_say_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (m.Sit("Aki", "host"), "role"),  # type: ignore[arg-type]
        (m.Sit("Aki", "player", 8), "seat"),
        (m.Ask("", 3, Shuffle("deck.0")), "id"),
        (m.Ask("a1", -1, Shuffle("deck.0")), "on"),
        (m.Point(float("nan"), 0.0), "x"),
        (m.BringDeck((" fox",)), "refs"),
        (m.Commit("ab", "cd" * 32), "commitment"),
        (m.People((m.Person(1, "Aki", "player", 0),) * (MOST_PEOPLE + 1)), "people"),
        (m.People((m.Person(0, "Aki", "player", 0),)), "people.0.id"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_or_something_else_does_not(message: object, path: str) -> None:
    assert misfit(message) == path


def test_what_lets_somebody_in_is_shown_in_no_log() -> None:
    for message in (m.Seated(1, "player", 0, SECRET), m.Invitation(SECRET, SECRET)):
        assert SECRET not in repr(message)


@pytest.mark.parametrize("side", [m.FromPeople, m.ToPeople], ids=["sent", "told"])
def test_each_message_is_written_under_a_name_of_its_own(side: object) -> None:
    kinds = [typing.get_type_hints(one)["kind"] for one in typing.get_args(side)]
    assert len(set(map(str, kinds))) == len(kinds)
