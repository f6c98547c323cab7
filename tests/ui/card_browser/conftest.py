"""Cards to look through: more than one screen, in two sets, under two names each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.cards.browser.browser import CardBrowser
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT

TYPES: tuple[EnergyType, ...] = ("G", "R", "W")
Make = Callable[[int], PokemonCards]


def card(number: int) -> Card:
    """One of many: every third of a type, two thirds in the set AAA, the others in BBB."""
    code = "BBB" if number % 3 == 2 else "AAA"
    return Card(
        key=f"{code}-{number}",
        name=Words(f"Beast {number:04}", f"ビースト{number:04}"),
        kind="pokemon",
        hp=60,
        types=(TYPES[number % 3],),
        stage="basic",
        regulation_mark="H" if number % 2 else "I",
        set_name={"AAA": "First Set", "BBB": "Second Set"}[code],
        released={"AAA": "2024-01-01", "BBB": "2025-01-01"}[code],
    )


TRAINERS = (
    Card(
        key="AAA-2001",
        name=Words("Switch", "ポケモンいれかえ"),
        kind="item",
        released="2024-01-01",
    ),
    Card(key="BBB-2002", name=Words("Iono", "ナンジャモ"), kind="supporter", released="2025-01-01"),
)


@pytest.fixture
def many() -> PokemonCards:
    return PokemonCards((*TRAINERS, *map(card, range(1000))))


@pytest.fixture
def browser(qtbot: QtBot, many: PokemonCards) -> Iterator[CardBrowser]:
    desk = QWidget()
    desk.resize(1100, 760)
    shown = CardBrowser(Look(LIGHT, "en"), many, parent=desk)
    shown.resize(desk.size())
    desk.show()
    qtbot.waitExposed(desk)
    qtbot.waitUntil(lambda: not shown.searching.pending)
    yield shown
    shown.close_browser()
    desk.close()
    desk.deleteLater()
    QApplication.sendPostedEvents(desk, QEvent.Type.DeferredDelete)
