"""What people say beside the cards, and what they are called, is one line for everybody."""

from __future__ import annotations

import pytest

from app.core.ids import PersonId
from app.session.room import room_messages
from app.session.room.lobby import Setup
from app.session.room.room import Room
from app.session.room.room_limits import LONGEST_SAYING
from tests.helpers.toy_games import duel


class Evening:
    """Aki and Ren before the table is laid."""

    def __init__(self) -> None:
        self.told: dict[PersonId, list[room_messages.ToPeople]] = {}
        self.room = Room(duel.SPEC, Setup(2), self._tell)
        self.aki, self.ren = (self.come(name) for name in ("Aki", "Ren"))

    def _tell(self, person: PersonId, message: room_messages.ToPeople) -> None:
        self.told.setdefault(person, []).append(message)

    def come(self, name: str) -> PersonId:
        person = self.room.sit(room_messages.Sit(name))
        self.room.arrive(person, 0.0)
        return person

    def say(self, text: str) -> list[str]:
        """Let Aki say something, and return what Ren has heard."""
        self.room.hear(self.aki, room_messages.Say(text), 0.0)
        return [one.text for one in self.told[self.ren] if isinstance(one, room_messages.Said)]


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("good luck", ["good luck"]),
        ("me too\nRen: I give up", ["me too Ren: I give up"]),
        ("\x1b[2Jboo\x07", ["[2Jboo"]),
        ("\u202eti si ohw", ["ti si ohw"]),
        (" \n\u200b\u2028 ", []),
        ("\ud83d", []),
        ("a" + " " * LONGEST_SAYING + "b", ["a b"]),
    ],
)
def test_a_line_of_chat_is_a_line(typed: str, heard: list[str]) -> None:
    assert Evening().say(typed) == heard


def test_a_line_that_is_too_long_is_refused() -> None:
    one = Evening()
    assert one.say("a" * (LONGEST_SAYING + 1)) == []
    assert [m.code for m in one.told[one.aki] if isinstance(m, room_messages.Notice)] == [
        "too-long"
    ]


def test_nobody_is_called_by_what_others_cannot_see() -> None:
    one = Evening()
    one.room.hear(one.ren, room_messages.Sit("A\u200bki\n(chair)", "spectator"), 0.0)
    assert one.room.company[one.ren].name == "Aki (chair)"
    one.room.hear(one.ren, room_messages.Sit("\u200b\u202e\n", "spectator"), 0.0)
    assert [m.code for m in one.told[one.ren] if isinstance(m, room_messages.Notice)] == ["name"]
