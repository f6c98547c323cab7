"""What lies under a point: pieces by a grid of squares, zones by their rectangles."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot

from app.core.ids import SeatId, ZoneId
from app.ui.board.scene.board_frames import ring_discs
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.unit_parts import lying, part_at
from app.ui.board.scene.table_layout import Box, Spot
from app.ui.board.seating import Seating, ZoneSite

SQUARE = 64.0
"""The side of a square of the grid, about a card."""
NEAR = 8.0
"""How far beside a zone one may drop and still hit it."""
BEYOND = 1e5
"""How far the mat is hit beyond its edge: what is let go beside the table lies at the edge."""

Cell = tuple[int, int]


class HitMap:
    """Finds pieces and zones quickly however many there are."""

    def __init__(self) -> None:
        self._cells: dict[Cell, set[str]] = {}
        self._held: dict[str, tuple[Piece, tuple[Cell, ...], tuple[int, int]]] = {}

    def put(self, piece: Piece, band: int) -> None:
        """Add a piece, or move it; a higher `band` lies over a lower one."""
        held = self._held.get(piece.key)
        if held is not None and held[0].spot == piece.spot and held[0].parts == piece.parts:
            self._held[piece.key] = (piece, held[1], (band, piece.layer))
            return
        box = lying(piece.parts, piece.spot)
        cells = tuple(
            (column, row)
            for column in range(int(box.x // SQUARE), int(box.right // SQUARE) + 1)
            for row in range(int(box.y // SQUARE), int(box.bottom // SQUARE) + 1)
        )
        if held is not None and held[1] != cells:
            self.drop(piece.key)
            held = None
        if held is None:
            for cell in cells:
                self._cells.setdefault(cell, set()).add(piece.key)
        self._held[piece.key] = (piece, cells, (band, piece.layer))

    def drop(self, key: str) -> None:
        """Forget a piece."""
        _, cells, _ = self._held.pop(key)
        for cell in cells:
            self._cells[cell].discard(key)
            if not self._cells[cell]:
                del self._cells[cell]

    def piece_at(self, x: float, y: float, but: Collection[str] = ()) -> tuple[Piece, int] | None:
        """Return the uppermost piece at a point and which of its parts shows there."""
        found: tuple[tuple[int, int], Piece, int] | None = None
        for key in self._cells.get((int(x // SQUARE), int(y // SQUARE)), ()):
            piece, _, level = self._held[key]
            if key in but or (found is not None and level < found[0]):
                continue
            part = part_at(piece.parts, *piece.spot.local(x, y))
            if part is not None:
                found = (level, piece, part)
        return (found[1], found[2]) if found else None

    def pieces_in(self, box: Box) -> list[Piece]:
        """Return the pieces whose middle lies in `box`, in reading order."""
        inside = [
            piece
            for piece, _, _ in self._held.values()
            if not piece.cell and box.contains(piece.spot.x, piece.spot.y)
        ]
        return sorted(inside, key=lambda piece: (piece.zone, piece.index))


def zone_boxes(seating: Seating) -> list[tuple[Box, ZoneId]]:
    """Return the rectangles that zones are hit by, the smallest first."""
    boxes: list[tuple[bool, float, Box, ZoneId]] = []
    for site in seating.sites.values():
        box = seating.cloth.grown(BEYOND) if site.backdrop else site.box
        if site.hand and site.own:
            box = hand_box(site)
        boxes.append((site.rest is None, box.width * box.height, box, site.zone))
    # A hand that is held over the mat is hit before all that lies below it.
    boxes.sort(key=lambda found: found[:2])
    return [(box, zone) for _, _, box, zone in boxes]


def hand_box(site: ZoneSite) -> Box:
    """Return the rectangle that one's own hand is hit by.

    Risen cards stand out of it, and it reaches down to the window's edge.
    """
    box, size = site.box, site.size
    return Box(box.x - 30 * size, box.y - 6 * size, box.width + 60 * size, box.height + 60 * size)


def zone_at(boxes: Iterable[tuple[Box, ZoneId]], x: float, y: float) -> ZoneId | None:
    """Return the zone at a point: the smallest that holds it, otherwise one close by."""
    near = None
    for box, zone in boxes:
        if box.contains(x, y):
            return zone
        if near is None and box.grown(NEAR).contains(x, y):
            near = zone
    return near


def seats_at(seating: Seating, x: float, y: float, order: tuple[SeatId, ...] = ()) -> list[SeatId]:
    """Return whose disc of the turn ring lies at a point, or else whose board; of a team both.

    `order` is that of turns where it is not the order of the seats.
    """
    discs, wide = ring_discs(seating, 1.0, order)
    near = [seat for seat, at in discs if hypot(at.x() - x, at.y() - y) <= wide / 2]
    return near or [seat for seat, box in seating.boards.items() if box.contains(x, y)]


def nearest(
    spots: Iterable[tuple[str, Spot]], origin: Spot, direction: tuple[int, int]
) -> str | None:
    """Return the key of the closest spot in a direction; what lies aside counts as farther."""
    best: tuple[float, str] | None = None
    for key, spot in spots:
        dx, dy = spot.x - origin.x, spot.y - origin.y
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1.0:
            continue
        cost = ahead + 2.5 * aside
        if best is None or cost < best[0]:
            best = (cost, key)
    return best[1] if best else None
