"""One thing is written for answers that are here at once and for those that come later."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.text.words import Words
from app.session.host.updates import Accepted, Answer, Refused
from app.session.seat.sent_intent import Sent, granted, not_sent

YES = Accepted("r", 3)
NO = Refused("r", "gone", Words("It is gone.", "ありません。"))


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("answer", [YES, NO])
def test_the_answer_is_heard_now_or_later(answer: Answer, late: bool) -> None:
    sent, heard, done = Sent(i.Flip()), list[Answer](), list[str]()
    if not late:
        sent.take(answer)
    sent.then(heard.append).if_accepted(lambda: done.append("done"))
    if late:
        assert (heard, sent.accepted, sent.refused) == ([], False, False)
        sent.take(answer)
    assert heard == [answer]
    assert done == (["done"] if answer == YES else [])
    assert (sent.accepted, sent.refused) == (answer == YES, answer == NO)


def test_a_second_answer_is_passed_over() -> None:
    sent, heard = Sent(i.Flip()), list[Answer]()
    sent.then(heard.append)
    sent.take(NO)
    sent.take(YES)
    assert (heard, sent.answer) == ([NO], NO)


def test_those_who_are_gone_hear_nothing() -> None:
    sent, heard = Sent(i.Flip()), list[Answer]()
    sent.then(heard.append)
    sent.forget()
    sent.take(YES)
    assert heard == []


def test_what_is_never_sent_is_answered() -> None:
    look = i.Look("deck.0")
    assert granted(look).accepted
    assert not_sent(look).refused


@pytest.mark.parametrize(
    ("intent", "waits"),
    [
        (i.Undo(), True),
        (i.Redo(), True),
        (i.Move(("deck.0#0",), "hand.0"), True),
        (i.Batch((i.Flip(), i.Move(("deck.0#0",), "hand.0"))), True),
        (i.Move(("c1",), "hand.0"), False),
        (i.Draw(1, "deck.0", "hand.0"), False),
        (i.Jump(3), False),
        (i.WriteLabel(3, "here"), False),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_means_another_thing_after_every_gesture_waits(intent: i.Intent, waits: bool) -> None:
    assert Sent(intent).waits is waits
