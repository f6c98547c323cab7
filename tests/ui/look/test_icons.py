"""Icons beside words: drawn at the sizes that are wanted at the size of text of now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.ui.look import icons
from app.ui.look.fonts import ui_font
from app.ui.look.icons import draw_icon, icon, paint_icon
from app.ui.look.palette import LIGHT
from app.ui.look.strokes import blank_image, smooth_painter


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_no_icon_beside_words_is_scaled_up(qapp: QApplication, scale: float) -> None:
    before = qapp.font()
    qapp.setFont(ui_font(scale))
    try:
        line = QFontMetricsF(qapp.font()).height()
        sizes = [size.width() for size in icon("undo", LIGHT).availableSizes()]
        for share in (0.75, 1.0, 1.4):
            wanted = round(min(line * share, 64))
            assert icon("undo", LIGHT).actualSize(blank_image(wanted, wanted).size()).width() == (
                wanted
            )
        assert len(sizes) <= 5
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("density", [1.0, 1.5, 2.0])
def test_it_is_drawn_for_the_density_of_the_screen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, density: float
) -> None:
    monkeypatch.setattr(icons, "_density", lambda: density)
    side = round(QFontMetricsF(qapp.font()).height())
    pixmap = icon("gear", LIGHT).pixmap(QSize(side, side), density)
    assert pixmap.size() == QSize(round(side * density), round(side * density))


def test_one_is_drawn_at_any_size_for_the_density_of_its_screen() -> None:
    image = blank_image(120, 120)
    image.setDevicePixelRatio(2.0)
    painter = smooth_painter(image)
    draw_icon(painter, QRectF(0, 0, 60, 60), "warning", LIGHT.text)
    painter.end()
    image.setDevicePixelRatio(1.0)
    assert image == paint_icon("warning", 120, LIGHT.text)
