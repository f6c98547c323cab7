"""What other people carry over the table: translucent, a back where this seat does not know it.

Places come ten times a second, as everybody names them (`Others.seen`); between two of
them the picture glides. Nothing is looked up that the own view does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.data.value import value
from app.ui.app.trouble import steady
from app.ui.board.drag.drag import GHOST_HEIGHT, Ghost
from app.ui.board.drag.ghost import Lifted, ghost_picture
from app.ui.board.scene.glide import Glide
from app.ui.board.scene.pieces.piece import Part, Piece
from app.ui.board.scene.table_layout import CARD_HEIGHT, Spot
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.faces.marks.badges import NO_BADGES

if TYPE_CHECKING:
    from app.core.ids import Handle, PersonId, SeatId
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.remote.mirrored_places import Point

SEEN_THROUGH = 0.62
"""How opaque it is: what lies below stays in sight."""
BETWEEN = 0.13
"""Seconds from one place to the next: a little more than passes between two of them."""
SILENCE = 2.0
"""Seconds without a word after which it is gone."""
LOOK_EVERY = 250
"""Milliseconds between two looks at who fell silent."""
LARGEST_NAME = 1.6
"""How much larger than usual a name becomes: the table has to be seen below it."""
BELOW_OWN = 10.0
"""How far it lies below what one carries oneself."""


@value
class Who:
    """Somebody else at the table, as far as the board tells who it is."""

    person: PersonId
    name: str
    seat: SeatId | None = None
    """A player's seat; None for a judge or somebody who watches."""


@dataclass(slots=True)
class _Carried:
    who: Who
    cards: tuple[Handle | None, ...]
    at: tuple[float, float]
    """As everybody names it."""
    heard: float
    ghost: Ghost
    name: QGraphicsPixmapItem
    painted: object = None
    """What the picture was made of."""


class OtherHands(QObject):
    """One picture for each person that carries something."""

    def __init__(self, view: BoardStage, seen: Callable[[Point], Point]) -> None:
        super().__init__(view)
        self._view = view
        self._seen = seen
        self._glide = Glide(self)
        self._held: dict[PersonId, _Carried] = {}
        self._silence = QTimer(self)
        self._silence.setInterval(LOOK_EVERY)
        self._silence.timeout.connect(self._look)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Who carries something now."""
        return tuple(self._held)

    def ghost(self, person: PersonId) -> Ghost | None:
        """Return the picture of what somebody carries."""
        held = self._held.get(person)
        return None if held is None else held.ghost

    def show(self, who: Who, cards: tuple[Handle | None, ...], x: float, y: float) -> None:
        """Show what somebody carries, at a place as everybody names it; no cards: nothing."""
        if not cards:
            self.drop(who.person)
            return
        held = self._held.get(who.person)
        new = held is None
        if held is None:
            held = self._lift(who)
        held.who, held.cards, held.at, held.heard = who, cards, (x, y), monotonic()
        self._paint(held)
        spot = self._spot(held)
        if new:
            held.ghost.lie_at(spot)
        else:
            self._glide.enabled = self._view.board.glide.enabled
            self._glide.send(held.ghost, spot, BETWEEN, even=True)

    def _lift(self, who: Who) -> _Carried:
        ghost = Ghost()
        ghost.show_through(SEEN_THROUGH)
        ghost.setZValue(GHOST_HEIGHT - BELOW_OWN)
        name = QGraphicsPixmapItem(ghost)
        name.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # The name has to be read, whatever lies below.
        name.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        held = self._held[who.person] = _Carried(who, (), (0.0, 0.0), 0.0, ghost, name)
        self._view.board.addItem(ghost)
        self._silence.start()
        return held

    def drop(self, person: PersonId) -> None:
        """Show nothing of somebody any more: it was let go, or they left."""
        held = self._held.pop(person, None)
        if held is None:
            return
        self._glide.stop(held.ghost)
        self._view.board.discard(held.ghost)
        if not self._held:
            self._silence.stop()

    def clear(self) -> None:
        """Show nothing of anybody."""
        for person in tuple(self._held):
            self.drop(person)

    def keep_only(self, people: frozenset[PersonId]) -> None:
        """Show nothing of those who are not among these."""
        for person in set(self._held) - people:
            self.drop(person)

    def landing(self, actor: SeatId) -> Spot | None:
        """Return where a seat held the cards that its gesture puts on the table just now."""
        for held in tuple(self._held.values()):
            if held.who.seat is not None and held.who.seat == actor:
                at = held.ghost.pos()
                self.drop(held.who.person)
                return Spot(at.x(), at.y())
        return None

    def repaint(self) -> None:
        """Show all of it anew: another size or theme, or the mat was turned."""
        for held in self._held.values():
            held.painted = None
            self._paint(held)
            self._glide.stop(held.ghost)
            held.ghost.lie_at(self._spot(held))

    @Slot()
    @steady
    def _look(self) -> None:
        now = monotonic()
        for held in tuple(self._held.values()):
            if now - held.heard > SILENCE:
                self.drop(held.who.person)

    # -- how it looks -----------------------------------------------------------------------

    def _angle(self, held: _Carried) -> float:
        frame = self._view.seating.frames.get(-1 if held.who.seat is None else held.who.seat)
        return 0.0 if frame is None else float(frame.angle)

    def _spot(self, held: _Carried) -> Spot:
        """Return where it lies here; what is held beyond the cloth shows at its edge."""
        return self._view.camera.cloth.nearest(Spot(*self._seen(held.at)))

    def _paint(self, held: _Carried) -> None:
        view, board = self._view, self._view.board
        angle = self._angle(held)
        of = (held.cards, held.who, view.bridge.node, board.per_unit, board.text, angle)
        if of == held.painted:
            return
        held.painted = of
        held.ghost.show_picture(ghost_picture(board, self._lifted(held, angle)), board.per_unit)
        pixels = label_pixels(board.per_unit, board.dpr) * min(board.text, LARGEST_NAME)
        plate = board.plates.of_seat(held.who.name, held.who.seat, round(pixels))
        held.name.setPixmap(plate)
        # On the side of the middle of the mat, where it cannot be cut.
        half = CARD_HEIGHT / 2 * board.per_unit
        upper = self._spot(held).y < view.seating.mat.centre[1]
        down = half if upper else -half - plate.height()
        held.name.setOffset(-plate.width() / 2, down)

    def _lifted(self, held: _Carried, angle: float) -> Lifted:
        view, board, count = self._view.bridge.view, self._view.board, len(held.cards)
        handle = held.cards[0]
        card = view.cards.get(handle) if handle is not None else None
        if handle is None or card is None:
            return Lifted(Piece("", "", 0, Spot(0.0, 0.0, angle), (Part("", None),)), count)
        unit = view.units.get(card.unit)
        item = board.pieces.get(card.unit) if unit is not None and unit.base == handle else None
        if item is not None:
            return Lifted(replace(item.piece, pile=0), count, item.picture)
        part = board.teller.part(view, handle)
        spot = Spot(0.0, 0.0, angle)
        return Lifted(Piece("", card.zone, 0, spot, (part,), NO_BADGES), count)
