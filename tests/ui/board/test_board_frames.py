"""The ring of turns on the mat: room for every arrow, and past who plays no more."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.ui.board.scene import board_frames
from app.ui.board.scene.board_frames import LARGEST_DISC, paint_boards, ring_places
from app.ui.board.scene.table_layout import Box
from app.ui.board.seating import Seating
from app.ui.look.palette import LIGHT


@pytest.mark.parametrize("count", range(3, 9))
@pytest.mark.parametrize("height", [90.0, 130.0, 350.0])
def test_an_arrow_has_room_between_any_two_discs_also_in_a_flat_ring(
    count: int, height: float
) -> None:
    places = ring_places(QRectF(0, 0, 350, height), count)
    lowest = places[0]
    assert lowest.y() == max(place.y() for place in places)
    gaps = [
        hypot(other.x() - one.x(), other.y() - one.y())
        for one, other in pairwise([*places, lowest])
    ]
    assert min(gaps) > 1.7 * min(LARGEST_DISC, 0.3 * height)


@pytest.mark.parametrize("height", [200.0, 40.0])
def test_the_arrows_follow_turns_that_go_round_the_other_way(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, height: float
) -> None:
    drawn: list[tuple[QPointF, QPointF]] = []
    discs: dict[int, QPointF] = {}
    monkeypatch.setattr(
        board_frames, "_arrow", lambda _p, start, end, _d, _c: drawn.append((start, end))
    )
    monkeypatch.setattr(
        board_frames, "paint_disc", lambda _p, place, _d, seat: discs.update({seat: place})
    )
    ring = Box(0, 0, 200, height)
    seating = Seating(0, {}, {}, ring, ring, named=dict.fromkeys(range(4), ()), ring=ring)
    picture = QPixmap(200, 200)
    painter = QPainter(picture)
    paint_boards(painter, seating, (), 1.0, LIGHT, (0, 3, 2, 1))
    painter.end()
    ways = [(discs[0], discs[3]), (discs[3], discs[2]), (discs[2], discs[1])]
    flat = height < board_frames.FLAT
    assert drawn == (ways if flat else [*ways, (discs[1], discs[0])])
    assert not flat or [discs[seat].x() for seat in (0, 3, 2, 1)] == [25, 75, 125, 175]


def test_no_arrow_leads_to_a_seat_that_is_out(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[QPointF, QPointF]] = []

    def arrow(_painter: object, start: QPointF, end: QPointF, _disc: float, _c: QColor) -> None:
        drawn.append((start, end))

    monkeypatch.setattr(board_frames, "_arrow", arrow)
    ring = Box(0, 0, 200, 200)
    one, two, three, four = ring_places(QRectF(0, 0, 200, 200), 4)
    for out, ways in (
        ((), [(one, two), (two, three), (three, four), (four, one)]),
        ((2,), [(one, two), (two, four), (four, one)]),
    ):
        drawn.clear()
        seating = Seating(
            0, {}, {}, ring, ring, named=dict.fromkeys(range(4), ()), ring=ring, out=frozenset(out)
        )
        picture = QPixmap(200, 200)
        painter = QPainter(picture)
        paint_boards(painter, seating, (0,), 1.0, LIGHT)
        painter.end()
        assert drawn == ways
