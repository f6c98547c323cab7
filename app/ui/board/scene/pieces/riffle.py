"""A pile that is shuffled: its halves slide apart and together in place, their backs up.

Cards that lie spread out go together in the middle and apart again. It is told by a step and by
nothing else, shows no card and no order, and is the same for all who see the table. What comes next
on the board ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.ui.board.scene.card_item import FREE, PieceItem
from app.ui.board.scene.pieces.piece import PILE_MARK, Part, Piece
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Spot
from app.ui.look.faces.marks.badges import NO_BADGES

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.session.host.updates import Stepped
    from app.ui.board.scene.scene_state import SceneState

APART = 0.12
"""Seconds in which the halves slide apart."""
TOGETHER = 0.2
"""Seconds in which they come together."""
RIFFLE = APART + TOGETHER
"""Seconds a shuffle is seen."""
FEWEST = 2
"""Of fewer cards nothing is seen."""
REACH = 0.3
"""How far each half goes, as a share of a card's width."""
RISE = 0.05
"""How much higher one half goes than the other, as a share of a card's height."""


class Riffles:
    """The piles of a scene that are seen to be shuffled just now."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._halves: list[PieceItem] = []
        self._hidden: list[PieceItem] = []
        """What lies where halves move: it is seen again when they are together."""

    @property
    def running(self) -> bool:
        """Whether any pile is seen to be shuffled."""
        return bool(self._halves)

    def show(self, zones: list[ZoneId]) -> None:
        """Let the piles of `zones` be seen to be shuffled, if anything is to move at all."""
        self.end()
        for zone in zones if self._scene.glide.enabled else ():
            item = self._scene.pieces.get(PILE_MARK + zone)
            if item is None:
                self._gather(zone)
            elif item.picture is not None and item.piece.pile:
                self._split(item)

    def _split(self, item: PieceItem) -> None:
        piece = item.piece
        spot = piece.spot
        half = replace(
            piece,
            parts=(Part(piece.base.name, None, seat=piece.base.seat),),
            badges=NO_BADGES,
            thick=piece.thick / 2,
        )
        self._hidden.append(item)
        item.setVisible(False)
        for side in (1, -1):
            self._send(half, _beside(spot, side), side + 1)

    def _gather(self, zone: ZoneId) -> None:
        """Let cards that lie spread out go together in the middle of them."""
        keys = self._scene.by_zone.get(zone, ())
        items = [self._scene.pieces[key] for key in keys]
        cards = [item for item in items if not item.piece.unit and not item.piece.cell]
        if len(cards) < FEWEST or any(item.picture is None for item in cards):
            return
        holders = self._scene.view.setting.zones[zone].holders
        # One back for all: none tells whose card lies where.
        seat = holders[0] if len(holders) == 1 else None
        spots = [item.piece.spot for item in cards]
        x = sum(spot.x for spot in spots) / len(spots)
        y = sum(spot.y for spot in spots) / len(spots)
        for order, item in enumerate(cards):
            piece = item.piece
            self._hidden.append(item)
            item.setVisible(False)
            back = Part(piece.base.name, None, seat=seat)
            card = replace(piece, parts=(back,), badges=NO_BADGES)
            self._send(card, replace(piece.spot, x=x, y=y), order)

    def _send(self, half: Piece, away: Spot, order: int) -> None:
        scene, home = self._scene, half.spot
        item = PieceItem(half)
        item.show_picture(scene.pictures.get(half, scene.per_unit))
        item.lie_over(FREE, order)
        scene.addItem(item)
        self._halves.append(item)
        scene.glide.send(item, away, APART, start=home, then=lambda: self._back(item, home))

    def _back(self, item: PieceItem, home: Spot) -> None:
        if item in self._halves:
            self._scene.glide.send(item, home, TOGETHER, then=lambda: self._come(item))

    def _come(self, item: PieceItem) -> None:
        if item in self._halves:
            self._halves.remove(item)
            self._scene.discard(item)
        if not self._halves:
            self.end()

    def end(self) -> None:
        """Show every pile as it lies."""
        halves, self._halves = self._halves, []
        for item in halves:
            self._scene.discard(item)
        hidden, self._hidden = self._hidden, []
        for item in hidden:
            item.setVisible(True)


def shuffled(stepped: Stepped) -> list[ZoneId]:
    """Return the zones that a gesture shuffled, as this seat was told."""
    return [event.source for event in stepped.events if event.verb == "shuffle"]


def _beside(spot: Spot, side: int) -> Spot:
    wide = spot.angle % 180 != 0
    across = (CARD_HEIGHT if wide else CARD_WIDTH) * spot.scale * REACH
    up = CARD_HEIGHT * spot.scale * RISE
    return Spot(spot.x + side * across, spot.y - side * up, spot.angle, spot.scale)
