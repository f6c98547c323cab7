"""What the deck editor is tested with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.cards.deck.deck import DeckList
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks import deck_findings
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from tests.helpers.shipped import shipped_base

SMALL = """Pokémon: 2
4 Dreepy TWM 128
2 Drakloak TWM 129

Trainer: 2
4 Rare Candy
3 Iono PAL 185

Energy: 1
7 Basic {P} Energy
"""


@pytest.fixture(scope="session")
def base() -> PokemonCards:
    return shipped_base()


@pytest.fixture
def deck(base: PokemonCards) -> DeckList:
    return read_decklist(SMALL, base, "Small")


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    return DeckShelf(tmp_path / "decks")


@pytest.fixture
def made(
    qapp: QApplication, base: PokemonCards, shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., DeckEditor]]:
    """Makes an editor and shows it; lets it go after the test."""
    monkeypatch.setattr(deck_findings, "today", lambda: date(2026, 4, 5))
    art = CardArt(Look(LIGHT, "en"))
    shown: list[DeckEditor] = []

    def make(width: int = 1280, height: int = 720) -> DeckEditor:
        editor = DeckEditor(art.look, base, art, shelf=shelf)
        editor.resize(width, height)
        editor.show()
        editor.activateWindow()
        shown.append(editor)
        QApplication.processEvents()
        return editor

    yield make
    for editor in shown:
        editor.close_page()
        editor.close()
        # Left to the garbage collector, it might be taken apart by another thread.
        editor.deleteLater()
        QApplication.sendPostedEvents(editor, QEvent.Type.DeferredDelete)
    art.close()


@pytest.fixture
def editor(made: Callable[..., DeckEditor], deck: DeckList) -> DeckEditor:
    """The editor with a small deck, the keyboard in the deck."""
    editor = made()
    editor.edit(deck)
    editor.setFocus()
    QApplication.processEvents()
    return editor
