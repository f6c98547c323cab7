"""Coming to a table in the network from the window: by invite, by code, and not at all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.ids import SPECTATOR
from app.core.intent import Announce, Draw
from app.net.auth.spoken_code import shown_code
from app.net.discovery.seeker import FoundTable
from app.net.discovery.table_notice import notice_of
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import SayReady
from app.ui.app.window import Window
from app.ui.lan.remote_document import RemoteDocument
from tests.net.tables import Guest, Hosted, same_eyes
from tests.ui.lan.joined import Until, desk, join, lose, set_up, sit_together, visit


def test_by_the_invite_to_the_board(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    assert isinstance(window.table, RemoteDocument)
    assert window.document is None
    assert window.bridge is not None
    assert window.bridge.seat == 0
    assert window.table.title() == "Aki – Ren"
    assert window.settings.player_name == "Aki"
    set_up(window, ren, until)
    before = len(window.bridge.view.cards_in("hand.0"))
    sent = window.ask(Draw(1, "deck.0", "hand.0"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Accepted)
    assert len(window.bridge.view.cards_in("hand.0")) == before + 1
    assert window.bridge.view.cards_in("hand.1") == ()


def test_what_the_other_does_shows_on_the_board(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    ren.seat.send(Announce("say", "good luck"))
    until(lambda: "good luck" in window.log_text())


def test_who_comes_with_a_name_that_is_taken_is_told_the_own_one(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    guests.append(Guest(gathering.open, "ＡＫＩ").wait_inside())
    join(window, gathering)
    until(lambda: desk(window).visit is not None and visit(window).me is not None)
    assert visit(window).me.name == "Aki 2"  # type: ignore[union-attr]
    told = [message.words.en for message in window.messages.kept]
    assert any("You are “Aki 2” here." in words for words in told)
    assert window.settings.player_name == "Aki"


def test_the_name_of_the_first_table_is_known_when_one_joins(window: Window) -> None:
    assert window.lan_desk().joining.ask().name.text() == ""
    sheet = window.tables.new.ask_new()
    sheet.names[0].setText("Hana")
    sheet.start.click()
    assert window.settings.player_name == "Hana"
    assert window.lan_desk().joining.ask().name.text() == "Hana"


def test_by_an_address_and_the_spoken_code(window: Window, table: Hosted, until: Until) -> None:
    sheet = window.lan_desk().joining.ask(name="Aki")
    QTest.keyClicks(sheet.way, f"127.0.0.1:{table.open.port}")
    sheet.read_way()
    assert not sheet.code.isHidden()
    sheet.code.setText(shown_code(table.open.code))
    QTest.keyClick(sheet.code, Qt.Key.Key_Return)
    assert sheet.status.text() == "Calling the table…"
    until(lambda: desk(window).lobby is not None)
    assert desk(window).gathering


def test_a_wrong_code_is_told_and_what_was_typed_stays(
    window: Window, table: Hosted, until: Until
) -> None:
    wrong = "000000" if table.open.code != "000000" else "000001"
    sheet = window.lan_desk().joining.ask(name="Aki")
    sheet.way.setText(f"127.0.0.1:{table.open.port}")
    sheet.code.setText(wrong)
    sheet.go()
    until(lambda: not sheet.connecting)
    assert "code" in sheet.status.text()
    assert sheet.code.text() == wrong
    assert sheet.isVisible()
    assert desk(window).visit is None
    # The next code has to wait a moment; an invite has not.
    sheet.way.setText(table.open.invite)
    sheet.go()
    until(lambda: desk(window).gathering)


@pytest.mark.parametrize(
    ("typed", "code", "name", "field"),
    [
        ("", "", "Aki", "way"),
        ("chabudai:nonsense", "", "Aki", "way"),
        ("a:b:c", "", "Aki", "way"),
        ("192.168.1.5", "12", "Aki", "code"),
        ("192.168.1.5", "123456", " ", "name"),
    ],
)
def test_what_leads_nowhere_is_said_under_its_field(
    empty_window: Window, typed: str, code: str, name: str, field: str
) -> None:
    sheet = empty_window.lan_desk().joining.ask()
    sheet.way.setText(typed)
    sheet.code.setText(code)
    sheet.name.setText(name)
    sheet.go()
    says = {"way": sheet.way_says, "code": sheet.code_says, "name": sheet.name_says}
    assert [one for one, part in says.items() if not part.isHidden()] == [field]
    assert says[field].text()
    assert not sheet.connecting


def test_no_letter_is_found_fault_with_while_somebody_types(empty_window: Window) -> None:
    sheet = empty_window.lan_desk().joining.ask()
    QTest.keyClicks(sheet.way, "a:b:c")
    assert sheet.way_says.isHidden()
    sheet.read_way()
    assert not sheet.way_says.isHidden()


def test_who_no_longer_waits_can_try_again(window: Window, table: Hosted, until: Until) -> None:
    sheet = join(window, table)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert desk(window).visit is None
    assert sheet.way.text() == table.open.invite
    sheet.go()
    until(lambda: desk(window).gathering)


def test_a_full_table_can_be_watched(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    guests += [Guest(table.open, "Ren"), Guest(table.open, "Umi")]
    for guest in guests:
        until(lambda guest=guest: guest.table.me is not None)
        guest.say(SayReady())
    sheet = join(window, table)
    until(lambda: not sheet.connecting)
    assert "Watch the game" in sheet.status.text()
    sheet.role.setCurrentIndex(sheet.role.findData("spectator"))
    sheet.go()
    until(lambda: desk(window).at_table)
    assert window.bridge is not None
    assert window.bridge.seat == SPECTATOR


def test_a_lost_connection_comes_back_to_the_same_board(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    place = window.place
    lose(window, until)
    ren.seat.send(Announce("say", "still there?"))
    until(lambda: visit(window).state.name == "inside")
    until(lambda: "still there?" in window.log_text())
    assert window.place is place
    sent = window.ask(Announce("say", "yes"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Accepted)


def test_who_leaves_is_at_home_and_the_table_goes_on(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    assert window.run_action("leave_table")
    assert window.table is None
    assert not window.at_table
    assert desk(window).visit is None
    until(lambda: [one.here for one in ren.table.people.people] == [False, True])
    sent = ren.seat.send(Announce("say", "bye"))
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Accepted)


def test_another_table_on_the_board_means_one_has_left(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    window.tables.open_file(window.tables.shipped()[0])
    assert desk(window).visit is None
    assert window.document is not None
    until(lambda: [one.here for one in ren.table.people.people] == [False, True])


def test_closing_the_window_leaves_the_table_to_the_others(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    ren = sit_together(window, table, guests, until)
    window.close()
    until(lambda: [one.here for one in ren.table.people.people] == [False, True])
    assert same_eyes(ren, table)


def test_menus_offer_what_a_table_far_away_can(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    sit_together(window, table, guests, until)
    offered = {name for name, action in window.actions_of.items() if action.isEnabled()}
    assert {"join_table", "host_table", "leave_table"} <= offered
    shown = {name for name, action in window.actions_of.items() if action.isVisible()}
    assert shown.isdisjoint({"host_this", "other_seat", "curtain", "rematch"})
    assert {"save", "save_as"} <= shown, "what the own seat was told can be saved"
    window.run_action("leave_table")
    assert window.actions_of["save"].isVisible()
    assert offered.isdisjoint(
        {"host_this", "lobby", "other_seat", "hand_over", "curtain", "rematch"}
    )


def test_tables_found_are_called_in_the_language_of_who_reads(empty_window: Window) -> None:
    sheet = empty_window.lan_desk().joining.ask()
    told = (("自由な卓", "open_table"), ("Hearts", "open_table"), ("Friday", "open_table"))
    notices = [notice_of(title, game, 27421, 1, bytes(8)) for title, game in told]
    notices.append(notice_of("Tower", "a_game_of_theirs", 27421, 1, bytes(8)))
    sheet.show_found(tuple(FoundTable(notice, ()) for notice in notices), ())

    def listed() -> list[str]:
        return [sheet.found.item(row).text() for row in range(sheet.found.count())]

    assert listed() == ["Open table · ?", "Hearts · ?", "Friday · ?", "Tower · ?"]
    empty_window.looks.switch_language()
    assert listed() == ["自由な卓 · ?", "ハーツ · ?", "Friday · ?", "Tower · ?"]
