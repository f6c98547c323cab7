"""Hosting from the window: the process begins, the window joins, the invite is shown."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.net.auth.spoken_code import shown_code
from app.store.tables.table_file import read_table
from app.ui.app.window import Window
from app.ui.lan.hosting import host_process
from app.ui.lan.hosting.host_process import HostProcess, Opened
from app.ui.lan.hosting.hosting_choice import HostingChoice, HostingRows
from app.ui.lan.hosting.invite_part import InvitePart
from app.ui.lan.hosting.table_hosting import Hosted as Wished
from app.ui.look.look import Look
from app.ui.side.earlier_step import EarlierStep
from tests.gallery.game import duel
from tests.net.tables import Hosted
from tests.ui.lan.joined import Until, desk

pytestmark = pytest.mark.painted


class InThread(HostProcess):
    """Is open at once: a table of the test's stands for the process."""

    table: Hosted

    def start(self) -> None:
        told = self.table.open
        table = str(self.table.hosting.path)
        self._open(Opened(told.port, told.invite, told.judge_invite, told.code, told.hosts, table))


@pytest.fixture
def invite(
    window: Window, table: Hosted, until: Until, monkeypatch: pytest.MonkeyPatch
) -> InvitePart:
    """The invite to a table that this window hosts, in the lobby."""
    InThread.table = table
    monkeypatch.setattr(host_process, "HostProcess", InThread)
    window.lan_desk().hosting.host(Wished((), "Aki"))
    until(lambda: desk(window).lobby is not None)
    lobby = desk(window).lobby
    assert lobby is not None
    assert lobby.invite is not None
    return lobby.invite


def test_the_invite_shows_once_the_table_is_open(
    window: Window, table: Hosted, invite: InvitePart, until: Until
) -> None:
    assert invite.text.text() == table.open.invite
    assert invite.code.text() == shown_code(table.open.code)
    assert invite.where.text() == f"127.0.0.1:{table.open.port}"
    lobby = desk(window).lobby
    assert lobby is not None
    assert lobby.isAncestorOf(invite)
    until(lambda: "seat 1 · Aki · you · host" in lobby.seats.text())
    assert desk(window).hosting.invite is None
    invite.copy.click()
    assert QGuiApplication.clipboard().text() == table.open.invite
    assert invite.copy.text() == "Copied"


def test_it_opens_again_from_the_menu(window: Window, invite: InvitePart) -> None:
    lobby = desk(window).lobby
    assert lobby is not None
    lobby.leave()
    assert desk(window).lobby is None
    assert window.run_action("invite")
    again = desk(window).lobby
    assert again is not None
    assert again.invite is not None
    assert again.invite.isVisible()


def test_the_picture_is_dark_on_light_in_whole_pixels(invite: InvitePart) -> None:
    picture = invite.picture
    picture.resize(picture.sizeHint())
    seen = picture.grab().toImage()
    colours = {seen.pixelColor(x, y).name() for x in range(seen.width()) for y in (30, 60, 90)}
    assert colours == {"#000000", "#ffffff"}
    assert picture.module() * picture.devicePixelRatioF() % 1 == 0
    edge = int(picture.module() * 3)
    assert all(seen.pixelColor(x, edge).name() == "#ffffff" for x in range(seen.width()))


def test_a_new_code_from_the_chair_shows(
    window: Window, table: Hosted, invite: InvitePart, until: Until
) -> None:
    before = table.open.code
    until(invite.new_code.isVisible)
    invite.new_code.click()
    until(lambda: any(getattr(one, "what", "") == "code-changed" for one in table.told))
    code = next(one.new_code for one in table.told if hasattr(one, "new_code") and one.new_code)
    assert code != before
    hosting = desk(window).hosting.process
    assert hosting is not None
    hosting._take(f'{{"event": "code-changed", "text": "-", "address": "", "code": "{code}"}}')
    assert invite.code.text() == shown_code(code)


def test_why_it_does_not_start_is_told(window: Window, table: Hosted) -> None:
    process = HostProcess([], "en")
    said: list[Words] = []
    process.failed.connect(said.append)
    process._take("chabudai: The table cannot listen at port 1 (no).")
    assert [words.en for words in said] == ["The table cannot listen at port 1 (no)."]


