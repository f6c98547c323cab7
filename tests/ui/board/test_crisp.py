"""Pictures of the board have the pixels of the screen they are shown on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.ui.board.board_view import BoardView
from app.ui.board.scene.pieces.piece_pictures import card_pixels
from app.ui.board.scene.zone_item import paint_zones
from app.ui.look.faces.bake import baked_size
from app.ui.look.palette import CONTRAST
from app.ui.look.strokes import blank_image, on_pixels, smooth_painter

pytestmark = pytest.mark.painted

RATIOS = pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])


@pytest.fixture
def shown_at(lay_board: Callable[..., BoardView]) -> Callable[[float], BoardView]:
    """Lay a board whose screen has so many pixels for a logical one."""

    def show(ratio: float) -> BoardView:
        board = lay_board()
        board.board.pictures.at_once = True
        board.lens.fixed_ratio = ratio
        board.lens.fit_window(board.seating.mat)
        board.board.repaint_all()
        return board

    return show


def rendered(board: BoardView, ratio: float) -> QImage:
    size = board.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    board.render(painter, QRectF(0, 0, size.width(), size.height()), board.viewport().rect())
    painter.end()
    image.setDevicePixelRatio(1.0)
    return image


def sharpness(image: QImage) -> float:
    """How much neighbouring pixels differ on average: half as much where a picture was doubled."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    total = 0
    for y in range(0, grey.height(), 3):
        row = bytes(grey.constScanLine(y))[: grey.width()]
        total += sum(abs(a - b) for a, b in pairwise(row))
    return total / (grey.width() * len(range(0, grey.height(), 3)))


@RATIOS
def test_faces_have_one_pixel_for_each_of_the_screen(
    shown_at: Callable[[float], BoardView], ratio: float
) -> None:
    board = shown_at(ratio)
    device = board.lens.camera.device_per_unit
    assert board.lens.camera.dpr == ratio
    for item in board.board.pieces.values():
        assert item.picture is not None
        assert item.scale() * device == pytest.approx(1.0)
        if len(item.piece.parts) == 1 and not item.piece.pile and item.piece.spot.angle == 0:
            size = QSize(*card_pixels(device * item.piece.spot.scale))
            assert item.pixmap().size() == baked_size(size)


@RATIOS
def test_names_and_counts_have_one_pixel_for_each_of_the_screen(
    shown_at: Callable[[float], BoardView], ratio: float
) -> None:
    board = shown_at(ratio)
    device = board.lens.camera.device_per_unit
    names = board.board.labels._held.values()
    assert names
    for plate in (*names, *board.board.counts._held.values()):
        assert plate.scale() * device == pytest.approx(1.0)
    for plate in names:
        for place in (plate.pos().x() * device, plate.pos().y() * device):
            assert place == pytest.approx(round(place), abs=0.01)


def test_a_dense_screen_shows_more_than_a_picture_scaled_up(
    shown_at: Callable[[float], BoardView],
) -> None:
    one, two = (rendered(shown_at(ratio), ratio) for ratio in (1.0, 2.0))
    smooth = Qt.TransformationMode.SmoothTransformation
    doubled = one.scaled(two.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    assert sharpness(two) > sharpness(doubled) * 1.25


@pytest.mark.parametrize("line", [0.4, 1.0, 1.4, 2.0, 2.6, 3.0])
@pytest.mark.parametrize("corner", [0.0, 0.3, 0.5, 7.77])
def test_a_hairline_fills_whole_pixels(qapp: QApplication, line: float, corner: float) -> None:
    rect, width = on_pixels(QRectF(corner + 4, corner + 4, 30.4, 20.2), line)
    image = blank_image(60, 40)
    painter = smooth_painter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    pen = painter.pen()
    pen.setStyle(Qt.PenStyle.SolidLine)
    pen.setColor(QColor("#ffffff"))
    pen.setWidth(width)
    painter.setPen(pen)
    painter.drawRect(rect)
    painter.end()
    middle = round(rect.center().y())
    row = [image.pixelColor(x, middle).alpha() for x in range(60)]
    assert sorted(set(row)) == [0, 255]
    assert row.count(255) == 2 * width


@RATIOS
def test_the_frames_of_zones_fill_whole_pixels(
    shown_at: Callable[[float], BoardView], ratio: float
) -> None:
    board = shown_at(ratio)
    device = board.lens.camera.device_per_unit
    size = board.viewport().size() * ratio
    image = blank_image(size.width(), size.height())
    painter = smooth_painter(image)
    zones = board.bridge.view.setting.zones
    paint_zones(painter, board.seating, zones, device, CONTRAST)
    painter.end()
    box = board.seating.sites["bench.0"].box
    y = round(box.centre[1] * device)
    left = round(box.x * device)
    alphas = {image.pixelColor(x, y).alpha() for x in range(left - 6, left + 7)}
    assert alphas == {0, 255}
