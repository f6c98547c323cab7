"""Who may ask for the opened record of a game, and who is given it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.core.ids import PersonId
from app.session.host.updates import JournalEntry
from app.session.room.messages.from_people import WantFile
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.open_record import OPEN_CODE
from tests.session.room.small_room import Evening


@pytest.fixture
def evening() -> Evening:
    return Evening()


@pytest.fixture
def given(evening: Evening) -> dict[PersonId, Sequence[JournalEntry]]:
    """What files people were given."""
    files: dict[PersonId, Sequence[JournalEntry]] = {}
    evening.room.record.give_file = files.__setitem__
    return files


def agree(evening: Evening) -> None:
    """Let Aki, in the chair, ask to open it, and Ren agree."""
    evening.hear(evening.aki, AskLeave("record"))
    question = evening.heard(evening.ren, Questioned)[-1].question
    evening.hear(evening.ren, GiveReply(question, "allow"))
    evening.pass_time(0.1)


def test_once_all_agreed_the_players_are_told_that_it_is_open(evening: Evening) -> None:
    agree(evening)
    assert OPEN_CODE in evening.codes(evening.aki)
    assert OPEN_CODE in evening.codes(evening.ren)
    assert OPEN_CODE not in evening.codes(evening.sora)


def test_a_player_is_given_the_file_and_who_watches_is_not(
    evening: Evening, given: dict[PersonId, Sequence[JournalEntry]]
) -> None:
    evening.hear(evening.ren, WantFile())
    assert evening.codes(evening.ren)[-1] == "record-closed"
    agree(evening)
    evening.hear(evening.ren, WantFile())
    evening.hear(evening.sora, WantFile())
    assert given.keys() == {evening.ren}
    assert list(given[evening.ren]) == list(evening.host.journal)
    assert evening.codes(evening.sora)[-1] == "spectator"


def test_only_who_looks_after_the_table_asks(evening: Evening) -> None:
    evening.hear(evening.ren, AskLeave("record"))
    assert evening.codes(evening.ren) == ["not-chair"]


def test_where_one_says_no_it_stays_closed(evening: Evening) -> None:
    evening.hear(evening.aki, AskLeave("record"))
    question = evening.heard(evening.ren, Questioned)[-1].question
    evening.hear(evening.ren, GiveReply(question, "no"))
    evening.pass_time(10.0)
    assert OPEN_CODE not in evening.codes(evening.aki)


def test_who_comes_back_is_told_that_it_is_open(evening: Evening) -> None:
    agree(evening)
    evening.leave(evening.ren)
    before = evening.codes(evening.ren).count(OPEN_CODE)
    evening.room.arrive(evening.ren, evening.now)
    assert evening.codes(evening.ren).count(OPEN_CODE) == before + 1
