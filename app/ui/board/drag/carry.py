"""Carrying cards: from the moment they leave their place until they are let go.

The hand holds cards by name (`held`), so that it keeps them when the table moves them; where the
pointer aims is `aim`, what is shown besides the ghost is `signs`. What was let go at a table that
answers later is `pending`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer

from app.games.game_api import Selection
from app.ui.board.board_selection import Chosen
from app.ui.board.drag.aim import gap_of, landing_spot, target_at
from app.ui.board.drag.bring_targets import bringings
from app.ui.board.drag.carried_cards import Held, follow, gone, hold
from app.ui.board.drag.drag import NOWHERE, Drag, Ghost, Target
from app.ui.board.drag.drag_signs import Signs
from app.ui.board.drag.drop_preview import (
    kept,
    leaves_choice,
    other_ways,
    promise,
    what_instead,
    why_not,
)
from app.ui.board.drag.drops import goal, in_cell, readings
from app.ui.board.drag.ghost import face_down, ghost_picture, lifted
from app.ui.board.drag.pending_drops import PendingDrops
from app.ui.board.input.edge_scroll import EdgeScroll
from app.ui.board.input.pointer import Pointer
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Spot

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.game_api import Drop
    from app.session.seat.pending_requests import Sent
    from app.ui.board.board_stage import BoardStage

SEEN_THROUGH = 0.72
"""How opaque the ghost is over a card that it will be put on."""
STEADY = 60
"""Milliseconds over one target after which the adviser is asked: never in a frame of the drag."""
LONGEST_WARNING = 64
"""Letters of a warning beside the ghost; all of it stands at the side after the drop."""
ABOVE_FINGER = 22.0
"""Logical pixels between a finger and the lower edge of the ghost above it."""


class Carry:
    """A drag under way, or none."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self.drag: Drag | None = None
        self.signs = Signs(view)
        self.edge = EdgeScroll(view)
        self._steady = QTimer(view)
        self._steady.setSingleShot(True)
        self._steady.setInterval(STEADY)
        self._steady.timeout.connect(self._ask_adviser)
        self._asking = False
        self.pending = PendingDrops(view)

    @property
    def active(self) -> bool:
        """Whether something is being carried."""
        return self.drag is not None

    # -- taking up ------------------------------------------------------------------------

    def begin(self, first: Held, press: Pointer) -> None:
        """Take up what is chosen, or only `first`, the one under the pointer, if it is not."""
        view, board = self._view, self._view.board
        pieces = view.pieces
        held = tuple(
            hold(one, pieces[one.key], view.bridge.view)
            for one in view.chosen
            # A part whose whole unit is chosen as well comes along with it.
            if one.key in pieces
            and not pieces[one.key].cell
            and not (one.part and Chosen(one.key) in view.chosen)
        )
        same = next((one for one in held if one.card == first.card), None)
        first, held = (same, held) if same is not None else (first, (first,))
        x, y = view.to_mat(press.point.x(), press.point.y())
        drag = Drag(held, first, Selection(), (0.0, 0.0), Ghost(), press, at=(x, y))
        item = board.pieces.get(first.chosen.key)
        if item is not None and press.kind != "finger":
            # Where it is seen now, which may be on its way somewhere.
            reach = CARD_WIDTH * 0.6
            across, down = item.pos().x() - x, item.pos().y() - y
            drag.grip = (max(-reach, min(reach, across)), max(-reach, min(reach, down)))
        self.drag = drag
        self._grasp()
        self._draw_ghost()
        drag.ghost.lie_at(drag.over)
        board.addItem(drag.ghost)
        self.signs.come()
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def bring(self, cards: tuple[str, ...], pointer: Pointer, *, new: bool = False) -> None:
        """Let go cards that were carried here from another window, such as a pile's list.

        `new` ones come from outside the table and are named by ref.
        """
        self.cancel()
        if self._inside(pointer.point):
            self._take(cards, pointer, new=new)
            self.drop(pointer)

    def hover(
        self, cards: tuple[str, ...], pointer: Pointer, *, new: bool = False, foot: float = 0.0
    ) -> None:
        """Light up where cards carried from another window would go; they have a ghost there.

        Its foot is so many logical pixels below the pointer.
        """
        if not self._inside(pointer.point):
            self.cancel()
            return
        if self.drag is None or (self.drag.new or self.drag.selection.cards) != cards:
            self.cancel()
            drag = self._take(cards, pointer, new=new)
            drag.foot = foot
        self.move(pointer)

    def _take(self, cards: tuple[str, ...], pointer: Pointer, *, new: bool) -> Drag:
        """Begin a drag whose ghost is shown by somebody else."""
        there = () if new else cards
        drag = Drag((), None, Selection(there), (0.0, 0.0), Ghost(), pointer, lifted=set(there))
        drag.new = cards if new else ()
        self.drag = drag
        self.signs.come()
        return drag

    def _grasp(self) -> None:
        """Work out from the names in the hand what is asked for and what leaves its place."""
        drag = self.drag
        assert drag is not None
        drag.selection = Selection(
            tuple(one.card for one in drag.held if not one.unit),
            tuple(one.unit for one in drag.held if one.unit),
        )
        drag.lifted = {one.chosen.key for one in drag.held if one.whole}
        self._dim()

    def _dim(self) -> None:
        """Show faded what is carried, and what was let go and waits for the table."""
        carried = self.drag.lifted if self.drag is not None else set()
        self._view.board.handling.dim(carried | self.pending.lifted)

    def _draw_ghost(self, *, down: bool = False) -> None:
        """Paint the ghost, with its back up where it will lie so."""
        drag, view = self.drag, self._view
        assert drag is not None
        if drag.first is not None:
            shown = lifted(drag.first, len(drag.held), view.board, view.bridge.view)
            picture = ghost_picture(view.board, face_down(shown) if down else shown)
            drag.ghost.show_picture(*picture, view.board.per_unit)

    # -- moving ---------------------------------------------------------------------------

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer and say what letting go would do."""
        if self.drag is not None:
            self.drag.pointer = pointer
            self.refresh()
            self._pull()

    def _pull(self) -> None:
        """Let the mat scroll at the window's edge, where one's own hand is not held over it."""
        drag = self.drag
        assert drag is not None
        site = self._view.seating.sites.get(drag.target.zone)
        if site is not None and site.rest is not None:
            self.edge.rest()
        else:
            self.edge.follow(drag.pointer.point)

    def modified(self, modifiers: Qt.KeyboardModifier) -> None:
        """A modifier went down or up while the pointer rests."""
        if self.drag is not None:
            old = self.drag.pointer
            self.drag.pointer = Pointer(
                old.point, old.on_screen, old.button, old.buttons, modifiers, old.kind
            )
            self._tell()

    def refresh(self) -> None:
        """Work out anew what is below the pointer: it, the mat or the window moved."""
        drag, view = self.drag, self._view
        if drag is None:
            return
        point, camera = drag.pointer.point, view.camera
        x, y = view.to_mat(point.x(), point.y())
        if drag.pointer.kind == "finger":
            y -= CARD_HEIGHT / 2 + ABOVE_FINGER / camera.per_unit
        drag.at = (x, y)
        # What lies beyond the window's edge, below the side panel too, is no place to drop on; what
        # is held stays in sight there.
        drag.inside = self._inside(point)
        drag.ghost.lie_at(drag.over if drag.inside else camera.seen.nearest(drag.over))
        target = target_at(view.board, drag, x, y) if drag.inside else NOWHERE
        if target != drag.target:
            self._aim(target)
        self._tell()
        view.carried.emit(drag)

    def _inside(self, point: QPointF) -> bool:
        return self._view.viewport().rect().contains(point.toPoint())

    def _aim(self, target: Target) -> None:
        drag, view = self.drag, self._view
        assert drag is not None
        drag.target = target
        drag.readings = self._readings(drag, target) if target.zone else ()
        self._make_room(target.zone, gap_of(view.board, drag))
        self._light(target if drag.readings else NOWHERE)
        self.signs.outline(landing_spot(view.board, drag))

    def _readings(self, drag: Drag, target: Target) -> tuple[Drop, ...]:
        spec, seen, zone = self._view.bridge.spec, self._view.bridge.view, target.zone
        if drag.new:
            found = bringings(spec, seen, drag.new, zone, target.index)
        else:
            found = readings(spec, seen, drag.selection, zone, target.unit, target.index)
        return tuple(in_cell(drop, zone, target.cell) for drop in found)

    def _make_room(self, zone: str, index: int | None) -> None:
        """Open a gap in one zone at most."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        if drag.gap is not None and (index is None or drag.gap[0] != zone):
            board.handling.open_gap(drag.gap[0], None, set())
        gap = None if index is None else (zone, index)
        if index is not None and gap != drag.gap:
            board.handling.open_gap(zone, index, drag.lifted)
        drag.gap = gap

    def _light(self, target: Target) -> None:
        """Light up the zone, and the unit, that the first reading reaches."""
        view, board, drag = self._view, self._view.board, self.drag
        assert drag is not None
        board.rings.clear("target")
        zone, unit = target.zone, target.unit
        found = goal(drag.readings[0].intent) if target.zone else None
        if found is not None:
            unit = found[1]
            held = board.pieces.get(unit)
            zone = held.piece.zone if held is not None else found[0]
        if unit:
            board.rings.put(unit, "target")
        # What it will be put on shows through.
        drag.ghost.setOpacity(SEEN_THROUGH if unit else 1.0)
        self.signs.light(view.seating.sites.get(zone))

    def _tell(self) -> None:
        """Write what a drop will do beside the ghost, which shows a back where it will lie so."""
        drag = self.drag
        assert drag is not None
        cause, keys = drag.cause, drag.pointer.modifiers
        if cause is None or cause[0] is not drag.readings or cause[1] != keys:
            drag.cause = (drag.readings, keys)
            drag.text, down = promise(self._view, drag)
            drag.other_ways = other_ways(self._view, drag)
            drag.warning = ""
            self._draw_ghost(down=down)
            if self._view.adviser is not None:
                self._steady.start()
        above = drag.pointer.kind == "finger"
        refused = why_not(self._view, drag)
        self.signs.write(
            drag.text if refused is None else refused.in_(self._view.look.language),
            drag.over,
            refused=refused is not None,
            warning=drag.warning,
            hint=drag.other_ways,
            above=above,
            foot=drag.foot,
        )

    def _ask_adviser(self) -> None:
        """Write what the adviser would say of a drop here."""
        drag, adviser = self.drag, self._view.adviser
        if drag is None or adviser is None or not drag.readings or leaves_choice(drag):
            return
        advice = adviser.foresee(kept(self._view, drag, drag.readings[0]).intent)
        drag.warning = _short(advice[0].message.in_(self._view.look.language)) if advice else ""
        self.signs.warn(drag.warning)

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
        handling = self._view.board.handling
        if self.drag is drag:
            if sent.refused:
                self.cancel()
                return
            self._end()
        elif self.pending.take(sent):
            self._dim()
            if sent.refused:
                home = None if drag.first is None else self._home(drag.first)
                handling.bring_home(drag.lifted, drag.ghost, home)
        if sent.accepted:
            handling.settle(drag.lifted)
            self._view.dropped.emit(drops[0], tuple(drops[1:]))

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
                    drag.lifted, drag.ghost, self._home(drag.first)
                )

    def _home(self, first: Held) -> Spot | None:
        """Return where the ghost flies to; None where a real card flies in its stead."""
        view, board = self._view, self._view.board
        if first.whole:
            return None
        item = board.pieces.get(first.chosen.key)
        if item is not None:
            return item.piece.spot
        card = view.bridge.view.cards.get(first.card)
        site = view.seating.sites.get(card.zone) if card is not None else None
        return None if site is None else Spot(*site.box.centre)

    def give_up(self) -> None:
        """End the drag after an error: nothing of it stays, whatever else goes wrong."""
        drag, board = self.drag, self._view.board
        try:
            self.cancel()
        finally:
            self.drag = None
            self._view.carried.emit(None)
            self.pending.clear()
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
        pieces = view.pieces
        now = [follow(one, before, view.bridge.view, pieces) for one in drag.held]
        first = now[drag.held.index(drag.first)]
        lost, of = now.count(None), len(now)
        held = tuple(one for one in now if one is not None)
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
        self._aim(NOWHERE)
        self.refresh()
        self._dim()

    def sharpen(self) -> None:
        """Paint the ghost anew once zooming pauses."""
        if self.drag is not None:
            self.drag.cause = None
            self._tell()

    def repaint(self) -> None:
        """Show everything in another language or theme."""
        if self.drag is not None:
            self.signs.forget()
            self._read_anew()

    def _end(self) -> None:
        """Take ghost, light and words off the scene."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        drag.ghost.setOpacity(1.0)
        self.edge.stop()
        self._make_room("", None)
        self.drag = None
        self._view.carried.emit(None)
        board.rings.clear("target")
        self._dim()
        self.signs.go()
        if drag.ghost.scene() is board:
            board.removeItem(drag.ghost)
        self._view.viewport().unsetCursor()


def _short(message: str) -> str:
    """Return the first sentence of a message behind a sign, as far as there is room."""
    first = message.partition("。")[0].partition(". ")[0].removesuffix(".")
    if len(first) > LONGEST_WARNING:
        first = first[: LONGEST_WARNING - 1].rstrip() + "…"
    return f"⚠ {first}"
