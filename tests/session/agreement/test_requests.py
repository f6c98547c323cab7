"""A request and what became of it, as values."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.session.agreement.requests import KINDS, Outcome, Question, Wish

AKI, REN, MIO = 0, 1, 2


def test_a_question_waits_for_those_who_have_not_answered() -> None:
    question = Question("q1", Wish("travel", AKI), (REN, MIO), ("allow", "no"), 20.0)
    assert question.waits_for == (REN, MIO)
    given = Question("q1", question.wish, (REN, MIO), ("allow", "no"), 20.0, ((REN, "allow"),))
    assert given.waits_for == (MIO,)


def test_who_agreed_is_told_in_the_order_of_seats_after_the_judge() -> None:
    given = ((MIO, "allow"), (JUDGE, "allow_shuffle"), (REN, "allow"))
    question = Question("q1", Wish("travel", AKI), (REN, MIO), ("allow",), 20.0, given)
    outcome = Outcome(question, allowed=True, why="agreed")
    assert outcome.agreed == (JUDGE, REN, MIO)
    assert outcome.has("allow_shuffle")
    assert not outcome.has("always")


def test_a_wish_to_act_is_about_all_whose_turn_it_is() -> None:
    assert Wish("act", AKI, about=REN, also=(MIO,)).whose_turn == (REN, MIO)
    assert Wish("act", AKI).whose_turn == ()


def test_every_kind_can_be_refused() -> None:
    assert all("no" in kind.replies and "allow" in kind.replies for kind in KINDS.values())
