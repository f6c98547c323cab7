"""The clock in the window: what it shows, how it warns, how it is set, paused and put back."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from app.core.intents.turn_intents import NextTurn
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.messages.from_people import Chair, SetClock
from app.session.room.messages.to_people import ClockShows
from app.ui.app.window import Window
from app.ui.lan.people.clock_reading import Reading, readings, shown
from app.ui.lan.people.clock_sheet import ClockSheet
from app.ui.lan.people.people_row import ClockLabel
from tests.net.tables import PATIENCE, Guest, Hosted
from tests.ui.lan.joined import Until, desk, lose, set_up, sit_together, visit

QUARTER = ClockSetting(900.0, 5.0, 60.0)


# -- what it says --


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (754.0, "12:34"),
        (753.2, "12:34"),
        (59.9, "1:00"),
        (5.0, "0:05"),
        (0.2, "0:01"),
        (0.0, "0:00"),
        (-0.4, "0:00"),
        (-5.7, "−0:05"),
        (3723.0, "1:02:03"),
        (-3723.0, "−1:02:03"),
    ],
)
def test_times_read_as_on_any_clock(seconds: float, text: str) -> None:
    assert shown(seconds) == text


def test_the_time_of_who_thinks_goes_on_between_two_words_of_the_host() -> None:
    face = ClockFace(QUARTER, (700.0, 800.0), 50.0, (0,))
    aki, ren = readings(face, 10.0)
    assert aki == Reading(690.0, 40.0, runs=True)
    assert ren == Reading(800.0, None)


def test_what_is_not_given_is_not_shown() -> None:
    aki, _ = readings(ClockFace(ClockSetting(turn=60.0), (0.0, 0.0), 50.0, (0,)), 0.0)
    assert aki == Reading(None, 50.0, runs=True)
    aki, _ = readings(ClockFace(ClockSetting(900.0), (30.0, 30.0), 0.0, ()), 100.0)
    assert aki == Reading(30.0, None, warns="low")


@pytest.mark.parametrize(
    ("left", "turn", "warns"),
    [(700.0, 40.0, ""), (60.0, 40.0, "low"), (700.0, 12.0, "low"), (0.0, 40.0, "over")],
)
def test_it_warns_of_whichever_is_short(left: float, turn: float, warns: str) -> None:
    assert readings(ClockFace(QUARTER, (left, 800.0), turn, (0,)), 0.0)[0].warns == warns


def test_a_short_time_warns_later() -> None:
    face = ClockFace(ClockSetting(60.0), (30.0, 60.0), 0.0, (0,))
    assert [readings(face, gone)[0].warns for gone in (0.0, 18.0, 30.0)] == ["", "low", "over"]


def test_signs_and_not_colours_alone_tell_what_it_does(qapp: object) -> None:
    label = ClockLabel()
    said = []
    for reading in (
        Reading(700.0, None),
        Reading(700.0, 40.0, runs=True),
        Reading(42.0, None, runs=True, warns="low"),
        Reading(-3.0, None, warns="over"),
    ):
        label.read(reading)
        said.append((label.text(), label.property("look")))
    assert said == [
        ("11:40", "clock"),
        ("▶ 11:40 · 0:40", "runs"),
        ("⚠ 0:42", "late"),
        ("⚠ −0:03", "late"),
    ]
    label.read(Reading(700.0, None), paused=True)
    assert label.text() == "‖ 11:40"
    label.read(None)
    assert label.isHidden()


def test_it_does_not_wander_from_second_to_second(qapp: object) -> None:
    label = ClockLabel()
    widths = set()
    for seconds in range(660, 720):
        label.read(Reading(float(seconds), None, runs=True))
        widths.add(label.minimumWidth())
    assert len(widths) == 1


# -- at the table --


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


def sheet_of(window: Window) -> ClockSheet:
    assert window.run_action("clock")
    together = desk(window).company.together
    assert together is not None
    assert together.clock is not None
    return together.clock


def clock_of(window: Window, person: int) -> str:
    together = desk(window).company.together
    assert together is not None
    label = together.strip.people.chips[person].clock
    return "" if label.isHidden() else label.text()


def has_about(window: Window, person: int, minutes: int) -> bool:
    """Whether somebody's clock shows so many minutes, or up to one less: it may run already."""
    shows = clock_of(window, person)
    return f"{minutes}:00" in shows or f"{minutes - 1}:" in shows


def last_face(guest: Guest) -> ClockFace | None:
    shown = guest.all(ClockShows)
    return shown[-1].face if shown else None  # type: ignore[attr-defined]


def kept(window: Window) -> list[str]:
    return [message.words.en for message in window.messages.kept]


def test_the_chair_sets_it_and_everybody_sees_it(window: Window, ren: Guest, until: Until) -> None:
    assert clock_of(window, 1) == ""
    sheet = sheet_of(window)
    assert sheet.minutes.hasFocus()
    assert sheet.anew.isHidden()
    assert sheet.pause.isHidden()
    QTest.keyClicks(sheet.minutes, "20")
    sheet.increment.setValue(5)
    sheet.turn.setValue(90)
    sheet.set.click()
    until(lambda: last_face(ren) is not None)
    face = last_face(ren)
    assert face is not None
    assert face.setting == ClockSetting(1200.0, 5.0, 90.0)
    until(lambda: has_about(window, 1, 20) and has_about(window, 2, 20))
    until(lambda: any("▶" in clock_of(window, one) for one in (1, 2)))
    until(lambda: "Aki set the clock." in kept(window))


