"""Whom a seat may ask to do something for it, by what it sees alone; and what each reads of it."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, place
from app.session.host.local_table import LocalTable, lay_table
from app.session.trial.asked_steps import (
    MOST_NAMED,
    MOST_STEPS_ASKED,
    as_one,
    asked_steps,
    holders_asked,
    is_small,
    read_by,
)
from tests.helpers.play import NAMES, decks_for
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]
AKI, REN, MIO = range(3)


@pytest.fixture
def table() -> LocalTable:
    """Aki and Mio are a team; Ren has a soldier in a line and a card in the discard pile."""
    table = lay_table(OUTPOST, NAMES[:4], decks_for(OUTPOST, 4), seed=2)
    table.sit(REN).ask(i.Bring(("soldier-08",), "line.1"))
    table.sit(REN).ask(i.Bring(("lost-01",), "discard.1"))
    table.sit(AKI).ask(i.Bring(("soldier-07",), "camp.t0", cell=2))
    return table


def soldier(table: LocalTable) -> str:
    (unit,) = table.sit(REN).view.zones["line.1"].items
    return unit


def holders(table: LocalTable, intent: i.Intent, seat: int = AKI) -> tuple[int, ...]:
    return holders_asked(OUTPOST, table.sit(seat).view, intent)


def test_what_only_its_holder_touches_is_asked_of_the_holder(table: LocalTable) -> None:
    unit = soldier(table)
    for step in (
        i.Collect((unit,), "discard.1"),
        i.Rotate((unit,), 90),
        i.PutMark((unit,), "life", add=-1),
        i.Face((table.sit(AKI).view.units[unit].base,), up=False),
        i.Batch((i.Rotate((unit,), 90), i.MoveUnits((unit,), "wild"))),
    ):
        assert holders(table, step) == (REN,), step


def test_of_a_zone_of_a_team_each_of_it_may_be_asked(table: LocalTable) -> None:
    (unit,) = table.sit(AKI).view.zones["camp.t0"].items
    assert holders(table, i.Rotate((unit,), 90), REN) == (AKI, MIO)


def test_nobody_is_asked_for_what_one_does_oneself_or_nobody_can(table: LocalTable) -> None:
    unit = soldier(table)
    (theirs,) = table.sit(REN).view.zones["discard.1"].items
    (wild, *_) = table.sit(AKI).view.zones["wild"].items
    assert holders(table, i.Rotate((wild,), 90)) == ()
    assert holders(table, i.Rotate((unit,), 90), REN) == ()
    assert holders(table, i.Rotate((unit,), 90), JUDGE) == ()
    assert holders(table, i.Rotate(("gone",), 90)) == ()
    base = table.sit(AKI).view.units[unit].base
    assert holders(table, i.Move((base,), "discard.0")) == ()  # where it does not belong
    assert holders(table, i.Undo()) == ()
    assert holders(table, i.Shuffle("discard.1")) == ()
    both = i.Batch((i.Rotate((unit,), 90), i.Shuffle("deck.0")))
    assert holders(table, both) == ()
    # Of the pile everybody sees the cards, and nobody a place below them.
    assert holders(table, i.Move((theirs,), "deck.1")) == (REN,)
    assert holders(table, i.Move((place("deck.1", 0),), "discard.1")) == ()


def test_a_holder_s_own_cards_are_not_named_by_who_asks(table: LocalTable) -> None:
    """The rest of a gesture that begins with what is seen reaches no further than the eyes."""
    unit = soldier(table)
    table.sit(REN).ask(i.Draw(2, "deck.1", "hand.1"))
    (hidden, _) = table.sit(REN).view.zones["hand.1"].items
    for name in (hidden, place("hand.1", 0), place("deck.1", 0), place("deck.1", 99)):
        step = i.Batch((i.Rotate((unit,), 90), i.Move((name,), "discard.1")))
        assert holders(table, step) == ()


def test_what_is_asked_for_is_short(table: LocalTable) -> None:
    one = i.Rotate(("u1",), 90)
    assert asked_steps(one) == (one,)
    assert asked_steps(i.Batch((one, i.Batch((one,))))) == (one, one)
    assert asked_steps(i.Batch((one,) * (MOST_STEPS_ASKED + 1))) == ()
    assert asked_steps(i.Batch(())) == ()
    assert asked_steps(i.Rotate(tuple(f"u{n}" for n in range(MOST_NAMED)), 90)) == ()
    assert not is_small(())
    assert as_one((one,)) == one
    assert as_one((one, one)) == i.Batch((one, one))


def test_each_reads_it_as_they_see_the_cards(table: LocalTable) -> None:
    """Ren turned the soldier down; only Ren knows it, and only Ren reads its name."""
    unit = soldier(table)
    base = table.sit(REN).view.units[unit].base
    table.sit(REN).ask(i.Face((base,), up=False))
    table.sit(REN).ask(i.Look("discard.1"))
    steps = (i.Collect((unit,), "discard.1"),)
    (mine,) = read_by(OUTPOST, table.sit(AKI).view, REN, steps)
    assert (mine.actor, mine.cards, mine.source, mine.goal) == (REN, (None,), "line.1", "discard.1")
    assert read_by(OUTPOST, table.sit(AKI).view, REN, (i.Rotate(("gone",), 90),)) == ()
