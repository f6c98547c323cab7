"""A small sheet over the board that comes and goes by itself and never takes the focus."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QTimer, QVariantAnimation, Slot
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from app.ui.look.look import Look

FADE = 220
"""Milliseconds."""


class Overlay(QWidget):
    """Sits at a share of its parent's height, fades in, waits, fades out."""

    def __init__(
        self, look: Look, parent: QWidget, *, stay: int = 5000, down: float = 0.94
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.room = parent
        self.animated = True
        """Whether it fades; without it comes and goes at once."""
        self._down = down
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(stay)
        self._timer.timeout.connect(self._on_time)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(self._on_fade)
        self._fade.finished.connect(self._on_faded)
        parent.installEventFilter(self)
        self.hide()
        look.changed.connect(self.update)

    def appear(self) -> None:
        """Come up, or stay longer if already there."""
        self.adjustSize()
        self.place()
        self._fade.stop()
        self._effect.setEnabled(False)
        self.show()
        self.raise_()
        self._timer.start()

    def vanish(self) -> None:
        """Go at once."""
        self._timer.stop()
        self._fade.stop()
        self.hide()

    def place(self) -> None:
        """Take the place in the parent."""
        room = self.room.size()
        self.move(
            (room.width() - self.width()) // 2,
            round((room.height() - self.height()) * self._down),
        )

    @Slot()
    def _on_time(self) -> None:
        if self.underMouse():
            self._timer.start()
            return
        if not self.animated:
            self.hide()
            return
        self._effect.setEnabled(True)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.start()

    @Slot(object)
    def _on_fade(self, share: float) -> None:
        self._effect.setOpacity(share)

    @Slot()
    def _on_faded(self) -> None:
        self.hide()
        self._effect.setEnabled(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when the parent changes its size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def keep_focus_elsewhere(self) -> None:
        """Let nothing in this sheet take the focus by appearing."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
