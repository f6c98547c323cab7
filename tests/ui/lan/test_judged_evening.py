"""A judge's evening: a player calls, both readings are looked at, the wrong one stays a branch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE
from app.core.intent import Batch, Draw, Flip, Move, MoveUnits, PutMark, Undo
from app.core.sight import view
from app.core.view import SeatView
from app.net.auth.invite import read_invite
from app.net.server.server_notices import NOT_UNDERSTOOD
from app.net.transport.versions import Versions
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.lan.readings.sent_sheet import SentSheet
from app.ui.lan.remote_document import RemoteDocument
from app.ui.panels.history.remedies.far_remedies import OLDER
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet
from app.ui.panels.history.remedies.remedy_desk import put_right
from app.ui.panels.readings import report_writing
from app.ui.panels.readings.readings_sheet import ReadingsSheet
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, lose, set_up, sit_together, visit

pytestmark = pytest.mark.painted


@pytest.fixture
def judge(window: Window, qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    """The window of the judge, at another machine."""
    del window
    translations = Translations(qapp)
    other = Window(Settings(animations=False, tour_seen=True), "en", translations)
    other.resize(1280, 720)
    other.show()
    qtbot.waitExposed(other)
    yield other
    if other.lan is not None:
        other.lan.close()
    other.close()
    translations.use("en")
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def ren(window: Window, judge: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Aki at the window plays with Ren; Jin has come with the judge's invite."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    assert read_invite(table.open.judge_invite).role == "judge"
    sheet = judge.lan_desk().joining.ask(name="Jin", role="judge")
    sheet.way.setText(table.open.judge_invite)
    sheet.go()
    until(lambda: judge.lan is not None and desk(judge).at_table)
    assert judge.bridge is not None
    assert judge.bridge.seat == JUDGE
    return ren


def press(window: Window, keys: str) -> None:
    window.activateWindow()
    QApplication.processEvents()
    QTest.keySequence(window.focusWidget() or window, keys)
    QApplication.processEvents()


def tab_to(window: Window, goal: QWidget) -> None:
    """Let Tab lead to a widget."""
    for _ in range(40):
        if window.focusWidget() is goal:
            return
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    raise AssertionError(goal, window.focusWidget(), goal.isVisible(), goal.isEnabled())


def said(window: Window) -> list[str]:
    return [one.words.en for one in window.messages.kept]


def sheet_of(window: Window) -> SentSheet:
    found = window.room.findChild(SentSheet)
    assert isinstance(found, SentSheet)
    return found


def play_both_ways(judge: Window) -> None:
    """On the copy: a card of Aki's hand is thrown away, or Aki's Active Pokémon is damaged."""
    assert judge.document is not None
    aki = judge.document.table.sit(0)
    aki.ask(Move((aki.view.cards_in("hand.0")[0],), "discard.0"))
    judge.document.tree.label(judge.document.tree.cursor, "It was thrown away", "")
    aki.ask(Undo())
    aki.ask(PutMark(aki.view.zones["active.0"].items, "damage", add=20))


@pytest.mark.usefixtures("ren")
def test_from_the_call_to_the_report(
    window: Window,
    judge: Window,
    table: Hosted,
    until: Until,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert window.bridge is not None
    origin = window.bridge.node
    window.ask(Move((window.bridge.view.cards_in("hand.0")[0],), "discard.0"))
    until(lambda: window.bridge is not None and window.bridge.node != origin)
    press(window, "Ctrl+Alt+A")
    until(lambda: "Aki calls a judge." in said(judge))
    node, seen = window.bridge.node, window.bridge.view
    until(lambda: judge.bridge is not None and judge.bridge.node == node)

    # The step before the one in dispute.
    judge.tables.play_from_here(origin)
    until(lambda: judge.document is not None)
    assert visit(judge).place is not None, "one stays at the table"
    play_both_ways(judge)
    judge.run_action("readings")
    compared = judge.room.findChild(ReadingsSheet)
    assert isinstance(compared, ReadingsSheet)
    assert compared.compared is not None
    assert compared.send.isVisible()
    monkeypatch.setattr(report_writing, "choose_target", lambda *_: tmp_path / "evening.md")
    compared.foot.ruling.setText("B stands.")
    compared.foot.button.click()
    assert "B stands." in (tmp_path / "evening.md").read_text()
    compared.send.click()

    until(lambda: window.room.findChild(SentSheet) is not None)
    sheet = sheet_of(window)
    assert len(sheet.boards.boards) == 2
    assert not sheet.enters, "a player lets nothing happen"
    assert window.bridge.node == node, "nobody's board moves"
    assert window.bridge.view == seen
    until(lambda: "shows the players readings" in " ".join(said(window)))
    for front in (0, 1, None):
        window.run_action("other_reading")
        assert sheet.front == front
    assert window.bridge.node == node

    until(lambda: judge.room.findChild(SentSheet) is not None)
    assert sheet_of(judge).sent.readings[1].name == "It was thrown away"
    sheet_of(judge).enters[0].click()
    until(lambda: window.bridge is not None and window.bridge.node != node)
    until(lambda: desk(judge).at_table)
    until(lambda: judge.room.findChild(SentSheet) is None)
    tree, chosen = table.host.tree, window.bridge.node
    assert tree.parent(chosen) == origin
    assert tree.labels[chosen].name == "A"
    wrong = [one for one in tree.labels if tree.labels[one].name == "It was thrown away"]
    assert [tree.parent(one) for one in wrong] == [origin], "the wrong one is left in the tree"
    assert window.bridge.view.units[seen.zones["active.0"].items[0]].marks
    asked = judge.ask(Undo())
    until(lambda: asked is not None and asked.answer is not None)
    assert tree.cursor == node, "one undo takes all of it back"
    until(lambda: window.bridge is not None and window.bridge.node == node)
    assert window.bridge.view == seen


@pytest.mark.usefixtures("ren")
def test_all_of_it_by_keyboard(window: Window, judge: Window, until: Until) -> None:
    assert judge.bridge is not None
    node = judge.bridge.node
    press(judge, "F4")
    assert judge.place is not None
    assert judge.place.in_outline() is not None, "the keys are those of the outline as well"
    press(judge, "Ctrl+Alt+H")
    until(lambda: judge.document is not None)
    play_both_ways(judge)
    press(judge, "F4")
    press(judge, "Ctrl+Alt+R")
    compared = judge.room.findChild(ReadingsSheet)
    assert isinstance(compared, ReadingsSheet)
    tab_to(judge, compared.send)
    QTest.keyClick(compared.send, Qt.Key.Key_Space)
    until(lambda: judge.room.findChild(SentSheet) is not None)
    until(lambda: window.room.findChild(SentSheet) is not None)
    press(window, "Esc")
    until(lambda: window.room.findChild(SentSheet) is None)
    press(window, "Ctrl+Alt+R")
    assert window.room.findChild(SentSheet) is not None, "it is found again"
    press(window, "Ctrl+Alt+B")
    assert sheet_of(window).front == 0
    sheet = sheet_of(judge)
    judge.activateWindow()
    QApplication.processEvents()
    tab_to(judge, sheet.enters[0])
    QTest.keyClick(sheet.enters[0], Qt.Key.Key_Space)
    until(lambda: window.bridge is not None and window.bridge.node > node)


@pytest.mark.usefixtures("ren")
def test_a_coin_and_the_advice_come_to_the_player(
    window: Window, judge: Window, until: Until
) -> None:
    judge.run_action("play_from_here")
    until(lambda: judge.document is not None)
    assert judge.document is not None
    aki = judge.document.table.sit(0)
    aki.ask(Flip())
    aki.ask(Undo())
    benched = aki.view.zones["active.0"].items[0]
    aki.ask(Batch((MoveUnits((benched,), "bench.0"), PutMark((benched,), "asleep", value=1))))
    judge.run_action("readings")
    compared = judge.room.findChild(ReadingsSheet)
    assert isinstance(compared, ReadingsSheet)
    compared.send.click()
    until(lambda: window.room.findChild(SentSheet) is not None)
    shown = [cell.text() for cell in sheet_of(window).differences.cells]
    at = shown.index("Coin")
    assert shown[at + 1] == "–"
    assert shown[at + 2] in ("heads", "tails")
    assert any("cond-active-only" in one for one in shown)
    assert any("ST144" in one for one in shown)


@pytest.mark.usefixtures("ren")
def test_a_copy_is_edited_and_the_game_that_is_played_is_not(
    window: Window, judge: Window, table: Hosted, until: Until
) -> None:
    steps = len(table.host.tree)
    for one in (window, judge):
        one.run_action("edit_position")
        assert one.place is not None
        assert not one.place.editing.on
        assert "copy" in one.messages.kept[0].words.en
    judge.run_action("play_from_here")
    until(lambda: judge.document is not None)
    judge.run_action("edit_position")
    assert judge.place is not None
    editing = judge.place.editing
    assert editing.on
    editing.type_in("bench.1")
    assert editing.field is not None
    editing.field.editor.setPlainText("Dreepy 20")
    editing.field.lay()
    assert judge.bridge is not None
    view = judge.bridge.view
    bases = [view.cards[view.units[unit].base].ref for unit in view.zones["bench.1"].items]
    assert "TWM-128" in bases
    judge.run_action("edit_position")
    assert not editing.on
    assert judge.bridge.seat >= 0
    assert len(table.host.tree) == steps, "nothing happened at the table"


@pytest.mark.usefixtures("ren")
def test_one_goes_back_to_the_game_without_sending(window: Window, judge: Window) -> None:
    assert window.bridge is not None
    seen = window.bridge.view
    judge.run_action("play_from_here")
    assert judge.document is not None
    assert judge.bridge is not None
    judge.run_action("back_to_game")
    assert desk(judge).at_table
    assert judge.bridge.seat == JUDGE
    assert judge.document is None
    assert window.bridge.view == seen


def test_a_judge_can_be_called_by_the_key_as_soon_as_the_table_lies_there(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    sit_together(window, table, guests, until)
    document = window.table
    assert isinstance(document, RemoteDocument)
    document.stays = True
    desk(window).leave_board()
    window.clear_board()
    window.refresh()
    assert not window.actions_of["call_judge"].isEnabled()
    desk(window).lay_again()
    assert window.actions_of["call_judge"].isEnabled()


@pytest.mark.usefixtures("ren")
def test_a_player_who_makes_a_copy_leaves_the_table_as_before(window: Window) -> None:
    window.run_action("play_from_here")
    assert window.document is not None
    assert not window.lan_desk().readings.may_send(window.document)


@pytest.mark.usefixtures("ren")
def test_what_is_too_long_is_not_sent(
    window: Window, judge: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge.run_action("play_from_here")
    play_both_ways(judge)
    monkeypatch.setattr("app.ui.lan.readings.judged_table.LONGEST_STEPS", 10)
    judge.run_action("readings")
    compared = judge.room.findChild(ReadingsSheet)
    assert isinstance(compared, ReadingsSheet)
    compared.send.click()
    assert "too long to be sent" in said(judge)[0]
    assert window.room.findChild(SentSheet) is None


@pytest.mark.usefixtures("ren")
def test_what_putting_right_comes_to_is_asked_of_the_host(
    window: Window, judge: Window, table: Hosted, until: Until
) -> None:
    """Aki draws one card too many; Jin, at another computer, sees what each way comes to."""
    tree = table.host.tree
    steps = len(tree) + 1
    window.ask(Draw(1, "deck.0", "hand.0"))
    bridge, place = judge.bridge, judge.place
    assert bridge is not None
    assert place is not None
    until(lambda: len(tree) == steps and bridge.history.cursor == tree.cursor)
    drew = tree.cursor
    start = tree.parent(drew)
    assert start is not None
    put_right(judge, drew)
    sheet = judge.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    assert [label.text() for label in sheet.details] == ["…"]
    until(lambda: sheet.details[0].text() != "…")
    said = [label.text() for label in sheet.details]
    cards = len(tree.table.zones["hand.0"])
    before = view(tree.table_at(start), JUDGE)
    (gone,) = Counter(_refs(view(tree.table, JUDGE))) - Counter(_refs(before))
    name = place.table.lexicon.names(gone, "en")
    changes = next(line for line in said if line.startswith("Aki's Hand"))
    assert changes.startswith(f"Aki's Hand: now {cards} cards, with {name}")
    assert len(tree) == steps, "nothing happened at the table"
    judge.looks.apply("language", "ja")
    QApplication.processEvents()
    shown = [label.text() for label in sheet.details]
    assert any(place.table.lexicon.names(gone, "ja") in line for line in shown)
    by_hand = [one.id for one in sheet.remedies].index("random hand.0")
    sheet.ways.button(by_hand).setChecked(True)
    QTest.mouseClick(sheet.do, Qt.MouseButton.LeftButton)
    until(lambda: len(tree.table.zones["hand.0"]) == cards - 1)
    assert tree.actor(tree.cursor) == JUDGE


@pytest.mark.usefixtures("ren")
def test_a_host_of_an_older_version_is_not_asked(
    window: Window, judge: Window, table: Hosted, until: Until
) -> None:
    assert table.table is not None
    table.table.server.admission.versions = Versions(3, 3)
    lose(judge, until)
    until(lambda: visit(judge).state.name == "inside" and visit(judge).version == 3)
    tree, bridge = table.host.tree, judge.bridge
    assert bridge is not None
    steps = len(tree) + 1
    window.ask(Draw(1, "deck.0", "hand.0"))
    until(lambda: len(tree) == steps and bridge.history.cursor == tree.cursor)
    drew = tree.cursor
    put_right(judge, drew)
    sheet = judge.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    assert OLDER.en in [label.text() for label in sheet.details]
    QTest.mouseClick(sheet.do, Qt.MouseButton.LeftButton)
    until(lambda: tree.cursor != drew)
    assert not [one for one in judge.messages.kept if one.words == NOT_UNDERSTOOD]


def _refs(seen: SeatView) -> list[str]:
    return [seen.cards[card].ref or "" for card in seen.cards_in("hand.0")]
