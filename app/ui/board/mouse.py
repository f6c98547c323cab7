"""The mouse on the board: click, drag, rubber band, pan and hover, with no drag loop of Qt's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from app.ui.board.carry import Carry
from app.ui.board.drag import GHOST_HEIGHT, THRESHOLD
from app.ui.board.hits import zone_at
from app.ui.board.layout import Box
from app.ui.board.piece import PILE_MARK, Piece
from app.ui.board.selection import Chosen, chosen_at, selection_of

if TYPE_CHECKING:
    from app.ui.board.view import BoardView

HOVER = 250
"""Milliseconds the pointer rests on a card before it is shown large."""
Button = Qt.MouseButton
Modifier = Qt.KeyboardModifier


class Mouse:
    """What the buttons and the pointer do."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.carry = Carry(view)
        self._pressed: QPointF | None = None
        self._pressed_on: tuple[Piece, int] | None = None
        self._kept: tuple[Chosen, ...] = ()
        """What was chosen before a rubber band."""
        self._band: QGraphicsRectItem | None = None
        self._panned: QPointF | None = None
        self._space = False
        self._space_used = False
        """Whether something was panned while Space was down."""
        self._shown: tuple[str | None, str | None] = (None, None)
        self._under: tuple[str, int] | None = None
        self._rest = QTimer(view)
        self._rest.setSingleShot(True)
        self._rest.setInterval(HOVER)
        self._rest.timeout.connect(self._rested)

    # -- buttons --------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        if self.carry.active:
            if event.button() == Button.RightButton:
                self.cancel()
            return
        point = event.position()
        left = event.button() == Button.LeftButton
        if event.button() == Button.MiddleButton or (left and self._space):
            self._space_used = True
            self._pressed = point if event.button() == Button.MiddleButton else None
            self._pressed_on = self._at(point)
            self._panned = point
            return
        hit = self._at(point)
        if event.button() == Button.RightButton:
            self._menu(event, hit)
        elif left:
            self._pressed, self._pressed_on = point, hit
            self._kept = self._view.chosen if event.modifiers() & Modifier.ControlModifier else ()

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        point = event.position()
        if self.carry.active:
            self.carry.move(point, event.modifiers())
        elif self._panned is not None:
            step = point - self._panned
            if not self._view.camera.fitted:
                self._view.pan_by(step.x(), step.y())
            self._panned = point
        elif self._band is not None:
            self._stretch(point)
        elif self._pressed is not None and event.buttons() & Button.LeftButton:
            if (point - self._pressed).manhattanLength() >= THRESHOLD:
                self._begin(event)
        else:
            self._hover(point)

    def release(self, event: QMouseEvent) -> None:
        """A button went up."""
        if self._panned is not None and event.button() in (Button.MiddleButton, Button.LeftButton):
            self._end_pan(event)
        elif event.button() == Button.LeftButton:
            if self.carry.active:
                self.carry.drop(
                    event.position(), event.globalPosition().toPoint(), event.modifiers()
                )
                self._hover(event.position())
            elif self._band is not None:
                self._stretch(event.position())
                self._end_band()
            elif self._pressed is not None:
                self._click(event)
            self._pressed = None

    def double_click(self, event: QMouseEvent) -> None:
        """The second press of a double click."""
        if event.button() != Button.LeftButton:
            self.press(event)
            return
        hit = self._at(event.position())
        if hit is None:
            return
        piece, part = hit
        if piece.key.startswith(PILE_MARK):
            self._view.pile_requested.emit(piece.zone)
            return
        one = chosen_at(piece, part)
        if one not in self._view.chosen:
            self._view.choose((one,))
        self._view.activated.emit(self._view.selection())

    def leave(self) -> None:
        """The pointer left the window."""
        if not self.carry.active:
            self._rest.stop()
            self._under = None
            self._view.board.raise_hand_card("")
            self._show(None, None)

    def cancel(self) -> None:
        """Give up whatever the mouse is doing; a carried card returns."""
        self.carry.cancel()
        if self._band is not None:
            self._end_band()
            self._view.choose(self._kept)
        self._pressed = None
        self._panned = None

    def settle(self) -> None:
        """The table refused: what was let go returns."""
        self.carry.returned()

    def pieces_changed(self, keys: set[str]) -> None:
        """The table changed under the pointer."""
        self.carry.pieces_changed(keys)
        if self._pressed_on is not None and self._pressed_on[0].key in keys:
            self._pressed = None
            self._pressed_on = None

    def lost_keyboard(self) -> None:
        """Esc can no longer reach us."""
        self._space = False

    # -- keys -----------------------------------------------------------------------------

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the mouse now, although a shortcut may use it otherwise."""
        busy = self.carry.active or self._band is not None
        return busy and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Shift, Qt.Key.Key_Alt)

    def key(self, event: QKeyEvent) -> bool:
        """A key went down."""
        if event.key() == Qt.Key.Key_Escape and (self.carry.active or self._band is not None):
            self.cancel()
            return True
        if self.carry.active and event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_Alt):
            self.carry.modified(event.modifiers() | _held(event))
            return True
        plain = event.modifiers() == Modifier.NoModifier
        if event.key() == Qt.Key.Key_Space and plain and not self._view.focus.shown:
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
            return True
        return False

    def key_up(self, event: QKeyEvent) -> bool:
        """A key went up."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space and not self._space_used and not self.carry.active
            self._space = False
            if tapped:
                self._view.reading_wanted.emit()
                return True
        if self.carry.active and event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_Alt):
            self.carry.modified(event.modifiers() & ~_held(event))
            return True
        return False

    # -- clicks ---------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[Piece, int] | None:
        return self._view.board.hits.piece_at(*self._view.to_mat(point.x(), point.y()))

    def under(self) -> tuple[Piece, int] | None:
        """Return the piece the pointer is over, and which of its parts."""
        item = self._view.board.pieces.get(self._under[0]) if self._under is not None else None
        if item is None or self._under is None or self._under[1] >= len(item.piece.parts):
            return None
        return item.piece, self._under[1]

    def _click(self, event: QMouseEvent) -> None:
        view = self._view
        hit = self._pressed_on
        more = bool(event.modifiers() & Modifier.ControlModifier)
        if hit is None:
            if not more:
                view.choose(())
            return
        one = chosen_at(*hit)
        if not more:
            view.choose((one,))
        elif one in view.chosen:
            view.choose(other for other in view.chosen if other != one)
        else:
            view.choose((*view.chosen, one))

    def _menu(self, event: QMouseEvent, hit: tuple[Piece, int] | None) -> None:
        view = self._view
        at = event.globalPosition().toPoint()
        if hit is None:
            zone = zone_at(
                view.board.zone_rects, *view.to_mat(event.position().x(), event.position().y())
            )
            view.choose(())
            view.menu_requested.emit(selection_of((), {}, zone or ""), at)
            return
        one = chosen_at(*hit)
        if one not in view.chosen:
            view.choose((one,))
        view.menu_requested.emit(view.selection(), at)

    def _end_pan(self, event: QMouseEvent) -> None:
        """A middle click that did not move opens the pile below."""
        still = self._pressed is not None and (
            (event.position() - self._pressed).manhattanLength() < THRESHOLD
        )
        hit = self._pressed_on
        self._panned = self._pressed = None
        if still and hit is not None and hit[0].key.startswith(PILE_MARK):
            self._view.pile_requested.emit(hit[0].zone)

    # -- dragging -------------------------------------------------------------------------

    def _begin(self, event: QMouseEvent) -> None:
        view = self._view
        assert self._pressed is not None
        self._rest.stop()
        self._under = None
        if self._pressed_on is None:
            self._begin_band(event.position())
            return
        one = chosen_at(*self._pressed_on)
        if one not in view.chosen and Chosen(one.key) not in view.chosen:
            view.choose((one,))
        first = one if one in view.chosen else Chosen(one.key)
        view.board.raise_hand_card("")
        self._show(None, None)
        self.carry.begin(first, self._pressed)
        self.carry.move(event.position(), event.modifiers())

    # -- the rubber band ------------------------------------------------------------------

    def _begin_band(self, point: QPointF) -> None:
        band = QGraphicsRectItem()
        band.setAcceptedMouseButtons(Button.NoButton)
        band.setZValue(GHOST_HEIGHT)
        gold = QColor(self._view.palette_in_use.gold)
        pen = QPen(gold, 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        band.setPen(pen)
        gold.setAlpha(36)
        band.setBrush(gold)
        self._view.board.addItem(band)
        self._band = band
        self._stretch(point)

    def _stretch(self, point: QPointF) -> None:
        assert self._pressed is not None
        assert self._band is not None
        view = self._view
        x1, y1 = view.to_mat(self._pressed.x(), self._pressed.y())
        x2, y2 = view.to_mat(point.x(), point.y())
        rect = QRectF(QPointF(x1, y1), QPointF(x2, y2)).normalized()
        self._band.setRect(rect)
        inside = view.board.hits.pieces_in(Box(rect.x(), rect.y(), rect.width(), rect.height()))
        caught = [Chosen(piece.key) for piece in inside if not piece.key.startswith(PILE_MARK)]
        view.choose((*self._kept, *caught))

    def _end_band(self) -> None:
        assert self._band is not None
        self._view.board.removeItem(self._band)
        self._band = None

    # -- hover ----------------------------------------------------------------------------

    def _hover(self, point: QPointF) -> None:
        hit = self._at(point)
        under = (hit[0].key, hit[1]) if hit else None
        if under == self._under:
            return
        self._under = under
        piece = hit[0] if hit else None
        site = self._view.seating.sites.get(piece.zone) if piece else None
        own_hand = piece is not None and site is not None and site.hand and site.own
        self._view.board.raise_hand_card(piece.key if piece and own_hand else "")
        if piece is None:
            self._rest.stop()
            self._show(None, None)
        else:
            self._rest.start()

    def _rested(self) -> None:
        if self._under is None or self.carry.active:
            return
        item = self._view.board.pieces.get(self._under[0])
        if item is not None:
            self._show(*_names(item.piece, self._under[1]))

    def point_out(self, piece: Piece) -> None:
        """The keyboard came to a piece: show it large as if the pointer rested on it."""
        self._show(*_names(piece, 0))

    def _show(self, handle: str | None, unit: str | None) -> None:
        if (handle, unit) != self._shown:
            self._shown = (handle, unit)
            self._view.hovered.emit(handle, unit)


def _names(piece: Piece, part: int) -> tuple[str | None, str | None]:
    """Return handle and unit of a part; a card that is only a place has no handle."""
    name = piece.parts[part].name
    return (None if "#" in name else name), piece.unit or None


def _held(event: QKeyEvent) -> Qt.KeyboardModifier:
    return Modifier.ShiftModifier if event.key() == Qt.Key.Key_Shift else Modifier.AltModifier
