"""Nothing stays painted where it lies no longer, however the window system times its paints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView


class Painted(QObject):
    """All that is painted of a widget from now on."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_a_paint_between_a_move_and_its_turn_leaves_no_ghost(
    board: BoardView, qtbot: QtBot
) -> None:
    """As when a menu that covered another part of the board goes in the middle of a gesture."""
    QApplication.processEvents()
    item = board.board.pieces["u01"]
    before = board.to_window(item.pos().x(), item.pos().y()).toPoint()
    painted = Painted()
    board.viewport().installEventFilter(painted)

    item.setPos(item.pos() + QPointF(200, 0))
    far = QRect(board.viewport().rect().bottomRight(), board.viewport().rect().bottomRight())
    board.viewport().repaint(far.adjusted(-4, -4, 0, 0))
    assert not painted.region.contains(before)
    qtbot.waitUntil(lambda: painted.region.contains(before))


def test_a_picture_while_a_paint_is_due_begins_no_other_in_the_middle_of_it(
    board: BoardView, qtbot: QtBot
) -> None:
    QApplication.processEvents()
    board.viewport().update()
    before = board.grab().toImage()
    item = board.board.pieces["u01"]
    item.setPos(item.pos() + QPointF(200, 0))
    board.viewport().update()
    moved = board.grab().toImage()
    assert moved != before
    assert board.grab().toImage() == moved
    painted = Painted()
    board.viewport().installEventFilter(painted)
    qtbot.waitUntil(lambda: painted.region.contains(board.viewport().rect().center()))
