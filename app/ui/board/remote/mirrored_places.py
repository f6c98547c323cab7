"""One place of the table on two mats: each seat has its own side below, and sees the rest turned.

A place within a zone is the same place of that zone on every mat: what belongs to nobody lies at
the left for each of two players, and with more each sees the others' boards in another size. On
the bare mat it is where the half or the board it belongs to puts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.board.seating import Seating, ZoneSite

Point = tuple[float, float]


def same_place(point: Point, of: Seating, on: Seating) -> Point:
    """Return where on one mat the place lies that is `point` of another."""
    if of.bottom == on.bottom and of.sites == on.sites:
        return point
    site = _site_at(point, of)
    if site is None or site.zone not in on.sites:
        return on.from_table(*of.to_table(*point))
    there = on.sites[site.zone]
    x, y = site.frame.back(*point)
    across = (x - site.local.x) / site.local.width
    along = (y - site.local.y) / site.local.height
    return there.frame.point(
        there.local.x + across * there.local.width, there.local.y + along * there.local.height
    )


def _site_at(point: Point, seating: Seating) -> ZoneSite | None:
    """Return the zone a point belongs to: the smallest around it."""
    sites = [site for site in seating.sites.values() if not site.backdrop]
    inside = [site for site in sites if site.box.contains(*point)]
    if inside:
        # A hand that is held over others is meant before them.
        return min(inside, key=lambda site: (site.rest is None, site.box.width * site.box.height))
    return None
