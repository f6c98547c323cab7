"""Which tables were used last, whatever the clock says: tables that keep themselves go by that.

A clock may be set back, and then a table that was just played would be the oldest of all. So the
file of one that is closed gets a time after those of all others.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from app.places import tables_folder

_APART = 2_000_000_000
"""Nanoseconds between the times of two files: the coarsest file systems count in two seconds."""


def note_use(path: Path) -> None:
    """Note that a table was used after all others in the folder of those that keep themselves.

    Does nothing for a file elsewhere, which is the person's own.
    """
    folder = Path(os.path.realpath(path)).parent
    if folder != Path(os.path.realpath(tables_folder())):
        return
    with contextlib.suppress(OSError):
        others = [used(other) for other in folder.iterdir() if other.name != path.name]
        moment = max(time.time_ns(), max(others, default=0) + _APART)
        os.utime(path, ns=(moment, moment))


def used(path: Path) -> int:
    """Return when a file was used last, in nanoseconds, to compare with others; 0 if it is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
