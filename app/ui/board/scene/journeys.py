"""From where a piece that is new on the board comes, and whereto one that left it goes.

A card keeps no key when it becomes a Pokémon in play, or when a pile takes it in: without this it
would be seen to leave at one place and to come at another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.scene.pieces.piece import PILE_MARK
from app.ui.board.scene.pieces.riffle import RIFFLE
from app.ui.board.scene.table_layout import Spot

APART = 0.05
"""Seconds from one card that leaves a pile to the next."""
LAST = 0.25
"""Seconds after which all of them have set out, however many there are."""

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.ids import ZoneId
    from app.session.host.updates import Stepped
    from app.ui.board.scene.card_item import PieceItem
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.board.scene.scene_state import SceneState


class Journeys:
    """The ways of one gesture. Without one everything is simply there, or gone."""

    def __init__(self, stepped: Stepped | None = None, start: Spot | None = None) -> None:
        self._start = start
        """Where the hand let go what is new; it comes from there."""
        self._sources: dict[ZoneId, ZoneId] = {}
        self._goals: dict[ZoneId, ZoneId] = {}
        self._left: dict[str, Spot] = {}
        """Where each piece that left was seen last, until something new comes from there."""
        self._pieces: list[Piece] = []
        self._shuffled: set[ZoneId] = set()
        """Piles that are seen to be shuffled before anything is taken from them."""
        self._followers: dict[ZoneId, int] = {}
        """How many have set out from each pile already."""
        for event in stepped.events if stepped is not None else ():
            if event.verb == "shuffle":
                self._shuffled.add(event.source)
            if event.source and event.goal and event.source != event.goal:
                self._sources[event.goal] = event.source
                self._goals[event.source] = event.goal

    def leave(self, items: Iterable[PieceItem]) -> None:
        """Remember where pieces lie that are about to leave the board."""
        for item in items:
            if not item.piece.key.startswith(PILE_MARK):
                x, y = item.pos().x(), item.pos().y()
                self._left[item.piece.key] = Spot(x, y)
                self._pieces.append(item.piece)

    def origin(self, piece: Piece, board: SceneState) -> Spot | None:
        """Return where a new piece comes from; None where it is not seen to come."""
        if piece.key.startswith(PILE_MARK):
            return None
        source = self._sources.get(piece.zone, "")
        before = self._before(piece, source)
        seen = self._left.pop(before.key) if before is not None else None
        seen = self._start or seen or _centre(board, source)
        spot = piece.spot
        return None if seen is None else Spot(seen.x, seen.y, spot.angle, spot.scale)

    def wait(self, piece: Piece, board: SceneState) -> float:
        """Return after how many seconds a new piece sets out: from a pile one after the other."""
        source = self._sources.get(piece.zone, "")
        if self._start is not None or PILE_MARK + source not in board.pieces:
            return 0.0
        before = self._followers.get(source, 0)
        self._followers[source] = before + 1
        first = RIFFLE if source in self._shuffled else 0.0
        return first + min(before * APART, LAST)

    def _before(self, piece: Piece, source: ZoneId) -> Piece | None:
        """Return what a new piece was: by a card's name, its face, or only where it comes from."""
        left = [one for one in self._pieces if one.key in self._left]
        names = {part.name for part in piece.parts}
        faces = {part.card.key for part in piece.parts if part.card is not None}
        for one in left:
            if one.base.name in names:
                return one
        for one in left:
            if one.base.card is not None and one.base.card.key in faces:
                return one
        return next((one for one in left if one.zone == source), None)

    def heading(self, item: PieceItem, board: SceneState) -> Spot | None:
        """Return whereto a piece that left goes; None where it is just gone."""
        if self._left.pop(item.piece.key, None) is None:
            return None
        card = board.view.cards.get(item.piece.base.name)
        joined = board.pieces.get(card.unit) if card is not None and card.unit else None
        seen = joined.piece.spot if joined is not None else None
        seen = seen or _centre(board, self._goals.get(item.piece.zone, ""))
        spot = item.piece.spot
        return None if seen is None else Spot(seen.x, seen.y, spot.angle, spot.scale)


def _centre(board: SceneState, zone: ZoneId) -> Spot | None:
    site = board.seating.sites.get(zone)
    return None if site is None else Spot(*site.box.centre)
