"""The mat as a window shows it: how far its cloth goes there, and where the own hand is held.

The hand stays at the foot of the window, as large as when all of the mat shows, however the mat is
zoomed and pushed below it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.ui.look.mat import RIM

if TYPE_CHECKING:
    from app.ui.board.input.camera import Camera
    from app.ui.board.seating import Seating, ZoneSite


def seen_through(camera: Camera, laid: Seating) -> Seating:
    """Return a mat as it was `laid` with what depends on the window that shows it."""
    sites = {
        zone: site if camera.fitted or not (site.hand and site.own) else _held(site, camera)
        for zone, site in laid.sites.items()
    }
    cloth = camera.cloth.grown(-RIM / camera.fit_scale)
    return replace(laid, sites=sites, cloth=cloth, per_unit=camera.fit_scale * camera.dpr)


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
