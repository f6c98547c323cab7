"""The keys that the board answers itself: cancelling, the focus, zooming, choosing the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.ui.board.board_stage import BoardStage


class Keys:
    """Goes through those who may want a key, one after the other."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the board now, although a shortcut may use it otherwise."""
        return self._view.focus.claims(event) or self._view.mouse.keys.claims(event)

    def press(self, event: QKeyEvent) -> bool:
        """Answer a key that went down; return whether it was one of ours."""
        view = self._view
        if view.mouse.keys.key(event) or self._with_ctrl(event):
            return True
        if not view.focus.key(event):
            return False
        # What a key acts on may be another thing now.
        view.mouse.hover.outline()
        return True

    def _with_ctrl(self, event: QKeyEvent) -> bool:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        view = self._view
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: view.zoom_in,
            Qt.Key.Key_Equal: view.zoom_in,
            Qt.Key.Key_Semicolon: view.zoom_in,
            Qt.Key.Key_Minus: view.zoom_out,
            Qt.Key.Key_0: view.fit,
            Qt.Key.Key_A: view.select_hand,
        }
        action = keys.get(event.key())
        if action is None:
            return False
        action()
        return True
