"""One page of the import sheet: what scrolls, and the buttons that stay in sight below it."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label


def label(look: str = "") -> Label:
    """Return a label for a sentence."""
    made = Label()
    made.setWordWrap(True)
    if look:
        made.setProperty("look", look)
    return made


def column(*parts: QWidget, gap: int = 8) -> QWidget:
    """Return parts below each other."""
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for part in parts:
        layout.addWidget(part)
    return made


def row(*buttons: QPushButton, primary: QPushButton | None = None) -> QWidget:
    """Return buttons beside each other, in further lines where the width ends."""
    made = QWidget()
    flow = FlowLayout(made, 6)
    for button in buttons:
        button.setAutoDefault(True)
        flow.addWidget(button)
    if primary is not None:
        primary.setProperty("look", "primary")
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    made.setSizePolicy(policy)
    return made
