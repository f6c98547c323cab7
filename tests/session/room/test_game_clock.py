"""The clock of a hosted table: it counts who thinks, and only ever warns."""

from __future__ import annotations

import math

import pytest

from app.core.data.value import replace
from app.session.room.game_clock import LONGEST, Clock, ClockFace, ClockSetting


def clock(seconds: float = 0.0, increment: float = 0.0, turn: float = 0.0) -> Clock:
    made = Clock(2)
    made.set(ClockSetting(seconds, increment, turn), 100.0)
    made.follow(1, (0,), 100.0)
    return made


def left(of: Clock, now: float) -> tuple[float, ...]:
    face = of.face(now)
    assert face is not None
    return face.left


def test_the_time_of_whose_turn_it_is_runs() -> None:
    table = clock(seconds=600.0)
    assert left(table, 130.0) == (570.0, 600.0)
    table.follow(2, (1,), 150.0)
    assert left(table, 160.0) == (550.0, 590.0)


def test_a_turn_gives_its_increment_back() -> None:
    table = clock(seconds=600.0, increment=5.0)
    table.follow(2, (1,), 150.0)
    assert left(table, 150.0) == (555.0, 600.0)


def test_going_back_in_the_history_gives_none() -> None:
    table = clock(seconds=600.0, increment=5.0)
    table.follow(2, (1,), 110.0)
    table.follow(1, (0,), 120.0)
    assert left(table, 120.0) == (595.0, 590.0)


def test_nobodys_time_runs_while_a_player_is_away() -> None:
    table = clock(seconds=600.0)
    table.follow(1, (), 110.0)
    assert left(table, 200.0) == (590.0, 600.0)
    table.follow(1, (0,), 200.0)
    assert left(table, 201.0) == (589.0, 600.0)


def test_a_pause_takes_no_time_and_goes_on_where_it_was() -> None:
    table = clock(seconds=600.0, turn=90.0)
    assert table.pause(paused=True, now=110.0)
    assert not table.pause(paused=True, now=120.0)
    table.follow(1, (0,), 130.0)
    face = table.face(200.0)
    assert face is not None
    assert (face.left, face.turn_left, face.paused) == ((590.0, 600.0), 80.0, True)
    assert table.pause(paused=False, now=200.0)
    table.follow(1, (0,), 200.0)
    assert left(table, 201.0) == (589.0, 600.0)


def test_a_clock_that_is_not_there_cannot_be_paused() -> None:
    assert not Clock(2).pause(paused=True, now=0.0)


def test_another_host_goes_on_with_what_the_clock_showed() -> None:
    before = clock(seconds=600.0, increment=5.0, turn=90.0)
    before.follow(2, (1,), 150.0)
    face = before.face(170.0)
    assert face is not None
    after = Clock(2)
    assert after.bring_back(face, 2, now=7.0)
    assert after.face(500.0) == replace(face, running=()), "nobody is there yet"
    after.follow(2, (1,), 500.0)
    again = after.face(510.0)
    assert again is not None
    assert (again.left, again.turn_left) == ((555.0, 570.0), 60.0)
    after.follow(3, (0,), 510.0)
    assert left(after, 510.0) == (555.0, 575.0)


def test_a_pause_outlives_the_host() -> None:
    before = clock(seconds=600.0)
    before.pause(paused=True, now=110.0)
    face = before.face(110.0)
    assert face is not None
    after = Clock(2)
    assert after.bring_back(face, 1, now=0.0)
    after.follow(1, (0,), 1.0)
    assert after.face(100.0) == face


def test_what_was_over_is_not_said_again_by_another_host() -> None:
    for face in (
        ClockFace(ClockSetting(600.0), (-3.0, 80.0)),
        ClockFace(ClockSetting(turn=60.0), (0.0, 0.0), -3.0),
    ):
        after = Clock(2)
        assert after.bring_back(face, 4, now=0.0)
        after.follow(4, (0,), 0.0)
        assert after.over(1.0) == ()


@pytest.mark.parametrize(
    "face",
    [
        ClockFace(ClockSetting(-1.0), (1.0, 1.0)),
        ClockFace(ClockSetting(60.0), (1.0,)),
        ClockFace(ClockSetting(60.0), ()),
        ClockFace(ClockSetting(60.0), (1.0, math.nan)),
        ClockFace(ClockSetting(60.0), (1.0, 2.0), math.nan),
        ClockFace(ClockSetting(60.0), (1.0, 2.0 * LONGEST)),
    ],
)
def test_what_no_clock_can_show_is_not_brought_back(face: ClockFace) -> None:
    after = Clock(2)
    assert not after.bring_back(face, 1, now=0.0)
    assert after.face(0.0) is None


def test_times_can_be_put_right() -> None:
    table = clock(seconds=600.0)
    assert table.takes((30.0, -5.0))
    assert table.takes(())
    assert not table.takes((30.0,))
    assert not table.takes((30.0, float("nan")))
    table.set(ClockSetting(600.0), 130.0, (30.0, 45.0))
    assert left(table, 140.0) == (20.0, 45.0)


def test_it_warns_once_for_the_game_and_once_a_turn() -> None:
    table = clock(seconds=30.0, turn=20.0)
    assert table.over(119.0) == ()
    assert table.over(120.5) == (0,)
    assert table.over(121.0) == ()
    assert table.over(130.5) == (0,)
    assert table.over(131.0) == ()
    table.follow(2, (1,), 131.0)
    assert table.over(152.0) == (1,)


def test_it_runs_for_all_who_play_a_turn_at_once() -> None:
    table = clock(seconds=30.0, increment=5.0, turn=25.0)
    table.follow(2, (0, 1), 110.0)
    face = table.face(115.0)
    assert face is not None
    assert (face.left, face.turn_left, face.running) == ((20.0, 25.0), 20.0, (0, 1))
    assert face.after(3.0).left == (17.0, 22.0)
    table.follow(2, (1,), 120.0)
    assert left(table, 130.0) == (15.0, 10.0), "one of them went away, or out"
    assert table.over(136.0) == (1,), "the turn takes too long"
    table.follow(2, (0, 1), 136.0)
    assert table.over(136.5) == (0,)
    table.follow(3, (0,), 137.0)
    assert left(table, 137.0) == (19.0, 8.0), "each gets time back for the turn"


def test_without_a_setting_there_is_no_clock() -> None:
    table = Clock(2)
    table.follow(1, (0,), 0.0)
    assert table.face(10.0) is None
    assert table.over(10.0) == ()


def test_only_time_can_be_set() -> None:
    assert ClockSetting(600.0).is_sound
    assert not ClockSetting(-1.0).is_sound
    assert not ClockSetting(turn=LONGEST + 1).is_sound
    assert not ClockSetting(float("nan")).is_sound
