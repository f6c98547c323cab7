"""The mat, the icons and the fonts."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from app.ui.look import fonts
from app.ui.look.colour import channels
from app.ui.look.icons import DRAWINGS, paint_icon
from app.ui.look.mats.mat import paint_mat
from app.ui.look.palette import LIGHT, PALETTES, Palette
from tests.helpers.all_palettes import ALL_PALETTES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("palette", ALL_PALETTES.values(), ids=ALL_PALETTES)
def test_the_mat_is_lighter_in_its_middle_and_framed_in_wood(palette: Palette) -> None:
    mat = paint_mat(QSize(800, 600), palette)
    middle, corner, rim = (mat.pixelColor(*at) for at in ((400, 300), (30, 30), (3, 300)))
    assert palette.mat == palette.mat_light or middle.lightness() > corner.lightness()
    assert rim.red() > rim.blue()


@pytest.mark.parametrize("size", [QSize(0, 0), QSize(1, 1), QSize(5, 400), QSize(3000, 20)])
def test_a_mat_of_any_size_can_be_painted(size: QSize) -> None:
    assert paint_mat(size, LIGHT).width() == max(1, size.width())


def test_the_mat_is_painted_the_same_again() -> None:
    first = paint_mat(QSize(300, 200), LIGHT)
    assert paint_mat(QSize(301, 200), LIGHT) != first
    again = paint_mat(QSize(300, 200), LIGHT)
    assert again is not first, "it was painted and not kept"
    assert again == first


def test_the_newest_mat_is_kept_for_the_next_table() -> None:
    size = QSize(300, 200)
    mat = paint_mat(size, LIGHT)
    assert paint_mat(QSize(300, 200), LIGHT) is mat
    assert paint_mat(size, LIGHT, 2.0) != mat
    assert paint_mat(size, PALETTES["dark"]) != mat


@pytest.mark.parametrize("name", DRAWINGS)
def test_each_icon_is_drawn_in_the_colour_asked_for(name: str) -> None:
    image = paint_icon(name, 32, "#cf4029")
    colours = {
        image.pixelColor(x, y).rgb()
        for x in range(32)
        for y in range(32)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert QColor(*channels("#cf4029")).rgb() in colours


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        paint_icon("no such icon", 16, "#000000")


def test_the_text_scale_stays_between_one_and_three() -> None:
    plain = fonts.text_pixels(1.0)
    assert fonts.text_pixels(0.2) == plain
    assert fonts.text_pixels(9.0) == pytest.approx(plain * 3)
    assert fonts.ui_font(2.0).pixelSize() == round(plain * 2)


def test_a_long_line_is_cut_to_its_room() -> None:
    cut = fonts.elided("Bellowing Thunder", 40, 10)
    assert cut.endswith("…")
    assert fonts.text_width(cut, 10) <= 40
    assert fonts.elided("Ember", 400, 10) == "Ember"


def test_importing_the_look_touches_no_fonts() -> None:
    code = (
        "import app.ui.look.card_art, app.ui.look.fonts as f; print(f.families.cache_info().misses)"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "0"
