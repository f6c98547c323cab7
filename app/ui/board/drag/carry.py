"""Carrying cards: from the moment they leave their place until they are let go.

The hand holds cards by name (`held`), so that it keeps them when the table moves them; what is
aimed at is lit by `light`, `words` say what letting go would do, and `signs` is all that is shown
besides the ghost. What was let go at a table that answers later is `pending`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from app.core.data.value import replace
from app.core.intents.seal_intents import Sketch
from app.ui.board.drag.aim import target_at
from app.ui.board.drag.carried_cards import Held, gone, still_held
from app.ui.board.drag.drag import NOWHERE, Drag
from app.ui.board.drag.drag_signs import Signs
from app.ui.board.drag.drop_preview import kept, leaves_choice, what_instead, why_not
from app.ui.board.drag.drop_words import DropWords
from app.ui.board.drag.ghost import draw_ghost
from app.ui.board.drag.pending_drops import PendingDrops
from app.ui.board.drag.taking import asked_for, home_of, take_up
from app.ui.board.drag.target_light import TargetLight
from app.ui.board.input.edge_scroll import EdgeScroll
from app.ui.board.input.pointer import Pointer
from app.ui.board.scene.table_layout import CARD_HEIGHT, Spot

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.game_api import Drop
    from app.session.seat.sent_intent import Sent
    from app.ui.board.board_stage import BoardStage

ABOVE_FINGER = 22.0
"""Logical pixels between a finger and the lower edge of the ghost above it."""


class Carry:
    """A drag under way, or none."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self.drag: Drag | None = None
        self.signs = Signs(view)
        self.edge = EdgeScroll(view)
        self.light = TargetLight(view, self.signs)
        self.words = DropWords(view, self.signs)
        self._asking = False
        self.pending = PendingDrops(view)

    @property
    def active(self) -> bool:
        """Whether something is being carried."""
        return self.drag is not None

    # -- taking up ------------------------------------------------------------------------

    def begin(self, first: Held, press: Pointer) -> None:
        """Take up what is chosen, or only `first`, the one under the pointer, if it is not."""
        view = self._view
        self.drag = drag = take_up(view, first, press)
        self._grasp()
        draw_ghost(view, drag)
        drag.ghost.lift(drag.height)
        drag.ghost.lie_at(drag.over)
        view.board.addItem(drag.ghost)
        self.signs.come()
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def take(self, drag: Drag) -> None:
        """Carry on with a drag whose ghost is shown by somebody else."""
        self.drag = drag
        self.signs.come()

    def _grasp(self) -> None:
        """Work out from the names in the hand what is asked for and what leaves its place."""
        drag = self.drag
        assert drag is not None
        drag.selection = asked_for(drag.held)
        drag.lifted = {one.chosen.key for one in drag.held if one.whole}
        self._dim()

    def _dim(self) -> None:
        """Show faded what is carried, and what was let go and waits for the table."""
        carried = self.drag.lifted if self.drag is not None else set()
        self._view.board.handling.dim(carried | self.pending.lifted)

    # -- moving ---------------------------------------------------------------------------

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer and say what letting go would do."""
        if self.drag is not None:
            self.drag.pointer = pointer
            self.refresh()
            drag = self.drag
            self.edge.follow_over(drag.target.zone, pointer.point)
            if drag.inside:
                aimed = bool(drag.target.unit and drag.readings)
                self._view.looking.carried_over(*drag.at, pointer.point.toTuple(), aimed=aimed)

    def modified(self, modifiers: Qt.KeyboardModifier) -> None:
        """A modifier went down or up while the pointer rests."""
        if self.drag is not None:
            self.drag.pointer = replace(self.drag.pointer, modifiers=modifiers)
            self.words.tell(self.drag)

    def refresh(self) -> None:
        """Work out anew what is below the pointer: it, the mat or the window moved."""
        drag, view = self.drag, self._view
        if drag is None:
            return
        point, camera = drag.pointer.point, view.camera
        # Where a board was enlarged below a hand at rest, that still means what it was held over.
        if not view.looking.rests(point.toTuple()):
            x, y = view.to_mat(point.x(), point.y())
            if drag.pointer.kind == "finger":
                y -= CARD_HEIGHT / 2 + ABOVE_FINGER / camera.per_unit
            drag.at = (x, y)
        # What lies beyond the window's edge, below the side panel too, is no place to drop on; what
        # is held stays in sight there.
        drag.inside = self.is_inside(point)
        drag.ghost.lie_at(drag.over if drag.inside else camera.seen.nearest(drag.over))
        drag.ghost.lift(drag.height)
        target = target_at(view.board, drag, *drag.at) if drag.inside else NOWHERE
        if target != drag.target:
            self.light.aim(drag, target)
        self.words.tell(drag)
        view.carried.emit(drag)

    def is_inside(self, point: QPointF) -> bool:
        """Whether a point of the window is over the board."""
        return self._view.viewport().rect().contains(point.toPoint())

    # -- letting go -----------------------------------------------------------------------

    def drop(self, pointer: Pointer) -> None:
        """Let go: ask the table for the first reading, or offer all with Ctrl+Alt."""
        self.move(pointer)
        drag, view = self.drag, self._view
        if drag is None:
            return
        if not drag.readings:
            refused = None if why_not(view, drag) is None else what_instead(view, drag)
            self.cancel()
            if refused is not None:
                view.said.emit(refused)
            return
        drops = [kept(view, drag, drop) for drop in drag.readings]
        if leaves_choice(drag):
            self.cancel()
            view.readings_offered.emit(drops, pointer.on_screen)
            return
        if drops[0].form(view.bridge.view) is not None:
            self.cancel()
            view.form_wanted.emit(drops[0])
            return
        if view.bridge.holders_of(drops[0].intent):
            # Not its own to move: it lies where it lay until its holder agrees.
            self.cancel()
            view.bridge.ask_for(drops[0].intent)
            return
        if isinstance(drops[0].intent, Sketch):
            # Nothing moves: the card goes back to where it lies, and the plan shows where it goes.
            self.cancel()
            view.bridge.ask(drops[0].intent)
            view.dropped.emit(drops[0], tuple(drops[1:]))
            return
        self._asking = True
        view.land_at(drag.over)
        # What was carried goes on from the hand and not from where it was taken up.
        view.board.handling.put_down(drag.lifted, drag.over)
        try:
            sent = view.bridge.ask(drops[0].intent)
        finally:
            self._asking = False
            view.land_at(None)
        if sent.answer is None:
            # A table far away answers later: until then the ghost lies where it was let go.
            self._leave_lying(sent, drag)
        sent.then(lambda _: self._answered(sent, drag, drops))

    def _leave_lying(self, sent: Sent, drag: Drag) -> None:
        ghost = drag.ghost.scene() is not None
        self._end()
        self.pending.add(sent, drag, ghost=ghost)
        self._dim()

    def _answered(self, sent: Sent, drag: Drag, drops: list[Drop]) -> None:
        """The table carried a drop out, or refused it."""
        view, handling = self._view, self._view.board.handling
        if self.drag is drag:
            if sent.refused:
                self.cancel()
                return
            self._end()
        elif self.pending.take(sent):
            self._dim()
            if sent.refused:
                home = None if drag.first is None else home_of(view, drag.first)
                handling.bring_home(drag.lifted, drag.ghost, home)
        if sent.accepted:
            handling.settle(drag.lifted)
            view.dropped.emit(drops[0], tuple(drops[1:]))

    def landing(self, sent: Sent | None) -> Spot | None:
        """Return where the cards lie that a gesture which is told of just now brings to the board.

        None where it was not let go here, or is being let go right now.
        """
        spot = self.pending.land(sent)
        if spot is not None:
            self._dim()
        return spot

    def forget(self) -> None:
        """Let nothing lie any more that waits for the table: another sits down."""
        if self.pending.clear():
            self._dim()

    def cancel(self) -> None:
        """Let the carried cards return to where they lie now."""
        drag = self.drag
        if drag is not None:
            self._end()
            if drag.first is not None:
                self._view.board.handling.bring_home(
                    drag.lifted, drag.ghost, home_of(self._view, drag.first)
                )

    def give_up(self) -> None:
        """End the drag after an error: nothing of it stays, whatever else goes wrong."""
        drag, board = self.drag, self._view.board
        try:
            self.cancel()
        finally:
            self.drag = None
            self._view.carried.emit(None)
            self.pending.clear()
            self.words.stop()
            self.edge.stop()
            self.signs.go()
            self._view.viewport().unsetCursor()
            if drag is not None and drag.ghost.scene() is board:
                board.glide.stop(drag.ghost)
                board.removeItem(drag.ghost)

    def returned(self) -> None:
        """The table refused; what was let go returns by itself."""
        if self.drag is not None and not self._asking and not self.pending:
            self.cancel()

    # -- while the table changes ------------------------------------------------------------

    def follow(self, before: SeatView) -> None:
        """Keep hold of what is carried, wherever the table put it; let go what is gone."""
        drag, view = self.drag, self._view
        if drag is None or self._asking:
            return
        if drag.first is None:
            self._read_anew()
            return
        held, first = still_held(drag.held, drag.first, before, view.bridge.view, view.pieces)
        lost, of = len(drag.held) - len(held), len(drag.held)
        if not held:
            self._end()
        else:
            # The one below the pointer may be gone: then another of them is shown on top.
            drag.held, drag.first = held, first or held[0]
            self._grasp()
            self._read_anew()
        if lost:
            view.said.emit(gone(lost, of))

    def _read_anew(self) -> None:
        """Forget what was worked out on the table as it was."""
        drag = self.drag
        assert drag is not None
        drag.staying.clear()
        drag.gap = drag.cause = None
        self.light.aim(drag, NOWHERE)
        self.refresh()
        self._dim()

    def sharpen(self) -> None:
        """Paint the ghost anew once zooming pauses."""
        if self.drag is not None:
            self.drag.cause = None
            self.words.tell(self.drag)

    def repaint(self) -> None:
        """Show everything in another language or theme."""
        if self.drag is not None:
            self.signs.forget()
            self._read_anew()

    def _end(self) -> None:
        """Take ghost, light and words off the scene."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        drag.ghost.show_through(1.0)
        self.edge.stop()
        self.words.stop()
        self.light.make_room(drag, "", None)
        self.drag = None
        self._view.carried.emit(None)
        board.rings.clear("target")
        self._dim()
        self.signs.go()
        if drag.ghost.scene() is board:
            board.removeItem(drag.ghost)
        self._view.viewport().unsetCursor()
        self._view.looking.let_go()
