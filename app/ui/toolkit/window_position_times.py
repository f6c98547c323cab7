"""How long a typed position takes to lie on the board, painted: for the bench."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app.ui.toolkit.window_gestures import SIZE, home_of_its_own
from app.ui.toolkit.window_measure import paint, settle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ui.app.window import Window

BETWEEN = 0.3
"""Seconds from one position to the next: the collector looks in between, as while one reads."""


def lay_times(texts: Sequence[str], count: int) -> list[float]:
    """Return the milliseconds from each text, in turns, to the painted board, faces and all.

    The faces of its cards were painted before, as those of a position that is laid again.
    Needs a QApplication.
    """
    from app.ui.app.collector import Collector  # noqa: PLC0415 - the window knows the board
    from app.ui.app.program import open_window  # noqa: PLC0415 - the window knows the board

    with home_of_its_own():
        window = open_window()
        # As in the program: cycles are collected while it waits, not in the middle of laying.
        collector = Collector(window)
        try:
            window.looks.change(tour_seen=True)
            window.resize(SIZE)
            times = []
            for number in range(-len(texts), count):
                began = perf_counter()
                if not window.tables.lay_position(texts[number % len(texts)]):
                    raise RuntimeError("the text is no position")
                _wait_for_faces(window)
                paint(window)
                if number >= 0:
                    times.append((perf_counter() - began) * 1000)
                settle(BETWEEN)
            return times
        finally:
            collector.stop()
            window.close()
            window.deleteLater()
            settle(0.05)


def _wait_for_faces(window: Window) -> None:
    QApplication.processEvents()
    while window.art.pending:
        settle(0.001)
