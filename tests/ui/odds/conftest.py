"""A deck and its odds, shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.cards.deck.deck import DeckList
from app.ui.decks.odds.odds_view import OddsView
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from tests.games.pokemon.cards.odds.decks import CARDS, deck, line

Shown = Callable[..., OddsView]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home where nothing was played yet."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def ralts() -> DeckList:
    """Sixty cards: 4 Ralts and 4 Munna are Basic, 3 Kirlia are not."""
    return deck(
        line(4, "AAA-1"),
        line(3, "AAA-2"),
        line(4, "BBB-7"),
        line(4, "AAA-4"),
        line(45, "AAA-5"),
    )


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Shown]:
    """Shows the odds of a deck in a window of that size, plots and all."""
    shown: list[OddsView] = []

    def made(deck: DeckList | None, width: int = 1280, height: int = 720) -> OddsView:
        view = OddsView(Look(LIGHT, "en"), deck, CARDS)
        view.resize(width, height)
        view.show()
        view.activateWindow()
        view.load_plots()
        QApplication.processEvents()
        shown.append(view)
        return view

    yield made
    for view in shown:
        view.close()
        view.deleteLater()
        QApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)
