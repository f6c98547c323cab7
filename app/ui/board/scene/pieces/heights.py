"""How high each piece lies over the mat: hands over loose cards, those over what has a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.scene.card_item import FIELD, FREE, HAND, LEVELS, RAISED

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.scene.card_item import PieceItem
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.board.scene.scene_state import SceneState


class Heights:
    """Sets what lies over what."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene

    def band(self, piece: Piece) -> int:
        """Return in which band of heights a piece lies."""
        site = self._scene.seating.sites[piece.zone]
        if site.hand:
            return HAND if site.own else FREE
        return FREE if site.backdrop else FIELD

    def lift(self, item: PieceItem, *, raised: bool) -> None:
        """Set the height of an item over the mat; a `raised` one stands out of one's own hand."""
        if raised:
            item.lie_over(RAISED, 1)
        elif not self.is_loose(item.piece.zone):
            item.lie_over(self.band(item.piece), item.piece.layer)

    def is_loose(self, zone: ZoneId) -> bool:
        """Whether units lie anywhere in a zone, over and below each other."""
        site = self._scene.seating.sites.get(zone)
        return site is not None and site.place.arrange == "free" and not site.hand

    def stack(self, zone: ZoneId) -> None:
        """Let what comes later lie over what comes before.

        A height is changed only where it must be: an item that gets another is painted anew, and
        when one of many goes to the top the others need not be.
        """
        items = sorted((self._scene.pieces[key] for key in self._scene.by_zone[zone]), key=_layer)
        if items:
            low = float(self.band(items[0].piece) * LEVELS)
            heights = _rising([item.zValue() for item in items], low, low + LEVELS)
            for item, height in zip(items, heights, strict=True):
                if item.zValue() != height:
                    item.setZValue(height)


def _rising(heights: list[float], low: float, high: float) -> list[float]:
    """Return heights from `low` up to `high`, each over the one before, few of them changed."""
    found, last = [], low - 1.0
    for height in heights:
        last = height if last < height < high else last + 1.0
        found.append(last)
    return found if last < high else [low + number for number in range(len(heights))]


def _layer(item: PieceItem) -> int:
    return item.piece.layer
