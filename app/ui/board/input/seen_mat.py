"""The mat as a window shows it: how far its cloth goes there, and where the own hand is held.

Where the window is wider than the mat, zones at its sides keep to the sides of the window, and the
hand between them has more room; the hand across the table keeps to the upper edge. All of that is
the window's alone: what lies in a zone is named by the zone, as it is laid. The own hand stays at
the foot of the window, as large as when all of the mat shows, however the mat is zoomed and pushed
below it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.ui.board.scene.table_layout import Box
from app.ui.board.seating import OPPOSITE, RIM_ROOM
from app.ui.look.mats.mat import RIM

if TYPE_CHECKING:
    from app.ui.board.input.camera import Camera
    from app.ui.board.seating import Seating, ZoneSite

MOST_ASIDE = 150.0
"""Table units that zones go aside at the most: in the widest windows they stay within reach."""
MOST_UP = 70.0
"""Table units that the hands of several boards go up at the most: they belong to their boards."""


def seen_through(camera: Camera, laid: Seating) -> Seating:
    """Return a mat as it was `laid` with what depends on the window that shows it."""
    laid = _widened(camera, laid) if laid.boards else _spread(camera, laid)
    sites = {
        zone: site if camera.fitted or not (site.hand and site.own) else _held(site, camera)
        for zone, site in laid.sites.items()
    }
    cloth = camera.cloth.grown(-RIM / camera.fit_scale)
    return replace(laid, sites=sites, cloth=cloth, per_unit=camera.fit_scale * camera.dpr)


def _spare(camera: Camera, laid: Seating) -> tuple[float, float]:
    """Return how much more room there is at each side than the mat needs, and above it."""
    mat, window = laid.mat, camera.cloth
    # In a small window the rim takes more of it than the mat leaves for that.
    rim = max(0.0, RIM / camera.fit_scale - RIM_ROOM)
    aside = min(max(0.0, (window.width - mat.width) / 2 - rim), MOST_ASIDE)
    return aside, max(0.0, mat.y - window.y)


def _spread(camera: Camera, laid: Seating) -> Seating:
    """Lay the zones of one or two seats where the window has more room than the mat needs."""
    aside, above = _spare(camera, laid)

    def spread(site: ZoneSite) -> ZoneSite:
        if site.hand and site.frame.angle == OPPOSITE:
            return _moved(site, 0.0, -above)
        return _outward(site, aside, laid.mat)

    return replace(laid, sites={zone: spread(site) for zone, site in laid.sites.items()})


def _widened(camera: Camera, laid: Seating) -> Seating:
    """Lay several boards where the window has more room than the mat needs.

    Halves become wider, with their outer zones at their sides; boards beside each other stay where
    everybody names their points. The hands at the upper edge go up: what is told of one in large
    letters stands below it then.
    """
    aside, above = _spare(camera, laid)
    rim = max(0.0, RIM / camera.fit_scale - RIM_ROOM)
    up = -min(max(0.0, above - rim), MOST_UP)
    if any(box.width < laid.boards[laid.bottom].width for box in laid.boards.values()):
        aside = 0.0

    def lie(site: ZoneSite) -> ZoneSite:
        if site.hand and site.frame.angle == OPPOSITE:
            return _moved(site, 0.0, up)
        return _outward(site, aside, laid.mat)

    return replace(
        laid,
        sites={zone: lie(site) for zone, site in laid.sites.items()},
        boards={
            seat: Box(box.x - aside, box.y, box.width + 2 * aside, box.height)
            for seat, box in laid.boards.items()
        },
    )


def _outward(site: ZoneSite, aside: float, mat: Box) -> ZoneSite:
    """Return a zone that keeps to its side of the window, if it does; a hand takes the room."""
    if not site.place.outward:
        return site
    if site.hand:
        box = site.local
        local = Box(box.x - aside, box.y, box.width + 2 * aside, box.height)
        return replace(site, local=local, box=site.frame.box(local))
    return _moved(site, aside if site.box.centre[0] > mat.centre[0] else -aside, 0.0)


def _moved(site: ZoneSite, right: float, down: float) -> ZoneSite:
    """Return a zone elsewhere, with all that lies in it."""
    shift = (site.frame.shift[0] + right, site.frame.shift[1] + down)
    frame = replace(site.frame, shift=shift)
    return replace(site, frame=frame, box=frame.box(site.local))


def _held(site: ZoneSite, camera: Camera) -> ZoneSite:
    """Return a hand where and as large as the window shows it when all of the mat shows."""
    size = camera.fit_scale / camera.per_unit
    frame, usual, corner = site.frame, camera.fit().corner, camera.corner
    # A point of the mat that is so far from the corner then is as many pixels from it now.
    right, down = (
        corner[axis]
        - frame.centre[axis]
        + (frame.centre[axis] + frame.shift[axis] - usual[axis]) * size
        for axis in (0, 1)
    )
    frame = replace(frame, scale=frame.scale * size, shift=(right, down))
    return replace(site, frame=frame, box=frame.box(site.local), rest=site.box)
