"""What a person is told of a connection."""

from __future__ import annotations

from app.net.client import connection_state
from app.net.client.connection_state import LEFT, State


def test_a_connection_that_stands_needs_no_words() -> None:
    assert State("inside") == State("inside", None, "", 0.0)


def test_each_way_to_end_has_a_sentence_of_its_own() -> None:
    names = ("LEFT", "NOBODY", "AWAY", "TOO_LONG", "BROKEN", "NOT_UNDERSTOOD")
    said = {getattr(connection_state, name).en for name in names}
    assert len(said) == len(names)


def test_who_left_is_told_how_to_go_on() -> None:
    assert "Join it again" in LEFT.en
