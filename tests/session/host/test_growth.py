"""What follows from a gesture by itself: marks whose last turn is over are removed."""

from __future__ import annotations

from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.data.weight import together, weigh
from app.core.fact import CoinsFlipped, MarkChange, Marked
from app.core.facts.turn_facts import TurnSet
from app.core.ids import TABLE
from app.core.table import Table, Turn
from app.session.host.growth import expired, expiry, growth_of
from tests.core.small_table import AKI, REN, laid


def noted(until: int | None) -> Table:
    """Return a table in its third turn, with a note on Ren's seat."""
    table = apply(laid(hand_0=("fox",)), TurnSet(AKI, Turn(3, AKI), "turn"))
    note = MarkChange("seat.1", "note:1", Mark("note:1", text="asleep", until=until))
    return apply(table, Marked(REN, (note,)))


def test_a_note_goes_once_its_last_turn_is_over() -> None:
    assert expired(noted(3)) == ()
    assert expired(noted(None)) == ()
    assert expired(noted(2)) == (Marked(TABLE, (MarkChange("seat.1", "note:1"),)),)


def test_that_is_a_step_of_the_table_s_own() -> None:
    assert expiry(noted(3)) == []
    (step,) = expiry(noted(2))
    assert (step.actor, step.after.marks) == (TABLE, {})


def test_of_several_facts_the_table_after_the_last_is_what_it_comes_to() -> None:
    table = noted(2)
    grown = growth_of(AKI, table, (CoinsFlipped(AKI, (True,)), *expired(table)))
    assert grown.before is table
    assert [after.marks == {} for after, _ in grown.results] == [False, True]
    assert grown.after.marks == {}


def test_what_the_table_weighs_more_is_known_before_it_happens() -> None:
    table = noted(2)
    for facts in ((CoinsFlipped(AKI, (True,)),), expired(table)):
        grown = growth_of(AKI, table, facts)
        assert together(weigh(table), grown.more).whole == weigh(grown.after).whole
    assert grown.more.whole < 0, "a note that is gone weighs nothing"
