"""After an import everything that is open knows the new cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.cards.deck.deck_edit import add
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.imports.import_errand import forget_sets, import_files
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.app.window import Window
from app.ui.cards.browser.browser import CardBrowser
from app.ui.cards.importing.fresh_cards import recognised, show_fresh_cards
from app.ui.cards.importing.import_desk import ImportDesk
from app.ui.table.table_document import Document
from tests.games.pokemon.cards.imports.conftest import english
from tests.games.pokemon_table import Game

WAIT = 20_000
KEY = "TWM-1"
LIST = "4 Cottonee TWM 1\n56 Basic {G} Energy\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "en.json"
    path.write_text(json.dumps([english()]), encoding="utf-8")
    return path


def bring(window: Window, qtbot: QtBot, data: Path) -> None:
    window.sheets.import_desk.open([data])
    desk = window.findChild(ImportDesk)
    qtbot.waitUntil(lambda: not desk.work.running, timeout=WAIT)


def test_an_open_browser_finds_them(empty_window: Window, qtbot: QtBot, data: Path) -> None:
    empty_window.pages.show_home()
    empty_window.pages.open("cards")
    (browser,) = empty_window.findChildren(CardBrowser)
    browser.filters.field.setText("cottonee")
    assert browser.found.rowCount() == 0
    bring(empty_window, qtbot, data)
    assert browser.found.shown.keys == [KEY]
    assert browser.filters.boxes["set"].findData("TWM") >= 0


def test_a_card_on_the_table_gets_its_face(empty_window: Window, qtbot: QtBot, data: Path) -> None:
    game = Game(deck=(KEY,) * 60)
    game.stand(KEY, "active.0")
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    assert empty_window.board is not None
    (unit,) = game.view().units

    def on_board() -> str:
        assert empty_window.board is not None
        card = empty_window.board.pieces[unit].base.card
        return card.kind if card is not None else ""

    assert on_board() == "unknown"
    assert empty_window.side is not None
    empty_window.side.preview.show_card(KEY)
    bring(empty_window, qtbot, data)
    assert on_board() == "pokemon"
    assert empty_window.side.preview.face.card is not None
    assert empty_window.side.preview.face.card.name.en == "Cottonee"


def test_a_deck_being_edited_is_read_and_checked_anew(
    empty_window: Window, qtbot: QtBot, data: Path
) -> None:
    empty_window.pages.open("editor")
    editor = empty_window.pages.decks.editor()
    editor.edit(read_decklist(LIST, empty_window.cards))
    assert editor.deck.lines[0].status == "placeholder"
    bring(empty_window, qtbot, data)
    assert (editor.deck.lines[0].key, editor.deck.lines[0].status) == (KEY, "known")
    assert not editor.work.unsaved


def test_work_on_a_deck_is_kept_and_can_be_taken_back(
    empty_window: Window, qtbot: QtBot, data: Path
) -> None:
    empty_window.pages.open("editor")
    editor = empty_window.pages.decks.editor()
    editor.edit(read_decklist(LIST, empty_window.cards))
    editor.work.do(add(editor.deck, empty_window.cards.get("TWM-130")))
    before = editor.deck
    bring(empty_window, qtbot, data)
    assert editor.deck.lines[0].key == KEY
    assert len(editor.deck.lines) == len(before.lines)
    editor.work.undo()
    assert editor.deck == before


def test_the_decks_that_show_are_read_again(
    empty_window: Window, qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty_window.pages.decks.show()
    read = []
    decks = empty_window.pages.currentWidget()
    assert decks is not None
    monkeypatch.setattr(decks, "show_decks", lambda lately=(): read.append(lately))
    bring(empty_window, qtbot, data)
    assert len(read) == 1


def test_a_card_that_was_forgotten_is_known_no_more(empty_window: Window, data: Path) -> None:
    import_files([data])
    assert known_base().get(KEY).kind == "pokemon"
    forget_sets(None)
    show_fresh_cards(empty_window)
    assert known_base().get(KEY).kind == "unknown"


def test_lines_with_data_stay_as_a_person_chose_them(data: Path) -> None:
    cards = PokemonCards.load()
    deck = read_decklist("4 Iono PAL 185\n1 Nobody XYZ 1\n", cards)
    assert recognised(deck, cards) == deck
