"""A host that is killed under its people: whoever hosts on this computer begins it again."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.core.intent import Announce
from app.core.text.words import Language, Words
from app.net.server.hosting import Open
from app.session.room.messages.from_people import SayReady
from app.ui.app.window import Window
from app.ui.lan.hosting import host_process
from app.ui.lan.hosting.host_process import HostProcess
from app.ui.lan.hosting.table_hosting import Hosted as Wished
from app.ui.lan.people.people_strip import PeopleStrip
from tests.net.tables import Guest
from tests.ui.lan.joined import Until, desk, visit

pytestmark = pytest.mark.skipif(os.name == "nt", reason="ends the process by a signal")
DECKS = ("dragapult-dusknoir", "ns-zoroark")


class Near(HostProcess):
    """A host that only this machine can reach."""

    def __init__(self, what: list[str], language: Language, parent: QObject | None = None) -> None:
        super().__init__([*what, "--listen", "127.0.0.1"], language, parent)


@pytest.fixture
def host(
    empty_window: Window, until: Until, monkeypatch: pytest.MonkeyPatch
) -> Iterator[HostProcess]:
    """The host of a table that Aki hosts from the window; whichever runs in the end is ended."""
    monkeypatch.setattr(host_process, "HostProcess", Near)
    empty_window.lan_desk().hosting.host(Wished(DECKS, "Aki", 0))
    until(lambda: desk(empty_window).inside)
    process = desk(empty_window).hosting.process
    assert process is not None
    yield process
    last = desk(empty_window).hosting.process
    desk(empty_window).close()
    for one in {process, last} - {None}:
        assert one is not None
        _end(one.pid, signal.SIGTERM)


@pytest.fixture
def ren(empty_window: Window, host: HostProcess, until: Until) -> Iterator[Guest]:
    """Who plays with Aki, from another computer."""
    way = host.open
    assert way is not None
    ren = Guest(Open(way.port, way.invite, way.judge_invite, way.code, way.hosts), "Ren", seat=1)
    until(lambda: ren.table.me is not None)
    ren.say(SayReady())
    visit(empty_window).say(SayReady())
    until(lambda: desk(empty_window).at_table and ren.table.seat is not None)
    yield ren
    ren.close()


def _end(pid: int, how: signal.Signals) -> None:
    if pid:
        try:
            os.kill(pid, how)
        except ProcessLookupError:
            return


def _strip(window: Window) -> PeopleStrip:
    together = desk(window).company.together
    assert together is not None
    return together.strip


def test_its_owner_begins_it_again_and_everybody_is_back_where_they_were(
    empty_window: Window, host: HostProcess, ren: Guest, until: Until
) -> None:
    window = empty_window
    sent = window.ask(Announce("say", "before"))
    assert sent is not None
    until(lambda: sent.accepted)
    place, before = window.place, host.open
    strip = _strip(window)
    assert not strip.begin_again.isVisible()

    _end(host.pid, signal.SIGKILL)
    until(strip.begin_again.isVisible)

    assert strip.connection.text().startswith("The host on this computer has ended")
    assert strip.begin_again.text() == "Start it again"
    window.looks.apply("language", "ja")
    QApplication.processEvents()
    assert strip.connection.text().startswith("このパソコンのホストが終了しました")
    assert strip.begin_again.text() == "もう一度起動"
    window.looks.apply("language", "en")
    QApplication.processEvents()

    strip.begin_again.click()
    assert not strip.begin_again.isVisible()
    assert strip.connection.text() == "The host is being started again…"
    until(lambda: visit(window).state.name == "inside" and ren.table.state.name == "inside")

    assert window.place is place, "the board stays where it is"
    assert not strip.connection.isVisible()
    again = desk(window).hosting.process
    assert again is not None
    assert again.open is not None
    assert before is not None
    assert (again.open.invite, again.open.table) == (before.invite, before.table)
    sent = window.ask(Announce("say", "after"))
    assert sent is not None
    until(lambda: sent.accepted)
    seat = visit(window).seat
    assert seat is not None
    until(lambda: ren.seat.node == seat.node)


def test_while_the_host_runs_it_is_offered_to_nobody(
    empty_window: Window, host: HostProcess, ren: Guest, until: Until
) -> None:
    seen: list[str] = []
    visit(empty_window).state_changed.connect(lambda state: seen.append(state.name))
    visit(empty_window).lose()
    until(lambda: "away" in seen)
    assert not _strip(empty_window).begin_again.isVisible()


def test_one_that_does_not_begin_says_why_and_can_be_tried_again(
    empty_window: Window,
    host: HostProcess,
    ren: Guest,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strip = _strip(empty_window)
    _end(host.pid, signal.SIGKILL)
    until(strip.begin_again.isVisible)
    with monkeypatch.context() as patched:
        patched.setattr(host_process, "HostProcess", Fails)
        strip.begin_again.click()
        assert empty_window.messages.kept[0].words == WHY
        until(strip.begin_again.isVisible)
    strip.begin_again.click()
    until(lambda: visit(empty_window).state.name == "inside")


WHY = Words("There is no memory.", "メモリーがありません。")


class Fails(HostProcess):
    """A process that does not start."""

    def start(self) -> None:
        self.failed.emit(WHY)


def test_whoever_only_joined_cannot_begin_it(
    empty_window: Window, host: HostProcess, ren: Guest, until: Until, tmp_path: Path
) -> None:
    way_back = desk(empty_window).way_back
    assert way_back is not None
    assert way_back.table is not None
    assert way_back.table.is_relative_to(tmp_path)
    way_back._table = ""
    _end(host.pid, signal.SIGKILL)
    until(lambda: visit(empty_window).state.name == "away")
    strip = _strip(empty_window)
    assert not strip.begin_again.isVisible()
    assert strip.connection.text().startswith("The connection is lost")
