"""Requests among the people at a hosted table: who may ask, who is told, who may answer."""

from __future__ import annotations

import pytest

from app.core.ids import PersonId
from app.core.intents.turn_intents import NextTurn
from app.session.agreement.requests import KindId, Reply
from app.session.room.messages.from_people import Chair
from app.session.room.messages.request_messages import (
    AskLeave,
    Decided,
    GiveReply,
    Questioned,
    Withdraw,
)
from tests.session.room.small_room import AKI, REN, Evening


@pytest.fixture
def evening() -> Evening:
    """Aki's turn."""
    evening = Evening()
    evening.do(evening.aki, NextTurn(AKI))
    return evening


def asks(evening: Evening, person: PersonId, wish: KindId, **more: object) -> None:
    evening.hear(person, AskLeave(wish, **more))  # type: ignore[arg-type]


def question(evening: Evening, person: PersonId) -> Questioned:
    """Return the last request that somebody is told of."""
    return evening.heard(person, Questioned)[-1]


def replies(evening: Evening, person: PersonId, reply: Reply) -> None:
    evening.hear(person, GiveReply(question(evening, person).question, reply))


def test_who_is_asked_is_told_the_answers_and_who_asked_that_it_waits(evening: Evening) -> None:
    asks(evening, evening.ren, "act")
    own, theirs = question(evening, evening.ren), question(evening, evening.aki)
    assert (own.question, own.replies) == (theirs.question, ())
    assert theirs.replies == ("allow", "allow_turn", "no", "always")
    assert (theirs.wish.person, theirs.wish.seat, theirs.wish.about) == (evening.ren, REN, AKI)
    assert evening.heard(evening.sora, Questioned) == []


def test_what_became_of_it_is_told_to_all(evening: Evening) -> None:
    asks(evening, evening.ren, "act")
    replies(evening, evening.aki, "no")
    for person in (evening.aki, evening.ren, evening.sora):
        (decided,) = evening.heard(person, Decided)
        assert (decided.allowed, decided.why, decided.by) == (False, "refused", AKI)


def test_what_was_agreed_on_among_people_is_carried_out(evening: Evening) -> None:
    asks(evening, evening.ren, "chair")
    assert evening.room.roster.chair == evening.aki
    replies(evening, evening.aki, "allow")
    assert evening.room.roster.chair == evening.ren


def test_a_hand_is_shown_by_who_holds_it(evening: Evening) -> None:
    asks(evening, evening.sora, "hand", about=REN)
    assert evening.heard(evening.aki, Questioned) == []
    replies(evening, evening.ren, "allow")
    assert evening.room.roster.eyes(evening.sora) == REN


def test_who_watches_asks_for_nothing_of_the_play(evening: Evening) -> None:
    for wish in ("travel", "act", "ruling", "options"):
        asks(evening, evening.sora, wish)
    assert evening.codes(evening.sora) == ["spectator"] * 4


def test_there_has_to_be_such_a_seat(evening: Evening) -> None:
    asks(evening, evening.sora, "hand", about=5)
    asks(evening, evening.sora, "seat")
    assert evening.codes(evening.sora) == ["no-seat"] * 2


def test_who_looks_after_the_table_and_watches_is_asked_in_person(evening: Evening) -> None:
    evening.hear(evening.aki, Chair("pass", evening.sora))
    asks(evening, evening.ren, "chair")
    assert evening.codes(evening.ren)[-1] == "ask-them"


def test_who_asked_takes_it_back_and_nobody_else_does(evening: Evening) -> None:
    asks(evening, evening.ren, "act")
    name = question(evening, evening.aki).question
    evening.hear(evening.sora, Withdraw(name))
    assert evening.heard(evening.aki, Decided) == []
    evening.hear(evening.ren, Withdraw(name))
    (decided,) = evening.heard(evening.aki, Decided)
    assert (decided.allowed, decided.why) == (False, "withdrawn")


def test_who_sees_it_later_is_not_told_whether_the_game_is_over() -> None:
    evening = Evening(delayed=True)
    asks(evening, evening.sora, "record")
    assert evening.codes(evening.sora)[-1] == "spectator"
