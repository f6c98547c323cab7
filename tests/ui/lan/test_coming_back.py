"""A window that went away without leaving the table: the next one offers the way back to it."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cli.command_line import run
from app.core.data.value import replace
from app.core.intent import Announce
from app.net.auth.spoken_code import shown_code
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import Chair
from app.session.room.messages.to_people import Invitation
from app.store.live_marker import LiveMarker
from app.store.personal_settings import Settings
from app.store.saved_seat_reading import Stay
from app.store.saved_seats import Kept, StayFile, offered, stays, stays_folder
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.lan.hosting import host_process
from app.ui.lan.hosting.host_process import HostProcess
from app.ui.lan.hosting.table_hosting import Hosted as Wished
from tests.net.tables import Guest, Hosted, same_eyes
from tests.ui.lan.joined import Until, desk, join, lose, set_up, sit_together, visit
from tests.ui.lan.test_hosting import InThread


@pytest.fixture
def next_window(window: Window, qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    """The window that the person opens afterwards; of the first nothing is left by then."""
    again = Window(Settings(animations=False, tour_seen=True), "en", Translations(qapp))
    again.resize(1280, 720)
    yield again
    again.close()
    again.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def played(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Aki, at the window, and Ren play; Ren is returned."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


def kept() -> Kept:
    (found,), troubles = stays()
    assert not troubles
    return found


def change(stay: Stay) -> None:
    """Let another be kept in place of the one that is there."""
    file = StayFile.take(kept())
    file.keep(stay)
    file.close()


def same_view(window: Window, table: Hosted) -> bool:
    """Whether a window sees exactly what the host says its seat sees."""
    found: list[bool] = []
    bridge = window.bridge
    assert bridge is not None
    host = table.host
    table.do(lambda: found.append(bridge.view == host.view_at(host.tree.cursor, bridge.seat)))
    return found[0]


def test_it_comes_back_to_the_same_seat_and_reads_what_happened_meanwhile(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    person, before = visit(window).place, window.log_text()
    assert stays() == ((), ()), "while the window is there, nobody else takes the seat"
    window.close()
    until(lambda: [one.here for one in played.table.people.people] == [False, True])
    assert isinstance(played.ask(Announce("say", "where are you?")), Accepted)

    next_window.show()
    next_window.begin(None)
    way = next_window.pages.home().page.back
    assert way.isVisible()
    assert way.text() == "Back to the table"
    assert "Aki – Ren" in way.accessibleDescription().replace("\u00a0", " ")
    QTest.keyClick(next_window.pages.home(), Qt.Key.Key_Return)
    until(lambda: desk(next_window).at_table)
    place = visit(next_window).place
    assert person is not None
    assert place is not None
    assert (place.person, place.seat, place.role) == (person.person, 0, "player")
    until(lambda: "where are you?" in next_window.log_text())
    until(lambda: next_window.log_text().startswith(before))
    assert same_view(next_window, table)
    sent = next_window.ask(Announce("say", "here again"))
    assert sent is not None
    until(lambda: isinstance(sent.answer, Accepted))
    assert [one.name for one in played.table.people.people] == ["Aki", "Ren"]


@pytest.mark.parametrize("lost", ["token", "invite"])
def test_by_token_or_by_key_it_is_the_same_seat(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until, lost: str
) -> None:
    window.close()
    stay = kept().stay
    assert stay.token
    assert stay.invite == table.open.invite
    change(replace(stay, **({"token": b""} if lost == "token" else {"invite": ""})))
    next_window.lan_desk().back.go(kept())
    until(lambda: desk(next_window).at_table)
    assert next_window.bridge is not None
    assert next_window.bridge.seat == 0
    assert same_view(next_window, table)


def test_the_same_invite_leads_to_the_same_seat(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    join(next_window, table)
    until(lambda: desk(next_window).at_table)
    assert next_window.bridge is not None
    assert next_window.bridge.seat == 0


def test_so_does_an_address_with_the_code(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    sheet = next_window.lan_desk().joining.ask(name="Aki")
    sheet.way.setText(f"127.0.0.1:{table.open.port}")
    sheet.read_way()
    sheet.code.setText(shown_code(table.open.code))
    sheet.go()
    until(lambda: desk(next_window).at_table)
    assert next_window.bridge is not None
    assert next_window.bridge.seat == 0


def test_another_table_at_that_address_is_entered_by_its_code_as_somebody_new(
    window: Window, next_window: Window, gathering: Hosted, until: Until
) -> None:
    """Yesterday's place at this address is of no use at today's table."""
    key = b"y" * 32
    old = StayFile.begin(b"x" * 32)
    address = ("127.0.0.1", gathering.open.port)
    old.keep(Stay(b"x" * 32, (address,), key, "Aki", token=b"t" * 16))
    old.close()
    sheet = next_window.lan_desk().joining.ask(name="Aki")
    sheet.way.setText(f"127.0.0.1:{gathering.open.port}")
    sheet.read_way()
    sheet.code.setText(shown_code(gathering.open.code))
    sheet.go()
    until(lambda: desk(next_window).gathering)
    stay = visit(next_window).stay
    assert stay is not None
    assert stay.key != key
    next_window.close()
    assert {one.stay.pin for one in stays()[0]} == {b"x" * 32, stay.pin}, "both are kept"


def test_who_looks_after_the_table_can_invite_again(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    """By invite and code, though another window began the host; judges are not for the chair."""
    window.close()
    next_window.lan_desk().back.go(kept())
    until(lambda: desk(next_window).at_table and visit(next_window).in_chair)
    next_window.refresh()
    hosting = desk(next_window).hosting
    assert next_window.run_action("invite")
    until(lambda: hosting.invite is not None)
    sheet = hosting.invite
    assert sheet is not None
    part = sheet.part
    assert part.text.text() == table.open.invite
    assert part.code.text() == shown_code(table.open.code)
    assert part.copy_judge.isHidden()
    part.new_code.click()
    until(lambda: part.code.text() != shown_code(table.open.code))
    assert desk(next_window).hosting.invite is sheet


def test_the_chair_is_told_of_a_code_that_changed_with_no_sheet_open(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    next_window.lan_desk().back.go(kept())
    until(lambda: desk(next_window).at_table and visit(next_window).in_chair)
    visit(next_window).say(Chair("new_code"))
    until(lambda: any("spoken code" in one.words.en for one in next_window.messages.kept))
    assert desk(next_window).hosting.invite is None


def test_an_invite_that_makes_no_sense_shows_nothing(
    window: Window, table: Hosted, played: Guest
) -> None:
    desk(window).hosting.invited(Invitation("chabudai:"))
    assert desk(window).hosting.invite is None
    assert window.messages.kept[-1].severity == "error"


def test_somebody_else_at_the_same_computer_gets_no_foreign_seat(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    sheet = join(next_window, table, "Sora")
    until(lambda: not sheet.connecting)
    assert "Watch the game" in sheet.status.text()
    assert kept().stay.name == "Aki"


@pytest.mark.parametrize("words", [(), ("INVITE",)], ids=["alone", "with the invite"])
def test_chabudai_join_goes_back(
    window: Window,
    next_window: Window,
    table: Hosted,
    played: Guest,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
) -> None:
    """Without an invite, and with that of the table."""
    window.close()
    next_window.looks.change(player_name="Aki")

    def show_window(*, ready: Callable[[Window], None]) -> int:
        ready(next_window)
        return 0

    monkeypatch.setattr("app.cli.support.window_opening.show_window", show_window)
    assert run(["join", *(table.open.invite for _ in words)]) == 0
    until(lambda: desk(next_window).at_table)
    assert next_window.bridge is not None
    assert next_window.bridge.seat == 0
    next_window.close()
    assert kept().stay.seat == 0


def test_a_table_of_days_ago_is_offered_and_not_what_enter_does(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    path = kept().path
    days_ago = path.stat().st_mtime - 3 * 24 * 3600
    os.utime(path, (days_ago, days_ago))
    next_window.show()
    next_window.begin(None)
    page = next_window.pages.home().page
    assert page.back.isVisible()
    assert (page.back.key, page.back.primary, page.new.primary) == ("B", False, True)
    QTest.keyClick(next_window.pages.home(), Qt.Key.Key_B)
    until(lambda: desk(next_window).at_table)


def test_a_window_takes_no_seat_away_from_another_of_the_same_person(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    place = kept()
    next_window.lan_desk().back.go(place)
    until(lambda: desk(next_window).at_table)
    other = Window(
        Settings(animations=False, tour_seen=True), "en", next_window.looks._translations
    )
    other.lan_desk().back.go(place)
    assert "Another window of yours" in other.messages.kept[0].words.en
    assert desk(other).visit is None
    assert visit(next_window).state.name == "inside"
    other.close()
    other.deleteLater()


def test_without_a_table_to_go_back_to_it_asks(next_window: Window) -> None:
    next_window.show()
    next_window.lan_desk().back.go_or_join()
    assert desk(next_window).joining.sheet is not None
    assert desk(next_window).visit is None


def test_where_another_table_shows_first_it_is_said_with_a_way_there(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    next_window.show()
    next_window.begin(next_window.tables.shipped()[0])
    message = next_window.messages.kept[0]
    assert message.words.en == "You are still at the table of Aki and Ren."
    assert message.words.ja == "Aki、Renの卓に、まだ席があります。"
    assert message.action is not None
    message.action.do()
    until(lambda: desk(next_window).at_table)


def test_who_leaves_on_purpose_is_offered_nothing_but_may_think_again(
    window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    assert window.run_action("leave_table")
    assert list(stays_folder().iterdir()) == []
    assert window.way_back() is None
    message = window.messages.kept[0]
    assert message.words.en == "You have left the table."
    assert message.action is not None
    message.action.do()
    until(lambda: desk(window).at_table)
    assert window.bridge is not None
    assert window.bridge.seat == 0


def test_who_was_sent_away_has_no_way_back(
    window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    me = visit(window).place
    assert me is not None
    visit(window).say(Chair("pass", 2))
    until(lambda: not visit(window).in_chair)
    played.say(Chair("kick", me.person))
    until(lambda: visit(window).state.name == "refused")
    assert list(stays_folder().iterdir()) == []


def test_a_table_that_was_closed_is_not_offered_but_known_again(
    window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    table.close()
    until(lambda: visit(window).state.name == "refused")
    stay = kept().stay
    assert stay.over
    assert stay.seat == 0
    assert offered() == ((), ())


def test_it_waits_for_a_host_that_is_away_and_stops_when_told_to(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    change(replace(kept().stay, addresses=(("127.0.0.1", 9),), invite=""))
    next_window.show()
    next_window.begin(None)
    next_window.lan_desk().back.go(kept())
    sheet = desk(next_window).back.sheet
    assert sheet is not None
    assert sheet.title.text() == "Go back to the table of Aki and Ren"
    assert sheet.whom.text() == "Aki · Player · seat 1"
    until(lambda: "Trying again" in sheet.status.text())
    sheet.stop.click()
    assert desk(next_window).visit is None
    assert kept().stay.seat == 0
    assert next_window.pages.home().page.back.isVisible()
    next_window.lan_desk().back.go(kept())
    sheet = desk(next_window).back.sheet
    assert sheet is not None
    sheet.give_up.click()
    assert list(stays_folder().iterdir()) == []
    assert not next_window.pages.home().page.back.isVisible()


class Refrains(HostProcess):
    """Begins nothing, and keeps what it was to begin."""

    asked: list[list[str]]

    def start(self) -> None:
        self.asked.append(self._what)


def test_where_this_computer_hosts_the_table_its_host_is_begun_again(
    window: Window, next_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole machine went down, window and host."""
    Refrains.asked = []
    monkeypatch.setattr(host_process, "HostProcess", Refrains)
    table = tmp_path / "evening.chabudai"
    table.write_bytes(b"a table")
    file = StayFile.begin(b"p" * 32)
    near = (("127.0.0.1", 27420),)
    file.keep(Stay(b"p" * 32, near, b"k" * 32, "Aki", "player", 0, b"t" * 16, table=str(table)))
    file.close()
    running = LiveMarker(table)
    next_window.lan_desk().back.go(kept())
    assert Refrains.asked == [], "its host is still there"
    desk(next_window).go_away()
    running.leave()
    next_window.lan_desk().back.go(kept())
    assert Refrains.asked == [[str(table)]]
    next_window.close()


