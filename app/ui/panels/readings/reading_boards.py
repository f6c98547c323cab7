"""The boards of several readings beside each other, what is not the same outlined on each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from app.core.text.words import Words
from app.session.readings.compared_rows import NAMES
from app.session.readings.unlike_things import unlike_things
from app.ui.table.pictures.table_picture import reading_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.view import SeatView
    from app.ui.board.board_view import BoardView

NARROWEST = 15
"""Width of a board in lines of text, below which fewer stand in a row."""
TILE = 4
"""Pixels around a board."""


class ReadingBoards(QWidget):
    """A small board for each reading; a press on one chooses it."""

    chosen = Signal(int)
    """Which was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.boards: list[ReadingBoard] = []
        self._views: tuple[SeatView, ...] = ()
        self._shape = 0.0
        """Height of a board for its width: kept, or all below would jump as the table changes."""
        self._size, self._rows = QSize(), 0
        """Of one board, and how many of them stand above each other."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 6, 4)
        self._grid.setSpacing(8)

    def show_views(
        self,
        views: Sequence[SeatView],
        board: BoardView | None,
        width: int,
        front: int | None = None,
    ) -> None:
        """Show what is seen in each reading, all of them together `width` pixels wide.

        Where one is in `front` it shows alone, and large.
        """
        count = len(views) if board is not None else 0
        while len(self.boards) > count:
            gone = self.boards.pop()
            self._grid.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.boards) < count:
            self._add(len(self.boards))
        if board is None or not count:
            self._views, self._rows = (), 0
            return
        columns = max(1, min(count, width // (self.fontMetrics().height() * NARROWEST)))
        columns = columns if front is None else 1
        each = (width - 6) // columns - self._grid.horizontalSpacing()
        self._shape = self._shape or board.viewport().height() / max(1, board.viewport().width())
        size = QSize(max(each, 40), max(round(each * self._shape), 30))
        self._size, self._rows = size, -(-count // columns) if front is None else 1
        views = tuple(views)
        for number, (tile, ringed) in enumerate(
            zip(self.boards, unlike_things(views), strict=True)
        ):
            tile.setVisible(front in (None, number))
            if tile.isHidden():
                continue
            self._grid.addWidget(tile, number // columns, number % columns)
            said = Words(f"Board of reading {tile.name}", f"読み{tile.name}の盤面")
            tile.setAccessibleName(said.in_(board.look.language))
            if views != self._views or tile.size() != size:
                pixels = size.shrunkBy(QMargins(TILE, TILE, TILE, TILE)) * self.devicePixelRatioF()
                tile.picture = reading_picture(board, views[number], pixels, ringed)
                tile.setFixedSize(size)
                tile.update()
        self._views = views

    def height_of(self) -> int:
        """Return how high all boards are together, in pixels."""
        # Asked before the grid has taken in what is new in it.
        high, gap = self._size.height(), self._grid.verticalSpacing()
        return self._rows * (high + gap) + self._grid.contentsMargins().bottom()

    def forget(self) -> None:
        """Paint all boards anew when they are next shown: they look otherwise now."""
        self._views = ()

    def mark(self, shown: int | None) -> None:
        """Say which reading the board of the table shows; None for neither."""
        for number, tile in enumerate(self.boards):
            tile.setChecked(number == shown)

    def _add(self, number: int) -> None:
        tile = ReadingBoard(NAMES[number], self)
        tile.clicked.connect(lambda: self.chosen.emit(number))
        self.boards.append(tile)


class ReadingBoard(QPushButton):
    """One small board, with its letter."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self.picture = QImage()
        self.setCheckable(True)
        self.setProperty("look", "tile")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame of a button, the board in it, and the letter at its corner."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inside = QRectF(self.rect()).adjusted(TILE, TILE, -TILE, -TILE)
        painter.drawImage(inside, self.picture)
        high = self.fontMetrics().height()
        plate = QRectF(inside.left(), inside.top(), high * 1.5, high * 1.3)
        painter.fillRect(plate, self.palette().base())
        painter.setPen(self.palette().text().color())
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.name)
        painter.end()
