"""Where the win changed hands: by chances turn by turn, and by what a seat saw."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.games.contracts.planned.review_contract import JudgedTurn
from app.session.computer.game_review import (
    ReviewedTurn,
    changed_hands,
    ended_for,
    played_turns,
    reviewed,
    turning_point,
)
from tests.games.nullpoga.poga_table import Half, PogaTable


def turn(number: int, stood: float, after: float | None) -> ReviewedTurn:
    return ReviewedTurn(number, number, JudgedTurn(stood, stood, stood, stood), after)


def game(*shares: float) -> list[ReviewedTurn]:
    """Return turns that begin with these chances; the last of them is how it ended."""
    return [turn(n, one, then) for n, (one, then) in enumerate(pairwise(shares), 1)]


@pytest.mark.parametrize(
    ("shares", "turned", "changed"),
    [
        ((0.5, 0.7, 0.3, 0.6, 0.4, 0.0), 4, True),
        ((0.4, 0.6, 0.4, 0.7, 1.0), 3, True),
        ((0.6, 0.7, 0.9, 1.0), 2, False),
        ((0.4, 0.35, 0.1, 0.0), 2, False),
        ((0.5, 0.9, 0.5), 1, False),
    ],
)
def test_the_turn_in_which_the_win_changed_hands_for_the_last_time(
    shares: tuple[float, ...], turned: int, changed: bool
) -> None:
    found = turning_point(game(*shares))
    assert found is not None
    assert found.number == turned
    assert changed_hands(found) == changed


def test_nothing_is_told_of_a_turn_that_is_not_over() -> None:
    assert turning_point([turn(1, 0.5, None)]) is None
    assert turning_point([]) is None
    assert not changed_hands(turn(1, 0.2, None))


def test_what_moved_the_chances_adds_up() -> None:
    one = ReviewedTurn(3, 30, JudgedTurn(0.6, 0.5, 0.35, 0.62), 0.4)
    assert round(one.own, 3) == -0.12
    assert round(one.others, 3) == -0.15
    assert round(one.chance, 3) == 0.05
    assert round(one.change, 3) == -0.2


@pytest.mark.parametrize(
    ("winners", "ended"), [(None, None), ((0,), 1.0), ((1,), 0.0), ((0, 1), 0.5), ((), 0.0)]
)
def test_how_a_game_ended_for_a_seat(winners: tuple[int, ...] | None, ended: float | None) -> None:
    assert ended_for(0, winners) == ended


def test_the_turns_of_a_game_are_those_whose_plans_were_opened() -> None:
    table = PogaTable(Half("3:boar", hand="cat"), Half("2:rat"), turn=3)
    table.turn("summon cat 1", "")
    table.turn(f"attack {table.unit('battle.0#3')}", "")
    table.lock("", "")
    host = table.table.host
    turns = played_turns(host.tree.path(host.tree.cursor), lambda node: host.view_at(node, 0))
    assert [one.number for one in turns] == [3, 4, 5]
    first = turns[0]
    assert first.before.seal(1) is None, "the seat knew nothing of the other plan"
    opened = first.opened.seal(1)
    assert opened is not None
    assert not opened.locked
    # The last one is not over: what it led to is not known.
    judged = [JudgedTurn(0.1 * at, 0, 0, 1) for at in range(1, 4)]
    assert [one.after for one in reviewed(turns, judged, None)] == [0.2, pytest.approx(0.3), None]
    assert [one.after for one in reviewed(turns, judged[:2], 1.0)] == [0.2, None], "so far"
