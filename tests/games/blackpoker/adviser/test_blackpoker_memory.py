"""What a seat remembers of a turn."""

from __future__ import annotations

from typing import Any

from app.games.blackpoker.adviser.blackpoker_memory import Due, Glances, Memory, begin
from app.games.blackpoker.adviser.blackpoker_plays import Paid
from tests.games.blackpoker.adviser.black_watch import Watch


def test_what_players_pay_is_kept_for_each() -> None:
    memory = Memory().paying_more(0, Paid(damage=1)).paying_more(1, Paid(discards=1))
    memory = memory.paying_more(0, Paid(drives=("w",)))
    assert memory.paid(0) == Paid(("w",), 1)
    assert memory.paid(1) == Paid(discards=1)
    assert memory.paid(2) == Paid()


def test_damage_that_was_taken_is_due_no_more() -> None:
    due = Due(damage=((1, 7),)).taking(1, 3)
    assert (due.left(1), due.left(0)) == (4, 0)
    assert due.taking(1, 4).left(1) == 0


def test_a_view_is_read_once() -> None:
    view, read = Watch().view(), list[Any]()
    glances = Glances()
    for _ in range(2):
        assert glances.of(view, lambda seen: read.append(seen) or len(read)) == 1  # type: ignore[func-returns-value]
    assert begin(view) == Memory()