def test_any_player_pauses_it_from_the_menu_and_lets_it_go_on(
    window: Window, ren: Guest, until: Until
) -> None:
    entry = window.registry.get("pause_clock")
    assert not entry.when(window.situation(), window.selection())
    visit(window).say(SetClock(QUARTER))
    until(lambda: visit(window).clock is not None)
    visit(window).say(Chair("pass", 2))
    until(lambda: not visit(window).in_chair)
    assert window.run_action("pause_clock")
    until(lambda: "‖" in clock_of(window, 1))
    until(lambda: "Aki paused the clock." in kept(window))
    assert entry.words(window.situation(), window.selection()).en == "Resume the clock (&U)"
    assert window.run_action("pause_clock")
    until(lambda: "‖" not in clock_of(window, 1))


def test_who_is_not_in_the_chair_sees_it_and_cannot_set_it(
    window: Window, ren: Guest, until: Until
) -> None:
    visit(window).say(SetClock(QUARTER))
    until(lambda: visit(window).clock is not None)
    visit(window).say(Chair("pass", 2))
    until(lambda: not visit(window).in_chair)
    sheet = sheet_of(window)
    assert not sheet.minutes.isEnabled()
    assert (sheet.set.isHidden(), sheet.put_away.isHidden()) == (True, True)
    assert not sheet.pause.isHidden()
    assert sheet.pause.hasFocus()
    assert "Aki" in sheet.times.text()
    sheet.pause.click()
    until(lambda: sheet.pause.text() == "Go on")


def test_another_setting_keeps_the_times_if_wanted_and_can_be_put_back(
    window: Window, ren: Guest, until: Until
) -> None:
    visit(window).say(SetClock(QUARTER, (300.0, 400.0)))
    until(lambda: visit(window).clock is not None)
    sheet = sheet_of(window)
    assert (sheet.minutes.value(), sheet.increment.value(), sheet.turn.value()) == (15, 5, 60)
    sheet.increment.setValue(10)
    sheet.anew.setChecked(False)
    sheet.set.click()
    until(lambda: (face := visit(window).clock) is not None and face.setting.increment == 10.0)
    face = visit(window).clock
    assert face is not None
    assert face.left[1] == pytest.approx(400.0, abs=PATIENCE)
    back = next(one.action for one in window.messages.kept if one.action is not None)
    assert back.title.en == "Put back"
    back.do()
    until(lambda: (face := visit(window).clock) is not None and face.setting == QUARTER)


def test_it_can_be_put_away(window: Window, ren: Guest, until: Until) -> None:
    visit(window).say(SetClock(QUARTER))
    until(lambda: visit(window).clock is not None)
    sheet_of(window).put_away.click()
    until(lambda: clock_of(window, 1) == "")
    assert not window.registry.get("pause_clock").when(window.situation(), window.selection())


def test_it_says_once_that_the_own_time_is_short_and_ends_nothing(
    window: Window, ren: Guest, until: Until
) -> None:
    assert window.bridge is not None
    if window.bridge.view.turn.seat == 1:
        ren.seat.send(NextTurn(0))
        until(lambda: window.bridge is not None and window.bridge.view.turn.seat == 0)
    turn = window.bridge.view.turn
    visit(window).say(SetClock(QUARTER, (40.0, 40.0)))
    until(lambda: any(one.endswith("left.") for one in kept(window)))
    together = desk(window).company.together
    assert together is not None
    together.watch.look()
    together.watch.look()
    assert len([one for one in kept(window) if one.endswith("left.")]) == 1
    assert clock_of(window, 1).startswith("⚠ 0:")
    assert window.bridge.view.turn == turn


def test_nobody_is_warned_of_the_others_time(window: Window, ren: Guest, until: Until) -> None:
    assert window.bridge is not None
    if window.bridge.view.turn.seat == 0:
        window.ask(NextTurn(1))
        until(lambda: window.bridge is not None and window.bridge.view.turn.seat == 1)
    visit(window).say(SetClock(QUARTER, (40.0, 40.0)))
    until(lambda: clock_of(window, 2).startswith("⚠ 0:"))
    assert not [one for one in kept(window) if one.endswith("left.")]


def test_time_that_is_up_is_told_to_all_and_the_game_goes_on(
    window: Window, ren: Guest, until: Until
) -> None:
    visit(window).say(SetClock(QUARTER, (0.05, 0.05)))
    until(lambda: any("time is up" in one for one in kept(window)))
    until(lambda: any(clock_of(window, one).startswith(("⚠ 0:00", "⚠ −")) for one in (1, 2)))
    assert window.bridge is not None
    assert window.bridge.view.turn.number > 0


def test_who_comes_back_is_shown_it_again(window: Window, ren: Guest, until: Until) -> None:
    visit(window).say(SetClock(QUARTER))
    until(lambda: visit(window).clock is not None)
    lose(window, until)
    until(lambda: visit(window).clock is not None)
    until(lambda: clock_of(window, 1) != "")
    assert not [one for one in kept(window) if "was changed" in one], "nobody set it meanwhile"
