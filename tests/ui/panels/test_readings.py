"""Readings in the window: chosen, compared, and one key from one to the next."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Draw, Jump, Undo
from app.core.text.words import LANGUAGES, Language, Words
from app.games.contracts.computer_contract import played_by
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import LONGEST_READ, position_line
from app.session.positions.seen_position import position_seen
from app.session.positions.typed.typed_position import typed_position
from app.session.readings.compared_rows import MOST_READINGS
from app.session.readings.dispute_report import Asked, report
from app.session.readings.fallen_chance import Fallen
from app.session.room.messages.reading_messages import (
    ReadingsShown,
    ShownAdvice,
    ShownReading,
)
from app.ui.app.window import Window
from app.ui.lan.readings.sent_sheet import SentSheet
from app.ui.panels.readings import report_picture, report_writing
from app.ui.panels.readings.readings_sheet import NONE, ReadingsSheet
from app.ui.panels.readings.rules_sheet import RulesSheet
from app.ui.side.advice.advice_line import ElidedButton
from app.ui.table.table_document import Document
from app.ui.toolkit.rich_text import markdown_page
from tests.session.readings.readings_table import SPEC, TYPED, disputed

pytestmark = pytest.mark.painted


@pytest.fixture
def window(empty_window: Window) -> Window:
    table, _, _ = disputed()
    empty_window.put_on_board(Document(table, cards_of(SPEC), None, None))
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def opened(window: Window) -> ReadingsSheet:
    window.run_action("readings")
    settle()
    found = window.room.findChild(ReadingsSheet)
    assert isinstance(found, ReadingsSheet)
    return found


def cells(sheet: ReadingsSheet | SentSheet) -> list[str]:
    return [cell.text() for cell in sheet.differences.cells]


def test_the_present_and_the_other_branch_are_compared(window: Window) -> None:
    sheet = opened(window)
    assert sheet.nodes == (4, 1)
    said = cells(sheet)
    assert said[:3] == ["", "A", "B"]
    at = said.index("Aki's Hawlucha")
    assert said[at + 1 : at + 3] == ["–", "Asleep"]
    assert "What Aki knows" in said, "nothing is secret at this table"
    assert any("cond-active-only" in one for one in said)
    assert any("ST144" in one for one in said), "and what that rests on"


def sent(window: Window) -> SentSheet:
    """Return what Aki is shown of two readings that leave the table the same."""
    assert window.document is not None
    host = window.document.table.host
    line = position_line(position_seen(host.view_at(0, 0)), LONGEST_READ)
    advice = ShownAdvice("cond-active-only", "illegal", "It is Asleep.", "ねむりです。")
    heads, tails = Fallen("coins", (1,)), Fallen("coins", (0,))
    readings = (
        ShownReading("", line, (heads,), (advice,)),
        ShownReading("", line, (tails, Fallen("dice", (4,)))),
    )
    sheet = SentSheet(window, ReadingsShown(0, line, readings), 0)
    sheet.open()
    settle()
    return sheet


def test_what_a_judge_sent_shows_how_chance_fell_and_the_advice(window: Window) -> None:
    sheet = sent(window)
    said = cells(sheet)
    assert said[:9] == ["", "A", "B", "Coin", "heads", "tails", "Die", "–", "4"]
    assert any(one.startswith("It is Asleep. (") and "ST144" in one for one in said)
    assert "Nothing differs" not in sheet.says.text()
    (link,) = (one for one in sheet.differences.cells if isinstance(one, ElidedButton))
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Space)
    settle()
    assert window.room.findChild(RulesSheet) is not None, "its rule is a key away"


def test_it_is_said_in_the_language_of_the_window(window: Window) -> None:
    sheet = sent(window)
    window.looks.apply("language", "ja")
    said = cells(sheet)
    assert said[3:9] == ["コイン", "オモテ", "ウラ", "サイコロ", "–", "4"]
    assert any(one.startswith("ねむりです。（") for one in said)


def test_behind_a_curtain_nobody_is_told_what_another_knows(window: Window) -> None:
    assert window.document is not None
    window.document.apart = True
    assert "What Aki knows" not in cells(opened(window))


def test_one_key_goes_from_one_to_the_other(window: Window) -> None:
    sheet = opened(window)
    assert window.document is not None
    steps = len(window.document.tree)
    for goal in (1, 4, 1):
        window.run_action("other_reading")
        settle()
        assert window.document.tree.cursor == goal
        assert sheet.nodes == (4, 1), "what is A stays A"
    sheet.shows[0].click()
    assert window.document.tree.cursor == 4
    assert len(window.document.tree) == steps, "nothing was done"


def test_the_key_opens_it_where_it_is_not(window: Window) -> None:
    window.run_action("other_reading")
    assert window.room.findChild(ReadingsSheet) is not None


def test_it_follows_what_is_done_meanwhile(window: Window) -> None:
    sheet = opened(window)
    window.ask(Draw(1, "deck.0", "hand.0"))
    settle()
    assert window.document is not None
    assert sheet.choices[0].findData(window.document.tree.cursor) >= 0
    assert sheet.nodes == (4, 1)


def test_a_name_of_a_branch_is_what_it_is_called(window: Window) -> None:
    sheet = opened(window)
    assert window.document is not None
    window.document.tree.label(1, "It was a retreat", "")
    sheet._follow()
    assert "It was a retreat" in sheet.choices[1].currentText()


def test_with_one_line_of_play_it_says_what_to_do(empty_window: Window) -> None:
    assert empty_window.tables.lay_position("active Dreepy; deck 9")
    settle()
    sheet = opened(empty_window)
    assert sheet.says.text() == NONE.en
    assert not sheet.shows[0].isEnabled()
    empty_window.ask(Draw(1, "deck.0", "hand.0"))
    empty_window.ask(Undo())
    empty_window.ask(Draw(2, "deck.0", "hand.0"))
    settle()
    sheet.choices[1].setCurrentIndex(1)
    assert sheet.compared is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_it_lies_within_the_window(window: Window, language: Language, scale: float) -> None:
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    sheet = opened(window)
    settle()
    sheet.fit()
    assert window.room.rect().contains(sheet.geometry())
    for button in sheet.shows:
        assert sheet.rect().contains(button.geometry())


def test_the_report_is_written_with_the_eyes_that_were_chosen(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "dispute.md"
    monkeypatch.setattr(report_writing, "choose_target", lambda *_: path)
    sheet = opened(window)
    sheet.foot.ruling.setText("B stands.")
    offered = [sheet.foot.eyes.itemData(number) for number in range(sheet.foot.eyes.count())]
    assert offered == [SPECTATOR, 0, JUDGE]
    sheet.foot.button.click()
    assert "B stands." in path.read_text()
    assert "Iono" not in path.read_text()
    assert json.loads((tmp_path / "dispute.json").read_text())["seen_by"] == "everybody"
    assert not QImage(str(tmp_path / "dispute.png")).isNull()
    sheet.foot.eyes.setCurrentIndex(2)
    sheet.foot.button.click()
    assert "Iono" in path.read_text()


def test_behind_a_curtain_a_report_of_everything_is_not_offered(window: Window) -> None:
    assert window.document is not None
    window.document.apart = True
    sheet = opened(window)
    offered = [sheet.foot.eyes.itemData(number) for number in range(sheet.foot.eyes.count())]
    assert offered == [SPECTATOR, 0]


def test_its_rows_stay_as_high_as_they_are(window: Window) -> None:
    window.resize(1600, 960)
    settle()
    sheet = opened(window)
    high = sheet.height()
    for _ in range(3):
        window.run_action("other_reading")
        settle()
        assert sheet.height() == high


def test_the_hand_of_a_computer_is_no_knowledge_for_all(empty_window: Window) -> None:
    empty_window.tables.new.lay(
        ("Aki", "Ren"), (None, None), game="blackpoker", options=(played_by(1, "steady"),)
    )
    settle()
    assert empty_window.document is not None
    table = empty_window.document.table
    table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    table.sit(0).ask(Undo())
    table.sit(0).ask(Draw(2, "deck.0", "hand.0"))
    settle()
    sheet = opened(empty_window)
    sheet.choices[1].setCurrentIndex(1)
    assert not any(said.startswith("What ") for said in cells(sheet))
    assert JUDGE not in [
        sheet.foot.eyes.itemData(number) for number in range(sheet.foot.eyes.count())
    ]


def test_what_lies_beside_the_report_is_kept(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.json").write_text("kept")
    (tmp_path / "mine.png").write_text("kept")
    monkeypatch.setattr(report_writing, "choose_target", lambda *_: tmp_path / "mine")
    opened(window).foot.button.click()
    assert (tmp_path / "mine.json").read_text() == (tmp_path / "mine.png").read_text() == "kept"
    assert {path.name for path in tmp_path.iterdir()} >= {"mine.md", "mine 2.json", "mine 2.png"}


def test_where_the_report_cannot_be_written_it_is_said_once(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_writing, "choose_target", lambda *_: tmp_path / "no" / "a.md")
    sheet, before = opened(window), len(window.messages.kept)
    sheet.foot.button.click()
    assert len(window.messages.kept) == before + 1


def with_a_third(window: Window) -> ReadingsSheet:
    """Return the sheet with a third reading: neither was done."""
    sheet = opened(window)
    window.ask(Jump(0))
    window.ask(Draw(1, "deck.0", "hand.0"))
    settle()
    sheet.lines.add.click()
    settle()
    return sheet


def test_three_readings_are_held_against_each_other(window: Window) -> None:
    sheet = with_a_third(window)
    assert sheet.nodes == (4, 1, 5)
    said = cells(sheet)
    assert said[:4] == ["", "A", "B", "C"]
    at = said.index("Aki's Hawlucha")
    assert said[at + 1 : at + 4][1] == "Asleep"
    assert len(sheet.boards.boards) == 3
    for goal in (4, 1, 5):
        window.run_action("other_reading")
        settle()
        assert window.document is not None
        assert window.document.tree.cursor == goal
        assert [board.isChecked() for board in sheet.boards.boards] == [
            node == goal for node in sheet.nodes
        ]
    sheet.lines.lines[2].leave.click()
    settle()
    assert sheet.nodes == (4, 1)
    assert cells(sheet)[:3] == ["", "A", "B"]


def test_a_board_shows_its_reading_and_is_pressed_by_keyboard(window: Window) -> None:
    sheet = with_a_third(window)
    one, other, _ = sheet.boards.boards
    assert one.picture != other.picture
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Space)
    assert window.document is not None
    assert window.document.tree.cursor == 1
    assert other.accessibleName() == "Board of reading B"


def test_as_many_readings_as_have_a_letter(window: Window) -> None:
    sheet = opened(window)
    for _ in range(8):
        window.ask(Jump(0))
        window.ask(Draw(1, "deck.0", "hand.0"))
    settle()
    for _ in range(8):
        sheet.lines.add.click()
    assert len(sheet.nodes) == MOST_READINGS
    assert not sheet.lines.add.isEnabled()
    settle()
    assert window.room.rect().contains(sheet.geometry())


def test_the_picture_of_a_report_shows_each_reading_and_what_it_says(window: Window) -> None:
    pictured = pictures(window, JUDGE)
    one = pictured((4, 4), "short")
    two = pictured((4, 1), "short")
    long = pictured((4, 1), "\n\n".join(["A line."] * 40))
    assert one.width() == two.width() == long.width() >= report_picture.NARROWEST
    assert long.height() > two.height() + 500
    assert pictured((4, 1), "\n\n".join(["A line."] * 4000)).height() == report_picture.HIGHEST
    assert two != pictured((4, 1), "other")


def test_the_picture_of_a_report_holds_no_face_that_its_eyes_do_not_see(window: Window) -> None:
    assert window.document is not None
    before = {seat: pictures(window, seat)((4, 1), "said") for seat in (SPECTATOR, JUDGE)}
    host = window.document.table.host
    hidden = next(iter(host.tree.table_at(4).zones["hand.0"]))
    for node in (4, 1):
        table = host.tree.table_at(node)
        cards = list(table.cards)
        cards[hidden] = replace(cards[hidden], ref="SSP-76")
        object.__setattr__(table, "cards", tuple(cards))
    after = {seat: pictures(window, seat)((4, 1), "said") for seat in (SPECTATOR, JUDGE)}
    assert after[SPECTATOR] == before[SPECTATOR]
    assert after[JUDGE] != before[JUDGE], "the judge sees the hand"


def test_what_somebody_wrote_is_only_words_in_the_picture(window: Window) -> None:
    pictured = pictures(window, JUDGE)
    assert pictured((4, 4), "<b>x</b>") != pictured((4, 4), "x")
    assert pictured((4, 4), "![a](file:///etc/hostname)").height() <= pictured((4, 4), "a").height()


def pictures(window: Window, seat: int) -> Callable[[tuple[int, ...], str], QImage]:
    """Return what makes the picture of a report with the eyes of a seat."""
    document, board = window.document, window.board
    assert document is not None
    assert board is not None

    def made(nodes: tuple[int, ...], markdown: str) -> QImage:
        asked = Asked(nodes, seat)
        look, font = window.look, window.font()
        return report_picture.report_picture(
            board, document.table.host, asked, markdown, look, font
        )

    return made


HOSTILE = (
    *("<b>Aki</b>", "![x](file:///etc/hostname)", "[a](http://x)", "# Aki", "*A*_k_`i`", "A | B"),
    *("1. Aki", "- Aki", "> Aki", "&lt;Aki&gt;", "A\\*B", "~~Aki~~", "<!-- Aki", "Aki ==="),
)


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_player_is_called_is_read_as_it_is_written(name: str) -> None:
    """What a report says of people comes through Markdown to the picture letter by letter."""
    position = typed_position(TYPED, SPEC, cards_of(SPEC)).position
    seats = (replace(position.seats[0], name=name), *position.seats[1:])
    host = lay_position(SPEC, replace(position, seats=seats))
    asked = Asked((0,), JUDGE, ruling=f"{name} is right.")
    title = Words("Game", "ゲーム")
    said = report(host, asked, lexicon(SPEC, cards_of(SPEC)), "en", title, lambda *_: None)
    page = markdown_page(said.markdown, QFont(), 900).toPlainText()
    assert f"{name} is right." in page
    assert f"Present: {name} and" in page
