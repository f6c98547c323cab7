"""Whether a record is signed by who looks at it: a file may be of a game of its own."""

from __future__ import annotations

from app.session.fairness.own_signature import own_signature
from app.session.host.updates import Committed, Signed

AKI, REN = 0, 1
MINE, OTHER = "aa" * 32, "bb" * 32
SAT, SIGNED = Committed(AKI, "cc" * 32, MINE), Signed(AKI, 3, "dd" * 32)


def codes(*journal: Committed | Signed) -> list[str]:
    found = own_signature(journal, AKI, MINE)
    assert all(one.words.ja for one in found)
    return [one.code for one in found]


def test_a_record_with_the_own_signature_is_as_it_should_be() -> None:
    assert codes(SAT, SIGNED) == []


def test_without_it_it_may_be_another_game() -> None:
    assert codes(SAT) == ["not-mine"]
    assert codes() == ["not-mine"]


def test_so_may_one_that_is_signed_with_another_key() -> None:
    assert codes(Committed(AKI, "cc" * 32, OTHER), SIGNED) == ["not-mine"]


def test_what_others_signed_says_nothing_of_the_own_seat() -> None:
    assert codes(SAT, Committed(REN, "ee" * 32, MINE), Signed(REN, 3, "dd" * 32)) == ["not-mine"]


def test_what_counts_is_the_last_time_the_seat_was_taken() -> None:
    assert codes(SAT, SIGNED, Committed(AKI, "ee" * 32, MINE)) == ["not-mine"]
    assert codes(Committed(AKI, "cc" * 32, OTHER), SAT, SIGNED) == []
