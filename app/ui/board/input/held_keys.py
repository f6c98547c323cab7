"""Keys that belong to the mouse: Esc gives up, Shift and Alt change a drop, Space pans or reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.mouse import Mouse

Modifier = Qt.KeyboardModifier
ALTERS = (Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr)
"""Keys that change what a drop does while they are down."""


class HeldKeys:
    """What keys do while the mouse is busy, and Space at any time."""

    def __init__(self, view: BoardStage, mouse: Mouse) -> None:
        self._view = view
        self._mouse = mouse
        self.space = False
        """Whether Space is down: then the mouse pans."""
        self.panned = False
        """Whether something was panned while Space was down."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the mouse now, although a shortcut may use it otherwise."""
        mouse = self._mouse
        if event.key() == Qt.Key.Key_Escape and any(one.waits for one in mouse.first):
            return True
        busy = mouse.carrying or mouse.band.active
        return busy and event.key() in (Qt.Key.Key_Escape, *ALTERS)

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; return whether it was the mouse's."""
        mouse = self._mouse
        waits = any(one.waits for one in mouse.first)
        if event.key() == Qt.Key.Key_Escape and (mouse.carrying or mouse.band.active or waits):
            mouse.cancel()
            return True
        if mouse.carrying and event.key() in ALTERS:
            mouse.carry.modified(event.modifiers() | _held(event))
            return True
        plain = event.modifiers() == Modifier.NoModifier
        if event.key() == Qt.Key.Key_Space and plain and not self._view.focus.shown:
            if not event.isAutoRepeat():
                self.space, self.panned = True, False
            return True
        return False

    def up(self, event: QKeyEvent) -> bool:
        """A key went up; return whether it was the mouse's."""
        mouse = self._mouse
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self.space and not self.panned and not mouse.carrying
            self.space = False
            if tapped:
                self._view.reading_wanted.emit()
                return True
        if mouse.carrying and event.key() in ALTERS:
            mouse.carry.modified(event.modifiers() & ~_held(event))
            return True
        return False

    def lost_keyboard(self) -> None:
        """Keys going up no longer reach us."""
        self.space = False


def _held(event: QKeyEvent) -> Qt.KeyboardModifier:
    return Modifier.ShiftModifier if event.key() == Qt.Key.Key_Shift else Modifier.AltModifier
