"""The keyboard on the board: a ring that goes from card to card and from zone to zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from app.core.ids import ZoneId
from app.games.game_api import Selection
from app.ui.board.accessible import BoardVoice
from app.ui.board.board_selection import Chosen, selection_of
from app.ui.board.input.hits import nearest
from app.ui.board.input.pointer import RESTLESS
from app.ui.board.scene.pieces.unit_parts import lying

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
CHOOSE = (Qt.Key.Key_Space,)
OPEN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
NOT_BACK = (*BY_KEYBOARD, Qt.FocusReason.MouseFocusReason)
"""Who comes like this comes anew, and does not return to where the ring was."""
MOVING_CARDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""An arrow with one of these moves cards and never the ring."""
ANY_SHIFT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Focus:
    """Where the keyboard stands. Nothing shows until somebody uses it."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._voice = BoardVoice(view)
        self.key_of = ""
        """The key of the piece with the ring; it is remembered while the ring is hidden."""
        self.shown = False
        self._left = False
        """Whether the ring showed when the keyboard went elsewhere."""
        self._pointer: QPointF | None = None
        """Where the pointer was when it was first heard of with the ring where it is."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the ring now, although a shortcut may use it otherwise."""
        plain = not event.modifiers() & ~ANY_SHIFT
        if event.key() in ARROWS and event.modifiers() & MOVING_CARDS:
            return False
        return self.shown and plain and event.key() in (*ARROWS, *CHOOSE, *OPEN)

    def key(self, event: QKeyEvent) -> bool:
        """Answer a key; return whether it was one of ours."""
        if event.key() in ARROWS:
            walks = not event.modifiers() & MOVING_CARDS
            if walks:
                self._go(ARROWS[Qt.Key(event.key())])
            return walks
        if event.key() == Qt.Key.Key_Escape:
            had = self.shown or bool(self._view.chosen)
            self.hide()
            self._view.choose(())
            return had
        if not self.shown or self.key_of not in self._view.board.pieces:
            return False
        if event.key() in CHOOSE:
            self._space(more=bool(event.modifiers() & ANY_SHIFT))
            return True
        if event.key() in OPEN:
            chosen = (Chosen(self.key_of),)
            self._view.choose(chosen)
            self._view.activated.emit(selection_of(chosen, self._view.pieces))
            return True
        return False

    def _space(self, *, more: bool) -> None:
        """Choose what the ring is on, unless a sheet asked for it; chosen already, read it."""
        one = Chosen(self.key_of)
        if more or not self._view.takes(one):
            if not more and self._view.chosen == (one,):
                # The same key reads it; Esc lets go of it.
                self._view.reading_wanted.emit()
            else:
                self._choose(more=more)

    def give_way(self, pointer: QPointF) -> None:
        """Take the ring away once the pointer moves: keys act on what was pointed at last."""
        if not self.shown:
            return
        if self._pointer is None:
            self._pointer = pointer
        elif (pointer - self._pointer).manhattanLength() > RESTLESS:
            self.hide()

    def came(self, reason: Qt.FocusReason) -> None:
        """Show the ring where the keyboard brought the focus, and again where it was left."""
        left, self._left = self._left, False
        if left and reason not in NOT_BACK and self.key_of in self._view.board.pieces:
            self._put(self.key_of)
        elif reason in BY_KEYBOARD:
            backwards = reason == Qt.FocusReason.BacktabFocusReason
            zones = self._zones()
            if zones:
                self._enter(zones[-1 if backwards else 0])
        else:
            self._voice.changed()

    def leave(self) -> None:
        """Take the ring away until the keyboard comes back."""
        self._left = self.shown
        self.hide()

    def hide(self) -> None:
        """Take the ring away."""
        if self.shown:
            self.shown = False
            self._view.board.rings.clear("focus")
            self._view.mouse.hover.point_away()
            self._voice.changed()

    def retell(self) -> None:
        """Describe where the ring is, in another language."""
        item = self._view.board.pieces.get(self.key_of)
        if self.shown and item is not None:
            chosen = any(one.key == self.key_of for one in self._view.chosen)
            self._voice.retell(item.piece, chosen=chosen)
        else:
            self._voice.changed()

    def selection(self) -> Selection:
        """Return what the ring is on."""
        return selection_of((Chosen(self.key_of),), self._view.pieces)

    def next_zone(self, step: int) -> bool:
        """Go to the next zone that holds something; return False past the last one."""
        zones = self._zones()
        item = self._view.board.pieces.get(self.key_of)
        if not self.shown or item is None:
            if not zones:
                return False
            self._enter(zones[0 if step > 0 else -1])
            return True
        here = zones.index(item.piece.zone) + step
        if not 0 <= here < len(zones):
            return False
        self._enter(zones[here])
        return True

    def pieces_changed(self, keys: set[str]) -> None:
        """Keep the ring on the board when its piece left it."""
        if not self.shown:
            self._voice.changed()
            return
        if self.key_of not in keys:
            return
        if self.key_of in self._view.board.pieces:
            self._put(self.key_of)
        else:
            zones = self._zones()
            if zones:
                self._enter(zones[0])
            else:
                self.hide()

    def _zones(self) -> list[ZoneId]:
        """Return the zones with pieces, one's own first, from the hand away."""
        sites = self._view.seating.sites
        held = [zone for zone, keys in self._view.board.by_zone.items() if keys and zone in sites]
        return sorted(
            held,
            key=lambda zone: (
                not sites[zone].own,
                not sites[zone].hand,
                -sites[zone].box.bottom,
                sites[zone].box.x,
            ),
        )

    def _enter(self, zone: ZoneId) -> None:
        self._put(self._view.board.by_zone[zone][0])

    def _go(self, direction: tuple[int, int]) -> None:
        pieces = self._view.pieces
        if not self.shown or self.key_of not in pieces:
            zones = self._zones()
            if self.key_of in pieces:
                self._put(self.key_of)
            elif zones:
                self._enter(zones[0])
            return
        spots = [(key, piece.spot) for key, piece in pieces.items() if key != self.key_of]
        goal = nearest(spots, pieces[self.key_of].spot, direction)
        if goal is not None:
            self._put(goal)

    def _put(self, key: str) -> None:
        view = self._view
        view.board.rings.clear("focus")
        self.key_of, self.shown, self._pointer = key, True, None
        view.board.rings.put(key, "focus")
        piece = view.board.pieces[key].piece
        if not view.seating.sites[piece.zone].rest:
            view.lens.bring_in(lying(piece.parts, piece.spot))
        chosen = any(one.key == key for one in view.chosen)
        self._voice.stands_on(piece, chosen=chosen)
        view.mouse.point_out(piece)

    def _choose(self, *, more: bool) -> None:
        one = Chosen(self.key_of)
        chosen = self._view.chosen
        if one in chosen:
            self._view.choose(other for other in chosen if other != one)
        else:
            self._view.choose((*chosen, one) if more else (one,))
        self._put(self.key_of)
