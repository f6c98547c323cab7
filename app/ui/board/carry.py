"""Carrying cards: from the moment they leave their place until they are let go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from app.games.api import Selection
from app.session.updates import Accepted, Refused
from app.ui.board.drag import (
    NOWHERE,
    Drag,
    Target,
    ghost_item,
    ghost_pixmap,
    glow_item,
    label_item,
    rounded,
)
from app.ui.board.drops import amended, goal, landing, readings
from app.ui.board.glide import SHIFT
from app.ui.board.hits import zone_at
from app.ui.board.layout import CARD_HEIGHT, CARD_WIDTH, Spot, index_at
from app.ui.board.piece import PILE_MARK, Part, Piece
from app.ui.board.seating import RIM_ROOM, ZoneSite
from app.ui.board.selection import Chosen, lifted_of
from app.ui.look.badges import NO_BADGES

if TYPE_CHECKING:
    from app.games.api import Drop
    from app.ui.board.view import BoardView

GAPPED = ("row", "fan")
"""Arrangements that make room where a card would land."""
SNAP = 8.0
"""The grid of the free mat, in table units."""
UNIT_CORE = 0.36
"""Share of a card's width on either side of its middle where a drop means the unit itself."""
CHOICE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
LABEL_PIXELS = 13


class Carry:
    """A drag under way, or none."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.drag: Drag | None = None
        self._glow = glow_item()
        self._label = label_item()
        self._text = ""
        self._lit = ""
        """The zone that is lit up: painting it anew costs as much as all that lies on it."""
        self._asking = False
        self._awaited = False

    @property
    def active(self) -> bool:
        """Whether something is being carried."""
        return self.drag is not None

    # -- taking up ------------------------------------------------------------------------

    def begin(self, first: Chosen, point: QPointF) -> None:
        """Take up what is chosen, `first` under the pointer."""
        view, board = self._view, self._view.board
        pieces = view.pieces
        # A part whose whole unit is chosen as well comes along with it.
        others = [
            one
            for one in view.chosen
            if one != first
            and one.key in pieces
            and not (one.part and Chosen(one.key) in view.chosen)
        ]
        chosen = (first, *others)
        selection = lifted_of(chosen, pieces)
        piece = pieces[first.key]
        x, y = view.to_mat(point.x(), point.y())
        shown = _carried(piece, first)
        # The picture of the whole unit shows more than the one card that is taken from it.
        as_it_lay = None if first.part else board.pieces[first.key].picture
        pixmap, middle = ghost_pixmap(
            board.pictures, board.plates, shown, len(chosen), board.per_unit, as_it_lay
        )
        ghost = ghost_item(pixmap, middle, board.per_unit)
        grip = (piece.spot.x - x, piece.spot.y - y)
        reach = CARD_WIDTH * 0.6
        grip = tuple(max(-reach, min(reach, part)) for part in grip)  # type: ignore[assignment]
        lifted = {one.key for one in chosen if not one.part and not one.key.startswith(PILE_MARK)}
        self.drag = Drag(
            chosen, selection, tuple(pieces[one.key] for one in chosen), grip, ghost, lifted=lifted
        )
        board.dim(lifted)
        ghost.setPos(x + grip[0], y + grip[1])
        board.addItem(ghost)
        self._label.setVisible(False)
        self._glow.setVisible(False)
        board.addItem(self._glow)
        board.addItem(self._label)
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def bring(self, cards: tuple[str, ...], global_point: QPoint) -> None:
        """Let go cards that were carried here from another window, such as a pile's list."""
        self.cancel()
        viewport = self._view.viewport()
        point = viewport.mapFromGlobal(global_point)
        if not viewport.rect().contains(point):
            return
        self._take(cards)
        self.drop(QPointF(point), global_point, QApplication.keyboardModifiers())

    def hover(self, cards: tuple[str, ...], global_point: QPoint) -> None:
        """Light up where cards carried from another window would go; they have a ghost there."""
        viewport = self._view.viewport()
        point = viewport.mapFromGlobal(global_point)
        if not viewport.rect().contains(point):
            self.cancel()
            return
        if self.drag is None or self.drag.selection.cards != cards:
            self.cancel()
            self._take(cards)
        self.move(QPointF(point), QApplication.keyboardModifiers())

    def _take(self, cards: tuple[str, ...]) -> None:
        """Begin a drag whose ghost is shown by somebody else."""
        ghost = QGraphicsPixmapItem()
        self.drag = Drag((), Selection(cards), (), (0.0, 0.0), ghost, lifted=set(cards))
        self._label.setVisible(False)
        self._glow.setVisible(False)
        self._view.board.addItem(self._glow)
        self._view.board.addItem(self._label)

    # -- moving ---------------------------------------------------------------------------

    def move(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Follow the pointer and say what letting go would do."""
        drag = self.drag
        if drag is None:
            return
        x, y = self._view.to_mat(point.x(), point.y())
        drag.pointer = (x, y)
        drag.ghost.setPos(x + drag.grip[0], y + drag.grip[1])
        target = self._target(x, y)
        if target != drag.target:
            self._aim(target)
        self._tell(modifiers)

    def modified(self, modifiers: Qt.KeyboardModifier) -> None:
        """A modifier went down or up while the pointer rests."""
        self._tell(modifiers)

    def _target(self, x: float, y: float) -> Target:
        """Return where the pointer is."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        zone = zone_at(board.zone_rects, x, y)
        hit = board.hits.piece_at(x, y, drag.lifted)
        unit = ""
        if hit is not None and hit[0].unit:
            piece = hit[0]
            site = self._view.seating.sites.get(piece.zone)
            if zone is None or piece.zone == zone or (site is not None and site.backdrop):
                zone = piece.zone
                across = abs(piece.spot.local(x, y)[0] - CARD_WIDTH / 2)
                unit = piece.unit if across <= CARD_WIDTH * UNIT_CORE else ""
        if zone is None:
            return NOWHERE
        return Target(zone, unit, self._index(zone, x, y))

    def _index(self, zone: str, x: float, y: float) -> int:
        """Return before which of the cards that stay there the carried one would land."""
        view, drag = self._view, self.drag
        assert drag is not None
        site = view.seating.sites[zone]
        arrange = site.place.arrange
        spread = site.hand or arrange in ("row", "fan", "grid")
        if not spread:
            return len(view.board.by_zone.get(zone, ())) if arrange in ("free", "spot") else 0
        spots = drag.staying.get(zone)
        if spots is None:
            spots = drag.staying[zone] = [
                self._local(site, view.board.pieces[key].piece.spot)
                for key in view.board.by_zone.get(zone, ())
                if key not in drag.lifted
            ]
        return index_at(spots, *site.frame.back(x, y), rows=arrange == "grid")

    def _local(self, site: ZoneSite, spot: Spot) -> Spot:
        return Spot(*site.frame.back(spot.x, spot.y), 0.0, spot.scale / site.frame.scale)

    def _aim(self, target: Target) -> None:
        drag, view = self.drag, self._view
        assert drag is not None
        drag.target = target
        drag.readings = (
            readings(
                view.bridge.spec,
                view.bridge.view,
                drag.selection,
                target.zone,
                target.unit,
                target.index,
            )
            if target.zone
            else ()
        )
        self._make_room(target.zone, self._gap(target))
        self._light(target if drag.readings else NOWHERE)

    def _make_room(self, zone: str, index: int | None) -> None:
        """Open a gap in one zone at most."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        if drag.gap is not None and (index is None or drag.gap[0] != zone):
            board.open_gap(drag.gap[0], None, set())
        gap = None if index is None else (zone, index)
        if gap is not None and gap != drag.gap:
            board.open_gap(zone, index, drag.lifted)
        drag.gap = gap

    def _gap(self, target: Target) -> int | None:
        """Return where room is made: where the first reading says the card will land."""
        drag, view = self.drag, self._view
        site = view.seating.sites.get(target.zone)
        if site is None or drag is None or not drag.readings:
            return None
        if not (site.hand or site.place.arrange in GAPPED):
            return None
        at = landing(drag.readings[0].intent, target.zone)
        staying = [k for k in view.board.by_zone.get(target.zone, ()) if k not in drag.lifted]
        return None if at is None else len(staying) if at < 0 else min(at, len(staying))

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
        site = view.seating.sites.get(zone)
        if site is None or site.backdrop:
            self._lit = ""
            self._glow.setVisible(False)
            return
        if site.zone == self._lit:
            return
        self._lit = site.zone
        colours = view.palette_in_use
        box = site.box
        pen = QPen(QColor(colours.drop), 2.0)
        pen.setCosmetic(True)
        self._glow.setPen(pen)
        self._glow.setBrush(QColor(colours.drop_fill))
        self._glow.setPath(rounded(box, CARD_WIDTH * 0.11))
        self._glow.setVisible(True)

    def _tell(self, modifiers: Qt.KeyboardModifier) -> None:
        """Write what a drop will do beside the ghost."""
        drag, view = self.drag, self._view
        assert drag is not None
        if not drag.readings:
            if self._label.isVisible():
                self._label.setVisible(False)
            self._text = ""
            return
        text = drag.readings[0].title.in_(view.language)
        if len(drag.readings) > 1 and modifiers & CHOICE == CHOICE:
            text = "…" if view.language == "en" else "選ぶ…"
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            text += " (face down)" if view.language == "en" else "(裏向き)"
        scale = view.board.per_unit
        if text != self._text:
            self._text = text
            pixels = round(LABEL_PIXELS * view.board.dpr)
            pixmap = view.plates.plate(text, "drop", pixels)
            self._label.setPixmap(pixmap)
            self._label.setScale(1.0 / scale)
            self._label.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        if not self._label.isVisible():
            self._label.setVisible(True)
        self._label.setPos(*self._label_place())

    def _label_place(self) -> tuple[float, float]:
        """Return where the words stand: above the ghost, or below it at the window's top."""
        drag, view = self.drag, self._view
        assert drag is not None
        seen = view.camera.seen
        rect = self._label.pixmap().rect()
        half = rect.width() / 2 / view.board.per_unit
        high = rect.height() / view.board.per_unit
        x = drag.pointer[0] + drag.grip[0]
        y = drag.pointer[1] + drag.grip[1] - 44.0 - high * 0.7
        if y - high < seen.y:
            y = drag.pointer[1] + drag.grip[1] + 44.0 + high * 0.7
        return min(max(x, seen.x + half + 4), seen.right - half - 4), y

    # -- letting go -----------------------------------------------------------------------

    def drop(self, point: QPointF, global_point: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Let go: ask the table for the first reading, or offer all with Ctrl+Alt."""
        self.move(point, modifiers)
        drag, view = self.drag, self._view
        if drag is None:
            return
        if not drag.readings:
            self.cancel()
            return
        drops = [self._placed(drop, drag, modifiers) for drop in drag.readings]
        if len(drops) > 1 and modifiers & CHOICE == CHOICE:
            self.cancel()
            view.readings_offered.emit(drops, global_point)
            return
        x, y = drag.ghost.pos().x(), drag.ghost.pos().y()
        self._asking = True
        view.land_at(Spot(x, y))
        try:
            answer = view.bridge.ask(drops[0].intent)
        finally:
            self._asking = False
            view.land_at(None)
        if isinstance(answer, Refused):
            self.cancel()
            return
        self._end()
        if not isinstance(answer, Accepted):
            # A table far away answers later: the cards stay faded until it does.
            view.board.dim(drag.lifted)
            self._awaited = True
        view.dropped.emit(drops[0], tuple(drops[1:]))

    def _placed(self, drop: Drop, drag: Drag, modifiers: Qt.KeyboardModifier) -> Drop:
        view = self._view
        face_down = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        free = bool(modifiers & Qt.KeyboardModifier.AltModifier)
        site = view.seating.sites.get(drag.target.zone)
        position = None
        if site is not None and not drag.target.unit and (free or site.place.arrange == "free"):
            # A card let go at the edge lies on the table, whole.
            mat = view.seating.mat.grown(-RIM_ROOM)
            x = min(max(drag.ghost.pos().x(), mat.x + CARD_WIDTH / 2), mat.right - CARD_WIDTH / 2)
            y = min(
                max(drag.ghost.pos().y(), mat.y + CARD_HEIGHT / 2), mat.bottom - CARD_HEIGHT / 2
            )
            x, y = view.seating.to_table(x, y)
            position = (x, y) if free else (round(x / SNAP) * SNAP, round(y / SNAP) * SNAP)
        return amended(drop, view.bridge.view, face_down=face_down, position=position)

    def cancel(self) -> None:
        """Let the carried cards return to their places."""
        drag = self.drag
        if drag is None:
            return
        board = self._view.board
        where = drag.ghost.pos()
        self._end()
        for piece in drag.pieces:
            item = board.pieces.get(piece.key)
            if item is not None and piece.key in drag.lifted:
                start = Spot(where.x(), where.y(), item.piece.spot.angle, item.piece.spot.scale)
                board.glide.send(item, item.piece.spot, SHIFT, start=start)

    def returned(self) -> None:
        """The table refused; `drop` itself lets the cards return."""
        self._answered()
        if self.drag is not None and not self._asking:
            self.cancel()

    def pieces_changed(self, keys: set[str]) -> None:
        """Give up when a carried card moved away under the hand."""
        self._answered()
        if self.drag is None or self._asking:
            return
        self.drag.staying.clear()
        if any(piece.key in keys for piece in self.drag.pieces):
            self.cancel()

    def _answered(self) -> None:
        """Show plainly what waited for the table's answer."""
        if self._awaited:
            self._awaited = False
            self._view.board.dim(self.drag.lifted if self.drag is not None else ())

    def _end(self) -> None:
        """Take ghost, light and words off the scene."""
        drag, board = self.drag, self._view.board
        assert drag is not None
        self._make_room("", None)
        self.drag = None
        board.rings.clear("target")
        board.dim(())
        for item in (drag.ghost, self._glow, self._label):
            if item.scene() is board:
                board.removeItem(item)
        self._text = self._lit = ""
        self._view.viewport().unsetCursor()


def _carried(piece: Piece, first: Chosen) -> Piece:
    """Return what the ghost shows: the piece, or the one card that is taken from it."""
    if not first.part:
        return replace(piece, pile=0)
    part = next(part for part in piece.parts if part.name == first.part)
    return replace(piece, parts=(Part(part.name, part.card),), badges=NO_BADGES)
