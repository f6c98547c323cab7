"""Piles are as thick as they have cards, within their zones, and tell no number that is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from app.core.data.value import replace
from app.core.intent import Draw
from app.ui.board.scene.pieces.pile_depth import THICKEST, UNTOLD, on_pile, standing, thickness
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView

CARD = (60, 84)
MARGIN = 12


def test_a_single_card_has_no_edges() -> None:
    assert thickness(0, 8.0) == 0.0


def test_a_pile_grows_with_its_cards_up_to_the_thickest() -> None:
    thick = [thickness(below, 20.0) for below in range(1, 80)]
    assert thick == sorted(thick)
    assert thick[0] > 0
    assert thick[-1] == THICKEST


@pytest.mark.parametrize("room", [0.5, 2.0, 4.0, 30.0])
def test_no_pile_takes_more_than_there_is(room: float) -> None:
    assert all(thickness(below, room) <= min(room, THICKEST) for below in (1, 6, 30, 99))


def test_what_little_room_there_is_shows_more_cards_still() -> None:
    assert thickness(12, 4.0) < thickness(24, 4.0) < thickness(47, 4.0) <= 4.0


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, 270.0])
@pytest.mark.parametrize("high", [CARD_HEIGHT, 92.0, 130.0])
def test_a_pile_stands_within_its_zone(angle: float, high: float) -> None:
    wide = angle % 180 == 90
    scale = high / CARD_HEIGHT if high <= CARD_HEIGHT and not wide else 1.0
    zone = Box(100.0, 50.0, 120.0, high)
    spot, thick = standing(Spot(*zone.centre, angle, scale), zone, 59)
    assert thick >= 3.0
    assert spot.box.y >= zone.y - 0.01
    assert spot.box.bottom + thick <= zone.bottom + 0.01


def card_picture() -> QPixmap:
    size = (CARD[0] + 2 * MARGIN, CARD[1] + 2 * MARGIN)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    for x in range(MARGIN, MARGIN + CARD[0]):
        for y in range(MARGIN, MARGIN + CARD[1]):
            image.setPixelColor(x, y, QColor("#ff0000"))
    return QPixmap.fromImage(image)


def test_edges_show_below_the_card_and_nowhere_above(qtbot: QtBot) -> None:
    middle = (MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2)
    pixmap, kept = on_pile(card_picture(), middle, CARD, 5, plain=True)
    picture, x = pixmap.toImage(), round(kept[0])
    assert kept == middle
    assert picture.pixelColor(x, MARGIN + CARD[1] - 1) == QColor("#ff0000")
    edges = [picture.pixelColor(x, MARGIN + CARD[1] + down) for down in range(5)]
    assert all(colour.alpha() == 255 and colour != QColor("#ff0000") for colour in edges)
    assert len({colour.name() for colour in edges}) > 1
    assert picture.pixelColor(x, MARGIN - 2).alpha() == 0
    assert picture.pixelColor(x, MARGIN + CARD[1] + 8).alpha() == 0


def test_both_halves_have_the_light_from_above(board: BoardView) -> None:
    for seat in (0, 1):
        item = board.board.pieces[f"pile:deck.{seat}"]
        picture = item.picture
        assert picture is not None
        below = picture.pixmap.height() - picture.middle[1]
        assert below > picture.middle[1]
        assert item.piece.spot.y < board.seating.sites[f"deck.{seat}"].box.centre[1]


def test_a_deck_gets_thinner_as_it_is_drawn_from(board: BoardView) -> None:
    before = board.pieces["pile:deck.0"].thick
    deck = board.bridge.view.zones["deck.0"].count
    assert deck is not None
    board.bridge.ask(Draw(deck - 1, "deck.0", "hand.0"))
    assert board.pieces["pile:deck.0"].thick == 0.0 < before


def test_what_is_not_counted_looks_the_same_however_many_there_are(
    board: BoardView,
) -> None:
    """A deck of which only "10+" is told must not tell more by its thickness."""
    view, teller, zone = board.bridge.view, board.board.teller, "deck.0"
    hidden = replace(view, zones={**view.zones, zone: replace(view.zones[zone], count=None)})
    (piece,) = teller.pieces(hidden, board.seating, zone)
    assert piece.pile == UNTOLD
    assert piece.thick == thickness(UNTOLD, 92.0 - CARD_HEIGHT)
    assert piece.spot.box.width == pytest.approx(CARD_WIDTH)
