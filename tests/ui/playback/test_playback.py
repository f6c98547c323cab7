"""What shows of a step that is told moment by moment, and when it is told to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.intent import Flip, Undo
from app.core.intents.seal_intents import Sketch
from app.session.host.updates import Placed, Stepped
from app.ui.table.bridge import Bridge
from app.ui.table.playback.playback import MOST_WAITING, STAYS
from tests.helpers.relay_game import LEGS, RELAY, relay_table, runner

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.session.host.local_table import LocalTable

pytestmark = pytest.mark.usefixtures("quick_presses")


@pytest.fixture
def table() -> LocalTable:
    return relay_table()


@pytest.fixture
def bridge(qapp: QApplication, table: LocalTable) -> Iterator[Bridge]:
    bridge = Bridge(table)
    bridge.playback.set_pace("hand", glides=True)
    yield bridge
    bridge.close()


class Ear:
    """Hears all that a bridge tells, with the view at that time."""

    def __init__(self, bridge: Bridge) -> None:
        self.told: list[tuple[str, int]] = []
        self._bridge = bridge
        bridge.stepped.connect(lambda update: self._hear("stepped", update))
        bridge.placed.connect(lambda update: self._hear("placed", update))
        bridge.shown.connect(lambda news: self._hear("shown" if news else "anew", news))

    def _hear(self, what: str, update: Stepped | Placed | None) -> None:
        assert update is None or what != "stepped" or isinstance(update, Stepped)
        self.told.append((what, cell(self._bridge)))


def cell(bridge: Bridge) -> int:
    """Return where the runner stands as it shows."""
    return runner(bridge.view).cell


def test_a_step_is_shown_moment_by_moment_and_told_at_its_end(bridge: Bridge) -> None:
    ear = Ear(bridge)
    assert bridge.ask(RELAY).accepted
    assert bridge.node == 1
    assert bridge.playback.playing
    for _ in range(LEGS):
        bridge.playback.step()
    assert ear.told == [("shown", 2), ("shown", 3), ("shown", 4), ("stepped", 4)]
    assert bridge.view == bridge.client.view
    assert bridge.playback.seen == 1


def test_one_goes_back_and_forth(bridge: Bridge) -> None:
    bridge.ask(RELAY)
    playback = bridge.playback
    playback.step()
    playback.back()
    assert (cell(bridge), playback.at) == (2, 0)
    playback.back()
    assert (cell(bridge), playback.at) == (2, 0), "before the first is nothing to see"
    playback.step()
    playback.step()
    assert (cell(bridge), playback.is_last) == (4, True)
    playback.restart()
    assert cell(bridge) == 2


def test_switched_off_it_is_told_at_once(bridge: Bridge) -> None:
    bridge.playback.set_pace("off", glides=True)
    ear = Ear(bridge)
    bridge.ask(RELAY)
    assert ear.told == [("stepped", 4)]
    assert not bridge.playback.playing


def test_what_has_no_moments_is_told_at_once(bridge: Bridge) -> None:
    ear = Ear(bridge)
    bridge.ask(Flip())
    assert ear.told == [("stepped", 1)]


def test_it_runs_by_itself(bridge: Bridge, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STAYS, "fast", 1)
    bridge.playback.set_pace("fast", glides=True)
    ear = Ear(bridge)
    bridge.ask(RELAY)
    assert bridge.playback.runs
    qtbot.waitUntil(lambda: not bridge.playback.playing)
    assert ear.told == [("shown", 2), ("shown", 3), ("shown", 4), ("stepped", 4)]


def test_where_nothing_glides_it_waits(bridge: Bridge) -> None:
    bridge.playback.set_pace("fast", glides=False)
    bridge.ask(RELAY)
    assert bridge.playback.playing
    assert not bridge.playback.runs
    bridge.playback.run_or_wait()
    assert bridge.playback.runs, "whoever asks for it gets it"
    bridge.playback.run_or_wait()
    assert not bridge.playback.runs


def test_who_goes_back_wants_to_look(bridge: Bridge) -> None:
    bridge.playback.set_pace("slow", glides=True)
    bridge.ask(RELAY)
    bridge.playback.step()
    assert bridge.playback.runs
    bridge.playback.back()
    assert not bridge.playback.runs


def test_what_is_done_meanwhile_only_ends_it(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.ask(RELAY)
    qtbot.wait(5)
    ear, refused = Ear(bridge), []
    bridge.refused.connect(refused.append)
    sent = bridge.ask(Flip())
    assert sent.refused
    assert [one.reason.en for one in refused] == [""], "one sees it, and is told nothing"
    assert ear.told == [("stepped", 4)]
    assert bridge.node == 1
    assert bridge.ask(Flip()).accepted


def test_the_second_half_of_a_double_press_ends_nothing(bridge: Bridge, qapp: QApplication) -> None:
    qapp.setDoubleClickInterval(60_000)
    bridge.ask(RELAY)
    assert bridge.ask(RELAY).refused
    assert bridge.playback.playing
    assert bridge.node == 1


def test_what_others_do_is_no_first_press(bridge: Bridge, table: LocalTable) -> None:
    table.sit(1).ask(RELAY)
    assert bridge.playback.playing
    assert bridge.ask(Flip()).refused
    assert not bridge.playback.playing


def test_a_plan_is_not_sketched_on_an_old_view(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.ask(RELAY)
    qtbot.wait(5)
    assert bridge.ask(Sketch("run")).refused
    assert bridge.client.draft.text == ""


def test_undo_during_it_takes_the_step_back(bridge: Bridge) -> None:
    ear = Ear(bridge)
    bridge.ask(RELAY)
    bridge.playback.step()
    assert bridge.ask(Undo()).accepted
    assert ear.told == [("shown", 2), ("shown", 3), ("stepped", 4), ("placed", 1)]
    assert bridge.node == 0
    assert not bridge.playback.playing


def test_a_second_step_waits_behind_the_first(bridge: Bridge, table: LocalTable) -> None:
    ear = Ear(bridge)
    table.sit(1).ask(RELAY)
    table.sit(1).ask(Flip())
    table.sit(1).ask(RELAY)
    assert ear.told == [("shown", 2)]
    bridge.playback.skip()
    assert ear.told[1:] == [("stepped", 4), ("stepped", 4), ("shown", 2)]
    for _ in range(LEGS):
        bridge.playback.step()
    assert ear.told[4:] == [("shown", 3), ("shown", 4), ("stepped", 4)]
    assert bridge.view == bridge.client.view


def test_to_finish_tells_all_that_waits(bridge: Bridge, table: LocalTable) -> None:
    heard: list[int] = []
    bridge.stepped.connect(lambda stepped: heard.append(stepped.node))
    for _ in range(2):
        table.sit(1).ask(RELAY)
    bridge.playback.finish()
    assert heard == [1, 2]
    assert bridge.view == bridge.client.view


def test_who_is_too_far_behind_sees_what_is_now(bridge: Bridge, table: LocalTable) -> None:
    table.sit(1).ask(RELAY)
    for _ in range(MOST_WAITING):
        table.sit(1).ask(Flip())
    assert bridge.playback.playing
    table.sit(1).ask(Flip())
    assert not bridge.playback.playing
    assert bridge.view == bridge.client.view


def test_another_seat_sees_the_table_as_it_is(bridge: Bridge) -> None:
    bridge.ask(RELAY)
    for seat in (1, JUDGE, 0):
        bridge.act_as(seat)
        assert not bridge.playback.playing
        assert bridge.view == bridge.client.view


def test_what_is_closed_tells_nothing_more(table: LocalTable, qapp: QApplication) -> None:
    bridge = Bridge(table)
    bridge.playback.set_pace("fast", glides=True)
    ear = Ear(bridge)
    bridge.ask(RELAY)
    bridge.close()
    assert ear.told == [("shown", 2)]
    assert not bridge.playback.playing


def test_it_can_be_looked_at_again(bridge: Bridge) -> None:
    bridge.playback.set_pace("off", glides=True)
    bridge.ask(RELAY)
    bridge.ask(Flip())
    ear = Ear(bridge)
    assert bridge.play_again(1)
    assert ear.told == [("anew", 2)]
    for _ in range(LEGS):
        bridge.playback.step()
    assert ear.told[1:] == [("shown", 3), ("shown", 4), ("anew", 4)], "it was told before"
    assert bridge.view == bridge.client.view
    assert not bridge.play_again(2), "a coin has no moments"
    assert not bridge.play_again(0)


def test_what_happens_while_one_looks_again_is_told_after_it(
    bridge: Bridge, table: LocalTable
) -> None:
    bridge.playback.set_pace("off", glides=True)
    bridge.ask(RELAY)
    bridge.play_again(1)
    ear = Ear(bridge)
    table.sit(1).ask(Flip())
    assert ear.told == []
    bridge.playback.skip()
    assert ear.told == [("anew", 4), ("stepped", 4)]


def test_what_is_asked_from_within_is_told_once(bridge: Bridge) -> None:
    """A widget that asks for something as it hears of a step: nothing is told twice."""
    heard: list[int] = []

    def flip(stepped: Stepped) -> None:
        heard.append(stepped.node)
        if len(heard) == 1:
            bridge.ask(Flip())

    bridge.stepped.connect(flip)
    bridge.ask(RELAY)
    bridge.playback.finish()
    assert heard == [1, 2]
    assert bridge.view == bridge.client.view
