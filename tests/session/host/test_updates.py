"""What is told of a journal's entries: everything but what is sealed."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.view import Event, SeatFact
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    Signed,
    SignedHead,
    Stepped,
    public,
    told_of,
)

ASKED = Asked(1, 4, 0, "ab" * 32, '{"kind":"flip"}', "cd" * 16)
HELD = SignedHead("aa" * 32, "bb" * 32, 0, "cc" * 32, 7, "dd" * 32)


def test_of_a_draw_the_seats_are_told_neither_the_gesture_nor_its_salt() -> None:
    assert public(ASKED) == Asked(1, 4, 0, "ab" * 32)
    assert told_of(ASKED) == public(ASKED)


def test_of_its_links_all_but_the_hosts() -> None:
    drew = Drew(1, ((0, "ee" * 32),), away=(1,), void=True, host_link="ff" * 32)
    assert told_of(drew) == Drew(1, ((0, "ee" * 32),), away=(1,), void=True)


def test_what_a_seat_came_back_with_is_told_by_its_mark_alone() -> None:
    committed = Committed(0, "cc" * 32, "ab" * 32, held=HELD)
    told = told_of(committed)
    assert isinstance(told, Committed)
    assert (told.held, told.back) == (None, HELD.mark)
    assert committed.mark == told.mark == HELD.mark


def test_who_came_with_nothing_has_no_mark() -> None:
    committed = Committed(0, "cc" * 32)
    assert told_of(committed) == committed
    assert committed.mark == ""


def test_the_mark_is_another_for_every_other_signature() -> None:
    assert HELD.mark == replace(HELD).mark
    assert HELD.mark != replace(HELD, signature="ab" * 64).mark
    assert HELD.mark != replace(HELD, count=8).mark


def test_signatures_are_told_to_nobody() -> None:
    assert told_of(Signed(0, 3, "ab" * 32)) is None


def test_what_there_is_to_say_of_a_gesture_is_said_fact_by_fact() -> None:
    first, second = Event("draw", 0), Event("say", 0)
    stepped = Stepped(1, 0, 0, 1, 1, (SeatFact((first,)), SeatFact((second,))))
    assert stepped.events == (first, second)
