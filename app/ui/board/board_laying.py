"""How the mat lies under the window: who sits at its lower edge, whose boards are folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.ids import SeatId
from app.ui.board.input.seen_mat import seen_through
from app.ui.board.scene.pieces.reseating import reseat
from app.ui.board.scene.tray import Tray
from app.ui.board.seating import Seating, seat_table
from app.ui.board.who_is_out import WhoIsOut

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.camera import Camera


class Laying:
    """Lays the mat of a board, and lays it anew."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self.bottom: SeatId | None = None
        """Who sits at the lower edge; None for the seat whose eyes these are."""
        self.outs = WhoIsOut(view.bridge.spec)
        self.outs.follow(view.bridge.view, at_once=True)
        self.tray = Tray(view.look)

    def seated(self) -> Seating:
        """Return the mat as it is to be laid now, whatever part of it the window shows."""
        view = self._view.bridge.view
        bottom = view.seat if self.bottom is None else self.bottom
        looked, folded = self._view.looking.seat, self.outs.folded
        layout = self._view.bridge.spec.layout
        seating = seat_table(layout, view.setting, bottom, looked, folded, view.options)
        out = frozenset(self.outs.reasons)
        return replace(seating, out=out) if out else seating

    def seat_anew(self) -> None:
        """Show all of the view again, seen from whichever seat is at the lower edge now."""
        view, laid = self._view, self.seated()
        if laid == view.laid:
            view.board.place_all(view.bridge.view, view.seating)
            return
        view.laid = laid
        view.seating = seen_through(view.lens.fitted(laid.mat), laid)
        view.board.place_all(view.bridge.view, view.seating)
        view.lens.fit_window(laid.mat)
        view.show_others()
        view.seen_otherwise.emit()

    def lay_made(self) -> None:
        """Show all of the view again where people made, moved or removed a zone."""
        view, laid = self._view, self.seated()
        if laid.mat != view.laid.mat:
            self.seat_anew()
            return
        view.laid, view.seating = laid, seen_through(view.camera, laid)
        view.board.place_all(view.bridge.view, view.seating)
        view.ground.forget()
        view.viewport().update()
        view.seen_otherwise.emit()

    def show_through(self, camera: Camera) -> None:
        """Lay what depends on how the window shows the mat."""
        view = self._view
        seating = seen_through(camera, view.laid)
        if seating != view.seating:
            view.seating = seating
            reseat(view.board, seating)
        self._put_tray(camera)
        self.show_out()
        view.seen_otherwise.emit()

    def follow_seats(self, *, anew: bool = False, at_once: bool = False) -> None:
        """Follow whose turn it is and who is out, where there are boards of several."""
        if self.outs.follow(self._view.bridge.view, at_once=at_once):
            self.seat_anew()
            self.show_out()
            anew = True
        if anew or self._view.ground.turns_go_otherwise():
            self._view.ground.forget()
            self._view.viewport().update()

    def fill_places(self, *, on: bool) -> None:
        """Let places be filled by hand, and say so in those that are empty; or no more."""
        if self._view.fills_places != on:
            self._view.fills_places = on
            self._view.ground.show_elsewhere()
            self._view.viewport().update()
            self._view.seen_otherwise.emit()

    def show_out(self) -> None:
        """Say on the boards of those who are out that they are."""
        if self._view.seating.boards:
            self._view.board.outs.show(self.outs.reasons, self._view.look.palette)

    def _put_tray(self, camera: Camera) -> None:
        """Let one's own hand lie on something while it is held over the mat."""
        board = self._view.board
        box, shown = board.under_hand, self.tray.scene() is board
        if box is not None:
            self.tray.lie_at(box, camera.fit_scale / camera.per_unit)
            if not shown:
                board.addItem(self.tray)
        elif shown:
            board.removeItem(self.tray)

    def take_away(self) -> None:
        """Take what lies under the hand off the scene."""
        if self.tray.scene() is self._view.board:
            self._view.board.removeItem(self.tray)
