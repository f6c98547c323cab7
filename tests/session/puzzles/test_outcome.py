"""What a table comes to, whatever way led there."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import PutMark
from app.core.view import SeatView
from app.session.host.local_table import LocalTable
from app.session.puzzles.outcome import Outcome, outcome
from app.session.puzzles.puzzle_table import lay_puzzle
from tests.session.puzzles.burned_puzzle import BURNED, CARDS, MARKS, SPEC


def _view(table: LocalTable) -> SeatView:
    return table.sit(JUDGE).view


def _outcome(table: LocalTable) -> Outcome:
    return outcome(_view(table), MARKS)


def _hurt(table: LocalTable, *points: int, key: str = "damage") -> LocalTable:
    unit = _view(table).zones["active.1"].items[0]
    for one in points:
        table.sit(1).ask(PutMark((unit,), key, add=one))
    return table


def test_two_ways_to_the_same_board_are_one_outcome() -> None:
    at_once = _hurt(lay_puzzle(SPEC, CARDS, BURNED), 20)
    twice = _hurt(lay_puzzle(SPEC, CARDS, BURNED), 10, 10)
    assert _outcome(at_once) == _outcome(twice)


def test_other_damage_is_another_outcome_and_a_note_is_none() -> None:
    none, some = lay_puzzle(SPEC, CARDS, BURNED), _hurt(lay_puzzle(SPEC, CARDS, BURNED), 10)
    noted = _hurt(lay_puzzle(SPEC, CARDS, BURNED), 1, key="used")
    assert _outcome(none) != _outcome(some)
    assert _outcome(none) == _outcome(noted)


def test_which_of_two_alike_is_hurt_counts_by_where_it_stands() -> None:
    active = _hurt(lay_puzzle(SPEC, CARDS, BURNED), 20)
    bench = lay_puzzle(SPEC, CARDS, BURNED)
    other = _view(bench).zones["bench.1"].items[0]
    bench.sit(1).ask(PutMark((other,), "damage", add=20))
    assert _outcome(active) != _outcome(bench)
