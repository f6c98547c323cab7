"""What was asked and is not answered: the one place that knows, for every kind of table."""

from __future__ import annotations

import threading

from app.core.intent import Announce, Draw, Intent, Undo
from app.core.text.words import Words
from app.session.host.updates import Accepted, Answer, Refused, Stepped
from app.session.seat.pending_requests import MOST_RECALLED, PendingRequests
from app.session.seat.seat_client import SeatClient
from app.session.seat.sent_intent import NOT_KNOWN, Sent

HELLO = Announce("say", "hello")
DRAW = Draw(1, "deck.0", "hand.0")


def asked(pending: PendingRequests, intent: Intent) -> Sent:
    sent = Sent(intent)
    pending.open(sent, 0, 0)
    return sent


def name_of(sent: Sent) -> str:
    assert sent.request is not None
    return sent.request.id


# -- the seat that asks --


def test_what_depends_on_what_was_asked_before_waits_until_that_happened() -> None:
    pending = PendingRequests()
    first = asked(pending, DRAW)
    back = Sent(Undo())
    pending.add(back)
    assert pending.next() is None
    assert len(pending) == 2
    assert pending.cause_of(Stepped(1, 0, 0, 1, 1, ())) is first
    assert pending.next() is back


def test_an_answer_lets_the_next_one_go_too() -> None:
    pending = PendingRequests()
    first = asked(pending, DRAW)
    pending.add(back := Sent(Undo()))
    assert pending.close(name_of(first)) is first
    assert pending.close(name_of(first)) is None
    assert pending.next() is back


def test_what_names_no_place_goes_at_once() -> None:
    pending = PendingRequests()
    asked(pending, DRAW)
    pending.add(said := Sent(HELLO))
    assert pending.next() is said


def test_each_update_is_of_one_request_the_oldest_first() -> None:
    pending = PendingRequests()
    one, two = asked(pending, DRAW), asked(pending, DRAW)
    step = Stepped(1, 0, 0, 1, 1, ())
    assert [pending.cause_of(step), pending.cause_of(step), pending.cause_of(step)] == [
        one,
        two,
        None,
    ]


def test_names_are_never_those_of_another_seat_or_of_before() -> None:
    names = [name_of(asked(pending, HELLO)) for pending in (PendingRequests(), PendingRequests())]
    names += [name_of(asked(pending, HELLO)) for pending in [PendingRequests()] * 3]
    assert len(set(names)) == len(names)


def test_the_same_intent_is_found_while_it_waits_or_is_open_and_not_after() -> None:
    pending = PendingRequests()
    pending.add(waits := Sent(DRAW))
    assert pending.like(Draw(1, "deck.0", "hand.0")) is waits
    assert pending.next() is waits
    pending.open(waits, 0, 0)
    assert pending.like(DRAW) is waits
    pending.close(name_of(waits))
    assert pending.like(DRAW) is None


def test_what_was_asked_is_recalled_for_a_while_after_its_answer() -> None:
    pending = PendingRequests()
    first = asked(pending, HELLO)
    pending.close(name_of(first))
    assert pending.intent_of(name_of(first)) == HELLO
    for _ in range(MOST_RECALLED):
        pending.close(name_of(asked(pending, DRAW)))
    assert pending.intent_of(name_of(first)) is None
    assert len(pending) == 0


def test_who_waited_and_is_gone_hears_nothing() -> None:
    pending = PendingRequests()
    heard: list[Answer] = []
    sent = asked(pending, HELLO)
    sent.then(heard.append)
    pending.forget()
    sent.take(Accepted(name_of(sent), 1))
    assert heard == []
    assert sent.accepted


# -- the connection that carries it --


def test_each_request_is_carried_once_on_a_connection_and_again_on_the_next() -> None:
    pending = PendingRequests()
    one, two = asked(pending, HELLO), asked(pending, DRAW)
    assert pending.carry(name_of(one))
    assert not pending.carry(name_of(one))
    assert [request.id for request in pending.carry_again()] == [name_of(one), name_of(two)]
    assert not pending.carry(name_of(two))


def test_an_answer_returns_once_whatever_the_host_repeats() -> None:
    pending = PendingRequests()
    name = name_of(asked(pending, HELLO))
    assert pending.returned(name)
    assert not pending.returned(name)
    assert not pending.returned("nobody-1")
    # It is on its way to the table’s thread: not to be asked again, and still open there.
    assert pending.carry_again() == []
    assert len(pending) == 1


def test_only_what_was_carried_and_not_answered_is_uncertain() -> None:
    pending = PendingRequests()
    name = name_of(asked(pending, HELLO))
    assert not pending.uncertain
    pending.carry(name)
    assert pending.uncertain
    pending.returned(name)
    assert not pending.uncertain


def test_at_the_end_each_is_told_whether_the_host_may_have_it() -> None:
    pending = PendingRequests()
    one, two = asked(pending, HELLO), asked(pending, DRAW)
    pending.carry(name_of(one))
    assert pending.return_all() == [(name_of(one), True), (name_of(two), False)]
    assert pending.return_all() == []


def test_a_host_that_says_it_answered_everything_is_believed() -> None:
    pending = PendingRequests()
    name = name_of(asked(pending, HELLO))
    pending.carry(name)
    pending.trust()
    assert not pending.uncertain
    assert pending.return_all() == [(name, False)]


def test_what_an_earlier_connection_took_may_have_happened_whatever_a_later_one_says() -> None:
    pending = PendingRequests()
    before, since = name_of(asked(pending, HELLO)), name_of(asked(pending, DRAW))
    pending.carry(before)
    pending.lose()
    assert [request.id for request in pending.carry_again()] == [before, since]
    pending.trust()
    assert pending.return_all() == [(before, True), (since, False)]


def test_two_threads_name_and_answer_without_losing_one() -> None:
    pending = PendingRequests()
    names: list[str] = []

    def ask() -> None:
        for _ in range(500):
            name = name_of(asked(pending, HELLO))
            pending.carry(name)
            names.append(name)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(names)) == 2000
    assert all(pending.returned(name) for name in names)
    assert all(pending.close(name) is not None for name in names)
    assert len(pending) == 0


# -- a seat that is no longer one’s own --


def test_a_seat_that_ends_refuses_what_nobody_carried_and_does_not_know_of_the_rest() -> None:
    pending = PendingRequests()
    seat = SeatClient(0, lambda _request: None, None, pending)
    went, waits = seat.send(DRAW), seat.send(Undo())
    assert went.request is not None
    pending.carry(went.request.id)
    seat.end("left", Words("You left.", "離れました。"))
    assert isinstance(went.answer, Refused)
    assert isinstance(waits.answer, Refused)
    assert (went.answer.code, waits.answer.code) == (NOT_KNOWN, "left")
    assert len(pending) == 0
    late = seat.send(HELLO)
    assert isinstance(late.answer, Refused)
    assert late.answer.code == "left"
