"""The rubber band: a rectangle drawn over the mat that chooses what lies in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from app.ui.board.board_selection import Chosen
from app.ui.board.drag.drag import GHOST_HEIGHT
from app.ui.board.scene.pieces.piece import PILE_MARK
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage


class Band:
    """A rubber band being stretched, or none. Its corner stays on the mat when the board zooms."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._item: QGraphicsRectItem | None = None
        self._corner = (0.0, 0.0)
        self._point = QPointF()
        self._kept: tuple[Chosen, ...] = ()

    @property
    def active(self) -> bool:
        """Whether one is being stretched."""
        return self._item is not None

    def begin(self, start: QPointF, *, adds: bool) -> None:
        """Begin at a point of the window; with `adds` what is chosen stays so."""
        view = self._view
        item = QGraphicsRectItem()
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(GHOST_HEIGHT)
        gold = QColor(view.look.palette.gold)
        pen = QPen(gold, 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        item.setPen(pen)
        gold.setAlpha(36)
        item.setBrush(gold)
        view.board.addItem(item)
        self._item = item
        self._kept = view.chosen if adds else ()
        self._corner = view.to_mat(start.x(), start.y())
        self.stretch(start)

    def stretch(self, point: QPointF | None = None) -> None:
        """Reach to a point of the window, or to the same as before over another part of the mat."""
        if self._item is None:
            return
        view = self._view
        self._point = QPointF(point) if point is not None else self._point
        here = view.to_mat(self._point.x(), self._point.y())
        rect = QRectF(QPointF(*self._corner), QPointF(*here)).normalized()
        self._item.setRect(rect)
        inside = view.board.hits.pieces_in(Box(rect.x(), rect.y(), rect.width(), rect.height()))
        caught = [Chosen(piece.key) for piece in inside if not piece.key.startswith(PILE_MARK)]
        view.choose((*self._kept, *caught))

    def end(self) -> None:
        """Let what it caught stay chosen."""
        item, self._item = self._item, None
        if item is not None and item.scene() is self._view.board:
            self._view.board.removeItem(item)

    def cancel(self) -> None:
        """Choose again what was chosen before."""
        if self.active:
            self.end()
            self._view.choose(self._kept)
