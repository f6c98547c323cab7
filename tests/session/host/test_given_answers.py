"""An answer that was given is known again, and no seat makes those of another forgotten."""

from __future__ import annotations

from app.core.intent import Flip, Request
from app.session.host.given_answers import REMEMBERED_REQUESTS, GivenAnswers
from app.session.host.updates import Accepted
from tests.helpers.play import played
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


def asked(name: str, seat: int = AKI) -> Request:
    return Request(name, seat, 0, Flip())


def test_each_seat_has_names_of_its_own() -> None:
    answers = GivenAnswers()
    answers.keep(AKI, Accepted("mine", 1))
    assert answers.has(asked("mine"))
    assert not answers.has(asked("mine", REN))
    assert answers.to(asked("mine")) == Accepted("mine", 1)


def test_the_oldest_of_a_seat_is_forgotten_and_none_of_another() -> None:
    answers = GivenAnswers()
    answers.keep(REN, Accepted("kept", 1))
    for number in range(REMEMBERED_REQUESTS + 1):
        answers.keep(AKI, Accepted(f"r{number}", number))
    assert not answers.has(asked("r0"))
    assert answers.has(asked("r1"))
    assert answers.has(asked("kept", REN))
    assert len(answers) == REMEMBERED_REQUESTS + 1


def test_a_journal_without_names_of_requests_answers_none() -> None:
    host = played(TOYS["duel"], 3).host
    answers = GivenAnswers()
    answers.know_again(host.tree, host.journal)
    assert len(answers) == 0
