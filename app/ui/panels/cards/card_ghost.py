"""The picture of a card that follows the pointer while it is carried out of a list."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from app.ui.toolkit.plain_text import Label


class CardGhost(Label):
    """Lies over everything in its window and takes no clicks."""

    def __init__(self, window: QWidget, picture: QPixmap) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setPixmap(picture)
        self.adjustSize()
        self.show()
        self.raise_()

    def follow(self, where: QPoint) -> None:
        """Lie under the pointer, at a place on the screen."""
        self.move(self.window().mapFromGlobal(where) - self.rect().center())

    def vanish(self) -> None:
        """Go for good."""
        self.hide()
        self.deleteLater()
