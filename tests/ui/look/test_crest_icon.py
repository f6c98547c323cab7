"""A card by its crest in lists: crisp at any density, the same in every list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from app.cards.crests.crest_drawing import GOLD, PAPER
from app.cards.face import Face, plain_face
from app.core.data.value import replace
from app.games.game_registry import GAMES
from app.ui.look.crest_icon import (
    card_sign,
    crest_of,
    has_crest,
    paint_crest,
    sign_icon,
)
from app.ui.look.strokes import blank_image, smooth_painter

pytestmark = pytest.mark.usefixtures("qapp")


def _painted(face: Face, side: int, ratio: float = 1.0) -> QImage:
    image = blank_image(round(side * ratio), round(side * ratio))
    image.setDevicePixelRatio(ratio)
    painter = smooth_painter(image)
    paint_crest(painter, QPointF(side / 2, side / 2), side, face)
    painter.end()
    return image


@pytest.mark.parametrize("side", [14, 20, 46])
def test_no_two_of_a_family_look_alike(side: int) -> None:
    cards = GAMES.cards("pokemon")
    faces = [cards.face(key) for key in ("TWM-128", "TWM-129", "TWM-130")]
    pictures = [_painted(face, side) for face in faces]
    assert all(has_crest(face) for face in faces)
    assert all(a != b for at, a in enumerate(pictures) for b in pictures[:at])


def test_it_is_painted_for_the_density_of_the_screen() -> None:
    face = GAMES.cards("pokemon").face("TWM-130")
    dense = _painted(face, 20, 2.0)
    assert dense.size().width() == 40
    usual = _painted(face, 40)
    dense.setDevicePixelRatio(1.0)
    assert dense == usual


def test_a_card_without_a_crest_keeps_its_sign() -> None:
    energy, plain = GAMES.cards("pokemon").face("MEE-2"), plain_face("?Joker||")
    for face in (energy, plain):
        assert not has_crest(face)
        image = blank_image(24, 24)
        empty = QImage(image)
        painter = smooth_painter(image)
        card_sign(painter, QPointF(12, 12), 20, face, "en")
        painter.end()
        assert image != empty


def test_an_icon_is_what_a_card_is_known_by_for_the_density_of_the_screen() -> None:
    cards = GAMES.cards("pokemon")
    for key in ("TWM-130", "MEE-2"):
        icon = sign_icon(cards.face(key), 20, 2.0, "en")
        (size,) = icon.availableSizes()
        assert size.width() == 40
    assert sign_icon(plain_face("?Joker||"), 20, 1.0, "en").isNull()


def test_a_small_one_leaves_out_what_would_be_dust() -> None:
    emblem = crest_of(GAMES.cards("pokemon").face("TWM-130"))
    assert emblem is not None
    assert 0 < len(emblem.small) < len(emblem.strokes) / 2


def test_it_is_found_on_any_ground_by_its_edge_of_paper_or_gold() -> None:
    for key, edge in (("TWM-128", PAPER), ("TWM-130", GOLD)):
        emblem = crest_of(GAMES.cards("pokemon").face(key))
        assert emblem is not None
        assert emblem.small[0].colour == emblem.strokes[0].colour == edge


def test_a_card_that_data_makes_another_one_has_another_crest() -> None:
    cards = GAMES.cards("pokemon")
    face = cards.face("TWM-128")
    other = replace(face, crest=cards.face("TWM-129").crest)
    assert _painted(face, 20) != _painted(other, 20)


@pytest.mark.parametrize("game", ["nullpoga"])
def test_cards_that_are_known_by_a_drawing_of_their_own_have_it_as_a_crest(game: str) -> None:
    cards = GAMES.cards(game)
    assert all(has_crest(cards.face(key)) for key in cards.showing)


def test_a_playing_card_is_known_by_its_corner() -> None:
    cards = GAMES.cards("blackpoker")
    assert not any(has_crest(cards.face(key)) for key in cards.showing)
