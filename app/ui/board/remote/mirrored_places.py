"""One place of the table on two mats: each seat has its own side below, and sees the rest turned.

A place within a zone is the same place of that zone on every mat: what belongs to nobody lies at
the left for each of two players, and with three or four each sees the others' sides in other sizes.
On the bare mat it is where the half it belongs to puts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.seat_facing import TWO_SIDES

if TYPE_CHECKING:
    from app.ui.board.scene.table_layout import Box
    from app.ui.board.seating import Seating, ZoneSite

Point = tuple[float, float]


def same_place(point: Point, of: Seating, on: Seating) -> Point:
    """Return where on one mat the place lies that is `point` of another."""
    if of.bottom == on.bottom and of.sites == on.sites:
        return point
    site = _site_at(point, of)
    if site is None or site.zone not in on.sites:
        return on.frames[0].point(*of.frames[0].back(*point))
    there = on.sites[site.zone]
    x, y = site.frame.back(*point)
    across = (x - site.local.x) / site.local.width
    along = (y - site.local.y) / site.local.height
    return there.frame.point(
        there.local.x + across * there.local.width, there.local.y + along * there.local.height
    )


def _site_at(point: Point, seating: Seating) -> ZoneSite | None:
    """Return the zone a point belongs to: the smallest around it; at many sides the nearest."""
    sites = [site for site in seating.sites.values() if not site.backdrop]
    inside = [site for site in sites if site.box.contains(*point)]
    if inside:
        # A hand that is held over others is meant before them.
        return min(inside, key=lambda site: (site.rest is None, site.box.width * site.box.height))
    if len(seating.frames) <= TWO_SIDES:
        return None
    return min(sites, key=lambda site: _away(point, site.box), default=None)


def _away(point: Point, box: Box) -> float:
    x, y = point
    across = max(box.x - x, 0.0, x - box.right)
    along = max(box.y - y, 0.0, y - box.bottom)
    return across + along
