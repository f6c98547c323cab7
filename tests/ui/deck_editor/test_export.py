"""Writing a deck from the editor: in a form that other programs read, or on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import add, same_cards
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.app.window import Window
from app.ui.decks.editor import deck_export
from app.ui.decks.editor.deck_menus import deck_menu


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the person chooses."""
    path = tmp_path / "deck.out"
    monkeypatch.setattr(deck_export, "choose_target", lambda *_: path)
    return path


@pytest.mark.parametrize("form", ["live", "limitless", "japanese", "yaml", "json", "cod"])
def test_a_deck_that_is_written_is_read_again(
    empty_window: Window, deck: DeckList, base: PokemonCards, target: Path, form: str
) -> None:
    deck_export.export_deck(empty_window, deck, form)
    read = read_decklist_file(target, base)
    assert read.count == deck.count
    assert [line.key for line in read.lines][:2] == ["TWM-128", "TWM-129"]
    if form in ("yaml", "json"):
        assert same_cards(read, deck)


def test_the_sheet_for_an_event_is_a_pdf(
    empty_window: Window, deck: DeckList, target: Path
) -> None:
    deck_export.export_deck(empty_window, deck, "pdf")
    assert target.read_bytes().startswith(b"%PDF-")


def test_what_a_form_does_not_hold_is_told(
    empty_window: Window, deck: DeckList, base: PokemonCards, target: Path
) -> None:
    maybe = add(deck, base.get("TWM-130"), 2, "maybe").deck
    deck_export.export_deck(empty_window, maybe, "live")
    told = empty_window.messages.as_text("en")
    assert "2 cards" in told


def test_a_form_that_cannot_hold_the_deck_says_so_and_writes_nothing(
    empty_window: Window, deck: DeckList, base: PokemonCards, target: Path
) -> None:
    unknown = add(deck, base.get("?Nobody Known|ABC|12")).deck
    deck_export.export_deck(empty_window, unknown, "ids")
    assert "Nobody Known" in empty_window.messages.as_text("en")
    assert not target.exists()


def test_every_form_is_in_the_menu(empty_window: Window) -> None:
    forms = empty_window.cards.lists.forms
    menu = deck_menu("en", empty_window, lambda _name: (), forms, empty=False, kept=True)
    wanted: list[str] = []
    menu.wanted.connect(wanted.append)
    last = menu.actions()[-1].menu()
    assert isinstance(last, QMenu)
    for action in last.actions():
        action.trigger()
    assert wanted == [*forms, "pdf"]
