"""Fields and arrows: an unsteady hand hits them at every size of text, also in little room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.forms.number_box import NumberBox
from app.ui.look.fonts import ui_font
from app.ui.look.palette import PALETTES
from app.ui.look.style.style_controls import TARGET
from app.ui.look.style.style_sheet import style_sheet
from app.ui.toolkit.rolled_past import ChoiceBox, CountBox

SMALLEST = 10
"""Pixels of the smallest plain text that a system may have."""


at_every_size = pytest.mark.parametrize("pixels", [SMALLEST, 12, 18, 24, 36])


def dressed(qtbot: QtBot, pixels: int) -> QWidget:
    """Return a sheet as the program dresses it with text of a size."""
    sheet = QWidget()
    qtbot.addWidget(sheet)
    font = QFont(ui_font())
    font.setPixelSize(pixels)
    sheet.setFont(font)
    sheet.setStyleSheet(style_sheet(PALETTES["light"], pixels))
    return sheet


@at_every_size
@pytest.mark.parametrize(
    "kind", [QLineEdit, QComboBox, ChoiceBox, CountBox, NumberBox, QPlainTextEdit]
)
def test_a_field_is_never_too_low_to_hit(qtbot: QtBot, kind: type[QWidget], pixels: int) -> None:
    sheet = dressed(qtbot, pixels)
    field = kind(sheet)
    sheet.show()
    for least in (field.minimumSizeHint(), field.sizeHint()):
        assert least.height() >= max(TARGET, field.fontMetrics().height())
        assert least.width() >= TARGET


@at_every_size
def test_the_arrows_of_tabs_without_room_are_large_enough(qtbot: QtBot, pixels: int) -> None:
    sheet = dressed(qtbot, pixels)
    tabs = QTabBar(sheet)
    for name in ("Log", "Outline", "Messages", "History"):
        tabs.addTab(name)
    tabs.resize(tabs.tabSizeHint(0).width() + 3 * pixels, tabs.sizeHint().height())
    sheet.show()
    arrows = [one for one in tabs.findChildren(QToolButton) if one.isVisible()]
    assert len(arrows) == 2
    assert all(min(one.width(), one.height()) >= TARGET for one in arrows)