class Refrains(HostProcess):
    """Begins nothing, and keeps what it was to begin."""

    asked: list[list[str]]

    def start(self) -> None:
        self.asked.append(self._what)


def test_a_new_table_is_hosted_as_it_was_chosen(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    Refrains.asked = []
    monkeypatch.setattr(host_process, "HostProcess", Refrains)
    sheet = empty_window.tables.new.ask_new(network=True)
    rows = sheet.hosting
    assert rows.isVisible()
    assert not sheet.setup.isVisible()
    assert rows.choice == HostingChoice(2, locked=True, delay=0, port=None)
    rows.seats.setValue(1)
    rows.lock.setChecked(False)
    rows.rules.setChecked(True)
    rows.delay.setValue(30)
    rows.port.setValue(28000)
    sheet.rules.rows.rows["tie"].field.chosen.emit("sudden-death")
    sheet.names[0].setText("Hana")
    sheet.start.click()
    (asked,) = Refrains.asked
    assert asked == [
        *("--game", "pokemon", "--seats", "1"),
        *("--option", "rules-by=chair", "--option", "tie=sudden-death"),
        *("--option", "turn-lock=off"),
        *("--delay", "30", "--port", "28000"),
    ]


@pytest.mark.parametrize("looked", [True, False])
def test_a_step_is_hosted_at_once(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch, looked: bool
) -> None:
    Refrains.asked = []
    monkeypatch.setattr(host_process, "HostProcess", Refrains)
    game = duel(history=False)
    empty_window.put_on_board(game)
    assert empty_window.place_in_front is not None
    node = 26 if looked else game.tree.cursor
    if looked:
        earlier = empty_window.place_in_front.side.earlier
        earlier.look(node)
        assert isinstance(earlier, EarlierStep)
        assert earlier.picture is not None
        earlier.picture.host.click()
    else:
        assert empty_window.run_action("host_from_here")
    ((path,),) = Refrains.asked
    table = read_table(Path(path)).tree.table
    before = game.tree.table_at(node)
    assert {zone: len(pile) for zone, pile in table.zones.items()} == {
        zone: len(pile) for zone, pile in before.zones.items()
    }
    assert table.turn.number == before.turn.number


class Fails(HostProcess):
    """Cannot be begun."""

    def start(self) -> None:
        self.failed.emit(Words("The port is taken.", "ポートは使用中です。"))


def test_where_hosting_failed_nothing_is_being_opened_any_more(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_process, "HostProcess", Fails)
    empty_window.lan_desk().hosting.host(Wished(("--seats", "2"), "Aki"))
    assert [slip.words for slip in empty_window.toasts.shown] == ["The port is taken."]


def test_as_many_seats_as_the_game_has_can_be_chosen(empty_window: Window) -> None:
    sheet = empty_window.tables.new.ask_new(network=True)
    assert (sheet.hosting.seats.minimum(), sheet.hosting.seats.maximum()) == (1, 2)
    sheet.seating.alone.setChecked(True)
    assert not sheet.hosting.isVisible()
    four = HostingRows(Look(), replace(GAMES["pokemon"], seats=(2, 4)))
    assert (four.seats.minimum(), four.seats.maximum(), four.seats.value()) == (2, 4, 2)


@pytest.fixture
def started(empty_window: Window, until: Until) -> Iterator[Window]:
    """A window whose hosted table ends with the test."""
    yield empty_window
    hosting = desk(empty_window).hosting.process
    assert hosting is not None
    try:
        until(lambda: hosting.pid)
    finally:
        desk(empty_window).close()
        if hosting.pid:
            os.kill(hosting.pid, signal.SIGTERM)


@pytest.mark.skipif(os.name == "nt", reason="ends the process by a signal")
def test_the_open_table_goes_on_in_a_process_of_its_own(started: Window, until: Until) -> None:
    started.tables.open_file(started.tables.shipped()[0])
    log = started.log_text()
    started.lan_desk().hosting.host_this_table()
    until(lambda: desk(started).at_table)
    until(lambda: started.log_text().startswith(log))
    hosting = desk(started).hosting.process
    assert hosting is not None
    assert desk(started).hosting.invite is not None
    desk(started).leave()
    # It is still there.
    os.kill(hosting.pid, 0)
