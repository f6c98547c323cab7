"""What people say beside the cards, and what they are called, is one line for everybody."""

from __future__ import annotations

import pytest

from app.session.room import room_messages
from app.session.room.room_limits import LONGEST_SAYING
from tests.session.room.small_room import Evening


def say(evening: Evening, text: str) -> list[str]:
    """Let Aki say something, and return what Ren has heard."""
    evening.hear(evening.aki, room_messages.Say(text))
    return [one.text for one in evening.heard(evening.ren, room_messages.Said)]


@pytest.fixture
def evening() -> Evening:
    """Aki and Ren before the table is laid."""
    return Evening(laid=False)


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
def test_a_line_of_chat_is_a_line(evening: Evening, typed: str, heard: list[str]) -> None:
    assert say(evening, typed) == heard


def test_a_line_that_is_too_long_is_refused(evening: Evening) -> None:
    assert say(evening, "a" * (LONGEST_SAYING + 1)) == []
    assert evening.codes(evening.aki) == ["too-long"]


def test_a_sign_is_shown_to_everybody(evening: Evening) -> None:
    evening.hear(evening.aki, room_messages.ShowEmote("thanks"))
    for person in (evening.aki, evening.ren, evening.sora):
        assert evening.heard(person, room_messages.Emoted) == [
            room_messages.Emoted(evening.aki, "thanks")
        ]


def test_who_was_muted_says_and_shows_nothing(evening: Evening) -> None:
    evening.hear(evening.aki, room_messages.Chair("mute", evening.ren))
    evening.hear(evening.ren, room_messages.Say("but"))
    evening.hear(evening.ren, room_messages.ShowEmote("oops"))
    assert evening.codes(evening.ren) == ["muted"] * 2
    assert evening.heard(evening.aki, room_messages.Emoted) == []
    evening.hear(evening.aki, room_messages.Chair("unmute", evening.ren))
    evening.hear(evening.ren, room_messages.Say("thanks"))
    assert [one.text for one in evening.heard(evening.aki, room_messages.Said)] == ["thanks"]


def test_nobody_is_called_by_what_others_cannot_see(evening: Evening) -> None:
    evening.hear(evening.ren, room_messages.Sit("A\u200bki\n(chair)", "spectator"))
    assert evening.room.roster[evening.ren].name == "Aki (chair)"
    evening.hear(evening.ren, room_messages.Sit("\u200b\u202e\n", "spectator"))
    assert evening.codes(evening.ren) == ["name"]
