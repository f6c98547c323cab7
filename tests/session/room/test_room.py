"""A hosted table with its people: what each sends, and what the others hear of it."""

from __future__ import annotations

import math

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import Ask
from app.session.room.messages.request_messages import AskLeave
from app.session.room.messages.to_people import Answered, People
from app.session.room.room import Room
from tests.session.room.small_room import DELAY, SPEC, Evening


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_gesture_is_answered_to_who_made_it_alone(evening: Evening) -> None:
    assert evening.do(evening.aki, i.Draw(1, "deck.0", "hand.0")) == ""
    (answer,) = evening.heard(evening.aki, Answered)
    assert answer.node == evening.host.tree.cursor
    assert evening.heard(evening.ren, Answered) == []


def test_a_gesture_is_of_the_seat_where_its_sender_sits(evening: Evening) -> None:
    assert evening.do(evening.ren, i.Draw(1, "deck.1", "hand.1")) == ""
    assert evening.do(evening.ren, i.Draw(1, "deck.0", "hand.0")) == "not-yours"
    refused = evening.heard(evening.ren, Answered)[-1]
    assert (refused.node, bool(refused.en), bool(refused.ja)) == (None, True, True)
    assert evening.do(evening.sora, i.Flip()) == "spectator"


def test_a_judge_sees_all_and_everybody_is_told_so(evening: Evening) -> None:
    yui = evening.come("Yui", role="judge")
    assert evening.room.roster.eyes(yui) == JUDGE
    assert evening.codes(evening.ren)[-1] == "judge"
    assert evening.do(yui, i.Draw(1, "deck.0", "hand.0")) == ""


def test_before_it_is_laid_there_is_nothing_to_touch() -> None:
    evening = Evening(laid=False)
    evening.hear(evening.aki, Ask("a1", 0, i.Flip()))
    (answer,) = evening.heard(evening.aki, Answered)
    assert answer.code == "not-laid"
    evening.hear(evening.aki, AskLeave("chair"))
    assert evening.codes(evening.aki) == ["not-laid"]


def test_who_comes_and_goes_is_told_to_all(evening: Evening) -> None:
    mio = evening.come("Mio")
    assert [one.name for one in evening.heard(evening.aki, People)[-1].people] == [
        "Aki",
        "Ren",
        "Sora",
        "Mio",
    ]
    evening.leave(mio)
    evening.leave(evening.ren)
    people = {one.name: one.here for one in evening.heard(evening.aki, People)[-1].people}
    assert people == {"Aki": True, "Ren": False, "Sora": True}


def test_a_table_that_goes_on_has_its_game_at_once(evening: Evening) -> None:
    again = Room(SPEC, Setup(2), lambda *_: None, host=evening.host)
    assert again.roster.laid
    assert again.game is not None
    assert again.host is evening.host


def test_it_says_when_time_is_to_be_looked_at_next() -> None:
    evening = Evening(delayed=True)
    assert evening.room.due == math.inf
    evening.do(evening.aki, i.Flip())
    assert evening.room.due == evening.now + DELAY
    evening.pass_time(DELAY)
    assert evening.room.due == math.inf
