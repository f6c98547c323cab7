"""What a seat remembers in any game: the plays of its turn, and what people agreed to keep."""

from __future__ import annotations

from app.core.advice import Advice
from app.games.advising.common_plays import Passed, Ticked
from app.games.advising.seat_memory import MOST_PLAYS, Glimpses, TurnMemory
from tests.games.advising.toy_adviser import Watched


def test_plays_are_remembered_in_order_and_not_without_end() -> None:
    memory = TurnMemory().having(Passed(0)).having(Passed(1))
    assert memory.turn == (Passed(0), Passed(1))
    for count in range(MOST_PLAYS):
        memory = memory.having(Ticked(0, "draw", count))
    assert len(memory.turn) == MOST_PLAYS
    assert memory.turn[-1] == Ticked(0, "draw", MOST_PLAYS - 1)


def test_of_a_turn_that_is_over_no_plays_are_remembered() -> None:
    memory = TurnMemory().having(Passed(0)).keeping("draw-once", ":a").begun()
    assert memory == TurnMemory(kept=frozenset({("draw-once", ":a")}))


def test_what_people_keep_is_added_to_what_they_kept() -> None:
    before = TurnMemory().keeping("draw-once", ":a")
    after = before.keeping("draw-once", ":b")
    assert before.kept == {("draw-once", ":a")}
    assert after.kept == {("draw-once", ":a"), ("draw-once", ":b")}


def test_what_was_read_of_the_same_view_and_memory_is_not_read_again() -> None:
    view, memory, glimpses, times = Watched().view, TurnMemory(), Glimpses(), list[int]()

    def read() -> int:
        times.append(1)
        return len(times)

    def judge() -> list[Advice]:
        times.append(1)
        return []

    assert [glimpses.position(view, memory, read) for _ in range(2)] == [1, 1]
    assert glimpses.position(view, memory.keeping("r", "s"), read) == 2
    assert glimpses.position(Watched().view, memory, read) == 3
    first = glimpses.standing(view, memory, judge)
    assert glimpses.standing(view, memory, judge) is first
    assert len(times) == 4


def test_what_spares_reading_is_no_part_of_what_is_remembered() -> None:
    assert TurnMemory() == TurnMemory()
    assert TurnMemory().glimpses is not TurnMemory().glimpses
