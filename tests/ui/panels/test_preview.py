from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Attach, Collect, Draw, Move, PutMark
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.look import Look
from app.ui.panels.cards.large_card import LargeCard
from app.ui.panels.cards.preview import CardPreview
from app.ui.table.bridge import Bridge
from app.ui.toolkit.rich_text import rich
from tests.helpers.text_scale import scale_text
from tests.ui.panels.toy import ask

pytestmark = pytest.mark.painted


@pytest.fixture
def panel(qtbot: QtBot, bridge: Bridge, base: PokemonCards) -> CardPreview:
    panel = CardPreview(Look(language="en"), bridge, base.face)
    panel.resize(330, 460)
    qtbot.addWidget(panel)
    panel.show()
    return panel


@pytest.fixture
def unit(bridge: Bridge) -> str:
    """A Dreepy with two cards attached."""
    ask(bridge, Draw(7, "deck.0", "hand.0"))
    hand = bridge.view.cards_in("hand.0")
    ask(bridge, Move((hand[0],), "bench.0"))
    unit = bridge.view.zones["bench.0"].items[0]
    ask(bridge, Attach((hand[1], hand[2]), unit))
    return unit


def test_a_card_a_back_and_nothing(panel: CardPreview) -> None:
    assert not panel.name.text()
    panel.show_card("TWM-130")
    assert panel.name.text() == "Dragapult ex"
    assert "Phantom Dive" in panel.face.accessibleDescription()
    panel.look.change(language="ja")
    assert panel.name.text() == "ドラパルトex"
    panel.show_card(None)
    assert panel.name.text() == "ウラ向きのカード"
    panel.grab()
    panel.clear()
    panel.grab()
    assert panel.face.card is None


def test_a_unit_follows_the_table(panel: CardPreview, bridge: Bridge, unit: str) -> None:
    panel.show_unit(bridge.view.units[unit])
    assert "<b>HP 70</b> / 70" in panel.details.shown.html
    assert "Drakloak, Dragapult ex" in panel.details.toPlainText()
    ask(bridge, PutMark((unit,), "damage", add=40))
    ask(bridge, PutMark((unit,), "poisoned", value=1))
    ask(bridge, PutMark((unit,), "note:", value=1, text="<b>may not attack", until=3))
    words = panel.details.shown.html
    assert "<b>HP 30</b> / 70" in words
    assert "Damage 40" in words
    assert "Poisoned" in words
    assert "&lt;b&gt;may not attack (until the end of turn 3)" in words
    panel.look.change(language="ja")
    assert "どく" in panel.details.shown.html


def test_a_unit_that_leaves_play_leaves_its_card(
    panel: CardPreview, bridge: Bridge, unit: str
) -> None:
    panel.show_unit(bridge.view.units[unit])
    ask(bridge, Collect((unit,), "discard.0"))
    assert panel.name.text() == "Dreepy"
    assert not panel.details.isVisible()


def test_other_gestures_touch_nothing(panel: CardPreview, bridge: Bridge, unit: str) -> None:
    panel.show_unit(bridge.view.units[unit])
    panel.details.show_rich(rich("untouched"))
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    assert panel.details.shown == rich("untouched")


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_the_reading_view_closes_by_key_and_gives_the_focus_back(
    qtbot: QtBot, bridge: Bridge, base: PokemonCards, desk: QWidget, key: Qt.Key
) -> None:
    button = QPushButton("x", desk)
    button.show()
    button.setFocus()
    panel = CardPreview(Look(language="en"), bridge, base.face, parent=desk)
    panel.show()
    view = panel.reading_view("TWM-130")
    assert view.geometry() == desk.rect()
    assert view.hasFocus()
    view.grab()
    qtbot.keyClick(view, key)
    assert button.hasFocus()


def test_the_reading_view_closes_by_click(
    qtbot: QtBot, bridge: Bridge, base: PokemonCards, desk: QWidget
) -> None:
    panel = CardPreview(Look(language="ja"), bridge, base.face, parent=desk)
    view = panel.reading_view(None)
    with qtbot.waitSignal(view.destroyed):
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton)


def test_a_condition_hides_how_long_the_game_lets_it_last(
    panel: CardPreview, bridge: Bridge, unit: str
) -> None:
    ask(bridge, PutMark((unit,), "paralyzed", value=2))
    panel.show_unit(bridge.view.units[unit])
    assert "Paralyzed" in panel.details.shown.html
    assert "Paralyzed 2" not in panel.details.shown.html


def test_letters_of_a_face_follow_the_size_of_text_where_the_card_stays_as_large(
    qtbot: QtBot, qapp: QApplication, base: PokemonCards
) -> None:
    def face() -> LargeCard:
        made = LargeCard(Look(language="en"))
        qtbot.addWidget(made)
        made.resize(300, 400)
        made.show_card(base.face("TWM-130"))
        made.show()
        return made

    scale_text(1.0)
    shown = face()
    before = shown.grab().toImage()
    scale_text(1.75)
    qapp.processEvents()
    larger = face().grab().toImage()
    assert larger != before
    assert shown.grab().toImage() == larger
    scale_text(1.0)
    qapp.processEvents()
    assert shown.grab().toImage() == before
