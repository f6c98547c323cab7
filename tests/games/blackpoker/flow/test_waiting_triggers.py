"""In which order what was triggered happens, and what its player is asked."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.blackpoker.flow.waiting_triggers import (
    IN_ORDER,
    Group,
    next_group,
    order_choice,
    to_order,
    waiting,
)
from tests.games.blackpoker.black_table import BlackTable, Side


def test_immediate_ones_come_first_and_then_those_of_whose_turn_it_is() -> None:
    view = BlackTable(Side(), Side(), turn=1).view()
    queue = [("satisfaction", 0), ("illusion", 1), ("nextGeneration", 0), ("omen", 1), ("hop", 0)]
    found = []
    while (group := next_group(view, queue)) is not None:
        found.append((group.seat, group.immediate, [said for said, _ in group.each]))
        queue = [one for one in queue if one not in group.each]
    assert found == [
        (1, True, ["omen"]),
        (0, True, ["nextGeneration"]),
        (1, False, ["illusion"]),
        (0, False, ["satisfaction"]),
    ]


def test_a_difference_is_made_where_two_do_different_things() -> None:
    def matters(*said: str) -> bool:
        return Group(0, immediate=True, each=tuple((one, 0) for one in said)).matters

    assert matters("nextGeneration", "revolutionDraw")
    assert not matters("nextGeneration", "nextGeneration")
    assert not matters("riot:1", "riot:2")
    assert not matters("nextGeneration", "trumpRegene:grave.0#3"), "it comes back whatever happens"
    assert not matters("charge", "riot:2"), "nor does a turn begin with a question"


def test_what_is_named_comes_first_and_the_rest_as_it_is() -> None:
    group = Group(0, immediate=True, each=(("riot:1", 0), ("riot:2", 0), ("omen", 0)))
    assert group.names == ("riot.1", "riot.2", "omen.1")
    assert group.arranged(("omen.1", "gone.1")) == (("omen", 0), ("riot:1", 0), ("riot:2", 0))


def test_all_but_the_last_are_asked_for_and_several_alike_are_numbered() -> None:
    table = BlackTable(Side(), Side())
    group = Group(0, immediate=True, each=(("riot:1", 0), ("riot:2", 0), ("omen", 0)))
    choice = order_choice(table.view(), group)
    assert (choice.title, choice.range, choice.ordered) == (IN_ORDER, (2, 2), True)
    assert [words.en for words in choice.words.values()] == ["Riot 1", "Riot 2", "Omen"]
    assert [words.ja for words in choice.words.values()][:2] == ["暴動1", "暴動2"]


def test_nothing_is_asked_while_something_is_being_carried_out() -> None:
    table = BlackTable(Side("JR", opened="D9 C7", deck="S2 S3"), Side())
    for name in ("satisfaction", "handRefill"):
        table.do(PutMark(("seat.0",), f"owed:{name}", value=1))
    assert to_order(table.view()) is not None
    table.do(PutMark(("seat.0",), "owed:handRefill", value=0))
    table.start("search", keys="JR")
    table.do(PutMark(("seat.0",), "owed:handRefill", value=1))
    assert len(waiting(table.view())) == 2
    assert to_order(table.view()) is None
