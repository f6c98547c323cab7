"""What the panels are tested on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import lay_table
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.history.step_words_seen import Telling
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import AKI, TOY


@pytest.fixture(scope="session")
def base() -> PokemonCards:
    return PokemonCards.load()


@pytest.fixture
def bridge(qapp: QApplication, base: PokemonCards) -> Iterator[Bridge]:
    """Aki (seat 0), and Ren whose deck holds other cards."""
    ren = tuple(card.key for card in base if card.kind == "item")[:10]
    bridge = Bridge(lay_table(TOY, ("Aki", "Ren"), (AKI, ren), seed=3))
    yield bridge
    bridge.close()


@pytest.fixture
def empty(qapp: QApplication) -> Iterator[Bridge]:
    bridge = Bridge(lay_table(TOY, ("Aki",), ((),), seed=3))
    yield bridge
    bridge.close()


@pytest.fixture
def telling(bridge: Bridge, base: PokemonCards) -> Telling:
    return Telling(bridge, lexicon(TOY, base))


@pytest.fixture
def art(qapp: QApplication) -> Iterator[CardArt]:
    art = CardArt(Look(language="en"))
    yield art
    art.close()


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[QWidget]:
    """A window for panels to float in."""
    window = QWidget()
    window.resize(1100, 800)
    window.show()
    yield window
    window.close()
    # Left to the garbage collector, the window might be taken apart by the thread that bakes.
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
