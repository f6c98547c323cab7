"""Emblems as data: what is a path, what is none, and that they are drawn where they belong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from app.cards.face import Emblem, Placed, Stroke
from app.ui.look.emblem_paint import paint_emblem, paint_placed, path_of
from app.ui.look.strokes import blank_image, smooth_painter

ARROW = Emblem((Stroke("M 0.5 0 L 1 1 L 0 1 Z"),))


def test_a_path_is_read_as_svg_writes_it() -> None:
    path = path_of("M0,0 L1,0 1,1 Q.5,1 0,1 C0,.7 0,.3 0,0Z")
    assert path.boundingRect() == QRectF(0, 0, 1, 1)


@pytest.mark.parametrize("written", ["M 0 0 L 1", "m 0 0", "M 0 0 H 1", "L one"])
def test_what_is_no_path_is_said_so(written: str) -> None:
    with pytest.raises(ValueError, match=r"path|left over"):
        path_of(written)


def test_an_emblem_stands_on_its_head_where_it_is_turned() -> None:
    image = blank_image(40, 40)
    painter = smooth_painter(image)
    paint_emblem(painter, ARROW, QPointF(20, 20), 40, "#ff0000", turned=True)
    painter.end()
    assert image.pixelColor(4, 2) == QColor("#ff0000")
    assert image.pixelColor(4, 37).alpha() == 0


def test_emblems_lie_at_their_shares_of_a_card() -> None:
    image = blank_image(100, 140)
    painter = smooth_painter(image)
    dot = Emblem((Stroke("M 0 0 L 1 0 L 1 1 L 0 1 Z", "#00ff00"),))
    paint_placed(painter, (Placed(dot, 0.25, 0.75, 0.1),), QRectF(0, 0, 100, 140), "#ff0000")
    painter.end()
    assert image.pixelColor(25, 105) == QColor("#00ff00")
    assert image.pixelColor(32, 105).alpha() == 0
