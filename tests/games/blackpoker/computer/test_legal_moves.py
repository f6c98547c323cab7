"""What a player could do now, as gestures, with somebody else who picks."""

from collections.abc import Sequence

from app.core.view import SeatView
from app.games.blackpoker.computer.legal_moves import (
    has_chance,
    in_good_order,
    may_pass,
    resolving,
    started,
    to_resolve,
    ways_of,
)
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.waiting_triggers import Group
from tests.games.blackpoker.black_table import BlackTable, Side


def first(_view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
    return choice.among[: choice.range[1]]


def pick(things: Sequence[str], number: int, _why: str) -> tuple[str, ...]:
    return tuple(things[:number])


def begin(table: BlackTable, name: str, seat: int = 0) -> None:
    view = table.view(seat)
    one = next(one for one in startable(view, seat) if one.action.id == name)
    keys, target = next(ways_of(view, seat, one))
    table.do(started(view, seat, one, keys, target, pick, first), seat)


def test_an_action_is_started_paid_and_aimed_by_what_was_picked() -> None:
    table = BlackTable(Side("S9 D2 D3"), Side(soldiers="C4"), format="lite")
    begin(table, "down")
    assert table.stage() == ["down"]
    assert table.grave() == ["D2"]
    assert may_pass(table.view(1), 1)
    assert not has_chance(table.view(0), 0)


def test_who_has_to_choose_resolves_what_both_passed() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(bulwarks="C4"), format="lite")
    begin(table, "attack")
    assert to_resolve(table.view(0), 0, first) is None
    ahead = resolving(table.view(0), 0, table.view(0).stage.declarations[0], first)
    assert ahead is not None
    table.let_pass(1)
    made = to_resolve(table.view(0), 0, first)
    assert made is not None
    assert made == ahead
    table.do(made, 0)
    assert table.soldiers() == ["S9'"]
    table.let_pass(0)
    table.let_pass(1)
    assert to_resolve(table.view(0), 0, first) is None
    blocks = to_resolve(table.view(1), 1, first)
    assert blocks is not None
    table.do(blocks, 1)
    assert table.stage() == ["damageJudge"]


def test_each_way_has_its_key_cards_and_its_target() -> None:
    table = BlackTable(Side("S9 S2 D3"), Side(soldiers="C4 C5"), format="lite")
    view = table.view()
    down = next(one for one in startable(view, 0) if one.action.id == "down")
    assert len(list(ways_of(view, 0, down))) == 4


def test_nobody_has_a_chance_before_the_first_turn_or_while_something_is_done() -> None:
    table = BlackTable(Side(soldiers="S9"), Side("C4"), format="lite")
    assert has_chance(table.view(0), 0)
    assert not has_chance(table.view(1), 1)
    assert not may_pass(table.view(0), 0)


def test_what_was_triggered_is_ordered_by_whose_it_is_and_nothing_else_is_done_meanwhile() -> None:
    table = BlackTable(Side(opened="D9 C7"))
    begin(table, "end")
    assert not has_chance(table.view(0), 0)
    assert not has_chance(table.view(1), 1)
    assert to_resolve(table.view(1), 1, first) is None
    made = to_resolve(table.view(0), 0, first)
    assert made is not None
    table.do(made)
    assert table.stage() == ["end", "handRefill", "satisfaction"]


def test_good_things_come_first_and_costs_last() -> None:
    every = (("omen", 0), ("riot:2", 0), ("exhaustion", 0), ("satisfaction", 0))
    assert in_good_order(Group(0, immediate=False, each=every)) == (
        "satisfaction.1",
        "riot.1",
        "omen.1",
    )
