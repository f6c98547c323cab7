"""The mat as a window shows it: how far its cloth goes there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.ui.look.mat import RIM

if TYPE_CHECKING:
    from app.ui.board.camera import Camera
    from app.ui.board.seating import Seating


def seen_through(camera: Camera, laid: Seating) -> Seating:
    """Return a mat as it was `laid` with what depends on the window that shows it."""
    return replace(laid, cloth=camera.cloth.grown(-RIM / camera.fit_scale))
