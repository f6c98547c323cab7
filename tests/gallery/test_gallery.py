"""The list of screens, and sheets of their pictures. `test_hostile_words` opens each of them."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.gallery.screens import SCREENS
from tests.gallery.sheets import contact_sheet


def test_every_screen_says_what_it_shows() -> None:
    assert all(make.__doc__ for make in SCREENS.values())


def test_pictures_are_laid_out_in_rows(qapp: QApplication) -> None:
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    sheet = contact_sheet([(str(number), picture) for number in range(5)], columns=2, wide=100)
    assert sheet.width() == 2 * 110 + 10
    assert sheet.height() > 3 * 75
