"""Benches of the window: start, frames of a drag."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from app.cli.benches.figures import Figures, figures

STARTS = 9
FRAMES = 400
PATIENCE = 30
"""Seconds a start may take."""


def _start() -> float:
    """Return the seconds from starting a process to its board answering a gesture."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # People's Pythons keep what they compiled; without that every start would compile all of it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "app.cli.benches.open_window", "ready"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment,
        check=True,
    )
    # The child prints its own clock, which is the same one: its ending is not counted.
    return float(done.stdout.split()[-1]) - began


def start_to_board() -> Figures:
    """Process start to a board that answers, shipped deck, warm file cache, in seconds."""
    _start()
    return figures([_start() for _ in range(STARTS)], "s")


def _drag(cards: int) -> Figures:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.ui.board.measure import drag_frames  # noqa: PLC0415 - Qt only for this bench
    from app.ui.program import application  # noqa: PLC0415 - likewise

    application()
    return figures(drag_frames(cards, FRAMES), "ms")


def drag_frame_260() -> Figures:
    """One frame while dragging a unit, 260 cards on the table, 1600 x 960, in milliseconds."""
    return _drag(260)


def drag_frame_1000() -> Figures:
    """The same with 1,000 cards."""
    return _drag(1000)
