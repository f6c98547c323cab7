"""The window with a game that is not the usual one, from its decks to its table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.store import saved_settings
from app.store.decks.deck_files import shipped_decks
from app.store.decks.saved_decks import DeckShelf
from app.ui.app.window import Window
from app.ui.home.decks.decks_page import Decks
from app.ui.home.home import Home
from app.ui.look.card_art import CardArt
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.look import Look
from app.ui.panels.cards.reading_page import page_of
from tests.helpers.playing_game import SPEC, all_cards, know
from tests.helpers.shown_texts import shown_texts
from tests.helpers.toy_games import TOYS

ANOTHER_S_WORDS = re.compile(
    r"Pok[eé]mon|ポケモン|Basics?\b|たね|Prize|サイド|Energy|エネルギー|Weakness|弱点"
    r"|No card data|カードデータがありません|PTCG|Trainer|\bHP\b|^\?$"
)
GAMES_NAMED = ("Pokémon TCG", "ポケモンカードゲーム")
"""The name of the other game, where one chooses between games."""


def paint_back_picture(window: Window) -> QImage:
    """Return the back of its cards as it lies on a table."""
    look = Look(window.look.palette, "en")
    look.change(back=all_cards().back)
    art = CardArt(look)
    picture = art.now(CardPicture(None, (72, 100), "en")).toImage()
    art.close()
    return picture


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, SPEC, TOYS["duel"])


@pytest.fixture
def window(
    _known: None, empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Window:
    """A window of somebody who kept nothing yet."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


def of_another_game(top: QWidget) -> list[tuple[str, str]]:
    """Return what a part of the window says in another game's words."""
    return [
        (where, text)
        for where, text in shown_texts(top)
        if ANOTHER_S_WORDS.search(text) and text not in GAMES_NAMED
    ]


def decks_page(window: Window, game: str) -> Decks:
    window.pages.decks.show()
    window.pages.decks.show_game(game)
    return cast("Decks", window.pages.page("decks"))


def test_decks_are_shown_by_game_and_the_choice_is_remembered(window: Window, qtbot: QtBot) -> None:
    window.pages.decks.show()
    page = cast("Decks", window.pages.page("decks"))
    assert [link.text() for link in page.games] == [
        "Pokémon TCG",
        "Open table",
        "BlackPoker",
        "Nullpoga",
        "Stepping stones",
        "Cards in hand",
        "Duel",
    ]
    assert len(page.tiles) == len(shipped_decks("pokemon"))
    page.games[0].setFocus()
    for number in (0, 1, 2, 3, 4):
        QTest.keyClick(page.games[number], Qt.Key.Key_Right)
    assert page.games[5].hasFocus()
    QTest.keyClick(page.games[5], Qt.Key.Key_Space)
    assert page.games[5].isChecked()
    assert not page.games[0].isChecked()
    assert [tile.text() for tile in page.tiles] == ["Fifty-two cards"]
    assert [row.name.en for row in page.sheet.list.model().rows if row.card is None] == [
        *("Spades", "Hearts", "Diamonds", "Clubs")
    ]
    assert of_another_game(page) == []
    assert saved_settings.load()[0].game == "playing"
    home = cast("Home", window.pages.page("home"))
    window.pages.show_home()
    assert [tile.path.name for tile in home.page.shipped] in ([], ["full.pack"])
    assert [tile.text() for tile in home.page.tables] == ["Fifty-two cards"]


def test_a_game_without_decks_shows_none_and_says_how_one_s_own_come(window: Window) -> None:
    page = decks_page(window, "duel")
    assert page.tiles == []
    assert page.adding.isVisibleTo(page)


def test_the_new_table_sheet_offers_only_decks_of_the_chosen_game(window: Window) -> None:
    sheet = window.tables.new.ask_new("playing")
    box = sheet.decks[0].box
    assert [box.itemText(at) for at in range(box.count())] == [
        "Fifty-two cards",
        "Paste a deck list…",
    ]
    assert of_another_game(sheet) == []
    other = window.tables.new.ask_new("pokemon")
    texts = [other.decks[0].box.itemText(at) for at in range(other.decks[0].box.count())]
    assert "Fifty-two cards" not in texts


def test_a_deck_of_another_game_is_refused_with_a_sentence(window: Window, tmp_path: Path) -> None:
    shelf = DeckShelf(tmp_path)
    path = shelf.save(all_cards().lists.read("2 Ace of Spades\n", "Mine"))
    sheet = window.tables.new.ask_new("pokemon")
    sheet.decks[0].choose(path)
    assert sheet.decks[0].says.text() == "⚠ This deck is for another game: Cards in hand."
    assert not sheet.start.isEnabled()


