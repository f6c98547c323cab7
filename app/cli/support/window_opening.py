"""Opening the window from the command line, as quickly as it goes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.app.window import Window


def show_window(file: Path | None = None, ready: Callable[[Window], None] | None = None) -> int:
    """Show the window until it is closed and return the exit code; see `ui/app/program.py`."""
    # All that the start makes stays for good: looking through it for cycles again and again took
    # a tenth of the start. The window collects them itself later (`ui/app/collector.py`).
    gc.disable()
    try:
        from app.ui.toolkit.quick_import import import_quickly  # noqa: PLC0415 - Qt only for a window

        import_quickly()
        from app.ui.app.program import run_window  # noqa: PLC0415 - likewise

        return run_window(file, ready)
    finally:
        gc.enable()
