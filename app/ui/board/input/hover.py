"""What rests under the pointer: shown large after a while, raised out of the hand, finely outlined.

The pointer may rest while the table moves below it, so it is looked again after every change,
and `under` looks at the very moment somebody asks. A unit that came below a pointer at rest is
not meant by a key before it lay there for a while: a key hit twice would knock out the next one.
What was chosen while the pointer rests is meant until the pointer moves on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer, Slot

from app.ui.app.trouble import steady
from app.ui.board.board_selection import chosen_at
from app.ui.board.input.pointer import RESTLESS
from app.ui.board.scene.pieces.seen_pieces import piece_at

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.scene.pieces.piece import Piece

REST = 250
"""Milliseconds the pointer rests on a card before it is shown large."""


class Hover(QObject):
    """Follows the pointer while nothing is pressed. A finger does not hover."""

    def __init__(self, view: BoardStage) -> None:
        super().__init__(view)
        self._view = view
        self._at: QPointF | None = None
        """Where the pointer is in the window; None while it is elsewhere or busy."""
        self._found: tuple[str, int] | None = None
        self._meant = ""
        """The piece that a key may act on: the pointer came to it, or it lay below long enough."""
        self._chose_at: QPointF | None = None
        """Where the pointer rested when something was chosen; None once it moved on."""
        self._shown: tuple[str | None, str | None] = (None, None)
        self._rest = self._timer(REST, self._rested)
        self._soon = self._timer(0, self.look)

    def _timer(self, interval: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(slot)
        return timer

    def move(self, point: QPointF) -> None:
        """The pointer came to a point of the window."""
        self._at = QPointF(point)
        if self._chose_at is not None and (point - self._chose_at).manhattanLength() > RESTLESS:
            self._chose_at = None
        self._look(came=True)

    def leave(self) -> None:
        """The pointer is elsewhere, or took something up."""
        self._at = self._chose_at = None
        self.look()

    def again(self) -> None:
        """Look anew soon: something moved below the pointer."""
        if self._at is not None:
            self._soon.start()

    def under(self) -> tuple[Piece, int] | None:
        """Return the piece the pointer is over now, and which of its parts."""
        inside = self._at is not None and self._view.viewport().rect().contains(self._at.toPoint())
        if self._at is None or not inside:
            return None
        return piece_at(self._view.board, *self._view.to_mat(self._at.x(), self._at.y()))

    def meant(self) -> tuple[Piece, int] | None:
        """Return what a key acts on: what is under the pointer, if the person could see it."""
        hit = self.under()
        return hit if hit is not None and self._is_meant(hit[0]) else None

    def _is_meant(self, piece: Piece) -> bool:
        return not piece.unit or piece.key == self._meant

    def chose(self) -> None:
        """Something was chosen, by whatever means: it is meant until the pointer moves."""
        self._chose_at = self._at

    def goes_first(self, hit: tuple[Piece, int]) -> bool:
        """Whether a key acts on what is under the pointer and not on what is chosen.

        It does not where that lies there too: over the Pokémon whose Energy is chosen, say.
        """
        view, (piece, part) = self._view, hit
        if not view.chosen:
            return True
        one = chosen_at(piece, part)
        here = [chosen for chosen in view.chosen if chosen.key == piece.key]
        chosen_here = any(chosen == one or not chosen.part or not one.part for chosen in here)
        return self._chose_at is None and not chosen_here

    @Slot()
    @steady
    def look(self) -> None:
        """Find what is under the pointer at rest."""
        self._look(came=False)

    def _look(self, *, came: bool) -> None:
        """Find what is under the pointer; raise it, outline it, and wait for it to be shown."""
        self._soon.stop()
        hit = self.under()
        if came:
            self._meant = hit[0].key if hit else ""
        found = (hit[0].key, hit[1]) if hit else None
        if found != self._found:
            self._found = found
            self._raise(hit[0] if hit else None)
            if found is None:
                self._rest.stop()
                # Told in any case: what was chosen shows although nobody rested on it.
                self._shown = (None, None)
                self._view.hovered.emit(None, None)
            else:
                self._rest.start()
        self.outline()

    def outline(self) -> None:
        """Outline what a key would act on; what is chosen steps back where that is another."""
        view, found = self._view, self._found
        worn = []
        if found is not None and not view.focus.shown:
            item = view.board.pieces.get(found[0])
            hit = None if item is None else (item.piece, found[1])
            there = hit is not None and found[1] < len(hit[0].parts)
            if hit is not None and there and self._is_meant(hit[0]) and self.goes_first(hit):
                one = chosen_at(*hit)
                worn = [(one.key, one.part)]
        view.ring_chosen(aside=bool(worn))
        if view.board.rings.worn("hover") != worn:
            view.board.rings.clear("hover")
            for key, part in worn:
                view.board.rings.put(key, "hover", part)

    def _raise(self, piece: Piece | None) -> None:
        site = self._view.seating.sites.get(piece.zone) if piece is not None else None
        own_hand = piece is not None and site is not None and site.hand and site.own
        self._view.board.handling.raise_card(piece.key if piece is not None and own_hand else "")

    @Slot()
    @steady
    def _rested(self) -> None:
        hit = self.under()
        if hit is not None and not self._view.mouse.carrying:
            self._meant = hit[0].key
            self._show(*_names(*hit))
            self.outline()

    def point_out(self, piece: Piece) -> None:
        """The keyboard came to a piece: show it large as if the pointer rested on it."""
        self._show(*_names(piece, 0))
        self.outline()

    def point_away(self) -> None:
        """The keyboard left the board: what it stood on is not pointed at any more."""
        self._show(None, None)
        if self._found is not None:
            self._rest.start()

    def _show(self, handle: str | None, unit: str | None) -> None:
        if (handle, unit) != self._shown:
            self._shown = (handle, unit)
            self._view.hovered.emit(handle, unit)


def _names(piece: Piece, part: int) -> tuple[str | None, str | None]:
    """Return handle and unit of a part; a card that is only a place has no handle."""
    name = piece.parts[part].name
    return (None if "#" in name else name), piece.unit or None
