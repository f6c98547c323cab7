"""What the keyboard stops at on the home screen: tiles and links alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from app.ui.look.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Stop(QAbstractButton):
    """A button that is painted in the colours of the theme.

    `unit` is the height of plain text in pixels, which every length follows.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.unit = 13.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def stand_among_others(self) -> None:
        """Be one of several of which one is on: assistive technology has it as a round button.

        Whoever made it says which is on. In a group of its own Qt leaves Tab and the others alone.
        """
        self.setCheckable(True)
        alone = QButtonGroup(self)
        alone.setExclusive(False)
        alone.addButton(self)
        self.setAutoExclusive(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter as well as Space; leave the arrows to the whole screen."""
        if event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def unit_of(widget: QWidget) -> float:
    """Return the height in pixels of the text a widget writes."""
    widget.ensurePolished()
    return float(max(6, QFontInfo(widget.font()).pixelSize()))
