"""Python's collector held off while something large is built that stays or has no cycles.

It looks through all that is there again and again while it grows: of the syntax of the whole
program that takes six times as long as reading it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Let the collector rest, and then be as it was."""
    worked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if worked:
            gc.enable()
