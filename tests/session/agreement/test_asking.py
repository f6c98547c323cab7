"""Requests between people: who is asked, which answers there are, and until when."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.session.agreement.asking import MOST_IN_A_TURN, MOST_OPEN, PATIENCE, Asking
from app.session.agreement.requests import Outcome, Question, Wish
from app.session.steps.rights import ImpossibleError

AKI, REN, MIO = 0, 1, 2
BACK = Wish("travel", AKI, goal=3)


@pytest.fixture
def asking() -> Asking:
    return Asking()


def asks(asking: Asking, wish: Wish = BACK, *, turn: int = 1, now: float = 0.0) -> Question:
    opened = asking.open(wish, (REN, MIO), turn, now)
    assert isinstance(opened, Question)
    return opened


def refused(code: str) -> pytest.RaisesExc[ImpossibleError]:
    return pytest.raises(ImpossibleError, check=lambda problem: problem.code == code)


# -- answers -------------------------------------------------------------------------------------


def test_all_who_are_asked_have_to_agree(asking: Asking) -> None:
    question = asks(asking)
    assert question.asked == (REN, MIO)
    assert asking.answer(question.id, REN, "allow", 1.0) is None
    assert asking.open_questions[0].waits_for == (MIO,)
    outcome = asking.answer(question.id, MIO, "allow", 2.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.why, outcome.agreed) == (True, "agreed", (REN, MIO))
    assert asking.open_questions == ()


def test_one_no_ends_it(asking: Asking) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "allow", 1.0)
    outcome = asking.answer(question.id, MIO, "no", 2.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.why, outcome.by) == (False, "refused", MIO)
    with refused("answered"):
        asking.answer(question.id, REN, "allow", 3.0)


def test_no_answer_is_a_no(asking: Asking) -> None:
    first = asks(asking, now=100.0)
    assert asking.due() == 100.0 + PATIENCE == 120.0
    second = asks(asking, Wish("act", AKI), now=110.0)
    assert asking.lapse(119.9) == ()
    (outcome,) = asking.lapse(120.0)
    assert (outcome.question.id, outcome.allowed, outcome.why) == (first.id, False, "silence")
    late = asking.answer(second.id, REN, "allow", 130.0)
    assert late is not None
    assert (late.allowed, late.why) == (False, "silence")
    assert asking.due() is None


def test_the_judge_decides_alone_where_that_is_the_judges_business(asking: Asking) -> None:
    outcome = asking.answer(asks(asking).id, JUDGE, "allow", 1.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.agreed) == (True, (JUDGE,))
    outcome = asking.answer(asks(asking).id, JUDGE, "no", 1.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.by) == (False, JUDGE)
    hand = asks(asking, Wish("hand", SPECTATOR, 7, "Sora", about=REN))
    with refused("not-asked"):
        asking.answer(hand.id, JUDGE, "allow", 1.0)


def test_who_is_not_asked_does_not_answer(asking: Asking) -> None:
    question = asks(asking)
    for seat in (AKI, 5, SPECTATOR):
        with refused("not-asked"):
            asking.answer(question.id, seat, "allow", 1.0)
    with refused("no-reply"):
        asking.answer(question.id, REN, "allow_turn", 1.0)
    with refused("answered"):
        asking.answer("q99", REN, "allow", 1.0)


def test_an_answer_may_be_to_allow_and_shuffle_unless_there_is_nothing_to_shuffle(
    asking: Asking,
) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "allow_shuffle", 1.0)
    outcome = asking.answer(question.id, MIO, "allow", 1.0)
    assert outcome is not None
    assert outcome.has("allow_shuffle")
    opened = asking.open(BACK, (REN,), 1, 2.0, without=("allow_shuffle",))
    assert isinstance(opened, Question)
    assert opened.replies == ("allow", "no", "always")


# -- for good ------------------------------------------------------------------------------------


def test_always_in_this_game_is_remembered_for_asker_and_kind(asking: Asking) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "always", 1.0)
    asking.answer(question.id, MIO, "allow", 1.0)
    again = asks(asking, now=5.0)
    assert again.waits_for == (MIO,), "Ren agreed for good"
    outcome = asking.answer(again.id, MIO, "always", 6.0)
    assert outcome is not None
    assert outcome.agreed == (REN, MIO)
    for turn in range(1, 6):
        at_once = asking.open(BACK, (REN, MIO), turn, 7.0)
        assert isinstance(at_once, Outcome), "nobody is asked, however often"
        assert (at_once.allowed, at_once.why, at_once.agreed) == (True, "always", (REN, MIO))
    assert asks(asking, Wish("act", AKI)).waits_for == (REN, MIO), "another kind"
    assert asks(asking, Wish("travel", AKI, person=9)).waits_for == (REN, MIO), "another person"


def test_what_was_agreed_for_good_can_be_taken_back(asking: Asking) -> None:
    for person in (4, 5):
        question = asks(asking, Wish("travel", AKI, person))
        asking.answer(question.id, REN, "always", 1.0)
        asking.answer(question.id, MIO, "always", 1.0)
    asking.forget(REN, person=4)
    assert asks(asking, Wish("travel", AKI, 4)).waits_for == (REN,)
    assert isinstance(asking.open(Wish("travel", AKI, 5), (REN, MIO), 1, 2.0), Outcome)
    asking.forget(REN)
    assert asks(asking, Wish("travel", AKI, 5)).waits_for == (REN,)


# -- how often -----------------------------------------------------------------------------------


def test_somebody_asks_twice_in_a_turn_at_most(asking: Asking) -> None:
    for _ in range(MOST_IN_A_TURN):
        asking.answer(asks(asking).id, REN, "no", 1.0)
    with refused("asked-enough"):
        asks(asking)
    asks(asking, Wish("travel", REN))
    asks(asking, Wish("act", AKI))
    asks(asking, turn=2)


def test_a_request_waits_for_its_answer_before_the_next(asking: Asking) -> None:
    question = asks(asking)
    with refused("asked-already"):
        asks(asking)
    (outcome,) = asking.end("withdrawn", lambda one: one.id == question.id)
    assert (outcome.allowed, outcome.why) == (False, "withdrawn")
    asks(asking)


def test_where_nobody_is_there_nobody_is_asked(asking: Asking) -> None:
    for nobody in ((), (AKI,)):
        with refused("nobody-there"):
            asking.open(BACK, nobody, 1, 0.0)
    assert asking.due() is None


def test_a_table_has_only_so_many_open_requests(asking: Asking) -> None:
    for person in range(MOST_OPEN):
        asks(asking, Wish("hand", SPECTATOR, person + 1, about=REN))
    with refused("too-many"):
        asks(asking)


def test_of_what_is_done_for_each_other_all_game_only_a_no_counts(asking: Asking) -> None:
    wish = Wish("touch", AKI, 1, about=REN)
    for reply in ("allow",) * (MOST_IN_A_TURN + 3) + ("no",) * MOST_IN_A_TURN:
        question = asking.open(wish, (REN,), 1, 0.0)
        assert isinstance(question, Question)
        asking.answer(question.id, REN, reply, 0.0)  # type: ignore[arg-type]
    with refused("asked-enough"):
        asking.open(wish, (REN,), 1, 0.0)
