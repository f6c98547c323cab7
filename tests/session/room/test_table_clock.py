"""The clock among people: whose time runs, who may set and stop it, what everybody hears."""

from __future__ import annotations

import pytest

from app.core.ids import PersonId
from app.core.intent import Procedure, PutMark, Undo
from app.core.intents.turn_intents import NextTurn
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.messages.from_people import PauseClock, SetClock
from app.session.room.messages.to_people import ClockShows, Notice
from tests.helpers.toy_games import skirmish
from tests.session.room.small_room import Evening

QUARTER = ClockSetting(900.0)


@pytest.fixture
def evening() -> Evening:
    """Aki in the host's chair, Ren, and Sora who watches; it is Aki's turn."""
    evening = Evening()
    assert evening.do(evening.aki, NextTurn(0)) == ""
    return evening


def face(evening: Evening, person: PersonId) -> ClockFace:
    """Return what the clock shows to somebody."""
    shown = evening.heard(person, ClockShows)[-1].face
    assert shown is not None
    return shown


def test_time_that_is_given_runs_for_who_has_the_turn_at_that_moment(evening: Evening) -> None:
    """The turn passed a moment ago, and no time was looked at since."""
    evening.room.tick(evening.now)
    assert evening.do(evening.aki, NextTurn(1)) == ""
    evening.hear(evening.aki, SetClock(QUARTER))
    assert face(evening, evening.ren).running == (1,)
    evening.now += 30.0
    evening.room.tick(evening.now)
    evening.hear(evening.ren, PauseClock())
    assert face(evening, evening.aki).left == (900.0, 870.0)


def test_the_chair_sets_it_players_stop_it_and_who_watches_does_neither(evening: Evening) -> None:
    evening.hear(evening.ren, SetClock(QUARTER))
    assert evening.codes(evening.ren) == ["not-chair"]
    evening.hear(evening.aki, SetClock(QUARTER))
    evening.hear(evening.sora, PauseClock())
    assert "spectator" in evening.codes(evening.sora)
    assert not face(evening, evening.aki).paused
    evening.hear(evening.ren, PauseClock())
    assert face(evening, evening.sora).paused
    assert evening.codes(evening.aki) == ["clock-set", "clock"]
    evening.hear(evening.ren, PauseClock())
    assert evening.codes(evening.aki) == ["clock-set", "clock"], "it stands already"


def test_a_judge_stops_it_and_lets_it_go_on_and_everybody_hears_that_it_was_the_judge(
    evening: Evening,
) -> None:
    jin = evening.come("Jin", role="judge")
    evening.hear(evening.aki, SetClock(QUARTER))
    evening.hear(jin, PauseClock())
    evening.hear(jin, PauseClock(paused=False))
    for person in (evening.aki, evening.ren, evening.sora, jin):
        told = [(one.en, one.ja) for one in evening.heard(person, Notice) if one.code == "clock"]
        assert told == [
            ("The judge Jin paused the clock.", "ジャッジのJinさんが時計を一時停止しました。"),
            ("The judge Jin resumed the clock.", "ジャッジのJinさんが時計を再開しました。"),
        ]
        assert not face(evening, person).paused


def test_times_that_are_none_are_refused(evening: Evening) -> None:
    for left in ((30.0,), (30.0, 30.0, 30.0), (30.0, float("inf"))):
        evening.hear(evening.aki, SetClock(QUARTER, left))
    assert evening.codes(evening.aki) == ["clock"] * 3


def test_who_comes_later_is_shown_it(evening: Evening) -> None:
    evening.hear(evening.aki, SetClock(QUARTER, (30.0, 45.0)))
    mio = evening.come("Mio")
    assert face(evening, mio).left == (30.0, 45.0)


def all_plan() -> Evening:
    """Return an evening of three who play a skirmish, in a turn of all of them."""
    evening = Evening(spec=skirmish.SPEC, seats=3)
    for person in (evening.aki, evening.ren, evening.mio):
        assert evening.do(person, Procedure("ready")) == ""
    assert evening.do(evening.aki, Procedure("begin")) == ""
    return evening


def test_the_clock_runs_for_all_in_turn_who_are_there_and_not_out() -> None:
    evening = all_plan()
    evening.hear(evening.aki, SetClock(QUARTER))
    assert face(evening, evening.ren).running == (0, 1, 2)
    evening.leave(evening.mio)
    evening.pass_time(0.0)
    evening.pass_time(10.0)
    assert face(evening, evening.ren).running == (0, 1)
    assert evening.do(evening.aki, PutMark(("seat.1",), "damage", value=30)) == ""
    evening.pass_time(0.0)
    evening.pass_time(10.0)
    shown = face(evening, evening.ren)
    assert shown.running == (0,)
    assert shown.left == (890.0, 890.0, 900.0)


def test_the_clock_goes_back_with_the_history_to_who_had_the_turn() -> None:
    evening = all_plan()
    evening.hear(evening.aki, SetClock(QUARTER))
    assert evening.do(evening.aki, NextTurn(1, "fight")) == ""
    evening.pass_time(10.0)
    assert face(evening, evening.aki).running == (1,)
    assert evening.do(evening.aki, Undo()) == ""
    evening.pass_time(1.0)
    assert face(evening, evening.aki).running == (0, 1, 2)


def test_everybody_is_told_of_each_whose_time_is_up() -> None:
    evening = all_plan()
    assert evening.do(evening.aki, NextTurn(0, "plan", (1,))) == ""
    evening.hear(evening.aki, SetClock(ClockSetting(turn=20.0)))
    evening.pass_time(21.0)
    said = [one.en for one in evening.heard(evening.mio, Notice) if one.code == "time-up"]
    assert said == ["Aki’s time is up.", "Ren’s time is up."]
