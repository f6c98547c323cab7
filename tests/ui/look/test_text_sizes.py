"""Windows and panels write in a few sizes on one scale, which stands in one place."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

import app.ui
from app.ui.look.fonts import SIZES, size_of, sized, ui_font
from app.ui.look.palette import PALETTES
from app.ui.look.style.style_sheet import style_sheet

UI = Path(next(iter(app.ui.__path__)))
WRITES = re.compile(r"font-size: |font_size=|setPixelSize\(|setPointSizeF?\(")
DRAWN = {
    "look/fonts.py": "it is the scale",
    "look/faces/placeholder.py": "a card, at its own size",
    "board/scene/zone_item.py": "the mat, at its own size",
    "decks/paper_pen.py": "on paper",
    "learning/lists_pdf.py": "on paper",
    "learning/lists_page.py": "on paper as well",
    "panels/cards/card_delegate.py": "a figure in a disc that follows the card",
    "panels/slips/throw_paint.py": "a figure on a die",
    "settings/size_field.py": "a sample of the size that is chosen",
    "toolkit/rich_text.py": "an example in words",
    "table/curtain/curtain_style.py": "as large as the window has room for",
}
"""Where letters have another measure than plain text, and which."""


def test_the_scale_has_few_sizes_each_clearly_larger_than_the_one_before() -> None:
    shares = list(SIZES.values())
    assert shares == sorted(shares)
    for plain in (12, 13, 16, 24, 36):
        pixels = [size_of(plain, size) for size in SIZES]
        assert all(later > earlier for earlier, later in pairwise(pixels))


@pytest.mark.parametrize("plain", [12.0, 13.0, 16.0, 24.0, 39.0])
def test_the_style_of_all_windows_keeps_to_the_scale(plain: float) -> None:
    for palette in PALETTES.values():
        style = style_sheet(palette, plain)
        written = {int(found) for found in re.findall(r"font-size: (\d+)px", style)}
        assert written <= {size_of(plain, size) for size in SIZES}
        assert len(written) > 2


def test_no_module_has_a_size_of_its_own() -> None:
    own = [
        f"{path.relative_to(UI)}:{number}: {line.strip()}"
        for path in sorted(UI.rglob("*.py"))
        if path.relative_to(UI).as_posix() not in DRAWN
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if WRITES.search(line) and "size_of(" not in line
    ]
    assert own == []


def test_what_is_drawn_to_another_measure_is_still_there() -> None:
    for name in DRAWN:
        assert WRITES.search((UI / name).read_text("utf-8")), name


def test_a_font_of_another_size_follows_plain_text(qapp: QApplication) -> None:
    for scale in (1.0, 2.0):
        plain = ui_font(scale)
        heading = sized(plain, "heading", bold=True)
        assert heading.pixelSize() == round(QFontInfo(plain).pixelSize() * SIZES["heading"])
        assert heading.bold()
        assert not plain.bold()