def sit_down(window: Window, language: str = "en") -> None:
    if language != "en":
        window.looks.apply("language", language)
    sheet = window.tables.new.ask_new("playing")
    sheet.seating.choose(1)
    sheet._sit_down()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_table_says_its_own_words_alone(window: Window, qtbot: QtBot, language: str) -> None:
    sit_down(window, language)
    assert window.document is not None
    assert window.document.spec is SPEC
    view = window.bridge.view
    hand = view.cards_in("hand.0")
    assert len(hand) == 7
    # It is remembered: the next table is one of it.
    assert window.settings.game == "playing"
    place = window.place
    assert place is not None
    ref = view.cards[hand[0]].ref
    assert ref is not None
    place.side.preview.show_card(ref)
    assert of_another_game(place.side) == []
    assert of_another_game(place.board) == []


def test_a_card_is_painted_small_and_large_and_read_in_words(window: Window) -> None:
    sit_down(window)
    place = window.place
    assert place is not None
    face = all_cards().face("H-Q")
    place.side.preview.show_card("H-Q")
    assert place.side.preview.face.card is not None
    assert place.side.preview.face.card.name.en == "Queen of Hearts"
    small = window.art.now(CardPicture(face, (72, 100), "en")).toImage()
    back = window.art.now(CardPicture(None, (72, 100), "en")).toImage()
    assert small != back
    assert back == paint_back_picture(window)
    words = page_of(face, "en", window.look.palette, 16.0)
    assert "Queen of Hearts" in str(words)


def test_the_editor_has_the_columns_of_its_game_and_lacks_what_it_lacks(window: Window) -> None:
    page = decks_page(window, "playing")
    page.open_deck(page.listed.paths[0])
    page.deck.edit()
    editor = window.pages.decks.editor("playing")
    assert window.pages.currentWidget() is editor
    assert window.pages.made("editor") is None
    headings = [row.name.en for row in editor.parts.view.pile.rows if row.card is None]
    assert headings == ["Spades", "Hearts", "Diamonds", "Clubs"]
    assert {"check", "odds"} & set(editor.parts.tabs.shown) == set()
    assert not editor.parts.check_sheet.isVisibleTo(editor)
    assert of_another_game(editor) == []
    editor.deeds.add_card("D-7")
    editor.deeds.save()
    (saved,) = DeckShelf().decks()
    assert 'game: "playing"' in saved.read_text()
    assert editor.work.path == saved


def test_unsaved_work_of_one_game_is_offered_in_its_own_editor(window: Window) -> None:
    work = all_cards().lists.read("2 Ace of Spades\n", "Begun")
    DeckShelf().keep_draft(work, None, None)
    window.pages.decks.open_editor("pokemon")
    assert window.pages.decks.editor().parts.notice.draft is None
    window.pages.decks.new("playing")
    assert window.pages.decks.editor("playing").parts.notice.draft is not None


def test_a_deck_that_does_not_say_opens_as_it_always_did(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "old.yaml"
    path.write_text('chabudai_deck: 1\ntitle: "Old"\ncards:\n  - {count: 4, name: "Nobody"}\n')
    assert window.tables.open_file(path)
    assert window.document is not None
    assert window.document.spec.id == "pokemon"


def test_a_game_without_card_data_shows_legible_names(window: Window, tmp_path: Path) -> None:
    names = tmp_path / "names.yaml"
    rows = "".join(f'  - {{count: 2, name: "Card {n}"}}\n' for n in range(12))
    names.write_text(f'chabudai_deck: 1\ngame: "duel"\ncards:\n{rows}')
    assert window.tables.open_file(names)
    assert window.document is not None
    assert window.document.spec.id == "duel"
    assert window.place is not None
    board = window.place.board
    faces = {
        part.card.name.en: part.card
        for item in board.board.pieces.values()
        for part in item.piece.parts
        if part.card is not None
    }
    assert faces
    assert all(name.startswith("Card ") for name in faces)
    assert all(face.known and face.layout == "name" for face in faces.values())
    window.place.side.preview.show_card("Card 3")
    assert of_another_game(window.place.side) == []


def test_a_shipped_pack_is_played_alone_at_once(window: Window) -> None:
    (pack,) = shipped_decks("playing")
    assert window.tables.open_file(pack)
    assert window.document is not None
    assert len(window.document.deck_of(0)) == 52
