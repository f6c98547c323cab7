"""A card at full size over the window; any key, or a click, takes it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.cards.card import Card, Language
from app.ui.panels.announce import announce
from app.ui.panels.card_words import card_words
from app.ui.panels.large_card import LargeCard

_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReadingView(QWidget):
    """Covers `window`; gives the focus back to where it was when it closes."""

    def __init__(self, window: QWidget, card: Card | None, language: Language) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._covered = window
        self._came_from = QApplication.focusWidget()
        self.face = LargeCard(language, self)
        self.face.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.face.show_card(card)
        if card is not None:
            self.setAccessibleName(card.name.in_(language))
            self.setAccessibleDescription(card_words(card, language))
        window.installEventFilter(self)
        self._cover()
        self.show()
        self.raise_()
        self.setFocus()
        announce(self, self.accessibleDescription())

    def _cover(self) -> None:
        room = self._covered.rect()
        self.setGeometry(room)
        height = round(room.height() * 0.96)
        self.face.set_highest(height)
        self.face.setGeometry(QRect(0, (room.height() - height) // 2, room.width(), height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken the window behind the card."""
        QPainter(self).fillRect(self.rect(), QColor(8, 14, 26, 170))

    def leave(self) -> None:
        """Close."""
        if self._came_from is not None:
            self._came_from.setFocus()
            self._came_from = None
        self.close()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close on a click anywhere."""
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, Space and Enter close; nothing reaches the table meanwhile."""
        if event.key() in _CLOSING and not event.isAutoRepeat():
            self.leave()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close when something else is worked with."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.close()

    def event(self, event: QEvent) -> bool:
        """Claim all keys: Space held over a card repeats, and the window has keys of its own."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on covering the window."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)
