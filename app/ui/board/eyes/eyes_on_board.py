"""Eyes on hidden cards: who knows them, wherever the window has the judge's eyes.

They show on what is chosen, and on cards that somebody knows who does not see them where they lie,
or that somebody who does is not to know; while places are filled by hand on all that are known.
A press on one says that its seat knows the card, or does not, which is one step like any other; the
menu of the same name is for the keyboard. Where nobody is told who knows what (a player's window, a
table elsewhere) none shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Slot
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QToolTip

from app.core.data.value import value
from app.core.ids import JUDGE
from app.core.intents.knowledge_intents import SetKnown
from app.ui.app.trouble import steady
from app.ui.board.eyes.eye_badges import Room, badges_on, fits, paint_badge
from app.ui.board.eyes.known_words import known_by
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.core.ids import Handle, SeatId, ZoneId
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.scene.card_item import PieceItem
    from app.ui.board.scene.table_layout import Box

ABOVE = 0.5
"""How far over its card an eye lies: below the next card that lies over that one."""


@value
class Eye:
    """One badge that shows: whose, on which card, where."""

    key: str
    """The piece it lies on."""
    card: Handle
    seat: SeatId
    knows: bool
    box: Box


class EyesOnBoard(QObject):
    """Draws the eyes of one board and takes presses on them."""

    eyes: tuple[Eye, ...] = ()
    """What shows; also of one that is collected already, while its board still asks it."""

    def __init__(self, board: BoardStage) -> None:
        super().__init__(board)
        self._board = board
        self._items: list[QGraphicsPixmapItem] = []
        self._knowers: Mapping[Handle, tuple[SeatId, ...]] = {}
        self._held: Eye | None = None
        bridge = board.bridge
        for told in (bridge.stepped, bridge.shown, bridge.placed, bridge.reseated):
            told.connect(self.follow)
        board.seen_otherwise.connect(self.show_anew)
        board.selection_changed.connect(self.show_anew)
        board.sharpened.connect(self.show_anew)
        board.board.glide.arrived.connect(self.show_anew)
        board.look.changed.connect(self.show_anew)
        board.viewport().installEventFilter(self)
        self.follow()

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Ask the table anew who knows what, and show it."""
        bridge = self._board.bridge
        self._knowers = bridge.history.knowers(bridge.node) if bridge.seat == JUDGE else {}
        self.show_anew()

    @Slot()
    @steady
    def show_anew(self, *_told: object) -> None:
        """Draw what is known where the cards lie now."""
        if self._board.scene() is not self._board.board:
            return  # it is closed
        for old in self._items:
            if old.scene() is not None:
                old.scene().removeItem(old)
        self._items.clear()
        self._held = None
        eyes: list[Eye] = []
        if self._knowers:
            chosen = {one.key for one in self._board.chosen}
            for key, item in self._board.board.pieces.items():
                card = item.piece.base.name
                known = self._knowers.get(card)
                if known is not None and (key in chosen or self._tells(item.piece.zone, known)):
                    eyes += self._on(item, card, known, every=key in chosen)
        self.eyes = tuple(eyes)

    def _tells(self, zone: ZoneId, known: tuple[SeatId, ...]) -> bool:
        """Whether it is worth a sign that these seats know a card of a zone."""
        board = self._board
        there = board.bridge.view.setting.zones[zone]
        usual = there.holders if there.spec.visibility == "owner" else ()
        return bool(known) and (board.fills_places or set(known) != set(usual))

    def _on(
        self, item: PieceItem, card: Handle, known: tuple[SeatId, ...], *, every: bool
    ) -> list[Eye]:
        """Draw the eyes of all seats on one card; of those alone that know it, if no more fit."""
        scene = self._board.board
        seats = tuple(range(len(self._board.bridge.view.setting.seats)))
        room = self._room(item)
        size = badges_on(room, len(seats), scene.text, scene.per_unit, scene.dpr)
        if not every and not fits(room, size):
            seats = known
            size = badges_on(room, len(seats), scene.text, scene.per_unit, scene.dpr)
        eyes = []
        for seat, place in zip(seats, size.places, strict=True):
            eye = Eye(item.piece.key, card, seat, seat in known, place)
            sign = QGraphicsPixmapItem(paint_badge(seat, size, knows=eye.knows))
            sign.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            sign.setScale(1.0 / scene.per_unit)
            sign.setPos(place.x, place.y)
            sign.setZValue(item.zValue() + ABOVE)
            scene.addItem(sign)
            self._items.append(sign)
            eyes.append(eye)
        return eyes

    def _room(self, item: PieceItem) -> Room:
        """Return what of a card is not below the next one of its hand."""
        scene, piece = self._board.board, item.piece
        box = piece.spot.box
        seen = box.width
        for key in scene.by_zone.get(piece.zone, ()):
            other = scene.pieces[key]
            if other.zValue() > item.zValue() and other.piece.spot.x > piece.spot.x:
                seen = min(seen, other.piece.spot.box.x - box.x)
        lies = round(piece.spot.angle / 90) % 2
        height = (CARD_WIDTH if lies else CARD_HEIGHT) * piece.spot.scale
        return Room(box, max(seen, 0.0), height, downwards=bool(piece.pile))

    # -- in words ---------------------------------------------------------------------------

    def said(self, card: Handle) -> str:
        """Return who knows a card in words, "" where nobody here is told or all see it."""
        known = self._knowers.get(card)
        if known is None:
            return ""
        seats = self._board.bridge.view.setting.seats
        return known_by(seats, known).in_(self._board.look.language)

    # -- with a pointer ---------------------------------------------------------------------

    def at(self, point: QPointF) -> Eye | None:
        """Return the eye under a point of the window that no card covers."""
        x, y = self._board.to_mat(point.x(), point.y())
        pieces = self._board.board.pieces
        for eye in self.eyes:
            if eye.box.contains(x, y) and eye.key in pieces:
                height = pieces[eye.key].zValue()
                over = (one for one in pieces.values() if one.zValue() > height)
                if not any(one.piece.spot.box.contains(x, y) for one in over):
                    return eye
        return None

    @steady
    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take a press on an eye before the card below it does, and say whose it is."""
        if not self.eyes:
            return False
        kind = event.type()
        if isinstance(event, QHelpEvent) and kind == QEvent.Type.ToolTip:
            eye = self.at(QPointF(event.pos()))
            if eye is not None:
                QToolTip.showText(event.globalPos(), self.said(eye.card), self._board.viewport())
            return eye is not None
        if not isinstance(event, QMouseEvent) or event.button() != Qt.MouseButton.LeftButton:
            return False
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._held = self.at(event.position())
            return self._held is not None
        if kind == QEvent.Type.MouseButtonRelease and self._held is not None:
            held, self._held = self._held, None
            if self.at(event.position()) == held:
                self._board.bridge.ask(SetKnown((held.card,), (held.seat,), not held.knows))
            return True
        return False
