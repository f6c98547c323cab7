"""The power fails where the host is: it comes back with a file that lacks its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.core.intent import Announce, Flip, Intent
from app.games.game_registry import GAMES
from app.net.server.hosting import Open
from app.session.fairness.record_check import check_fair
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.to_people import Notice
from app.session.seat.seat_client import SeatClient
from app.store.personal_settings import Settings
from app.store.saved_seats import stays
from app.store.tables.table_file import read_table
from app.store.tables.table_file_words import SUFFIX
from app.ui.app.application import Translations
from app.ui.app.window import Window
from tests.faults.host_process import HostProcess
from tests.faults.test_faults import needs_processes
from tests.helpers.ports import free_port
from tests.helpers.power_cut import cut_steps, lines_of
from tests.net.tables import Guest
from tests.ui.lan.conftest import DECKS
from tests.ui.lan.joined import Until, visit

pytestmark = [needs_processes, pytest.mark.painted]

AKI, REN = 0, 1


class Evening:
    """A host in a process of its own, Aki at the window, and Ren."""

    def __init__(self, window: Window, home: Path, until: Until) -> None:
        self.home, self.until = home, until
        self.host = HostProcess(home, DECKS, free_port())
        asyncio.run(self.host.start())
        said = self.host.said
        hosts = tuple(said["hosts"])
        opened = Open(said["port"], said["invite"], said["judge_invite"], said["code"], hosts)
        sheet = window.lan_desk().joining.ask(name="Aki")
        sheet.way.setText(opened.invite)
        sheet.go()
        until(lambda: window.lan_desk().lobby is not None)
        self.ren = Guest(opened, "Ren", seat=REN).wait_inside()
        for say in (visit(window).say, self.ren.say):
            say(SayReady())
        until(lambda: window.lan_desk().at_table and self.ren.table.seat is not None)
        seat = visit(window).seat
        assert seat is not None
        self.aki = seat
        until(lambda: sum(b'"do":"committed"' in line for line in lines_of(self.file)) == 3)

    @property
    def file(self) -> Path:
        """The host's."""
        (file,) = self.home.glob(f"state/tables/*{SUFFIX}")
        return file

    def ask(self, seat: SeatClient, intent: Intent) -> None:
        """Do something, and wait until it has happened."""
        sent = seat.send(intent)
        self.until(lambda: sent.answer is not None)
        assert isinstance(sent.answer, Accepted), sent.answer

    def power_fails(self, steps: int) -> None:
        """The host is gone, the last steps of its file as well; then it is hosted again."""
        self.host.kill()
        assert cut_steps(self.file, steps)
        self.host.what = (str(self.file),)
        asyncio.run(self.host.start())


@pytest.fixture
def evening(window: Window, tmp_path: Path, until: Until) -> Iterator[Evening]:
    evening = Evening(window, tmp_path, until)
    yield evening
    evening.ren.close()
    window.lan_desk().close()
    evening.host.put_away()


def look_at(window: Window) -> None:
    """Have all of it painted, once what was to be painted anyway is."""
    QApplication.processEvents()
    window.grab()


def said(window: Window, words: str) -> bool:
    return any(words in message.words.en for message in window.messages.kept)


def test_everybody_goes_on_and_is_told_what_is_gone(
    evening: Evening, window: Window, until: Until
) -> None:
    aki, ren = evening.aki, evening.ren.seat
    evening.ask(aki, Announce("say", "one"))
    kept = window.log_text()
    evening.ask(aki, Flip(3))
    evening.ask(ren, Announce("say", "two"))
    until(lambda: "two" in window.log_text())
    look_at(window)
    evening.power_fails(steps=2)
    until(lambda: visit(window).state.name == "inside")
    until(lambda: window.log_text() == kept)
    look_at(window)
    assert said(window, "Gone: the last 2 steps. Play goes on after step 0.2.")
    # And it is on the record, for everybody.
    until(lambda: said(window, "On record: rolled back to step 0.2 (1 time so far)"))
    until(lambda: any(one.code == "rolled-back" for one in evening.ren.all(Notice)))  # type: ignore[attr-defined]
    evening.ask(ren, Announce("say", "three"))
    evening.ask(aki, Flip(3))
    until(lambda: "three" in window.log_text())
    look_at(window)
    opened = read_table(evening.file)
    verdict = check_fair(GAMES["pokemon"], opened.tree, opened.journal)
    assert verdict is not None
    assert (verdict.found, len(verdict.roll_backs)) == ((), 1)
    assert verdict.roll_backs[0].after == 2
    assert verdict.roll_backs[0].noticed == (AKI, REN)


def test_a_window_that_was_closed_meanwhile_brings_along_what_it_had_been_told(
    evening: Evening, window: Window, until: Until, qapp: QApplication
) -> None:
    evening.ask(evening.aki, Announce("say", "one"))
    evening.ask(evening.ren.seat, Announce("say", "two"))
    until(lambda: "two" in window.log_text())
    window.close()
    ((kept,), _) = stays()
    assert kept.stay.held is not None
    evening.ren.close()
    evening.power_fails(steps=1)
    again = Window(Settings(animations=False, tour_seen=True), "en", Translations(qapp))
    again.show()
    try:
        again.lan_desk().back.go(kept)
        until(lambda: again.lan_desk().at_table)
        until(lambda: said(again, "On record: rolled back to step 0.2 (1 time so far)"))
        assert not said(again, "Gone:"), "this window never knew what is gone"
    finally:
        again.close()
        again.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
