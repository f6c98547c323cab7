"""The sheet for a new table: what it proposes, what it takes, what it remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from app.core.data.value import replace
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks.deck_files import shipped_for
from app.ui.look.look import Look
from app.ui.table import last_table
from app.ui.table.last_table import LastTable
from app.ui.table.new_table import new_table_sheet
from app.ui.table.new_table.chosen_table import NewTable
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.new_table.sheet_reading import chosen_in
from tests.helpers.text_scale import scale_text

LIST = "4 Iono PAL 185\n3 Dreepy TWM 128\n"
Opened = Callable[..., NewTableSheet]


@pytest.fixture(scope="session")
def cards() -> PokemonCards:
    return PokemonCards.load()


@pytest.fixture
def shipped() -> list[Path]:
    return shipped_for("pokemon")


@pytest.fixture
def room(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[QWidget]:
    """A window, and a home in which no table was laid yet."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    QLocale.setDefault(QLocale(QLocale.Language.English))
    before = qapp.font()
    room = QWidget()
    room.resize(1024, 600)
    room.show()
    qtbot.waitExposed(room)
    room.activateWindow()
    yield room
    room.close()
    room.deleteLater()
    QApplication.sendPostedEvents(room, QEvent.Type.DeferredDelete)
    qapp.setFont(before)


@pytest.fixture
def opened(room: QWidget, cards: PokemonCards, shipped: list[Path]) -> Opened:
    """Opens the sheet; further arguments as for `open`."""

    def open_sheet(*arguments: object, **named: object) -> NewTableSheet:
        sheet = NewTableSheet(Look(language="en"), room, cards, shipped)
        sheet.open(*arguments, **named)  # type: ignore[arg-type] # whatever a test says
        return sheet

    return open_sheet


def heard(sheet: NewTableSheet) -> list[NewTable]:
    tables: list[NewTable] = []
    sheet.chosen.connect(tables.append)
    return tables


def test_enter_sits_down_with_what_is_proposed(opened: Opened) -> None:
    sheet = opened()
    tables = heard(sheet)
    QTest.keyClick(sheet.decks[0].box, Qt.Key.Key_Return)
    (table,) = tables
    assert (table.game, table.names, table.seed, table.setup) == ("pokemon", ("Aki",), None, True)
    assert [deck.count for deck in table.decks] == [60]
    assert not sheet.isVisible()


