"""The curves of a deck in the editor, for games whose decks have any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.cards.deck.deck_edit import set_count
from app.games.blackpoker.cards.black_cards import black_cards
from app.games.contracts.card_contract import GameCards
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT

BASE = nullpoga_base()
LIST = "2 Rat\n1 Boar\n1 Meteor Fall\n"


def _page(cards: GameCards, folder: Path) -> Iterator[DeckEditor]:
    art = CardArt(Look(LIGHT, "en"))
    page = DeckEditor(art.look, cards, art, shelf=DeckShelf(folder / "decks"))
    page.resize(1280, 720)
    page.show()
    QApplication.processEvents()
    yield page
    page.close_page()
    page.close()
    page.deleteLater()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    art.close()


@pytest.fixture
def page(qapp: QApplication, tmp_path: Path) -> Iterator[DeckEditor]:
    yield from _page(BASE, tmp_path)


@pytest.fixture
def uncurved(qapp: QApplication, tmp_path: Path) -> Iterator[DeckEditor]:
    yield from _page(black_cards(), tmp_path)


def test_the_tab_tells_the_curves_of_the_deck_and_follows_it(page: DeckEditor) -> None:
    page.edit(BASE.lists.read(LIST, "Mine"))
    page.tabs.bring("curves")
    QApplication.processEvents()
    curves = page.parts.curves
    assert curves.isVisible()
    assert curves.accessibleDescription().splitlines() == [
        "Cost: 4 cards, average 2.0 (1: 2 cards and 3: 2 cards)",
        "Attack: 3 cards, average 1.7 (1: 2 cards and 3: 1 card)",
        "Life: 3 cards, average 1.3 (1: 2 cards and 2: 1 card)",
    ]
    curves.speak("ja")
    assert curves.accessibleDescription().startswith("コスト：4枚、平均2.0")
    rat = BASE.get("rat").name
    page.work.do(set_count(page.deck, "main", 0, 1, rat))
    assert curves.curves[0].counts == ((1, 1), (2, 0), (3, 2))


def test_curves_are_drawn(page: DeckEditor) -> None:
    curves = page.parts.curves
    curves.resize(400, 400)
    empty = curves.grab().toImage()
    page.edit(BASE.lists.read(LIST, "Mine"))
    page.parts.show_curves(page.deck)
    assert curves.grab().toImage() != empty


def test_other_games_have_no_such_tab(uncurved: DeckEditor) -> None:
    assert "curves" in uncurved.parts.tabs.absent
    uncurved.tabs.bring("curves")
    assert uncurved.parts.tabs.tab == "cards"
