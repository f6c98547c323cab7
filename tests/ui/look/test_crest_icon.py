"""A card by its crest in lists: crisp at any density, the same in every list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from app.cards.face import Face, plain_face
from app.games.game_registry import GAMES
from app.ui.look.crest_icon import card_sign, crest_icon, has_crest, paint_crest
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


def test_a_card_without_a_crest_keeps_its_sign_and_has_no_icon() -> None:
    energy, plain = GAMES.cards("pokemon").face("MEE-2"), plain_face("?Joker||")
    for face in (energy, plain):
        assert not has_crest(face)
        assert crest_icon(face).isNull()
        image = blank_image(24, 24)
        empty = QImage(image)
        painter = smooth_painter(image)
        card_sign(painter, QPointF(12, 12), 20, face, "en")
        painter.end()
        assert image != empty
    assert not crest_icon(GAMES.cards("pokemon").face("TWM-130")).isNull()
