"""A judge far away asks the host what putting a step right comes to, and is shown what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.data.value import replace
from app.core.ids import JUDGE, NodeId, SeatId
from app.core.intent import Announce, Draw, Flip
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon_naming
from app.session.agreement.still_known import StillKnown
from app.session.judging.marked_names import marked
from app.session.judging.remedy_preview import remedies_told
from app.session.room.messages.from_people import FromPeople
from app.session.room.messages.remedy_messages import RemediesTold, WantRemedies
from app.ui.app.window import Window
from app.ui.panels.history.remedies.far_remedies import OLDER, SILENT
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet
from app.ui.panels.history.remedies.remedy_desk import put_right
from app.ui.table.table_document import Document
from tests.session.readings.readings_table import SPEC, disputed
from tests.ui.far import FarDocument

pytestmark = pytest.mark.painted


class Line(QObject):
    heard = Signal(object)


class Asked(FarDocument):
    """A table far away whose host is asked things, and answers when the test lets it."""

    def __init__(self, document: Document, seat: SeatId = JUDGE, *, newer: bool = True) -> None:
        super().__init__(document, seat)
        self.line = Line()
        self.tells_remedies = newer
        self.said: list[FromPeople] = []

    @property
    def heard(self) -> SignalInstance:
        return self.line.heard

    def say(self, message: FromPeople) -> None:
        self.said.append(message)

    def answer(self) -> RemediesTold:
        """What the host says to what was asked last."""
        wanted = self.said[-1]
        assert isinstance(wanted, WantRemedies)
        words = lexicon_naming(SPEC, marked)
        return remedies_told(self._host, wanted.step, JUDGE, words)


def game() -> Document:
    """Aki drew and flipped a coin."""
    table, _, _ = disputed()
    aki = table.sit(0)
    for step in (Draw(1, "deck.0", "hand.0"), Flip()):
        aki.ask(step)
    return Document(table, cards_of(SPEC), None, None)


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def close(sheet: RemediesSheet) -> None:
    sheet.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()


def opened(window: Window, table: Asked) -> RemediesSheet:
    """Open the sheet of the step in which Aki drew."""
    window.put_on_board(table)
    settle()
    assert window.bridge is not None
    put_right(window, window.bridge.history.cursor - 1)
    settle()
    found = window.room.findChild(RemediesSheet)
    assert isinstance(found, RemediesSheet)
    return found


def hear(table: Asked, message: object) -> None:
    table.line.heard.emit(message)
    settle()


def choose(sheet: RemediesSheet, remedy: str) -> list[str]:
    at = [one.id for one in sheet.remedies].index(remedy)
    sheet.ways.button(at).setChecked(True)
    settle()
    return said(sheet)


def said(sheet: RemediesSheet) -> list[str]:
    return [label.text() for label in sheet.details]


def silent(sheet: RemediesSheet) -> None:
    """Let the sheet wait for the host no longer."""
    assert sheet._far is not None
    assert sheet._far.waiting.isActive()
    sheet._far.waiting.stop()
    sheet._far.waiting.timeout.emit()
    settle()


def near(window: Window, document: Document, step: NodeId) -> dict[str, list[str]]:
    """What the sheet at the host's own computer says of each way."""
    window.put_on_board(document)
    settle()
    put_right(window, step)
    settle()
    sheet = window.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    told = {one.id: choose(sheet, one.id) for one in sheet.remedies}
    close(sheet)
    return told


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_waits_and_then_says_what_the_hosts_sheet_says(
    empty_window: Window, language: str
) -> None:
    document = game()
    empty_window.looks.apply("language", language)
    expected = near(empty_window, document, document.tree.cursor - 1)
    table = Asked(document)
    sheet = opened(empty_window, table)
    assert [one.id for one in sheet.remedies] == ["back", "alone", "swapped", "left"]
    assert said(sheet) == ["…"]
    hear(table, table.answer())
    assert {one.id: choose(sheet, one.id) for one in sheet.remedies} == expected
    assert table.said == [WantRemedies(sheet.step)], "it is asked once"


def test_a_way_by_hand_is_carried_out(empty_window: Window) -> None:
    document = game()
    table = Asked(document)
    sheet = opened(empty_window, table)
    hear(table, table.answer())
    choose(sheet, "random hand.0")
    QTest.mouseClick(sheet.do, Qt.MouseButton.LeftButton)
    table.release()
    settle()
    assert len(document.tree.table.zones["hand.0"]) == 1


def test_what_was_chosen_stays_chosen_with_the_keyboard_on_it(empty_window: Window) -> None:
    table = Asked(game())
    sheet = opened(empty_window, table)
    choose(sheet, "alone")
    sheet.ways.button(1).setFocus()
    hear(table, table.answer())
    assert sheet.chosen is not None
    assert sheet.chosen.id == "alone"
    assert QApplication.focusWidget() is sheet.ways.button(1)


def test_an_older_host_is_not_asked_and_that_is_said(empty_window: Window) -> None:
    table = Asked(game(), newer=False)
    sheet = opened(empty_window, table)
    assert not table.said
    assert OLDER.en in said(sheet)
    assert "works out" in said(sheet)[0]
    assert sheet.do.isEnabled()


def test_a_host_that_does_not_answer_is_not_waited_for(empty_window: Window) -> None:
    table = Asked(game())
    sheet = opened(empty_window, table)
    silent(sheet)
    assert SILENT.en in said(sheet)
    assert sheet.do.isEnabled()
    assert len(table.said) == 1
    hear(table, table.answer())
    assert SILENT.en not in said(sheet), "later is better than never"


def test_an_answer_about_another_moment_or_step_is_not_shown(empty_window: Window) -> None:
    table = Asked(game())
    sheet = opened(empty_window, table)
    answer = table.answer()
    for wrong in (
        replace(answer, node=answer.node + 1),
        replace(answer, step=answer.step + 1),
        replace(answer, ways=()),
    ):
        hear(table, wrong)
        assert said(sheet) == ["…"]
    hear(table, answer)
    assert said(sheet) != ["…"]


def test_the_host_is_asked_anew_when_the_table_moves_on(empty_window: Window) -> None:
    table = Asked(game())
    sheet = opened(empty_window, table)
    hear(table, table.answer())
    table.other(1, Announce("say", "hello"))
    settle()
    assert said(sheet) == ["…"]
    assert len(table.said) == 2
    table.other(1, Announce("say", "again"))
    settle()
    assert len(table.said) == 2, "one question at a time"
    hear(table, table.answer())
    assert said(sheet) != ["…"]
    close(sheet)
    table.other(1, Announce("say", "bye"))
    settle()
    assert len(table.said) == 2, "nobody looks any more"


def test_a_host_that_makes_things_up_breaks_nothing(empty_window: Window) -> None:
    table = Asked(game())
    sheet = opened(empty_window, table)
    answer = table.answer()
    odd = tuple(
        replace(one, known=(StillKnown(7, "deck.0", ("fox",)), StillKnown(0, "attic", ())))
        for one in answer.ways
    )
    nothing = replace(answer.ways[0], id="everything")
    hear(table, replace(answer, ways=(*odd, nothing)))
    assert "everything" not in [one.id for one in sheet.remedies]
    assert "Nobody knows more than they see." in choose(sheet, "back")


def test_a_player_alone_with_computers_asks_nothing(empty_window: Window) -> None:
    """Only judges are told; the ways are offered as before."""
    table = Asked(game(), 0)
    empty_window.put_on_board(table)
    settle()
    empty_window.run_action("remedy")
    settle()
    assert not table.said
