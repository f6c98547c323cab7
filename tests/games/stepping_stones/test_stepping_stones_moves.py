"""What people do at the table, one gesture at a time."""

from __future__ import annotations

import pytest

from app.core.card import value_of
from app.core.intent import Procedure
from app.games.game_api import Selection
from app.games.stepping_stones.stepping_stones_game import SPEC
from app.games.stepping_stones.stepping_stones_moves import drops, points
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted


@pytest.fixture
def table() -> LocalTable:
    """Lay a table where both have their first hand, and Aki's turn has begun."""
    laid = lay_table(SPEC, ("Aki", "Ren"), ((), ()), seed=3)
    for seat in (0, 1):
        laid.sit(seat).ask(Procedure("setup"))
    laid.sit(0).ask(Procedure("end_turn"))
    return laid


def act(table: LocalTable, seat: int, name: str, selection: Selection) -> None:
    """Do what an action means on a selection, as its key does."""
    client = table.sit(seat)
    action = next(action for action in SPEC.actions if action.id == name)
    intent = action.make(client.view, selection)
    assert intent is not None
    assert isinstance(client.ask(intent), Accepted)


def offered(table: LocalTable, seat: int, name: str, selection: Selection) -> bool:
    """Whether an action is in the menu of a selection."""
    action = next(action for action in SPEC.actions if action.id == name)
    return action.when(table.sit(seat).view, selection)


def test_a_stone_is_set_where_it_is_aimed_or_at_the_first_empty_place(table: LocalTable) -> None:
    act(table, 0, "set", Selection(cards=("hand.0#0",), cell="stream#4"))
    act(table, 0, "set", Selection(cards=("hand.0#0",)))
    view = table.sit(1).view
    assert [view.units[unit].cell for unit in view.zones["stream"].items] == [4, 1]
    assert view.zones["hand.0"].count == 1


def test_only_one_stone_of_the_own_hand_is_set(table: LocalTable) -> None:
    assert offered(table, 0, "set", Selection(cards=("hand.0#0",)))
    assert not offered(table, 0, "set", Selection(cards=("hand.0#0", "hand.0#1")))
    assert not offered(table, 0, "set", Selection(cards=("pile.0#0",)))
    assert not offered(table, 0, "set", Selection())


def test_who_waits_puts_a_stone_below_the_pile_and_the_turn_fills_the_hand(
    table: LocalTable,
) -> None:
    act(table, 0, "wait", Selection(cards=("hand.0#0",)))
    assert table.sit(0).view.zones["pile.0"].count == 10
    table.sit(0).ask(Procedure("end_turn"))
    view = table.sit(0).view
    assert (view.turn.seat, view.zones["hand.0"].count, view.zones["pile.0"].count) == (1, 3, 9)


def test_a_stone_is_lifted_once_in_a_game_and_only_by_its_owner(table: LocalTable) -> None:
    act(table, 0, "set", Selection(cards=("hand.0#0",)))
    act(table, 0, "set", Selection(cards=("hand.0#0",)))
    first, second = table.sit(0).view.zones["stream"].items
    assert not offered(table, 1, "lift", Selection(units=(first,)))
    act(table, 0, "lift", Selection(units=(first,)))
    assert table.sit(0).view.zones["hand.0"].count == 2
    assert not offered(table, 0, "lift", Selection(units=(second,)))


def test_stones_count_and_neighbours_count_again(table: LocalTable) -> None:
    for seat, cell in ((0, 2), (0, 3), (1, 4), (0, 6)):
        act(table, seat, "set", Selection(cards=(f"hand.{seat}#0",), cell=f"stream#{cell}"))
    view = table.sit(0).view
    assert [points(view, seat) for seat in (0, 1)] == [4, 1]
    act(table, 1, "tally", Selection())
    marks = table.sit(0).view.marks
    assert [value_of(marks[f"seat.{seat}"], "points") for seat in (0, 1)] == [4, 1]


def test_a_drop_says_what_it_means(table: LocalTable) -> None:
    view = table.sit(0).view
    held = Selection(cards=("hand.0#0",))
    assert [drop.title.en for drop in drops(view, held, "stream", "", 0)] == ["Stream"]
    assert [drop.title.ja for drop in drops(view, held, "pile.0", "", 0)] == ["山"]
    assert list(drops(view, Selection(), "stream", "", 0)) == []
