"""What the host's people read about those at the handshake."""

from __future__ import annotations

import pytest

from app.net.auth import admission_events
from app.net.auth.admission_events import AdmissionEvent

REN = "192.168.1.11"

AT_THE_DOOR = (
    admission_events.wrong_code(REN, 2, 5),
    admission_events.unfinished(REN, 2, 5),
    admission_events.wrong_secret(REN),
    admission_events.banned(REN),
)


@pytest.mark.parametrize("event", AT_THE_DOOR, ids=lambda event: event.what)
def test_each_says_where_it_came_from_in_both_languages(event: AdmissionEvent) -> None:
    assert event.address == REN
    assert REN in event.words.en
    assert REN in event.words.ja
    assert event.new_code == ""


def test_none_can_be_taken_for_another() -> None:
    assert len({event.what for event in AT_THE_DOOR}) == len(AT_THE_DOOR)
    assert len({event.words.en for event in AT_THE_DOOR}) == len(AT_THE_DOOR)


@pytest.mark.parametrize("event", AT_THE_DOOR[:2], ids=lambda event: event.what)
def test_of_a_code_it_is_said_how_many_tries_there_were(event: AdmissionEvent) -> None:
    assert "(try 2 of 5)" in event.words.en
    assert "（2／5）" in event.words.ja


def test_a_new_code_is_told_as_it_is_said_and_kept_as_it_is_typed() -> None:
    event = admission_events.code_changed("", "123456")
    assert (event.what, event.address, event.new_code) == ("code-changed", "", "123456")
    assert event.words.en == "The spoken code is now “123 456”."
    assert "123 456" in event.words.ja
