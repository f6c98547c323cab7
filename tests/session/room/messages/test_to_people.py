"""What people are told, as values; how they look on the wire is `net/encoding`'s."""

from __future__ import annotations

import typing

import pytest

from app.core.data.validation import fits, misfit
from app.session.room.messages.to_people import Invitation, People, Person, Seated, ToPeople
from app.session.room.room_limits import MOST_PEOPLE

SECRET = "5ec2e7" * 4


@pytest.mark.parametrize(
    "message",
    [
        People((Person(1, "Aki", "player", 0, chair=True),), (1,)),
    ],
    ids=lambda message: message.kind,
)
def test_what_people_are_told_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (People((Person(1, "Aki", "player", 0),) * (MOST_PEOPLE + 1)), "people"),
        (People((Person(0, "Aki", "player", 0),)), "people.0.id"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_or_something_else_does_not(message: object, path: str) -> None:
    assert misfit(message) == path


def test_what_lets_somebody_in_is_shown_in_no_log() -> None:
    for message in (Seated(1, "player", 0, SECRET), Invitation(SECRET, SECRET)):
        assert SECRET not in repr(message)


def test_each_message_is_written_under_a_name_of_its_own() -> None:
    kinds = [typing.get_type_hints(one)["kind"] for one in typing.get_args(ToPeople)]
    assert len(set(map(str, kinds))) == len(kinds)
