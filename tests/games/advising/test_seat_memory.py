"""What a seat remembers in any game: the plays of its turn, and what people agreed to keep."""

from __future__ import annotations

from app.core.advice import Advice
from app.games.advising.common_plays import Passed, Ticked
from app.games.advising.seat_memory import MOST_PLAYS, Glimpses
from tests.games.advising.toy_adviser import Memory, Watched


def test_plays_are_remembered_in_order_and_not_without_end() -> None:
    memory = Memory().having(Passed(0)).having(Passed(1))
    assert memory.turn == (Passed(0), Passed(1))
    for count in range(MOST_PLAYS):
        memory = memory.having(Ticked(0, "draw", count))
    assert len(memory.turn) == MOST_PLAYS
    assert memory.turn[-1] == Ticked(0, "draw", MOST_PLAYS - 1)


def test_what_people_keep_is_added_to_what_they_kept() -> None:
    before = Memory().keeping("draw-once", ":a")
    after = before.keeping("draw-once", ":b")
    assert before.kept == {("draw-once", ":a")}
    assert after.kept == {("draw-once", ":a"), ("draw-once", ":b")}


def test_what_was_read_of_the_same_view_and_memory_is_not_read_again() -> None:
    view, memory, glimpses, times = Watched().view, Memory(), Glimpses(), list[int]()

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
    assert Memory() == Memory()
    assert Memory().glimpses is not Memory().glimpses
