"""The sheet of keys: found by name or by key, whatever is pointed at."""

from __future__ import annotations

import pytest

from app.core.text.words import Language
from app.ui.app.window import Window
from app.ui.commands.keys_sheet import KeysSheet
from app.ui.table.table_document import new_document
from app.ui.toolkit.rich_text import RichLabel
from tests.gallery import four_players
from tests.games.pokemon_table import DECK


@pytest.fixture
def sheet(empty_window: Window) -> KeysSheet:
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    window.sheets.show("keys")
    return window.room.findChildren(KeysSheet)[0]


def told(sheet: KeysSheet) -> str:
    inside = sheet.area.widget()
    assert inside is not None
    labels = inside.findChildren(RichLabel)
    return " ".join(label.toPlainText() for label in labels if label.isVisibleTo(sheet))


def test_a_key_is_found_although_it_does_nothing_now(sheet: KeysSheet) -> None:
    assert "F6" not in told(sheet)
    sheet.field.setText("F6")
    assert "Attack 2" in told(sheet)
    # What is looked for is shown anyway: the box has nothing to add.
    assert not sheet.all.isEnabled()
    sheet.field.clear()
    assert sheet.all.isEnabled()
    assert "Attack 2" not in told(sheet)


def test_a_search_that_finds_nothing_says_so(sheet: KeysSheet) -> None:
    assert not sheet.nothing.isVisibleTo(sheet)
    sheet.field.setText("zzz")
    assert sheet.nothing.isVisibleTo(sheet)
    assert sheet.nothing.text()
    assert told(sheet) == ""
    sheet.field.setText("undo")
    assert not sheet.nothing.isVisibleTo(sheet)


@pytest.mark.parametrize(
    ("language", "next_one", "nobody"),
    [("en", "Sit down for Ren", "the other player"), ("ja", "Renの席に座る", "相手に交代")],
)
def test_among_four_it_says_who_comes_next(
    empty_window: Window, language: Language, next_one: str, nobody: str
) -> None:
    empty_window.look.change(language=language)
    empty_window.put_on_board(four_players.royal())
    empty_window.sheets.show("keys")
    sheet = empty_window.room.findChildren(KeysSheet)[0]
    assert next_one in told(sheet)
    sheet.all.setChecked(True)
    assert nobody not in told(sheet)
    assert "&" not in told(sheet)
