"""Which piece is seen at a point of the mat, whatever glides there or is held over it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.ui.board.scene.glide import here
from app.ui.board.scene.hand_fan import rise, risen
from app.ui.board.scene.pieces.unit_parts import part_at

if TYPE_CHECKING:
    from app.ui.board.scene.card_item import PieceItem
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.board.scene.scene_state import SceneState


def piece_at(scene: SceneState, x: float, y: float) -> tuple[Piece, int] | None:
    """Return the uppermost piece at a point, as it is painted now, and which of its parts.

    What glides is taken up where it is seen; where it will lie it can be had already.
    """
    best = lies_at(scene, x, y)
    raised = scene.pieces.get(scene.handling.raised)
    if raised is not None and (best is None or best[0].zone != raised.piece.zone):
        part = part_at(raised.piece.parts, *risen(raised.piece.spot).local(x, y))
        best = best if part is None else (raised.piece, part)
    for item in scene.glide.under_way():
        piece = item.piece
        if scene.pieces.get(piece.key) is not item or _is_near(scene, item):
            continue
        if _is_covered(scene, piece, x, y):
            continue
        part = part_at(piece.parts, *here(item, piece.spot).local(x, y))
        if part is not None and (
            best is None or item.zValue() >= scene.pieces[best[0].key].zValue()
        ):
            best = (piece, part)
    return best


def lies_at(
    scene: SceneState, x: float, y: float, but: Collection[str] = ()
) -> tuple[Piece, int] | None:
    """Return the uppermost piece that lies at a point or will lie there, and which part."""
    found = scene.hits.piece_at(x, y, but)
    return None if found is None or _is_covered(scene, found[0], x, y) else found


def _is_covered(scene: SceneState, piece: Piece, x: float, y: float) -> bool:
    """Whether one's own hand is held over a piece at a point."""
    site = scene.seating.sites[piece.zone]
    in_hand = site.hand and site.own
    return not in_hand and scene.under_hand is not None and scene.under_hand.contains(x, y)


def _is_near(scene: SceneState, item: PieceItem) -> bool:
    """Whether a piece is painted where it lies, or only rises or sinks in the hand."""
    spot, site = item.piece.spot, scene.seating.sites[item.piece.zone]
    away = abs(item.x() - spot.x) + abs(item.y() - spot.y)
    return away < (rise(spot) + 1.0 if site.hand else 1.0)
