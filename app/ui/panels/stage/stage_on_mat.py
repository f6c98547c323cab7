"""The dark slip that lies over the board where the mat has a place for the stage.

It follows that place as the board is zoomed and pushed, stays large enough to be read and within
the window, and lies above one's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QVBoxLayout

from app.ui.app.trouble import steady
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QWheelEvent

    from app.ui.board.board_view import BoardView
    from app.ui.board.drag.drag import Drag
    from app.ui.panels.stage.stage_panel import StagePanel

NARROWEST, LOWEST = 12.5, 11.0
"""The least width and height in lines of text."""
MOST_CHOICES = 0.45
"""Share of its height that the buttons take at most at its foot, with what comes of the stage above
them; else they scroll with the pile."""
FADED = 0.25
"""How much of it shows while something is carried over it."""
EDGE = 4
"""Pixels to the edges of the board."""
ROOM = 8
"""Pixels around what it shows."""


def has_room(board: BoardView) -> bool:
    """Whether the mat has a place for the stage that can be read and covers nothing that lies.

    That is seen where the window shows all of the mat, however near somebody has come since: the
    stage is not to go to and fro while they look about.
    """
    box = board.seating.stage
    if box is None:
        return False
    line = board.fontMetrics().height() / board.camera.fit_scale
    wide, high = max(box.width, NARROWEST * line), max(box.height, LOWEST * line)
    x, y = box.centre
    grown = Box(x - wide / 2, y - high / 2, wide, high)
    right, down = grown.into(board.camera.cloth)
    taken = Box(grown.x + right, grown.y + down, wide, high)
    return not any(
        site.box.meets(taken)
        for site in board.seating.sites.values()
        if not site.backdrop and not site.box.meets(box)
    )


class StageOnMat(QFrame):
    """Holds the stage's panel over a board, its buttons at the foot."""

    def __init__(self, board: BoardView, panel: StagePanel) -> None:
        super().__init__(board)
        self.setObjectName("stageOnMat")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._board = board
        self._panel = panel
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(ROOM, ROOM, ROOM, ROOM)
        self._column.setSpacing(6)
        self._column.addWidget(panel, 1)
        self.hide()
        board.installEventFilter(self)
        board.seen_otherwise.connect(self.follow)
        board.carried.connect(self._make_way)

    @Slot(object)
    @steady
    def _make_way(self, drag: Drag | None) -> None:
        """Let be seen what is carried over it, and what letting go would mean there."""
        reach = self._board.card_size()
        place = self.geometry().translated(-self._board.viewport().pos())
        near = place.adjusted(-reach.width(), -reach.height(), reach.width(), reach.height())
        over = drag is not None and near.contains(drag.pointer.point.toPoint())
        if over == (self.graphicsEffect() is not None):
            return
        if not over:
            self.setGraphicsEffect(None)  # type: ignore[arg-type] # Qt takes it for no effect
            return
        faded = QGraphicsOpacityEffect(self)
        faded.setOpacity(FADED)
        self.setGraphicsEffect(faded)

    @Slot()
    @steady
    def follow(self) -> None:
        """Lie where the place of the stage shows now."""
        box = self._board.seating.stage
        if box is None or self.isHidden():
            return
        place = self._place(box)
        if place != self.geometry():
            self.setGeometry(place)
        self._stand_choices()

    def _place(self, box: Box) -> QRect:
        """Return the place in the board: that of the mat, as far as that can be read."""
        board = self._board
        first = board.to_window(box.x, box.y).toPoint()
        last = board.to_window(box.right, box.bottom).toPoint()
        line = self.fontMetrics().height()
        room = board.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        room.setBottom(min(room.bottom(), self._hand_top()))
        seen = QRect(first, last)
        wide = min(max(seen.width(), round(line * NARROWEST)), room.width())
        high = min(max(seen.height(), round(line * LOWEST)), room.height())
        place = QRect(0, 0, wide, high)
        place.moveCenter(seen.center())
        place.moveLeft(min(max(place.left(), room.left()), room.right() + 1 - wide))
        place.moveTop(min(max(place.top(), room.top()), room.bottom() + 1 - high))
        return place.translated(board.viewport().pos())

    def _hand_top(self) -> int:
        """Return the line of the window below which the own hand lies, while that shows."""
        board = self._board
        tops = [
            round(board.to_window(0, site.box.y).y())
            for site in board.seating.sites.values()
            if site.hand and site.own
        ]
        least = board.viewport().height() // 2
        return max(least, min(tops, default=board.viewport().height())) - EDGE

    def _stand_choices(self) -> None:
        """Have the buttons at the foot, where they leave room for the pile."""
        choices = self._panel.choices
        wide = self.width() - 2 * ROOM
        layout = choices.layout()
        high = layout.heightForWidth(wide) if layout is not None else 0
        at_foot = high <= self.height() * MOST_CHOICES
        if at_foot == (choices.parentWidget() is self):
            return
        if at_foot:
            self._column.addWidget(choices)
            choices.show()
        else:
            self._panel.keep_choices()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board."""
        if watched is self._board and event.type() == QEvent.Type.Resize:
            self.follow()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press from what lies beneath."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the wheel from zooming the board beneath."""
        event.accept()
