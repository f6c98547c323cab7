"""How an arrow over the board is drawn, and the tag in its middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.ui.board.declared.arrow_shape import bent_arrow, point_of
from app.ui.board.remote.other_hands import LARGEST_NAME
from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.table_layout import Box
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.seat_colours import seat_colour

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.text.words import Words
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_shape import Point

    Line = tuple[Point, Point]

ARROW_HEIGHT = float(HAND * LEVELS - 4)
"""Below the hand and what it lies on, over all else that lies."""
EDGE = 1.1
"""The dark line around an arrow, in table units."""
LEAST_SCALE = 1.1
"""Logical pixels of a table unit below which arrows become thicker on the mat."""
LONGEST = 48
"""Letters of the tag."""
NUMBER = 1.3
"""How much larger than labels the number on an arrow is: it is the order of things."""
BROKEN = 70
"""How opaque the inside is where the line is broken, of 255."""


class ArrowSign(QGraphicsPathItem):
    """Arrows that belong together, in the colour of one seat, with one tag."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self._board = board
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.tag = QGraphicsPixmapItem()
        """Who or what is aimed at whom."""
        self.tag.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.text = ""
        """What is written on the tag."""
        board.board.addItem(self)
        board.board.addItem(self.tag)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw it smooth: the board's pictures are copied pixel by pixel, and it is no picture."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    @property
    def tag_box(self) -> Box | None:
        """Where its tag lies on the mat; None for no tag."""
        box = self.tag.sceneBoundingRect()
        return Box(box.x(), box.y(), box.width(), box.height()) if self.text else None

    def take(self) -> None:
        """Lie on the board no more."""
        for item in (self, self.tag):
            if item.scene() is not None:
                item.scene().removeItem(item)

    def lie(self, height: float, opacity: float = 1.0) -> None:
        """Lie at a height, the tag over it."""
        for item, over in ((self, 0.0), (self.tag, 1.0)):
            item.setZValue(height + over)
            item.setOpacity(opacity)

    def draw(
        self, lines: list[Line], seat: SeatId, *, broken: bool = False, colour: str = ""
    ) -> None:
        """Go from the start to the end of each line, in the colour of a seat or in another."""
        look, path = self._board.look.palette, QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        # Where the whole mat is small in the window an arrow is no hair.
        thick = (1.0 + look.heavy) / 2 * max(1.0, LEAST_SCALE / self._board.camera.per_unit)
        for start, end in lines:
            path.addPath(bent_arrow(start, end, thick))
        self.setPath(path)
        inside, edge = QColor(colour or seat_colour(seat)), QColor(look.bar)
        if broken:
            edge = QColor(inside)
            inside.setAlpha(BROKEN)
        pen = QPen(edge, EDGE * thick * (1.5 if broken else 1.0))
        if broken:
            pen.setDashPattern([3.0, 2.0])
        self.setBrush(inside)
        self.setPen(pen)

    def write(
        self,
        said: Words | None,
        line: Line,
        *,
        large: float = 1.0,
        share: float = 0.5,
    ) -> None:
        """Write on the tag, `large` times as large as labels are; None for no tag.

        It lies on a line, so much of its length from its start.
        """
        view, board = self._board, self._board.board
        text = "" if said is None else said.in_(view.look.language)
        self.text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        self.tag.setVisible(bool(self.text))
        if not self.text:
            return
        size = label_pixels(board.per_unit, board.dpr)
        pixels = round(size * min(board.text * large, max(large, LARGEST_NAME)))
        plate = board.plates.plate(self.text, "count", pixels)
        self.tag.setPixmap(plate)
        self.tag.setScale(1.0 / board.per_unit)
        self.slide(line, share)

    def number(self, text: str, line: Line, *, share: float) -> None:
        """Bear a number on a gold disc in place of a tag; "" for none."""
        board = self._board.board
        self.text = text
        self.tag.setVisible(bool(text))
        if not text:
            return
        size = label_pixels(board.per_unit, board.dpr) * NUMBER
        pixels = round(size * min(board.text, LARGEST_NAME))
        self.tag.setPixmap(board.plates.plate(text, "turn", pixels))
        self.tag.setScale(1.0 / board.per_unit)
        self.slide(line, share)

    def slide(self, line: Line, share: float) -> Box:
        """Let the tag lie on a line, so much of its length from its start; return where."""
        unit, cloth, plate = self._board.board.per_unit, self._board.camera.cloth, self.tag.pixmap()
        wide, high = plate.width() / unit, plate.height() / unit
        x, y = point_of(*line, share)
        left = min(max(x - wide / 2, cloth.x), cloth.right - wide)
        top = min(max(y - high / 2, cloth.y), cloth.bottom - high)
        self.tag.setPos(round(left * unit) / unit, round(top * unit) / unit)
        return Box(left, top, wide, high)
