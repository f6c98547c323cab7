"""The lists of a game: searched, lit up, printed; at a table and where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games.blackpoker.cards.black_cards import black_cards
from app.ui.app.window import Window
from app.ui.learning import lists_sheet
from app.ui.learning.lists_page import STARTS_NOW
from app.ui.learning.lists_pdf import lists_pdf
from app.ui.learning.lists_sheet import ListsSheet
from app.ui.table.table_document import new_document
from tests.gallery import black
from tests.games.pokemon_table import DECK


def opened(window: Window) -> ListsSheet:
    assert window.run_action("lists")
    for _ in range(3):
        QApplication.processEvents()
    return window.room.findChildren(ListsSheet)[-1]


@pytest.fixture
def sheet(empty_window: Window) -> ListsSheet:
    empty_window.put_on_board(black.own_turn("lite"))
    return opened(empty_window)


def titles(sheet: ListsSheet) -> list[str]:
    return [row.title.en for one in sheet.sections for row in one.rows]


def test_it_shows_the_lists_of_the_table_and_finds_in_them(sheet: ListsSheet) -> None:
    assert sheet.kind.currentData() == "lite.6"
    assert "Summon Soldier" in sheet.page.toPlainText()
    sheet.field.setText("対応しません")
    assert titles(sheet) == ["Pass"]
    assert "Pass" in sheet.page.toPlainText()
    assert "Summon" not in sheet.page.toPlainText()
    sheet.field.setText("zzz")
    assert sheet.nothing.isVisibleTo(sheet)


def test_what_could_be_started_now_is_lit_and_follows_the_table(
    sheet: ListsSheet, empty_window: Window
) -> None:
    now = STARTS_NOW.en
    assert "start_summonsSoldier" in sheet.lit()
    assert "start_summonsAce" not in sheet.lit()
    assert sheet.page.toPlainText().count(f"\u00a0{now}\u00a0") == 0  # Qt reads them as spaces
    assert f" {now} " in sheet.page.toPlainText()
    bridge = empty_window.bridge
    assert bridge is not None
    assert empty_window.run_action("end_turn")
    for _ in range(5):
        QApplication.processEvents()
    assert "start_summonsSoldier" not in sheet.lit()


def test_other_ways_to_play_are_looked_up_without_being_lit(sheet: ListsSheet) -> None:
    sheet.kind.setCurrentIndex(sheet.kind.findData("master.6"))
    assert "Recall" in titles(sheet)
    assert not sheet.lit()


def test_it_is_read_in_the_other_language_at_once(sheet: ListsSheet, empty_window: Window) -> None:
    empty_window.look.change(language="ja")
    assert "兵士召喚" in sheet.page.toPlainText()
    assert sheet.kind.currentText() == "ライト（第6版） – この卓"


def test_it_is_printed(sheet: ListsSheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    target = tmp_path / "lists.pdf"
    monkeypatch.setattr(lists_sheet, "choose_target", lambda *_: target)
    sheet.print.click()
    assert target.read_bytes().startswith(b"%PDF")
    short = lists_pdf("Lists", sheet.sections[:1], "en", "", black_cards())
    assert len(short) < len(target.read_bytes())


def test_a_game_without_lists_offers_none_and_without_a_table_all_can_be_looked_up(
    empty_window: Window,
) -> None:
    sheet = opened(empty_window)
    assert sheet.kind.count() > 5
    sheet.close()
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    assert not window.run_action("lists")


def test_words_with_a_short_meaning_stand_in_one_line_each(sheet: ListsSheet) -> None:
    lines = sheet.page.toPlainText().split("\n")
    assert "L   take 1 damage" in lines
    assert "Summon Soldier" not in lines, "an action tells its cost beside its name"
    assert "The key card enters your field as a common soldier, face-up and charged." in lines


def test_signs_have_the_colours_of_the_cards(sheet: ListsSheet) -> None:
    colours = {
        cursor.charFormat().foreground().color().name()
        for sign in "♠♥♦♣"
        if not (cursor := sheet.page.document().find(f"{sign} ")).isNull()
    }
    assert len(colours) == 4
