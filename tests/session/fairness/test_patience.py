"""Whose links a draw waits for: not for those whose programs hold everybody up again and again."""

from __future__ import annotations

from app.session.fairness.patience import MOST_MISSED, Patience

AKI, REN = 0, 1


def missing(patience: Patience, times: int, seat: int = AKI) -> list[bool]:
    """Let a seat miss so many links; return when that had to be said."""
    return [patience.miss(seat) for _ in range(times)]


def test_a_few_links_may_be_missed() -> None:
    patience = Patience()
    assert missing(patience, MOST_MISSED - 1) == [False] * (MOST_MISSED - 1)
    assert patience.waits_for(AKI)


def test_then_nobody_waits_any_more_and_it_is_said_once() -> None:
    patience = Patience()
    assert missing(patience, MOST_MISSED + 2) == [False, False, True, False, False]
    assert not patience.waits_for(AKI)
    assert patience.waits_for(REN)


def test_a_link_in_time_is_waited_for_again_and_it_is_not_said_anew() -> None:
    patience = Patience()
    missing(patience, MOST_MISSED + 5)
    patience.open(AKI)
    assert patience.waits_for(AKI)
    assert missing(patience, 1) == [False]
    assert not patience.waits_for(AKI)


def test_what_was_opened_is_no_credit_for_later() -> None:
    patience = Patience()
    for _ in range(10):
        patience.open(AKI)
    missing(patience, MOST_MISSED)
    assert not patience.waits_for(AKI)


def test_who_sits_there_next_begins_anew() -> None:
    patience = Patience()
    missing(patience, MOST_MISSED)
    patience.forget(AKI)
    assert patience.waits_for(AKI)
    assert missing(patience, MOST_MISSED)[-1], "and it is said of them too"
