"""What hands do to the pieces on the scene: faded while carried, raised, moved aside, put down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.ui.board.scene.glide import SHIFT
from app.ui.board.scene.hand_fan import risen
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.table_layout import Spot

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.drag.drag import Ghost
    from app.ui.board.scene.scene_state import SceneState


ASIDE = 0.5
"""How much is seen of a card that is meant for something already."""


class Handling:
    """Which pieces of a scene are in somebody's hand, or give way to one."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._dimmed: set[str] = set()
        self._aside: set[str] = set()
        self.raised = ""
        """The card of one's own hand that stands out under the pointer; empty for none."""

    def spot(self, piece: Piece) -> Spot:
        """Return where a piece is painted when it rests: a card of the hand may be raised."""
        return risen(piece.spot) if piece.key == self.raised else piece.spot

    def lose(self, key: str) -> None:
        """Forget a piece that left the board."""
        self._dimmed.discard(key)
        if self.raised == key:
            self.raised = ""

    def straighten(self) -> None:
        """Put everything where and how it lies: a drag that ended by an error left it halfway."""
        self._dimmed.clear()
        for item in self._scene.pieces.values():
            item.fade(away=False)
            if not self._scene.glide.moves(item):
                item.lie_at(self.spot(item.piece))

    def dim(self, keys: Iterable[str]) -> None:
        """Show pieces faded while their ghost is under way; all others plainly."""
        keys = set(keys)
        for key in self._dimmed ^ keys:
            item = self._scene.pieces.get(key)
            if item is not None:
                item.fade(away=key in keys)
        self._dimmed = keys

    def set_aside(self, keys: Iterable[str]) -> None:
        """Show pieces half seen that are meant for something already; all others plainly."""
        keys = set(keys)
        for key in self._aside | keys:
            item = self._scene.pieces.get(key)
            rest = ASIDE if key in keys else 1.0
            if item is not None and item.rest != rest:
                item.rest = rest
                item.fade(away=key in self._dimmed)
        self._aside = keys

    def raise_card(self, key: str) -> None:
        """Let one's own hand card rise and the one before sink; empty for none."""
        if key == self.raised:
            return
        last, self.raised = self.raised, key
        for name in (last, key):
            item = self._scene.pieces.get(name)
            if item is not None:
                self._scene.glide.send(item, self.spot(item.piece), SHIFT)
                self._scene.lift(item)

    def put_down(self, keys: Iterable[str], spot: Spot) -> None:
        """Let pieces that were carried go on from where they were let go."""
        for key in keys:
            item = self._scene.pieces.get(key)
            if item is not None:
                self._scene.glide.stop(item)
                item.lie_at(Spot(spot.x, spot.y, item.piece.spot.angle, item.piece.spot.scale))

    def settle(self, keys: Iterable[str]) -> None:
        """Let pieces glide to where they belong, unless they are on their way already."""
        for key in keys:
            item = self._scene.pieces.get(key)
            if item is not None and not self._scene.glide.moves(item):
                self._scene.glide.send(item, self.spot(item.piece))

    def bring_home(self, keys: Iterable[str], ghost: Ghost, home: Spot | None) -> None:
        """Let carried pieces fly back from where their ghost is; the ghost itself to `home`."""
        scene, start = self._scene, ghost.pos()
        for key in keys:
            item = scene.pieces.get(key)
            if item is not None:
                goal = self.spot(item.piece)
                begin = Spot(start.x(), start.y(), goal.angle, goal.scale)
                scene.glide.send(item, goal, start=begin)
        if home is not None and scene.glide.enabled:
            scene.addItem(ghost)
            scene.glide.send(ghost, home, then=lambda: scene.discard(ghost))

    def open_gap(self, zone: ZoneId, index: int | None, lifted: set[str]) -> None:
        """Make room in a zone before `index` among the cards that stay; None closes it."""
        for key, spot in self._gapped(zone, index, lifted):
            item = self._scene.pieces.get(key)
            if item is not None:
                self._scene.glide.send(item, spot, SHIFT)

    def _gapped(
        self, zone: ZoneId, index: int | None, lifted: set[str]
    ) -> Iterable[tuple[str, Spot]]:
        """Yield where the pieces of a zone lie with a gap, without those that are lifted."""
        scene = self._scene
        pieces = scene.teller.pieces(scene.view, scene.seating, zone)
        if index is None:
            yield from ((piece.key, self.spot(piece)) for piece in pieces)
            return
        site, units = scene.seating.sites[zone], scene.view.units
        staying = [piece for piece in pieces if piece.key not in lifted]
        lined = [p for p in staying if not p.unit or units[p.unit].position is None]
        for piece, spot in zip(lined, scene.teller.spots(site, len(lined), index), strict=True):
            there = site.frame.spot(spot)
            angle = there.angle if site.hand else piece.spot.angle
            yield piece.key, Spot(there.x, there.y, angle, there.scale)
