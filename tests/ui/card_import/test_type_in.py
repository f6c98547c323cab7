"""A card without data is typed in where it is missed, and everything that is open knows it then."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.games.game_api import Selection
from app.games.pokemon.cards.card_record import Words
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.imports.import_errand import ErrandError, keep_written
from app.games.pokemon.cards.imports.typed_fields import FIELDS
from app.games.pokemon.cards.store.card_store import CardStore
from app.places import cards_file
from app.ui.app.window import Window
from app.ui.cards.importing.import_desk import ImportDesk
from app.ui.cards.importing.type_in_sheet import TypeInSheet
from app.ui.commands.selection_menu import SelectionMenu
from app.ui.home.decks.deck_page import DeckSheet
from tests.helpers.action_finding import found_actions

LIST = "4 Odd Fox ZZZ 7\n56 Basic {R} Energy MEE 2\n"
KEY = "?Odd Fox|ZZZ|7"
WAIT = 20_000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def sheet_of(window: Window) -> TypeInSheet:
    sheet = window.findChild(ImportDesk).typing
    assert sheet is not None
    return sheet


def text(sheet: TypeInSheet, column: str) -> str:
    part = sheet.fields[column]
    return part.currentData() if isinstance(part, QComboBox) else part.text()


def write(sheet: TypeInSheet, column: str, said: str) -> None:
    part = sheet.fields[column]
    if isinstance(part, QComboBox):
        part.setCurrentIndex(part.findData(said))
        assert part.currentData() == said
    else:
        part.setText(said)


def keep(sheet: TypeInSheet, window: Window, qtbot: QtBot) -> None:
    sheet.keep.click()
    work = window.sheets.import_desk.work
    qtbot.waitUntil(lambda: not work.running, timeout=WAIT)


# -- what is kept ---------------------------------------------------------------------------------


def test_a_card_that_was_written_down_is_in_the_base(home: Path) -> None:
    done = keep_written(
        {"name": "Odd Fox", "kind": "pokemon", "set": "ZZZ", "number": "7", "hp": "60"}
    )
    assert (done.summary.new, done.summary.refused) == (1, 0)
    with_it = CardStore.open(cards_file())
    card = with_it.get("ZZZ-7")
    assert card is not None
    assert (card.name.en, card.kind, card.hp) == ("Odd Fox", "pokemon", 60)
    with_it.close()


@pytest.mark.parametrize("entry", [{}, {"name": "Odd Fox", "hp": "many"}])
def test_what_is_no_card_is_refused_in_words(home: Path, entry: dict[str, str]) -> None:
    with pytest.raises(ErrandError) as caught:
        keep_written(entry)
    assert caught.value.words.en
    assert caught.value.words.ja
    assert not cards_file().exists()


# -- the sheet ------------------------------------------------------------------------------------


def test_name_and_print_of_the_list_stand_there(empty_window: Window) -> None:
    empty_window.sheets.type_in_card(KEY, "trainer")
    sheet = sheet_of(empty_window)
    assert [text(sheet, column) for column in ("name", "name_ja", "set", "number", "kind")] == [
        "Odd Fox", "", "ZZZ", "7", "item",
    ]  # fmt: skip
    assert sheet.fields["kind"].hasFocus()
    assert not sheet.fields["hp"].isVisible()
    assert sheet.fields["text"].isVisible()
    write(sheet, "kind", "pokemon")
    assert sheet.fields["hp"].isVisible()
    assert not sheet.fields["text"].isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert empty_window.findChild(ImportDesk).typing is None


def test_a_japanese_name_stands_in_its_own_field(empty_window: Window) -> None:
    empty_window.sheets.type_in_card("?ふしぎな石||")
    sheet = sheet_of(empty_window)
    assert (text(sheet, "name"), text(sheet, "name_ja")) == ("", "ふしぎな石")


def test_what_a_kind_does_not_have_is_not_written(empty_window: Window) -> None:
    empty_window.sheets.type_in_card(KEY)
    sheet = sheet_of(empty_window)
    write(sheet, "hp", "60")
    write(sheet, "weakness", "W ×2")
    assert sheet.written["hp"] == "60"
    write(sheet, "kind", "item")
    assert sheet.written == {"name": "Odd Fox", "kind": "item", "set": "ZZZ", "number": "7"}


def test_a_whole_pokemon_is_kept_and_everybody_is_told(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.sheets.type_in_card(KEY)
    sheet = sheet_of(empty_window)
    for column, said in {
        "hp": "60", "types": "R", "stage": "basic", "attack1": "Nip", "attack1_cost": "R C",
        "attack1_damage": "30+", "weakness": "W ×2", "resistance": "G -30", "retreat": "1",
    }.items():  # fmt: skip
        write(sheet, column, said)
    keep(sheet, empty_window, qtbot)
    card = empty_window.cards.get("ZZZ-7")
    assert (card.hp, card.types, card.stage, card.retreat) == (60, ("R",), "basic", 1)
    assert (card.attacks[0].name.en, card.attacks[0].cost, card.attacks[0].damage) == (
        "Nip", ("R", "C"), "30+",
    )  # fmt: skip
    assert (card.weakness, card.weakness_value, card.resistance) == ("W", "×2", "G")
    assert empty_window.findChild(ImportDesk).typing is None
    told = empty_window.messages.kept[0].words
    assert told == Words("The card data was kept.", "カードデータを保存しました。")
    # What was laid before knows it too.
    assert empty_window.cards.get(KEY).hp == 60


def test_what_cannot_be_kept_is_said_in_the_sheet(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.sheets.type_in_card(KEY)
    sheet = sheet_of(empty_window)
    write(sheet, "attack1", "Nip")
    write(sheet, "attack1_cost", "much")
    keep(sheet, empty_window, qtbot)
    assert sheet.isVisible()
    assert "“much” is not known" in sheet.wrong.text()
    write(sheet, "attack1_cost", "C")
    keep(sheet, empty_window, qtbot)
    assert empty_window.findChild(ImportDesk).typing is None


def test_it_speaks_both_languages_while_open(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.sheets.type_in_card(KEY)
    sheet = sheet_of(empty_window)
    titles = {field.title.en for field in FIELDS} & {field.title.ja for field in FIELDS}
    assert titles <= {"HP"}
    empty_window.looks.apply("language", "ja")
    qtbot.waitUntil(lambda: sheet.title.text() == "カードデータを入力", timeout=WAIT)
    assert sheet.keep.text() == "このカードを保存"
    kinds = sheet.fields["kind"]
    assert isinstance(kinds, QComboBox)
    assert kinds.itemText(0) == "ポケモン"
    empty_window.looks.apply("language", "en")


def test_enter_in_a_field_keeps_it(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.sheets.type_in_card(KEY)
    sheet = sheet_of(empty_window)
    number = sheet.fields["number"]
    assert isinstance(number, QLineEdit)
    QTest.keyClick(number, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: empty_window.findChild(ImportDesk).typing is None, timeout=WAIT)
    assert empty_window.cards.get("ZZZ-7").name.en == "Odd Fox"


# -- where it is offered --------------------------------------------------------------------------


def test_the_deck_editor_offers_it_at_the_card(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.pages.decks.edit_list(LIST)
    editor = empty_window.pages.decks.editor()
    row = next(row for row in editor.parts.view.pile.rows if row.name.en == "Odd Fox")
    editor.menus.open_card_menu(row, QPoint(0, 0))
    menu = editor.parts.view.findChild(QMenu)
    assert menu is not None
    (entry,) = [one for one in menu.actions() if one.text() == "Type in this card…"]
    entry.trigger()
    menu.close()
    sheet = sheet_of(empty_window)
    assert (text(sheet, "name"), text(sheet, "kind")) == ("Odd Fox", "pokemon")
    keep(sheet, empty_window, qtbot)
    (line, _) = editor.deck.lines
    assert (line.key, line.status, line.count) == ("ZZZ-7", "known", 4)


def test_a_card_with_data_offers_nothing(empty_window: Window) -> None:
    empty_window.pages.decks.edit_list(LIST)
    editor = empty_window.pages.decks.editor()
    row = next(row for row in editor.parts.view.pile.rows if row.card and row.line.key == "MEE-2")
    editor.menus.open_card_menu(row, QPoint(0, 0))
    menu = editor.parts.view.findChild(QMenu)
    assert menu is not None
    assert "Type in this card…" not in [one.text() for one in menu.actions()]
    menu.close()


def test_the_decks_page_offers_it_below_the_cards(empty_window: Window, tmp_path: Path) -> None:
    sheet = _decks_sheet(empty_window)
    sheet.show_deck("Fox", read_decklist(LIST, empty_window.cards))
    assert not sheet.type_in.isHidden()
    sheet.type_in.click()
    assert text(sheet_of(empty_window), "name") == "Odd Fox"
    sheet_of(empty_window).leave()
    sheet.list.setCurrentIndex(sheet.list.deck.index(sheet.list.deck.rowCount() - 1))
    assert sheet.type_in.isHidden()


def _decks_sheet(window: Window) -> DeckSheet:
    window.pages.decks.show()
    sheet = window.findChild(DeckSheet)
    assert sheet is not None
    return sheet


def test_the_card_browser_offers_it_where_nothing_is_found(
    empty_window: Window, qtbot: QtBot
) -> None:
    empty_window.pages.open("cards")
    browser = empty_window.pages.currentWidget().browser  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: not browser.busy, timeout=WAIT)
    assert browser.type_in_button.isHidden()
    browser.filters.field.setText("Odd Fox")
    qtbot.waitUntil(lambda: not browser.type_in_button.isHidden(), timeout=WAIT)
    browser.type_in_button.click()
    assert text(sheet_of(empty_window), "name") == "Odd Fox"


def test_the_menu_of_a_card_on_the_table_offers_it(empty_window: Window, qtbot: QtBot) -> None:
    empty_window.tables.new.lay_alone(read_decklist("60 Odd Fox ZZZ 7", empty_window.cards))
    bridge, place = empty_window.bridge, empty_window.place
    assert bridge is not None
    assert place is not None
    handle = next(handle for handle, card in bridge.view.cards.items() if card.ref == KEY)
    menu = SelectionMenu(empty_window).menu(Selection(cards=(handle,)), empty_window)
    (entry,) = [one for one in menu.actions() if "Type in this card" in one.text().replace("&", "")]
    entry.trigger()
    sheet = sheet_of(empty_window)
    assert text(sheet, "name") == "Odd Fox"
    keep(sheet, empty_window, qtbot)
    assert not empty_window.registry.get("type_in").when(
        empty_window.situation(), Selection(cards=(handle,))
    )
    assert not empty_window.registry.get("type_in").when(empty_window.situation(), Selection())


def test_it_is_found_by_what_people_would_type(empty_window: Window) -> None:
    for said, language in (("type in", "en"), ("データを入力", "ja")):
        found = [entry.id for entry in found_actions(empty_window.registry, said, language)]
        assert "type_in_any" in found
