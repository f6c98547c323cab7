"""The arrows of a number field: beside each other, each large enough to be pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSpinBox

from app.ui.app.window import Window
from app.ui.forms.number_box import NumberBox

LEAST = 24
"""Pixels, of what is pressed (WCAG 2.2)."""


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_each_is_24_pixels_and_counts_its_way(window: Window, scale: float) -> None:
    window.looks.apply("text_scale", scale)
    box = NumberBox(window)
    box.setRange(0, 100)
    box.setValue(50)
    box.show()
    QApplication.processEvents()
    box.resize(box.sizeHint())
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    spin, parts = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl
    style = box.style()
    up, down, field = (
        style.subControlRect(spin, option, part, box)
        for part in (parts.SC_SpinBoxUp, parts.SC_SpinBoxDown, parts.SC_SpinBoxEditField)
    )
    for arrow in (up, down):
        assert min(arrow.width(), arrow.height()) >= LEAST
        assert box.rect().contains(arrow)
        # Qt lets the field reach one pixel below an arrow.
        assert not arrow.intersects(field.adjusted(0, 0, -1, 0))
    assert not up.intersects(down)
    for arrow, value in ((up, 51), (down, 50), (down, 49)):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=arrow.center())
        assert box.value() == value
