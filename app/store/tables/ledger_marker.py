"""Claims a table file for the ledger that is about to open it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.store.file_trouble import cannot_write
from app.store.live_marker import LiveMarker, marker_of
from app.store.tables import ledger_refusals


@contextmanager
def marked_open(path: Path) -> Iterator[LiveMarker]:
    """Give the marker of a table that is about to be opened; raise StoreError if it cannot be.

    A marker that somebody left behind stays behind.
    """
    left = marker_of(path).exists()
    try:
        marker = LiveMarker(path)
    except BlockingIOError as problem:
        raise ledger_refusals.open_elsewhere(path) from problem
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    try:
        yield marker
    except BaseException as problem:
        with contextlib.suppress(OSError):
            if left:
                marker.leave()
            else:
                marker.remove()
        if isinstance(problem, OSError):
            raise cannot_write(path, problem) from problem
        raise
