"""Every sheet speaks the language it was opened in, follows the switch, and names its parts."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QPushButton, QWidget

from app.core.data.value import replace
from app.core.text.words import Language, Words
from app.session.room.messages.to_people import People, Person
from app.ui.app.window import Window
from app.ui.lan.joining.join_sheet import JoinSheet
from app.ui.lan.people_words import about
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, join, sit_together


def named(sheet: QWidget) -> None:
    """Whatever can be pressed or written in has a name."""
    for kind in (QPushButton, QLineEdit, QListWidget):
        for part in sheet.findChildren(kind):
            if part.isVisibleTo(sheet):
                assert part.accessibleName() or getattr(part, "text", str)(), part


def speak(window: Window, language: Language) -> None:
    if window.look.language != language:
        window.looks.switch_language()
    QApplication.processEvents()


def test_the_join_sheet(empty_window: Window) -> None:
    sheet = empty_window.lan_desk().joining.ask(name="Aki")
    assert isinstance(sheet, JoinSheet)
    assert (sheet.title.text(), sheet.join.text()) == ("Join a table", "Join")
    named(sheet)
    speak(empty_window, "ja")
    assert (sheet.title.text(), sheet.join.text()) == ("卓に参加", "参加する")
    assert sheet.role.itemText(1) == "観戦"
    assert sheet.way.accessibleName() == "招待またはアドレス"


def test_the_lobby(window: Window, gathering: Hosted, until: Until) -> None:
    join(window, gathering)
    until(lambda: desk(window).lobby is not None)
    sheet = desk(window).lobby
    assert sheet is not None
    until(lambda: "Aki" in sheet.seats.text())
    named(sheet)
    speak(window, "ja")
    assert "1番の席 · Aki · あなた · 管理者 · ○ デッキ未選択 · ○ 準備中" in sheet.seats.text()
    assert sheet.away.text() == "卓を離れる"


def test_the_strip_and_the_people(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    sit_together(window, table, guests, until)
    window.run_action("people")
    sheet = desk(window).company.sheet
    strip = desk(window).company._together.strip  # type: ignore[union-attr]
    assert sheet is not None
    named(sheet)
    speak(window, "ja")
    assert "● Ren · プレイヤー · 2番の席" in strip.people.whole
    assert strip.open.text() == sheet.title.text() == "参加者とチャット"


def test_of_partners_the_team_is_said_with_the_seat() -> None:
    mio = Person(id=3, name="Mio", role="player", seat=2)
    alone = People(people=(mio,), laid=True)
    assert about(mio, alone) == Words("Player · seat 3", "プレイヤー · 3番の席")
    teams = replace(alone, teams=(0, 1, 0, 1))
    assert about(mio, teams) == Words("Player · seat 3 · team A", "プレイヤー · 3番の席 · チームA")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_sheets_fit_into_a_small_window(
    window: Window, gathering: Hosted, until: Until, scale: float
) -> None:
    window.looks.apply("text_scale", scale)
    sheet: QWidget = window.lan_desk().joining.ask(name="Aki")
    QApplication.processEvents()
    assert window.room.rect().contains(sheet.geometry())
    desk(window).joining.sheet.leave()  # type: ignore[union-attr]
    join(window, gathering)
    until(lambda: desk(window).lobby is not None)
    lobby = desk(window).lobby
    assert lobby is not None
    QApplication.processEvents()
    assert window.room.rect().contains(lobby.geometry())