def test_it_is_no_window_of_its_own_and_escape_closes_it(opened: Opened, room: QWidget) -> None:
    sheet = opened()
    assert not sheet.isWindow()
    assert QApplication.activeModalWidget() is None
    tables = heard(sheet)
    QTest.keyClick(sheet.names[0], Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert tables == []


def test_two_sit_down_with_different_decks(opened: Opened) -> None:
    sheet = opened()
    assert not sheet.forms[1].isVisible()
    sheet.seating.two.click()
    assert sheet.forms[1].isVisible()
    tables = heard(sheet)
    sheet.start.click()
    first, second = tables[0].decks
    assert tables[0].names == ("Aki", "Ren")
    assert first.keys != second.keys


def test_the_next_table_begins_with_the_last(opened: Opened, shipped: list[Path]) -> None:
    sheet = opened()
    sheet.seating.two.click()
    sheet.names[0].setText("Hana")
    sheet.names[1].setText("Mio")
    sheet.decks[0].choose(shipped[3])
    sheet.decks[1].choose(LIST)
    sheet.setup.setChecked(False)
    sheet.start.click()

    again = opened()
    assert again.seating.two.isChecked()
    assert [field.text() for field in again.names] == ["Hana", "Mio"]
    assert [choice.source for choice in again.decks] == [shipped[3], LIST]
    assert not again.setup.isChecked()


def test_the_name_is_asked_at_the_first_table_and_known_at_the_next(opened: Opened) -> None:
    sheet = opened()
    assert sheet.names[0].text() == ""
    assert sheet.names[0].placeholderText() == "Your name"
    assert sheet.names[0].hasFocus()
    QTest.keyClicks(sheet.names[0], "Hana")
    sheet.start.click()
    again = opened()
    assert again.names[0].text() == "Hana"
    assert again.decks[0].box.hasFocus()


def test_nobody_hosts_without_a_name(opened: Opened) -> None:
    sheet = opened()
    sheet.seating.network.click()
    tables = heard(sheet)
    sheet.start.click()
    assert tables == []
    assert sheet.forms[0].asks.text() == "Type your name."
    assert sheet.forms[0].asks.isVisible()
    QTest.keyClicks(sheet.names[0], "Hana")
    assert not sheet.forms[0].asks.isVisible()
    sheet.start.click()
    assert [table.names for table in tables] == [("Hana",)]


def test_a_deck_that_is_gone_is_not_proposed(
    opened: Opened, tmp_path: Path, shipped: list[Path]
) -> None:
    last_table.save(LastTable(("Hana",), (tmp_path / "gone.txt",)))
    assert opened().decks[0].source == shipped[0]
    moved = tmp_path / "old" / shipped[2].name
    last_table.save(LastTable(("Hana",), (moved,)))
    assert opened().decks[0].source == shipped[2]


def test_a_damaged_memory_is_no_memory(tmp_path: Path) -> None:
    for data in (b"", b"[]", b'{"names": 3}', b"\xff\xfe", b'{"names":["a"],"decks":[{}]}'):
        (tmp_path / "last.json").write_bytes(data)
        assert last_table.load(tmp_path / "last.json") == LastTable()
    assert last_table.load(tmp_path / "nothing.json") == LastTable()


def test_seats_are_only_taken_once_every_deck_is_there(opened: Opened) -> None:
    sheet = opened()
    box = sheet.decks[0].box
    box.setCurrentIndex(box.findData("paste"))
    assert sheet.decks[0].text.isVisible()
    assert not sheet.start.isEnabled()
    sheet.decks[0].text.setPlainText("good morning")
    assert "No line here is a card" in sheet.decks[0].says.text()
    assert not sheet.start.isEnabled()
    tables = heard(sheet)
    QTest.keyClick(sheet.names[0], Qt.Key.Key_Return)
    assert tables == []
    sheet.decks[0].text.setPlainText(LIST)
    assert sheet.decks[0].says.text().startswith("7 cards")
    assert sheet.start.isEnabled()


def test_of_several_lists_in_a_text_one_is_chosen(opened: Opened) -> None:
    sheet = opened()
    choice = sheet.decks[0]
    choice.box.setCurrentIndex(choice.box.findData("paste"))
    choice.text.setPlainText("Deck 1: Of Ren\n60 Foo\n\nDeck 2: Of Aki\n40 Bar\n20 Baz\n")
    assert choice.which.isVisible()
    named = [choice.which.itemText(place) for place in range(choice.which.count())]
    assert named == ["Of Ren · 60 cards", "Of Aki · 60 cards"]
    assert choice.deck is not None
    assert choice.deck.title == "Of Ren"
    choice.which.setCurrentIndex(1)
    assert choice.deck.title == "Of Aki"
    tables = heard(sheet)
    sheet.start.click()
    assert [line.name for line in tables[0].decks[0].lines] == ["Bar", "Baz"]

    again = opened()
    assert again.decks[0].deck is not None
    assert again.decks[0].deck.title == "Of Aki"
    again.decks[0].text.setPlainText(LIST)
    assert not again.decks[0].which.isVisible()


def test_chance_can_be_repeated_further_down(opened: Opened) -> None:
    sheet = opened()
    assert not sheet.chance.field.isVisible()
    sheet.chance.head.click()
    assert sheet.chance.field.isVisible()
    sheet.chance.repeatable.click()
    sheet.chance.field.setValue(11)
    tables = heard(sheet)
    sheet.start.click()
    assert tables[0].seed == 11


def test_a_deck_that_was_brought_is_the_first_and_the_other_is_asked_for(
    opened: Opened, shipped: list[Path]
) -> None:
    sheet = opened((shipped[2],), 2)
    assert sheet.seating.two.isChecked()
    assert sheet.decks[0].source == shipped[2]
    assert sheet.decks[1].box.hasFocus()


def rule(sheet: NewTableSheet, option: str, value: str) -> QAbstractButton:
    buttons = sheet.rules.rows.rows[option].field.findChildren(QAbstractButton)
    return next(button for button in buttons if button.text() == value)


def test_the_rules_of_the_table_are_folded_up_and_as_usual(opened: Opened) -> None:
    sheet = opened()
    assert not sheet.rules.rows.isVisible()
    assert sheet.rules.head.text() == "▸ Rules of this table"
    tables = heard(sheet)
    sheet.start.click()
    assert tables[0].options == ()


def test_a_table_is_laid_with_other_rules_and_the_next_begins_with_them(opened: Opened) -> None:
    sheet = opened()
    sheet.rules.head.click()
    rule(sheet, "prizes", "3 each").click()
    rule(sheet, "first-turn-supporter", "Allowed").click()
    assert sheet.rules.head.text() == "▾ Rules of this table (2 things are not as usual)"
    tables = heard(sheet)
    sheet.start.click()
    assert tables[0].options == (("first-turn-supporter", "allowed"), ("prizes", "3"))

    again = opened()
    assert rule(again, "prizes", "3 each").isChecked()
    assert "2 things" in again.rules.head.text()
    assert chosen_in(again) is not None
    assert chosen_in(again).options == tables[0].options


def test_the_adviser_s_rules_are_no_part_of_it(opened: Opened) -> None:
    assert not [name for name in opened().rules.rows.rows if name.startswith(("rule:", "advice"))]


def test_decks_are_checked_for_the_day_and_region_of_the_table(opened: Opened) -> None:
    sheet = opened()
    assert "⚠" not in sheet.decks[0].says.text()
    line = sheet.rules.rows.rows["date"].field.line
    sheet.rules.head.click()
    line.setText("2011-06-01")
    QTest.keyClick(line, Qt.Key.Key_Tab)
    line.editingFinished.emit()
    before = sheet.decks[0].says.text()
    assert before.count("\n") > 1
    there = {}
    for region in ("intl", "jp"):
        sheet.rules.rows.show_options((("region", region), ("date", "2011-06-01")))
        sheet.rules.changed.emit()
        there[region] = sheet.decks[0].says.text()
    assert there["intl"] != there["jp"]
    sheet.rules.rows.show_options(())
    line.clear()
    line.editingFinished.emit()
    assert sheet.decks[0].says.text() == "60 cards"


def test_a_deck_is_asked_about_in_its_format_unless_the_table_has_one(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    (glc, *_), (half, *_) = (shipped_for("pokemon", name) for name in ("glc", "half"))
    sheet = opened((glc, half), 2)
    assert [choice.says.text() for choice in sheet.decks[:2]] == ["60 cards", "30 cards"]
    spec = replace(sheet.spec, deck_format="half")
    monkeypatch.setattr(new_table_sheet, "GAMES", {sheet.game: spec})
    sheet = opened((glc, half), 2)
    first, second = (choice.says.text() for choice in sheet.decks[:2])
    assert first.startswith("60 cards\n⚠ ")
    assert "30" in first
    assert second == "30 cards"
    # What goes to the table says what the deck itself is made for.
    assert [choice.deck.format for choice in sheet.decks[:2] if choice.deck] == ["glc", "half"]


def test_nobody_sits_down_while_the_day_cannot_be_read(opened: Opened) -> None:
    sheet = opened()
    sheet.rules.head.click()
    line = sheet.rules.rows.rows["date"].field.line
    QTest.keyClicks(line, "31 August")
    line.editingFinished.emit()
    assert not sheet.start.isEnabled()
    assert chosen_in(sheet) is None
    sheet.rules.head.click()
    assert sheet.rules.head.text() == "▸ ⚠ Rules of this table"
    line.clear()
    line.editingFinished.emit()
    assert sheet.start.isEnabled()


def test_damaged_rules_in_the_memory_are_none(tmp_path: Path) -> None:
    for options in ('{"tie": ""}', '{"": "x"}', "[1]", '"tie"'):
        text = f'{{"names":["a"],"decks":[],"seats":1,"deal":true,"options":{options}}}'
        (tmp_path / "last.json").write_text(text)
        assert last_table.load(tmp_path / "last.json") == LastTable()


def drop(sheet: NewTableSheet, where: QPointF, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(where.toPoint(), copy, data, left, none)
    QApplication.sendEvent(sheet, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(sheet, QDropEvent(where, copy, data, left, none))


def test_a_list_is_dropped_on_the_seat_it_is_for(
    opened: Opened, tmp_path: Path, shipped: list[Path]
) -> None:
    (tmp_path / "own.txt").write_text(LIST)
    sheet = opened(seats=2)
    second = sheet.forms[1]
    middle = second.mapTo(sheet, second.rect().center())
    drop(sheet, QPointF(middle), tmp_path / "own.txt")
    assert sheet.decks[1].source == tmp_path / "own.txt"
    assert sheet.decks[0].source == shipped[0]
    drop(sheet, QPointF(10, 10), tmp_path / "own.txt")
    assert sheet.decks[0].source == tmp_path / "own.txt"


def test_two_lists_are_for_both(opened: Opened, shipped: list[Path]) -> None:
    sheet = opened()
    assert sheet.seating.alone.isChecked()
    drop(sheet, QPointF(10, 10), shipped[3], shipped[1])
    assert sheet.seating.two.isChecked()
    assert [choice.source for choice in sheet.decks] == [shipped[3], shipped[1]]


def test_fields_leave_drops_to_the_sheet(opened: Opened) -> None:
    sheet = opened(seats=2)
    assert not any(field.acceptDrops() for field in sheet.names)
    assert not any(choice.text.acceptDrops() for choice in sheet.decks)


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_it_stays_in_a_small_window_with_large_text(
    qapp: QApplication, opened: Opened, room: QWidget, scale: float
) -> None:
    scale_text(scale)
    sheet = opened(seats=2)
    sheet.chance.head.click()
    sheet.fit()
    QApplication.processEvents()
    assert room.rect().contains(sheet.geometry())
    for button in (sheet.start, sheet.cancel):
        corner = button.mapTo(sheet, button.rect().bottomRight())
        assert sheet.rect().contains(corner)
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
    assert sheet.area.widget().width() <= sheet.area.viewport().width()
    sheet.area.ensureWidgetVisible(sheet.chance.field)
    where = sheet.chance.field.mapTo(sheet.area.viewport(), sheet.chance.field.rect().center())
    assert sheet.area.viewport().rect().contains(where)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_in_the_smallest_window_one_always_sees_how_to_sit_down(
    opened: Opened, room: QWidget, text: float
) -> None:
    room.resize(1280, 720)
    scale_text(text)
    sheet = opened(seats=2)
    sheet.rules.head.click()
    QApplication.processEvents()
    assert room.rect().contains(sheet.geometry())
    assert sheet.area.verticalScrollBar().maximum() > 0
    assert not sheet.area.isAncestorOf(sheet.start)
    assert sheet.rect().contains(sheet.start.geometry())


@pytest.mark.parametrize("text", [1.0, 2.0, 3.0])
def test_what_only_two_choose_is_another_question_and_stays_together(
    opened: Opened, room: QWidget, text: float
) -> None:
    room.resize(1280, 720)
    scale_text(text)
    sheet = opened(seats=2)
    QApplication.processEvents()
    places = [
        part.mapTo(sheet, part.rect().topLeft())
        for part in (sheet.seating.apart, sheet.seating.open_hands)
    ]
    assert places[0].y() == places[1].y()
    assert sheet.seating.apart.parentWidget() is not sheet.seating.two.parentWidget()


def test_a_long_name_of_a_deck_ends_with_an_ellipsis_and_is_told_by_its_tip(
    opened: Opened, tmp_path: Path
) -> None:
    long = tmp_path / f"{'Dragapult and Munkidori ' * 6}of the league.txt"
    long.write_text(LIST, encoding="utf-8")
    sheet = opened([long])
    QApplication.processEvents()
    box = sheet.decks[0].box
    assert box.shown_text().endswith("…")
    assert box.toolTip() == box.currentText()
    box.setCurrentIndex(1)
    assert box.shown_text() == box.currentText()
    assert box.toolTip() == ""


def test_the_sheet_grows_with_what_is_said_of_a_deck(
    opened: Opened, room: QWidget, tmp_path: Path
) -> None:
    room.resize(1280, 720)
    sheet = opened(seats=2)
    QApplication.processEvents()
    odd = tmp_path / "odd.txt"
    odd.write_text(LIST + "9 Nothing Known XXX 1\n", encoding="utf-8")
    sheet.decks[0].choose(odd)
    QApplication.processEvents()
    assert sheet.area.verticalScrollBar().maximum() == 0


def test_titles_follow_the_language_and_the_choice_stays(
    opened: Opened, shipped: list[Path]
) -> None:
    sheet = opened((shipped[2],))
    assert sheet.decks[0].box.currentText() == "Marnie's Grimmsnarl ex"
    sheet.look.change(language="ja")
    assert sheet.decks[0].box.currentText() == "マリィのオーロンゲex"
    assert sheet.decks[0].says.text().startswith("60枚")
    assert sheet.decks[0].source == shipped[2]


def test_everything_has_a_name(opened: Opened) -> None:
    sheet = opened(seats=2)
    for kind in (QAbstractButton, QLineEdit, QComboBox):
        for part in sheet.findChildren(kind):
            if not part.isVisible() or isinstance(part.parent(), QLineEdit | QComboBox):
                continue
            named = part.accessibleName() or getattr(part, "text", str)()
            assert named, part
    names = [field.accessibleName() for field in sheet.names]
    assert names == ["Name at seat 1", "Name at seat 2"]


def roll_over(field: QWidget) -> None:
    middle = QPointF(field.rect().center())
    event = QWheelEvent(
        *(middle, QPointF(field.mapToGlobal(middle)), QPoint(), QPoint(0, -120)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(field, event)


def test_rolled_past_in_a_long_sheet_nothing_is_chosen(opened: Opened) -> None:
    sheet = opened()
    sheet.show()
    boxes = [box for box in sheet.findChildren(QComboBox) if box.count() > 1]
    counts = sheet.findChildren(QSpinBox)
    assert boxes
    assert counts
    before = [box.currentIndex() for box in boxes], [box.value() for box in counts]
    for field in (*boxes, *counts):
        field.clearFocus()
        roll_over(field)
    assert before == ([box.currentIndex() for box in boxes], [box.value() for box in counts])
