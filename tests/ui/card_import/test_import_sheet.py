"""Importing cards in the window: choosing, progress, cancelling, what it did, forgetting."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot

from app.cards.importing import import_words
from app.cards.importing.import_values import Imported, Summary, Trouble
from app.core.text.words import Words
from app.games.pokemon.cards.imports import import_errand
from app.games.pokemon.cards.imports.base_contents import held
from app.games.pokemon.cards.imports.import_errand import import_files
from app.games.pokemon.cards.imports.pokemon_imports import WHAT
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store import store_file
from app.games.pokemon.cards.store.card_store import CardStore
from app.places import cards_file
from app.ui.app.window import Window
from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.import_desk import ImportDesk
from app.ui.cards.importing.import_report import as_text
from app.ui.cards.importing.import_sheet import ImportSheet
from tests.games.pokemon.cards.imports.conftest import english, japanese
from tests.helpers.action_finding import found_actions

OWN = "key,name,name_ja,kind,set_name\nHOME-4,Kettle,やかん,item,Homemade\n"
WAIT = 20_000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with an English card, its Japanese print, one of one's own, and a stray file."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "en.json").write_text(json.dumps([english()]), encoding="utf-8")
    (folder / "ja.json").write_text(json.dumps([japanese("XX-001")]), encoding="utf-8")
    (folder / "own.csv").write_text(OWN, encoding="utf-8")
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    return folder


Import = Callable[..., ImportSheet]


@pytest.fixture
def importing(empty_window: Window, qtbot: QtBot) -> Import:
    """Imports in the window and waits until it is done."""

    def run(*paths: Path) -> ImportSheet:
        desk = empty_window.sheets.import_desk
        desk.open(paths)
        qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
        return sheet_of(empty_window)

    return run


def sheet_of(window: Window) -> ImportSheet:
    sheet = window.findChild(ImportDesk).sheet
    assert sheet is not None
    return sheet


# -- where it is found ----------------------------------------------------------------------------


def test_the_menu_opens_it_with_the_keyboard_on_the_first_choice(empty_window: Window) -> None:
    empty_window.run_action("import_cards")
    sheet = sheet_of(empty_window)
    assert sheet.start.files.hasFocus()
    assert sheet.start.held.text() == "No cards are imported yet."
    assert sheet.start.forget.isHidden()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert empty_window.findChild(ImportDesk).sheet is None


def test_the_finder_knows_it_in_both_languages(empty_window: Window) -> None:
    for said, language in (("import", "en"), ("取り込", "ja")):
        found = [entry.id for entry in found_actions(empty_window.registry, said, language)]
        assert "import_cards" in found


def test_the_card_browser_leads_to_it(empty_window: Window) -> None:
    empty_window.pages.show_home()
    empty_window.pages.open("cards")
    page = empty_window.pages.currentWidget()
    assert page is not None
    page.browser.import_button.click()  # type: ignore[attr-defined]
    assert sheet_of(empty_window).isVisible()


def test_the_settings_lead_to_it_and_say_what_there_is(
    empty_window: Window, importing: Import, data: Path
) -> None:
    importing(data).leave()
    empty_window.pages.show_settings()
    field = empty_window.pages.currentWidget().row("card_base").field  # type: ignore[union-attr]
    assert field.held.text() == "Imported so far: 3 cards in 3 sets."
    field.take.click()
    assert sheet_of(empty_window).start.isVisible()
    sheet_of(empty_window).leave()
    field.forget.click()
    assert sheet_of(empty_window).forgetting.isVisible()


# -- importing ------------------------------------------------------------------------------------


def test_files_are_chosen_in_the_system_s_own_dialog(
    empty_window: Window, qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = [str(data / "en.json"), str(data / "own.csv")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    empty_window.sheets.import_cards()
    sheet_of(empty_window).start.files.click()
    desk = empty_window.findChild(ImportDesk)
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert held().cards == 2
    assert empty_window.last_folder == data


def test_thinking_better_of_it_changes_nothing(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    empty_window.sheets.import_cards()
    sheet_of(empty_window).start.folder.click()
    assert sheet_of(empty_window).start.isVisible()
    assert not cards_file().exists()


def test_it_says_what_the_command_line_says(importing: Import, data: Path) -> None:
    sheet = importing(data)
    said = sheet.done.said.text().splitlines()
    assert said == [
        "New 3, changed 0, unchanged 0, refused 0.",
        "The card base holds 3 cards, 3 with both an English and a Japanese name.",
        "3 cards newly linked between English and Japanese.",
    ]
    report = sheet.done.report.toPlainText().splitlines()
    assert report[:4] == [
        "Sets: 3",
        "TWM Twilight Masquerade · 1 card",
        "HOME Homemade · 1 card",
        "XX · 1 card",
    ]
    assert "1 file of other kinds (.txt) left alone" in report[-1]
    again = importing(data).done.said.text()
    assert again.startswith("New 0, changed 0, unchanged 3, refused 0.")
    assert "No cards newly linked" in again


def test_refusals_are_listed_first_and_copied_with_the_rest(importing: Import, data: Path) -> None:
    (data / "bad.json").write_text(json.dumps([english("sv6-9", hp=[])]), encoding="utf-8")
    sheet = importing(data)
    first, second = sheet.done.report.toPlainText().splitlines()[:2]
    assert first == "Refused: 1"
    assert second == f"{data / 'bad.json'}, sv6-9: field “hp”: it is not a text"
    sheet.done.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("New 3, changed 0, unchanged 0, refused 1.")
    assert second in copied
    assert "TWM Twilight Masquerade" in copied


def test_more_refusals_than_are_kept_are_counted() -> None:
    kept = tuple(Trouble("a.json", str(n), Words("no", "いいえ")) for n in range(3))
    done = Imported(Summary(1, 0, 0, 8, kept, (), 1, 0))
    assert "and 5 entries more" in as_text(done, WHAT, "en")
    assert "ほか5件" in as_text(done, WHAT, "ja")


def test_what_holds_no_cards_is_said(importing: Import, data: Path) -> None:
    sheet = importing(data / "notes.txt")
    assert sheet.title.text() == "Not imported"
    assert sheet.done.said.text().startswith("There are no cards in what you gave.")
    assert str(data / "notes.txt") in sheet.done.report.toPlainText()


def test_a_damaged_base_is_kept_aside(importing: Import, data: Path) -> None:
    cards_file().parent.mkdir(parents=True)
    cards_file().write_bytes(b"broken")
    sheet = importing(data)
    assert "cards.damaged-1.sqlite" in sheet.done.said.text()
    assert held().cards == 3


# -- while it runs --------------------------------------------------------------------------------


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Event:
    """An import that waits in its middle, after the first card was read, until it is let on."""
    go_on = Event()
    read = import_errand.read_files

    def waiting(*arguments: object) -> object:
        for number, one in enumerate(read(*arguments)):  # type: ignore[arg-type]
            if number:
                go_on.wait(WAIT / 1000)
            yield one

    monkeypatch.setattr(import_errand, "read_files", waiting)
    return go_on


def test_the_window_goes_on_and_the_sheet_shows_what_is_read(
    empty_window: Window, qtbot: QtBot, data: Path, held_up: Event
) -> None:
    desk = empty_window.sheets.import_desk
    desk.open([data])
    sheet = sheet_of(empty_window)
    qtbot.waitUntil(lambda: sheet.running.file.text() == "en.json", timeout=WAIT)
    assert sheet.running.doing.text() == "Reading cards"
    empty_window.run_action("import_cards")
    assert sheet_of(empty_window) is sheet
    held_up.set()
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert sheet.done.isVisible()


def test_cancelled_nothing_of_it_stays(
    empty_window: Window, qtbot: QtBot, data: Path, held_up: Event, tmp_path: Path
) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps([english("me1-5", "Whimsicott")]), encoding="utf-8")
    import_files([other])
    desk = empty_window.sheets.import_desk
    desk.open([data])
    sheet = sheet_of(empty_window)
    qtbot.waitUntil(lambda: bool(sheet.running.file.text().strip()), timeout=WAIT)
    sheet.running.cancel.click()
    held_up.set()
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert sheet.done.said.text() == import_phrases.STOPPED.en
    assert [one.code for one in held().sets] == ["MEG"]


def test_closed_meanwhile_it_is_told_when_it_is_done(
    empty_window: Window, qtbot: QtBot, data: Path, held_up: Event
) -> None:
    desk = empty_window.sheets.import_desk
    desk.open([data])
    QTest.keyClick(sheet_of(empty_window), Qt.Key.Key_Escape)
    assert desk.sheet is None
    assert desk.work.running
    held_up.set()
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    told_last = empty_window.messages.kept[0]
    assert told_last.words.en == "New 3, changed 0, unchanged 0, refused 0."
    assert told_last.action is not None
    told_last.action.do()
    assert "TWM" in sheet_of(empty_window).done.report.toPlainText()


def test_a_second_import_waits_for_the_first(
    empty_window: Window, qtbot: QtBot, data: Path, held_up: Event
) -> None:
    desk = empty_window.sheets.import_desk
    desk.open([data])
    desk.open([data / "own.csv"])
    assert empty_window.messages.kept[0].words == import_phrases.BUSY
    held_up.set()
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert held().cards == 3


# -- what goes wrong ------------------------------------------------------------------------------


def test_another_chabudai_that_writes_is_told(
    importing: Import, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_files([data / "own.csv"])
    monkeypatch.setattr(store_file, "PATIENCE", 0.05)
    other, _ = CardStore.open_to_write(cards_file())
    other.connection.execute(sql.BEGIN)
    sheet = importing(data)
    other.connection.execute(sql.ROLLBACK)
    other.close()
    assert sheet.title.text() == "Not imported"
    assert sheet.done.said.text().startswith("Another Chabudai is writing to the card base")
    assert held().cards == 1


def test_a_full_disk_is_told_and_the_base_is_as_it_was(
    importing: Import, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_files([data / "own.csv"])
    pages = sqlite3.connect(cards_file()).execute("PRAGMA page_count").fetchone()[0]
    many = [english(f"sv6-{n}", f"Cotton {n}") for n in range(2, 400)]
    (data / "en.json").write_text(json.dumps(many), encoding="utf-8")
    monkeypatch.setattr(sql, "KEEP_IN_MEMORY", f"PRAGMA max_page_count = {pages}")
    sheet = importing(data)
    assert "is full" in sheet.done.said.text()
    assert held().cards == 1


def test_a_place_that_cannot_be_written_is_told(importing: Import, data: Path, home: Path) -> None:
    home.mkdir()
    (home / "data").write_text("a file in the way", encoding="utf-8")
    assert "cannot be written" in importing(data).done.said.text()


def test_what_nobody_thought_of_is_told_and_survived(
    importing: Import, data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("broken")

    monkeypatch.setattr(import_errand, "read_files", broken)
    sheet = importing(data)
    assert sheet.done.said.text() == import_phrases.WENT_WRONG.en
    assert "RuntimeError: broken" in caplog.text
    caplog.clear()


def test_a_base_that_cannot_be_read_is_told_where_one_begins(
    empty_window: Window, home: Path
) -> None:
    cards_file().parent.mkdir(parents=True)
    cards_file().write_bytes(b"broken")
    empty_window.sheets.import_cards()
    assert "is damaged" in sheet_of(empty_window).start.held.text()


# -- forgetting -----------------------------------------------------------------------------------


def test_sets_are_forgotten_after_a_question(
    empty_window: Window, importing: Import, qtbot: QtBot, data: Path
) -> None:
    sheet = importing(data)
    sheet.done.more.click()
    sheet.start.forget.click()
    page = sheet.forgetting
    assert not page.forget.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    page.forget.click()
    assert page.question.text() == "Forget 1 card of 1 set? This cannot be undone."
    assert page.no.hasFocus()
    QTest.keyClick(page.no, Qt.Key.Key_Escape)
    assert page.asking.isHidden()
    assert held().cards == 3
    page.forget.click()
    page.yes.click()
    desk = empty_window.findChild(ImportDesk)
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert sheet.done.said.text() == import_words.forgotten(1).en
    assert [one.code for one in held().sets] == ["HOME", "XX"]


def test_everything_is_forgotten(
    empty_window: Window, importing: Import, qtbot: QtBot, data: Path
) -> None:
    importing(data).leave()
    empty_window.sheets.forget_cards()
    page = sheet_of(empty_window).forgetting
    page.all.click()
    page.forget.click()
    page.yes.click()
    desk = empty_window.findChild(ImportDesk)
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)
    assert held().cards == 0
    empty_window.sheets.forget_cards()
    assert sheet_of(empty_window).start.isVisible()


def test_esc_goes_back_from_the_sets(empty_window: Window, importing: Import, data: Path) -> None:
    importing(data).leave()
    empty_window.sheets.forget_cards()
    QTest.keyClick(sheet_of(empty_window).forgetting.list, Qt.Key.Key_Escape)
    assert sheet_of(empty_window).start.isVisible()


# -- looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_every_page_fits_into_the_window_at_every_size_of_text(
    empty_window: Window, importing: Import, data: Path, scale: float
) -> None:
    empty_window.resize(1280, 720)
    empty_window.looks.apply("text_scale", scale)
    sheet = importing(data)
    for show in (lambda: None, sheet.start_wanted.emit, sheet.start.forget.click):
        show()
        assert empty_window.room.rect().contains(sheet.geometry())
        foot = sheet._shown.foot
        buttons = [one for one in foot.findChildren(QAbstractButton) if one.isVisible()]
        assert buttons
        for button in buttons:
            at = button.mapTo(sheet, button.rect().topLeft())
            assert sheet.rect().contains(button.rect().translated(at)), button.text()


def test_it_follows_the_language(
    empty_window: Window, importing: Import, qtbot: QtBot, data: Path
) -> None:
    sheet = importing(data)
    empty_window.looks.apply("language", "ja")
    qtbot.waitUntil(lambda: sheet.title.text() == "取り込みました", timeout=WAIT)
    assert sheet.done.said.text().startswith("新規3、")
    assert sheet.done.report.toPlainText().startswith("セット：3")
    assert sheet.done.copy.accessibleName() == import_phrases.COPY_ALL.ja
    empty_window.looks.apply("language", "en")
    qtbot.waitUntil(lambda: sheet.title.text() == "Imported", timeout=WAIT)


def test_closed_after_some_pages_the_window_still_speaks(
    empty_window: Window, importing: Import, qtbot: QtBot, data: Path
) -> None:
    """Hiding what has the keyboard would take parts of the window with the sheet."""
    importing(data).leave()
    qtbot.waitUntil(lambda: not empty_window.findChildren(ImportSheet), timeout=WAIT)
    empty_window.looks.apply("language", "ja")
    assert empty_window.actions_of["import_cards"].text() == "カードを取り込む(&M)…"


def test_all_that_takes_the_keyboard_has_a_name(
    empty_window: Window, importing: Import, data: Path
) -> None:
    sheet = importing(data)
    parts = (*sheet.findChildren(QAbstractButton), sheet.done.report, sheet.forgetting.list)
    assert all(
        part.accessibleName() or (isinstance(part, QAbstractButton) and part.text())
        for part in (*parts, sheet.running.bar)
    )
