"""A pen on the board: it drags like the mouse, its side button opens the menu, its eraser rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPointingDevice, QTabletEvent

from app.ui.board.input.pointer import of_event
from app.ui.board.input.touch import Taps

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage


class Pen:
    """What a graphics tablet's pen does."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._taps = Taps()

    def answer(self, event: QTabletEvent) -> None:
        """Follow the pen. It is taken even where it does nothing, or a mouse event would follow."""
        event.accept()
        if event.pointerType() == QPointingDevice.PointerType.Eraser:
            return
        pointer, mouse = of_event(event), self._view.mouse
        if event.type() == QEvent.Type.TabletMove:
            mouse.move(pointer)
        elif event.type() == QEvent.Type.TabletRelease:
            mouse.release(pointer)
        else:
            tip = pointer.button == Qt.MouseButton.LeftButton
            mouse.press(pointer, again=tip and self._taps.again(pointer.point))
