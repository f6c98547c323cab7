"""Slips stand aside while something is dragged that could be dropped where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QMouseEvent

    from app.ui.panels.slips.slip import Slip
    from app.ui.panels.slips.slip_lane import SlipLane


class StandingAside(QObject):
    """Hides slips and holds their time; hears from the mouse when to."""

    began = Signal()
    over = Signal()
    """They are about to show again, and have to lie where there is room now."""

    def __init__(self, slips: list[Slip], places: SlipLane, parent: QObject) -> None:
        """`slips` are those there are, whichever they come to be."""
        super().__init__(parent)
        self._slips = slips
        self._places = places
        self.away = False
        self.hidden = False
        """Whether nobody may read anything now."""
        self._pressed: QPoint | None = None

    def step_aside(self, *, hidden: bool = False) -> None:
        """Something is dragged: cover nothing it could be dropped on, and let no time pass.

        In the lane nothing is covered; `hidden` is for what nobody may read now.
        """
        if self.away and (self.hidden or not hidden):
            return
        self.away, self.hidden = True, hidden
        self.began.emit()
        for slip in self._slips:
            slip.hold("drag", held=True)
            if hidden or not self._places.in_lane:
                slip.hide()

    def come_back(self) -> None:
        """The drag is over."""
        if not self.away:
            return
        self.away = self.hidden = False
        self.over.emit()
        for slip in self._slips:
            slip.show()
            slip.hold("drag", held=False)

    def hear(self, event: QMouseEvent) -> None:
        """Follow the mouse over the board."""
        kind, at = event.type(), event.position().toPoint()
        if kind == QEvent.Type.MouseButtonPress:
            self._pressed = at
        elif kind == QEvent.Type.MouseButtonRelease:
            self._pressed = None
            self.come_back()
        elif kind == QEvent.Type.MouseMove and event.buttons() != Qt.MouseButton.NoButton:
            far = QApplication.startDragDistance()
            if self._pressed is None or (at - self._pressed).manhattanLength() > far // 2:
                self.step_aside()