def test_a_window_that_hosts_knows_the_file_of_its_table(
    window: Window, table: Hosted, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    InThread.table = table
    monkeypatch.setattr(host_process, "HostProcess", InThread)
    window.lan_desk().hosting.host(Wished((), "Aki"))
    until(lambda: desk(window).visit is not None and visit(window).place is not None)
    window.close()
    assert kept().stay.table == str(table.hosting.path)


def test_why_one_is_not_let_in_is_said_and_the_place_is_gone(
    window: Window, next_window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    window.close()
    change(replace(kept().stay, token=b"n" * 16, invite=""))
    next_window.show()
    next_window.begin(None)
    next_window.lan_desk().back.go(kept())
    sheet = desk(next_window).back.sheet
    assert sheet is not None
    until(lambda: not sheet.waiting)
    assert "seat is no longer kept" in sheet.status.text()
    assert list(stays_folder().iterdir()) == []


def test_the_secrets_of_a_place_are_in_no_log(
    window: Window,
    table: Hosted,
    played: Guest,
    until: Until,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG):
        lose(window, until)
        until(lambda: visit(window).state.name == "inside")
    stay = visit(window).stay
    assert stay is not None
    shown = caplog.text + repr(visit(window).way) + repr(stay) + repr(visit(window).place)
    for secret in (stay.token, stay.key):
        assert secret.hex() not in shown
        assert repr(secret) not in shown
    assert stay.invite.removeprefix("chabudai:") not in shown


def test_a_damaged_file_is_said_once_and_the_home_screen_goes_on(next_window: Window) -> None:
    stays_folder().mkdir(parents=True)
    (stays_folder() / "broken.json").write_text("{", "utf-8")
    next_window.show()
    next_window.begin(None)
    said = [message.words.en for message in next_window.messages.kept]
    assert len([words for words in said if "broken.json" in words]) == 1
    next_window.pages.show_home()
    assert len(next_window.messages.kept) == len(said)


def test_the_offer_loads_nothing_of_the_network() -> None:
    """The home screen comes as soon as it ever does."""
    loaded = "[name for name in sys.modules if name.startswith(('app.net', 'websockets'))]"
    code = f"import sys, app.ui.lan.joining.back_offer; print({loaded})"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_both_ends_agree_after_all_this(
    window: Window, table: Hosted, played: Guest, until: Until
) -> None:
    until(lambda: same_eyes(played, table))
    assert same_view(window, table)
