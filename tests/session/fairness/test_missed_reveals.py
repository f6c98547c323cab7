"""Whose links a draw waits for: not for those whose programs hold everybody up again and again."""

from __future__ import annotations

from app.session.fairness.missed_reveals import MOST_MISSED, MissedReveals

AKI, REN = 0, 1


def missing(missed: MissedReveals, times: int, seat: int = AKI) -> list[bool]:
    """Let a seat miss so many links; return when that had to be said."""
    return [missed.miss(seat) for _ in range(times)]


def test_a_few_links_may_be_missed() -> None:
    missed = MissedReveals()
    assert missing(missed, MOST_MISSED - 1) == [False] * (MOST_MISSED - 1)
    assert missed.waits_for(AKI)


def test_then_nobody_waits_any_more_and_it_is_said_once() -> None:
    missed = MissedReveals()
    assert missing(missed, MOST_MISSED + 2) == [False, False, True, False, False]
    assert not missed.waits_for(AKI)
    assert missed.waits_for(REN)


def test_a_link_in_time_is_waited_for_again_and_it_is_not_said_anew() -> None:
    missed = MissedReveals()
    missing(missed, MOST_MISSED + 5)
    missed.open(AKI)
    assert missed.waits_for(AKI)
    assert missing(missed, 1) == [False]
    assert not missed.waits_for(AKI)


def test_what_was_opened_is_no_credit_for_later() -> None:
    missed = MissedReveals()
    for _ in range(10):
        missed.open(AKI)
    missing(missed, MOST_MISSED)
    assert not missed.waits_for(AKI)


def test_who_sits_there_next_begins_anew() -> None:
    missed = MissedReveals()
    missing(missed, MOST_MISSED)
    missed.forget(AKI)
    assert missed.waits_for(AKI)
    assert missing(missed, MOST_MISSED)[-1], "and it is said of them too"
