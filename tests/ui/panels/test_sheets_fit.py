"""The sheets that show cards, at every size of text: cards first, and nothing cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Draw
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.app.frame.appearance import dress
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from app.ui.panels.piles.card_panel import CardPanel
from app.ui.panels.piles.look_top import LookTop
from app.ui.panels.piles.pile_viewer import PileViewer
from app.ui.table.bridge import Bridge
from tests.helpers.text_scale import scale_text
from tests.ui.panels.toy import ask, click

BOARDS = {"1280x720": (1.0, 849, 675), "larger": (1.5, 593, 582), "double": (2.0, 607, 648)}
LARGEST = {"1280x720 at 300 %": (3.0, 607, 622), "1024x640 at 300 %": (3.0, 485, 542)}
ROOMS = {**BOARDS, **LARGEST}
"""Text scale, and what the board measures in such a window."""

Dress = Callable[[float, int, int], None]


@pytest.fixture
def wear(desk: QWidget) -> Dress:
    """Give text and board a size."""

    def wear(scale: float, width: int, height: int) -> None:
        dress(LIGHT, scale)
        scale_text(scale)
        desk.resize(width, height)
        QApplication.processEvents()

    return wear


@pytest.fixture
def viewer(bridge: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> PileViewer:
    return PileViewer(Look(language="en"), bridge, art, base.face, desk)


@pytest.fixture
def top(bridge: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> LookTop:
    return LookTop(Look(language="en"), bridge, art, base.face, desk)


def cut(sheet: CardPanel) -> list[str]:
    """The buttons whose words have no room."""
    buttons = [button for button in sheet.findChildren(QPushButton) if button.isVisible()]
    return [b.text() for b in buttons if b.width() < b.sizeHint().width()] + [
        b.text() for b in buttons if b.height() < b.sizeHint().height()
    ]


def rows_in_sight(sheet: CardPanel) -> int:
    """How many rows of cards are seen from the upper edge to the lower."""
    port = sheet.grid.viewport().rect()
    places = (sheet.grid.visualRect(sheet.cards.index(row)) for row in range(len(sheet.cards.all)))
    return len({place.top() for place in places if port.contains(place)})


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_a_pile_shows_whole_cards_however_large_the_text(
    wear: Dress, viewer: PileViewer, desk: QWidget, room: tuple[float, int, int]
) -> None:
    wear(*room)
    viewer.search("deck.0")
    QApplication.processEvents()
    assert rows_in_sight(viewer) >= 1
    assert desk.rect().contains(viewer.geometry())
    assert not cut(viewer)
    filters = viewer.filters
    for part in (filters.field, filters.button, filters.order):
        assert part.isHidden() or part.height() >= part.sizeHint().height()


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_the_question_at_the_end_stands_above_its_answers(
    wear: Dress, viewer: PileViewer, room: tuple[float, int, int]
) -> None:
    wear(*room)
    viewer.search("deck.0")
    cards = viewer.grid.geometry()
    viewer.wish_to_leave()
    QApplication.processEvents()
    assert viewer.rect().contains(viewer.closing.geometry())
    words = viewer.closing.words
    assert words.height() >= words.heightForWidth(words.width())
    lower = words.mapTo(viewer, words.rect().bottomLeft()).y()
    for button in (viewer.shuffle_button, viewer.hide_button, viewer.stay_button):
        corner = button.mapTo(viewer, button.rect().topLeft())
        assert corner.y() > lower
        assert viewer.rect().contains(button.rect().translated(corner))
    assert not cut(viewer)
    assert viewer.grid.geometry() == cards


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_the_top_of_a_pile_shows_whole_cards_too(
    wear: Dress, top: LookTop, desk: QWidget, room: tuple[float, int, int]
) -> None:
    wear(*room)
    top.look_at("deck.0", 5)
    QApplication.processEvents()
    assert rows_in_sight(top) >= 1
    assert desk.rect().contains(top.geometry())
    assert not cut(top)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_choosing_a_card_moves_nothing(
    qtbot: QtBot, wear: Dress, viewer: PileViewer, room: tuple[float, int, int]
) -> None:
    wear(*room)
    viewer.search("deck.0")
    QApplication.processEvents()
    first = viewer.row.buttons[0]
    before = viewer.geometry(), viewer.grid.geometry(), first.geometry()
    assert not first.isEnabled()
    at = viewer.grid.visualRect(viewer.cards.index(1)).center()
    qtbot.mouseClick(viewer.grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    assert first.isEnabled()
    assert first.text().startswith("Hand")
    assert (viewer.geometry(), viewer.grid.geometry(), first.geometry()) == before


def test_text_that_grows_while_a_pile_is_open(wear: Dress, viewer: PileViewer) -> None:
    wear(1.0, 849, 675)
    viewer.search("deck.0")
    assert viewer.filters.order.isVisible()
    wear(3.0, 607, 622)
    QApplication.processEvents()
    assert viewer.filters.button.isVisible()
    assert not viewer.hint.isVisible()
    assert rows_in_sight(viewer) >= 1
    assert not cut(viewer)


def test_kinds_and_order_are_in_a_menu_where_room_is_short(
    wear: Dress, viewer: PileViewer, bridge: Bridge
) -> None:
    wear(3.0, 485, 542)
    ask(bridge, Draw(3, "deck.0", "hand.0"))
    viewer.search("deck.0")
    viewer.filters.order.setCurrentIndex(1)
    viewer.filters.open_menu()
    assert viewer.filters.menu is not None
    entries = {entry.text(): entry for entry in viewer.filters.menu.actions()}
    assert entries["By name"].isChecked()
    entries["As they lie"].trigger()
    assert viewer.filters.order.currentIndex() == 0
    viewer.filters.menu.close()


def test_nothing_is_arranged_again_and_again(wear: Dress, viewer: PileViewer) -> None:
    """Buttons that change their words must not ask for ever for a new layout."""
    wear(3.0, 485, 542)
    viewer.search("deck.0")
    QApplication.processEvents()
    asked: list[QEvent.Type] = []
    handle = viewer.row._arrange
    viewer.row._arrange = lambda: (asked.append(QEvent.Type.LayoutRequest), handle())[1]  # type: ignore[method-assign]
    for _ in range(20):
        QApplication.processEvents()
    assert not asked


def test_names_are_written_only_below_backs(
    viewer: PileViewer, bridge: Bridge, wear: Dress
) -> None:
    wear(1.0, 849, 675)
    viewer.search("deck.0")
    card, cell = viewer.grid.delegate.card_size(), viewer.grid.delegate.cell()
    assert cell.height() - card.height() < viewer.fontMetrics().height()
    viewer.cards.all = ()
    viewer.cards._has_backs = True
    line = viewer.fontMetrics().height()
    assert viewer.grid.delegate.cell().height() - card.height() >= 2 * line


def test_a_click_beside_the_cards_takes_nothing(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    port = viewer.grid.viewport()
    click(port, QPointF(port.width() - 2, port.height() - 2))
    assert not bridge.view.cards_in("hand.0")
