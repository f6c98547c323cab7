"""What a pointer does on the board: click, drag, rubber band, pan, with no drag loop of Qt's.

Mouse, pen and finger come here alike (`pointer`); only one of them is busy at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from app.ui.board.board_selection import Chosen, chosen_at
from app.ui.board.drag.carried_cards import Held, follow, hold
from app.ui.board.input.band import Band
from app.ui.board.input.clicks import Clicks, Press
from app.ui.board.input.held_keys import HeldKeys
from app.ui.board.input.hover import Hover
from app.ui.board.input.pointer import Pointer, is_drag
from app.ui.board.scene.pieces.piece import PILE_MARK, Piece
from app.ui.board.scene.pieces.seen_pieces import piece_at

if TYPE_CHECKING:
    from app.session.seat.sent_intent import Sent
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.carry import Carry
    from app.ui.board.made.zone_grips import ZoneGrips
    from app.ui.board.remote.aiming import Aiming
    from app.ui.board.scene.table_layout import Spot

Button = Qt.MouseButton


class Mouse:
    """What the buttons and the pointer do."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._carry: Carry | None = None
        self.hover = Hover(view)
        self.band = Band(view)
        self._press: Press | None = None
        self._panned: QPointF | None = None
        self._before: tuple[Chosen, ...] | None = None
        """What was chosen before something else was taken up; None unless that is carried."""
        self._known = view.bridge.view
        """The table as it was when the hand last knew what it holds."""
        self.aiming: Aiming | None = None
        """What points at things for others, where there are others."""
        self.grips: ZoneGrips | None = None
        """The handles of zones that people made, in a game that lets them."""
        if view.bridge.spec.made_zones is not None:
            from app.ui.board.made.zone_grips import ZoneGrips  # noqa: PLC0415 - few games have any

            self.grips = ZoneGrips(view)
        self.clicks = Clicks(view)
        self.keys = HeldKeys(view, self)

    @property
    def carry(self) -> Carry:
        """What carries cards; made with the first drag."""
        if self._carry is None:
            from app.ui.board.drag.carry import Carry  # noqa: PLC0415 - not at the start

            self._carry = Carry(self._view)
        return self._carry

    @property
    def carrying(self) -> bool:
        """Whether something is being carried."""
        return self._carry is not None and self._carry.active

    @property
    def first(self) -> list[Aiming | ZoneGrips]:
        """What is asked first whether a button is for it."""
        return [one for one in (self.aiming, self.grips) if one is not None]

    @property
    def busy(self) -> bool:
        """Whether something is being done with a button down."""
        return (
            self.carrying
            or self.band.active
            or self._press is not None
            or self._panned is not None
            or any(one.held for one in self.first)
        )

    # -- buttons --------------------------------------------------------------------------

    def press(self, pointer: Pointer, *, again: bool = False) -> None:
        """A button went down; `again` where that makes a double click."""
        if self.carrying or self.band.active:
            if pointer.left or pointer.button == Button.RightButton:
                self.cancel()
            if not pointer.left:
                return
            # Its release was lost to another window: this is a new press.
        if any(one.press(pointer) for one in self.first):
            self.hover.leave()
            return
        held = self._at(pointer.point)
        # Nobody waits for what moves: only what is taken hold of stays where it is seen.
        board = self._view.board
        board.glide.finish(board.pieces.get(held.chosen.key) if held is not None else None)
        if pointer.button == Button.MiddleButton or (pointer.left and self.keys.space):
            self.keys.panned = True
            middle = pointer.button == Button.MiddleButton
            self._press = Press(pointer, held, again=False) if middle else None
            self._panned = pointer.point
        elif pointer.button == Button.RightButton:
            self._press = None
            self.menu(pointer)
        elif pointer.left:
            self._press = Press(pointer, held, again)

    def move(self, pointer: Pointer) -> None:
        """The pointer moved."""
        if self.busy and pointer.buttons == Button.NoButton and not self._is_brought():
            # The button went up where nobody told us.
            self.cancel()
        for one in self.first:
            one.move(pointer)
        if self.carrying:
            self.carry.move(pointer)
        elif any(one.held for one in self.first):
            pass
        elif self._panned is not None:
            step = pointer.point - self._panned
            self._view.pan_by(step.x(), step.y())
            self._panned = pointer.point
        elif self.band.active:
            self.band.stretch(pointer.point)
            self.carry.edge.follow(pointer.point)
        elif self._press is not None:
            if is_drag(self._press.pointer.point, pointer):
                self._begin(self._press, pointer)
        elif pointer.kind != "finger":
            self._view.focus.give_way(pointer.point)
            self.hover.move(pointer.point)

    def release(self, pointer: Pointer) -> None:
        """A button went up."""
        if pointer.left and any(one.release(pointer) for one in self.first):
            self.hover.move(pointer.point)
            return
        if self._panned is not None and pointer.button in (Button.MiddleButton, Button.LeftButton):
            self._end_pan(pointer)
        elif pointer.left:
            press, self._press = self._press, None
            if self.carrying:
                self.carry.drop(pointer)
                self._choose_as_before()
            elif self.band.active:
                self.hover.move(pointer.point)
                self.band.stretch(pointer.point)
                self.band.end()
                self.carry.edge.stop()
            elif press is not None and press.again:
                self.clicks.act(press)
            elif press is not None:
                self.clicks.click(press, pointer)
            if pointer.kind != "finger":
                self.hover.move(pointer.point)

    def menu(self, pointer: Pointer) -> None:
        """Open the menu of what is under the pointer, or of the zone there."""
        self.clicks.menu(pointer, self._at(pointer.point))

    def leave(self) -> None:
        """The pointer left the window."""
        if not self.carrying:
            self.hover.leave()

    def cancel(self) -> None:
        """Give up whatever is being done; a carried card returns."""
        if self._carry is not None:
            self._carry.cancel()
            self._carry.edge.stop()
        self._choose_as_before()
        self.band.cancel()
        for one in self.first:
            one.cancel()
        self._press = None
        self._panned = None

    def give_up(self) -> None:
        """The same after an error, whatever else goes wrong."""
        self._press = None
        self._panned = None
        try:
            self.band.end()
        finally:
            if self._carry is not None:
                self._carry.give_up()

    # -- while table and window change ------------------------------------------------------

    def settle(self) -> None:
        """The table refused: what was let go returns."""
        if self._carry is not None:
            self._carry.returned()

    def landing(self, sent: Sent | None) -> Spot | None:
        """Return where the cards were let go that a gesture now told of brings to the board."""
        return None if self._carry is None else self._carry.landing(sent)

    def forget(self) -> None:
        """Let nothing lie any more that waits for the table."""
        if self._carry is not None:
            self._carry.forget()

    def follow(self, *, leap: bool = False) -> None:
        """The table changed under the pointer; with `leap` to another time or another seat's view.

        After a leap equal cards need not be the same ones.
        """
        now, press = self._view.bridge.view, self._press
        before, self._known = (now if leap else self._known), now
        if press is not None and press.held is not None:
            press.held = follow(press.held, before, now, self._view.pieces)
            if press.held is None:
                self._press = None
        if self._carry is not None:
            self._carry.follow(before)
        self.hover.again()

    def looked(self) -> None:
        """Another part of the mat shows in the window."""
        if self._carry is not None:
            self._carry.refresh()
        self.band.stretch()
        self.hover.again()

    def sharpen(self) -> None:
        """Zooming paused."""
        if self._carry is not None:
            self._carry.sharpen()

    def repaint(self) -> None:
        """Show what is carried in another language, theme or size of text."""
        if self._carry is not None:
            self._carry.repaint()

    # -- clicks ---------------------------------------------------------------------------

    def point_out(self, piece: Piece) -> None:
        """The keyboard came to a piece: show it large as if the pointer rested on it."""
        self.hover.point_out(piece)

    def _at(self, point: QPointF) -> Held | None:
        view = self._view
        hit = piece_at(view.board, *view.to_mat(point.x(), point.y()))
        return None if hit is None else hold(chosen_at(*hit), hit[0], view.bridge.view)

    def _end_pan(self, pointer: Pointer) -> None:
        """A middle click that did not move opens the pile below."""
        press, self._press, self._panned = self._press, None, None
        if press is None or press.held is None or is_drag(press.pointer.point, pointer):
            return
        item = self._view.board.pieces.get(press.held.chosen.key)
        if item is not None and item.piece.key.startswith(PILE_MARK):
            self._view.pile_requested.emit(item.piece.zone)

    # -- dragging -------------------------------------------------------------------------

    def _begin(self, press: Press, pointer: Pointer) -> None:
        view = self._view
        self.hover.leave()
        self.carry.edge.follow(press.pointer.point)
        held = None if press.held is None else view.board.pieces.get(press.held.chosen.key)
        if press.held is None or (held is not None and held.piece.cell):
            self.band.begin(press.pointer.point, adds=press.pointer.adds or press.pointer.reaches)
            self.band.stretch(pointer.point)
            return
        one = press.held.chosen
        whole = Chosen(one.key)
        if one not in view.chosen and whole not in view.chosen:
            self._before = view.chosen
            view.choose((*view.chosen, one) if pointer.adds else (one,))
        first = press.held
        if one not in view.chosen:  # a part of a unit that is chosen as a whole
            item = view.board.pieces.get(one.key)
            first = first if item is None else hold(whole, item.piece, view.bridge.view)
        self.carry.begin(first, press.pointer)
        self.carry.move(pointer)

    def _choose_as_before(self) -> None:
        """A drag chooses nothing: what it took up is chosen only while it is carried."""
        if self._before is not None:
            pieces, before, self._before = self._view.board.pieces, self._before, None
            self._view.choose(one for one in before if one.key in pieces)

    def _is_brought(self) -> bool:
        """Whether what is carried comes from another window, which holds the button."""
        drag = self._carry.drag if self._carry is not None else None
        return drag is not None and drag.first is None
