"""Pointing at things for others: Alt and a click, Alt and a drag, or keys on what is selected.

What comes of it is told by `BoardStage.pointed`; who is told, and whether one may, is not known
here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor

from app.ui.board.input.pointer import Pointer, is_drag
from app.ui.board.remote.pointing_marks import Sign
from app.ui.look.seat_colours import NO_SEAT, seat_colour

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.remote.mirrored_places import Point

POINTS = Qt.KeyboardModifier.AltModifier
"""Held down, a click points, and a drag draws an arrow."""
OTHERWISE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
PREVIEW = 0.7
"""How opaque an arrow is that is not drawn to its end."""


class Aiming:
    """What is about to be pointed at."""

    def __init__(self, view: BoardStage, named: Callable[[Point], Point]) -> None:
        self._view = view
        self._named = named
        self._start: Point | None = None
        """Where the arrow begins, on this mat; None while nothing is drawn."""
        self._press: Pointer | None = None
        """The button that is down for it."""
        self._preview: Sign | None = None

    @property
    def held(self) -> bool:
        """Whether a button is down for it."""
        return self._press is not None

    @property
    def waits(self) -> bool:
        """Whether an arrow has a beginning and no end yet."""
        return self._start is not None

    # -- with a pointer ---------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """A button went down; return whether that was for pointing."""
        if not pointer.left:
            return False
        if self._start is None:
            if not pointer.modifiers & POINTS or pointer.modifiers & OTHERWISE:
                return False
            self._start = self._mat(pointer.point)
        self._press = pointer
        self._show(self._mat(pointer.point))
        return True

    def move(self, pointer: Pointer) -> None:
        """The pointer moved: an arrow that has no end yet follows it."""
        if self.waits:
            self._show(self._mat(pointer.point))

    def release(self, pointer: Pointer) -> bool:
        """The button went up; return whether it was down for pointing."""
        press, self._press, start = self._press, None, self._start
        if press is None or start is None:
            return False
        self.cancel()
        begun_here = self._mat(press.point) == start
        if begun_here and not is_drag(press.point, pointer):
            self.point(start)
        else:
            self.point(start, self._mat(pointer.point))
        return True

    def cancel(self) -> bool:
        """Point at nothing; return whether something was about to be pointed at."""
        was = self.waits
        self._start = self._press = None
        if self._preview is not None:
            if self._preview.scene() is not None:
                self._view.board.removeItem(self._preview)
            self._preview = None
        return was

    # -- with keys --------------------------------------------------------------------------

    def place_of(self, selection: Selection) -> Point | None:
        """Return the middle of what is selected, else where the pointer is over the board."""
        for piece in self._view.pieces.values():
            names = {part.name for part in piece.parts}
            if (piece.unit and piece.unit in selection.units) or names & set(selection.cards):
                return piece.spot.x, piece.spot.y
        site = self._view.seating.sites.get(selection.zone)
        if site is not None and not site.backdrop:
            return site.box.centre
        port = self._view.viewport()
        at = port.mapFromGlobal(QCursor.pos())
        return self._mat(QPointF(at)) if port.rect().contains(at) else None

    def begin(self, start: Point) -> None:
        """Let an arrow begin at a place of this mat; a click or the same key ends it."""
        self.cancel()
        self._start = start
        self._show(start)

    def end(self, end: Point) -> None:
        """Let the arrow that has begun end at a place of this mat."""
        start = self._start
        self.cancel()
        if start is not None and start != end:
            self.point(start, end)

    def point(self, start: Point, end: Point | None = None) -> None:
        """Tell that a place of this mat is pointed at, or an arrow drawn to another."""
        named = self._named
        self._view.pointed.emit(named(start), None if end is None else named(end))

    # -- how it looks -----------------------------------------------------------------------

    def _mat(self, point: QPointF) -> Point:
        return self._view.to_mat(point.x(), point.y())

    def _show(self, end: Point) -> None:
        view, start = self._view, self._start
        assert start is not None
        if self._preview is None:
            self._preview = Sign()
            self._preview.setOpacity(PREVIEW)
            view.board.addItem(self._preview)
        seat = view.bridge.seat
        colour = seat_colour(seat) if seat >= 0 else NO_SEAT
        look = view.look.palette
        self._preview.draw(start, end, colour, look.bar, look.heavy)
