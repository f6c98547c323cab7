"""One slip of paper over the board: a sentence, perhaps one thing to do, and then it goes."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, Qt, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsOpacityEffect,
    QWidget,
)

from app.ui.look.look import Look
from app.ui.panels.messages.message_list import Remedy
from app.ui.panels.slips.slip_paper import Says, SlipPaper

FADE = 160
"""Milliseconds."""
SHORTEST, LONGEST = 5000, 12000
"""Milliseconds a slip stays: long enough to read it, and to decide."""
READING = 65
"""Milliseconds for each letter."""
Holding = Literal["pointer", "keyboard", "drag", "others"]


class Slip(SlipPaper):
    """Comes, waits, goes; waits longer while somebody reads it. Never takes the focus."""

    gone = Signal()
    """It has left, by itself or because it was sent away."""
    looked_at = Signal(bool)
    """Whether the pointer or the keyboard is on it."""

    def __init__(self, look: Look, room: QWidget, says: Says) -> None:
        super().__init__(look, room, says)
        self.animated = True
        self.remedy: Remedy | None = None
        """What the message offers, where it is one that was kept."""
        self.origin: QWidget | None = None
        """Gets the keyboard when the slip goes while one of its buttons has it."""
        self._holders: set[Holding] = set()
        self._left_for_good = False
        self._left = 0
        """Milliseconds that are left once nobody holds it any more."""
        self.cross.clicked.connect(self.leave)
        self.button.clicked.connect(self._on_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade_out)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE)
        self._fade.valueChanged.connect(self._on_fade)
        self._fade.finished.connect(self._on_faded)
        for child in (self.button, self.cross):
            child.installEventFilter(self)
        self.hide()

    # -- coming and going ---------------------------------------------------------------------

    def appear(self) -> None:
        """Come up at its place."""
        self._left = min(LONGEST, SHORTEST + READING * max(0, len(self.words) - 30))
        self.show()
        self.raise_()
        if self.animated:
            self._run(0.0, 1.0)
        self._go_on()

    def leave(self) -> None:
        """Go at once, for good."""
        if self._left_for_good:
            return
        self._left_for_good = True
        self._timer.stop()
        self._fade.stop()
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused) and self.origin is not None:
            self.origin.setFocus()
        self.hide()
        self.gone.emit()

    def hold(self, holder: Holding, *, held: bool) -> None:
        """Let no time pass while it is held."""
        if held:
            self._holders.add(holder)
            if self._timer.isActive():
                self._left = self._timer.remainingTime()
                self._timer.stop()
            if self._fade.endValue() == 0.0 and self.isVisible():
                self._fade.stop()
                self._effect.setEnabled(False)
                self._fade.setEndValue(1.0)
        else:
            self._holders.discard(holder)
            self._go_on()

    def _go_on(self) -> None:
        if not self._holders and not self.isHidden():
            self._timer.start(max(1000, self._left))

    @Slot()
    def _fade_out(self) -> None:
        if self.animated:
            self._run(1.0, 0.0)
        else:
            self.leave()

    def _run(self, start: float, end: float) -> None:
        self._fade.stop()
        self._effect.setOpacity(start)
        self._effect.setEnabled(True)
        self._fade.setStartValue(start)
        self._fade.setEndValue(end)
        self._fade.start()

    @Slot(object)
    def _on_fade(self, share: float) -> None:
        self._effect.setOpacity(share)

    @Slot()
    def _on_faded(self) -> None:
        # An effect paints the slip twice: only while it fades.
        self._effect.setEnabled(False)
        if self._fade.endValue() == 0.0:
            self.leave()

    @Slot()
    def _on_button(self) -> None:
        do = self.says.do
        self.leave()
        if do is not None:
            do()

    # -- being read ---------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        """Wait while the pointer is on it."""
        super().enterEvent(event)
        self.hold("pointer", held=True)
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Go on when the pointer has left."""
        super().leaveEvent(event)
        self.looked_at.emit(False)
        self.hold("pointer", held=False)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Wait while the keyboard is on one of its buttons."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.hold("keyboard", held=event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on a click; it never reaches the board beneath."""
        event.accept()
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc sends it away; Enter presses the button that has the focus."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused is self.button:
            self.button.click()
        else:
            super().keyPressEvent(event)
