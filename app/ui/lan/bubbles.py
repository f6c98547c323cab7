"""What people show by a sign, for a moment, below their name: nothing has to be opened for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QTimer

from app.ui.panels.announce import announce
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.ids import PersonId
    from app.core.text.words import Words
    from app.ui.look.look import Look

LASTS = 3000
"""Milliseconds that one is shown."""
BELOW = 4
"""Pixels below the strip, and between two of them."""
MARGIN = 6


class Bubbles(QObject):
    """One for each person at most; a new one takes the old one's place."""

    def __init__(self, look: Look, strip: QWidget) -> None:
        super().__init__(strip)
        self.look = look
        self._strip = strip
        self._shown: dict[PersonId, tuple[Label, QWidget]] = {}

    def label(self, person: PersonId) -> Label | None:
        """Return what somebody shows now."""
        found = self._shown.get(person)
        return None if found is None else found[0]

    def show(self, person: PersonId, words: Words, below: QWidget) -> None:
        """Show a sign of somebody below a part of the strip."""
        room = self._strip.parentWidget()
        if room is None or not self._strip.isVisible():
            return
        self.drop(person)
        label = Label(room, words.in_(self.look.language))
        label.setProperty("look", "sheet")
        label.setMargin(MARGIN)
        # What lies below stays within reach.
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._shown[person] = (label, below)
        label.show()
        self.place()
        soon(self.place)
        gone = QTimer(label)
        gone.setSingleShot(True)
        gone.timeout.connect(lambda: self._over(person, label))
        gone.start(LASTS)
        announce(self._strip, label.text())

    def place(self) -> None:
        """Lie below those who showed them, side by side."""
        room = self._strip.parentWidget()
        if room is None:
            return
        top = self._strip.geometry().bottom() + 1 + BELOW
        free = 0
        for label, below in sorted(self._shown.values(), key=lambda one: one[1].x()):
            label.adjustSize()
            wanted = below.mapTo(room, QPoint(0, 0)).x()
            left = max(free, min(wanted, room.width() - label.width() - BELOW))
            label.move(left, top)
            label.raise_()
            free = label.geometry().right() + 1 + BELOW

    def _over(self, person: PersonId, label: Label) -> None:
        if self.label(person) is label:
            self.drop(person)

    def drop(self, person: PersonId) -> None:
        """Show nothing of somebody any more."""
        label, _ = self._shown.pop(person, (None, None))
        if label is not None:
            label.hide()
            label.deleteLater()

    def clear(self) -> None:
        """Show nothing of anybody."""
        for person in tuple(self._shown):
            self.drop(person)
