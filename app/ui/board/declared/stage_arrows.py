"""Arrows from the declarations on the stage to what they are aimed at.

Of the newest declaration, and of the one that is pointed at in the pile: more would be a tangle.
They lie over the cards and below one's own hand and all that is carried. Nothing is made before
something with a target is declared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.core.text.words import Words
from app.ui.app.trouble import steady
from app.ui.board.declared.arrow_shape import INSIDE, bent_arrow, edge_towards, middle_of
from app.ui.board.declared.declared_aims import aims_of, place_of_seat
from app.ui.board.remote.other_hands import LARGEST_NAME
from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.seat_colours import seat_colour
from app.ui.panels.stage.stage_words import target_name

if TYPE_CHECKING:
    from app.core.view import SeatDeclaration, SeatView
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_shape import Point
    from app.ui.board.declared.declared_aims import DeclaredAim

ARROW_HEIGHT = float(HAND * LEVELS - 4)
"""Below the hand and what it lies on, over all else that lies."""
EDGE = 1.1
"""The dark line around an arrow, in table units."""
PLAIN, STANDS_BACK = 0.9, 0.35
"""How opaque the newest one's are, and while another is pointed at."""
LEAST_SCALE = 1.1
"""Logical pixels of a table unit below which arrows become thicker on the mat."""
LONGEST = 48
"""Letters of the tag."""


class ArrowSign(QGraphicsPathItem):
    """All arrows of one declaration, in the colour of its seat."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.tag = QGraphicsPixmapItem()
        """Who is aimed at whom, where one unit is aimed at another."""
        self.tag.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.text = ""
        """What is written on the tag."""

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


class StageArrows(QObject):
    """Draws what is declared on a board."""

    def __init__(self, board: BoardView, origin: Callable[[str], QPoint | None]) -> None:
        """Ask `origin` where on the screen a declaration shows; it says None where nowhere."""
        super().__init__(board)
        self._board = board
        self._origin = origin
        self._pointed = ""
        self.signs: dict[str, ArrowSign] = {}
        """By the declaration's name."""
        board.seen_otherwise.connect(self.follow)
        board.board.changed_keys.connect(self.follow)

    def point_out(self, declaration: str) -> None:
        """Show where a declaration of the pile goes; empty for none but the newest."""
        if declaration != self._pointed:
            self._pointed = declaration
            self.follow()

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the stage as it is now."""
        board = self._board
        if board.scene() is not board.board:
            return  # it is closed
        view = board.bridge.view
        pile = view.stage.declarations
        if not pile and not self.signs:
            return
        shown = [one for one in pile if one is pile[-1] or one.id == self._pointed]
        names = {one.id for one in shown}
        for name in [name for name in self.signs if name not in names]:
            self._take(name)
        above = self._pointed in names
        for one in shown:
            plainly = one.id == self._pointed or not above
            self._draw(view, one, plainly=plainly)

    def clear(self) -> None:
        """Show none any more."""
        for name in list(self.signs):
            self._take(name)

    def _take(self, name: str) -> None:
        sign = self.signs.pop(name)
        for item in (sign, sign.tag):
            if item.scene() is not None:
                item.scene().removeItem(item)

    def _draw(self, view: SeatView, one: SeatDeclaration, *, plainly: bool) -> None:
        board = self._board
        aims = aims_of(board.board, view, one)
        if not aims:
            if one.id in self.signs:
                self._take(one.id)
            return
        sign = self.signs.get(one.id)
        if sign is None:
            sign = self.signs[one.id] = ArrowSign()
            board.board.addItem(sign)
            board.board.addItem(sign.tag)
        look = board.look.palette
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        lines = [self._line(view, one, aim) for aim in aims]
        # Where the whole mat is small in the window an arrow is no hair.
        thick = (1.0 + look.heavy) / 2 * max(1.0, LEAST_SCALE / board.camera.per_unit)
        for start, end in lines:
            path.addPath(bent_arrow(start, end, thick))
        sign.setPath(path)
        sign.setBrush(QColor(seat_colour(one.seat)))
        sign.setPen(QPen(QColor(look.bar), EDGE * thick))
        number = [other.id for other in view.stage.declarations].index(one.id)
        opacity = (1.0 if one.id == self._pointed else PLAIN) if plainly else STANDS_BACK
        for item, over in ((sign, 0.0), (sign.tag, 1.0)):
            item.setZValue(ARROW_HEIGHT + over + number * 1e-3)
            item.setOpacity(opacity)
        self._write(view, one, sign, aims, lines)

    def _line(self, view: SeatView, one: SeatDeclaration, aim: DeclaredAim) -> tuple[Point, Point]:
        """Return where an arrow begins and where it ends."""
        if aim.start is not None:
            start = edge_towards(aim.start, aim.end.centre)
        else:
            start = self._from_stage(view, one)
        return start, edge_towards(aim.end, start, INSIDE)

    def _from_stage(self, view: SeatView, one: SeatDeclaration) -> Point:
        """Return the point of the board's edge beside the declaration, else whose it is."""
        board, at = self._board, self._origin(one.id)
        if at is None:
            place = place_of_seat(board.board, view, one.seat)
            return place.centre if place is not None else board.camera.cloth.centre
        port = board.viewport()
        here = port.mapFromGlobal(at)
        x = min(max(here.x(), 2), port.width() - 3)
        y = min(max(here.y(), 2), port.height() - 3)
        return board.to_mat(x, y)

    def _write(
        self,
        view: SeatView,
        one: SeatDeclaration,
        sign: ArrowSign,
        aims: list[DeclaredAim],
        lines: list[tuple[Point, Point]],
    ) -> None:
        """Write on a tag who is aimed at whom, where one unit is aimed at another."""
        board = self._board.board
        number = next((n for n, aim in enumerate(aims) if aim.source in view.units), None)
        sign.tag.setVisible(number is not None)
        sign.text = ""
        if number is None or aims[number].target not in view.units:
            sign.tag.setVisible(False)
            return
        face = self._board.cards.face
        source, target = (
            target_name(view, name, face) for name in (aims[number].source, aims[number].target)
        )
        said = Words(f"{source.en} → {target.en}", f"{source.ja} → {target.ja}")
        text = said.in_(self._board.look.language)
        sign.text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        pixels = round(label_pixels(board.per_unit, board.dpr) * min(board.text, LARGEST_NAME))
        plate = board.plates.of_seat(sign.text, one.seat, pixels, "count")
        sign.tag.setPixmap(plate)
        sign.tag.setScale(1.0 / board.per_unit)
        wide, high = plate.width() / board.per_unit, plate.height() / board.per_unit
        x, y = middle_of(*lines[number])
        cloth = self._board.camera.cloth
        left = min(max(x - wide / 2, cloth.x), cloth.right - wide)
        top = min(max(y - high / 2, cloth.y), cloth.bottom - high)
        unit = board.per_unit
        sign.tag.setPos(round(left * unit) / unit, round(top * unit) / unit)
