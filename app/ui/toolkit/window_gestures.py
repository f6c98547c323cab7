"""What the benches do to a real window: a gesture, a pile opened, another language."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from app.core.intent import Draw
from app.ui.toolkit.window_measure import paint, settle

if TYPE_CHECKING:
    from app.ui.app.window import Window

SIZE = QSize(1600, 960)


# -- a window with a full table ---------------------------------------------------------------


@contextmanager
def full_window() -> Iterator[Window]:
    """A window with 120 cards spread over a Pokémon table of two, every face painted."""
    from app.store.tables.autosave import Autosave  # noqa: PLC0415 - likewise
    from app.ui.app.collector import Collector  # noqa: PLC0415 - likewise
    from app.ui.app.program import open_window  # noqa: PLC0415 - likewise
    from app.ui.board.drag.drag_measure import lay_crowded  # noqa: PLC0415 - only for these benches
    from app.ui.table.table_document import Document  # noqa: PLC0415 - likewise

    with home_of_its_own():
        window = open_window()
        collector = Collector(window)
        try:
            window.looks.change(tour_seen=True)
            window.resize(SIZE)
            table = lay_crowded(120)
            autosave = Autosave(table.host, window.tell)
            window.put_on_board(Document(table, window.cards, None, autosave))
            while window.art.pending:
                settle(0.05)
            settle()
            yield window
        finally:
            collector.stop()
            window.close()
            window.deleteLater()
            settle(0.05)


@contextmanager
def home_of_its_own() -> Iterator[None]:
    """A bench must not touch, or be slowed by, what a person left behind."""
    kept = os.environ.get("CHABUDAI_HOME")
    with tempfile.TemporaryDirectory() as home:
        os.environ["CHABUDAI_HOME"] = home
        try:
            yield
        finally:
            if kept is None:
                del os.environ["CHABUDAI_HOME"]
            else:
                os.environ["CHABUDAI_HOME"] = kept


def pile_openings(count: int) -> list[float]:
    """Return the milliseconds from asking for a pile of 60 cards to its painted viewer."""
    from app.core.intent import Collect, Move  # noqa: PLC0415 - only for this bench

    with full_window() as window:
        assert window.bridge is not None
        assert window.side is not None
        side, zones = window.side, window.bridge.view.zones
        for zone in ("bench.0", "active.0", "mat"):
            window.ask(Collect(zones[zone].items, "discard.0"))
            zones = window.bridge.view.zones
        window.ask(Move(zones["hand.0"].items, "discard.0"))
        for zone in ("deck.0", "prizes.0"):
            window.ask(Draw(window.bridge.view.zones[zone].count or 0, zone, "discard.0"))
        lies = window.bridge.view.zones["discard.0"].count or 0
        if lies < 60:
            raise RuntimeError(f"only {lies} cards lie in the pile")
        settle()
        times = []
        for _ in range(count):
            times.append(_timed(window, lambda: side.sheets.open_pile("discard.0")))
            settle(0.1)
            side.sheets.viewer.leave()
            settle(0.05)
        return times


def language_switches(count: int) -> list[float]:
    """Return the milliseconds from asking for the other language to the repainted window."""
    with full_window() as window:
        times = []
        for _ in range(count):
            times.append(_timed(window, window.looks.switch_language))
            while window.art.pending:
                settle(0.05)
            settle(0.1)
        return times


def _timed(window: Window, deed: Callable[[], object]) -> float:
    """Return the milliseconds from `deed` to the repainted window."""
    began = time.perf_counter()
    deed()
    paint(window)
    return (time.perf_counter() - began) * 1000
