"""Which parts of a journal are signed by whom, and what of its chance is proven by that."""

from __future__ import annotations

from app.core.ids import TABLE
from app.core.past.history import Node
from app.session.fairness.proven_stretches import ENOUGH, Stretch, stretches
from app.session.host.updates import Committed, Grew, JournalEntry, Went

AKI, REN = 0, 1


def grew(node: int) -> Grew:
    return Grew(Node(node, node - 1 if node else None, AKI, (), node, 1, node))


SAT = (Committed(AKI, "aa" * 32), Committed(REN, "bb" * 32))
JOURNAL: tuple[JournalEntry, ...] = (grew(0), *SAT, grew(1), grew(2), grew(3))
"""The places of the three gestures are 3, 4 and 5."""


def told(*found: Stretch) -> list[tuple[int, int, int, tuple[int, ...]]]:
    return [(one.first, one.last, one.draws, one.signed) for one in found]


def test_what_the_same_seats_signed_is_one_stretch() -> None:
    signed = [(AKI, 2, 5), (REN, 3, 5)]
    assert told(*stretches(JOURNAL, signed, {4})) == [(1, 3, 1, (AKI, REN))]


def test_where_somebody_stops_signing_the_next_one_begins() -> None:
    signed = [(AKI, 2, 5), (REN, 3, 4)]
    assert told(*stretches(JOURNAL, signed, {3, 5})) == [(1, 2, 1, (AKI, REN)), (3, 3, 1, (AKI,))]


def test_the_laying_is_no_gesture_and_needs_no_signature() -> None:
    assert told(*stretches((grew(0), *SAT), [], ())) == []


def test_before_anybody_sat_down_nothing_can_be_proven() -> None:
    journal = (grew(0), Committed(TABLE, "cc" * 32), grew(1), *SAT, grew(2))
    first, second = stretches(journal, [(AKI, 4, 5), (REN, 5, 5)], {2, 5})
    assert (first.seated, first.proven) == (False, False)
    assert (second.seated, second.proven) == (True, True)


def test_chance_is_proven_by_so_many_that_one_is_not_the_host() -> None:
    assert ENOUGH == 2
    assert not Stretch(1, 3, 1, (AKI,), seated=True).proven
    assert Stretch(1, 3, 1, (AKI, REN), seated=True).proven
    assert Stretch(1, 3, 0, (), seated=True).proven, "where there is none nothing is to prove"


def test_a_draw_after_a_journey_is_told_with_the_step_it_was_made_on() -> None:
    journal = (*JOURNAL, Went(AKI, 3, 1, "undo"), Committed(AKI, "dd" * 32))
    found = stretches(journal, [(AKI, 3, 5), (REN, 3, 5)], {7})
    assert told(*found) == [(1, 3, 0, (AKI, REN)), (1, 1, 1, ())]
