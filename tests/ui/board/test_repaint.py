"""Nothing stays painted where it lies no longer, however the window system times its paints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

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


def painted(board: BoardView, *, at_once: bool) -> QImage:
    """Return the board, painted rectangle by rectangle of a stair or all at once."""
    size = board.viewport().size()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    bare, high = QWidget.RenderFlag(0), size.height()
    if at_once:
        board.viewport().render(image, QPoint(), QRegion(board.viewport().rect()), bare)
        return image
    for left in range(0, size.width(), 300):
        stair = QRegion(left, 0, 300, high // 3)
        stair += QRegion(left + 40, high // 3, 260, high // 3)
        stair += QRegion(left, high // 3, 40, high - high // 3)
        stair += QRegion(left + 40, high - high // 3 - 1, 260, high)
        assert stair.rectCount() > 1
        board.viewport().render(image, stair.boundingRect().topLeft(), stair, bare)
    return image


def test_what_is_painted_rectangle_by_rectangle_looks_as_if_painted_at_once(
    board: BoardView,
) -> None:
    QApplication.processEvents()
    for item in board.board.pieces.values():
        item.setRotation(0.0)
    assert painted(board, at_once=False) == painted(board, at_once=True)


def test_a_slanted_card_shows_no_seam_where_rectangles_meet(board: BoardView) -> None:
    """Where a rectangle begins, a slanted picture is sampled from there: a little otherwise."""
    QApplication.processEvents()
    for item in board.board.pieces.values():
        item.setRotation(7.0)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    parts, whole = (bytes(painted(board, at_once=once).constBits()) for once in (False, True))
    other = [abs(one - two) for one, two in zip(parts, whole, strict=True) if one != two]
    assert len(other) < len(whole) / 1000
    assert max(other, default=0) < 32
