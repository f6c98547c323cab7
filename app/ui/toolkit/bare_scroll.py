"""Scrolling on whatever paper lies beneath."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scroll_bare(area: QScrollArea, inside: QWidget) -> None:
    """Let `area` scroll `inside` up and down, with no frame and no ground of their own."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    for bare in (area, area.viewport(), inside):
        bare.setAutoFillBackground(False)
