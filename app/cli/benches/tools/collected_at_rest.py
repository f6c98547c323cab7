"""Python's cycle collector as the window has it: it looks while nobody waits."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collected_at_rest() -> Iterator[None]:
    """Let nothing be collected in the middle of what is measured (`ui/app/collector.py`).

    Whoever measures collects between two samples, as the window does between two gestures.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
