"""A sheet about a table in the network: its middle scrolls where the window is small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


WIDE = 36
"""Width in lines of text."""


class LanSheet(FloatingPanel):
    """Title, a middle in a column, buttons at the foot."""

    heading = Words("", "")
    wide = WIDE

    def __init__(self, look: Look, room: QWidget) -> None:
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.inner = QWidget()
        self.column = QVBoxLayout(self.inner)
        self.column.setContentsMargins(0, 0, 8, 0)
        self.column.setSpacing(8)
        self.area = QScrollArea()
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.inner)
        self.area.viewport().setAutoFillBackground(False)
        self.inner.setAutoFillBackground(False)
        self.body.addWidget(self.area, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.body.addLayout(self.foot)

    def open(self) -> None:
        """Show the sheet."""
        # After all that it holds: it names some of that otherwise.
        self.look.changed.connect(self._follow_look)
        self._follow_look()
        self.fit()
        self.show()
        self.fit()

    def fit(self) -> None:
        """Be as high as what is shown, and no higher than the room."""
        outer = self.layout()
        if outer is None:
            return
        self.ensurePolished()
        width = min(self.fontMetrics().height() * self.wide, self.room.width() - 24)
        self.column.activate()
        margins = outer.contentsMargins()
        across = width - margins.left() - margins.right()
        wanted = max(self.column.heightForWidth(across), self.column.sizeHint().height())
        beside = self.title.sizeHint().height() + self.foot.sizeHint().height()
        beside += margins.top() + margins.bottom() + 3 * self.body.spacing() + 8
        self.resize(width, min(wanted + beside, self.room.height() - 24))
        self.place()

    def fit_soon(self) -> None:
        """Fit once what has changed has its size."""
        soon(self.fit)

    @Slot()
    def _follow_look(self) -> None:
        """Say title and cross; what a sheet holds adds its own words."""
        self.title.setText(self.heading.in_(self.look.language))
        self.setAccessibleName(self.heading.in_(self.look.language))
        self.set_close_words(CLOSE.in_(self.look.language))
        self.fit_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit once more when fonts and sizes are settled."""
        super().showEvent(event)
        soon(self.fit)


def label(look: str = "") -> Label:
    """Return a line of words that goes on below where it is long."""
    made = Label()
    made.setWordWrap(True)
    if look:
        made.setProperty("look", look)
    return made


def button(*, primary: bool = False) -> QPushButton:
    """Return a button that Enter does not press from elsewhere."""
    made = QPushButton()
    made.setAutoDefault(False)
    dress(made, primary=primary)
    return made


def dress(pressed: QPushButton, *, primary: bool) -> None:
    """Let a button be the likeliest of several, or one of the others."""
    look = "primary" if primary else ""
    if pressed.property("look") != look:
        pressed.setProperty("look", look)
        pressed.style().unpolish(pressed)
        pressed.style().polish(pressed)
