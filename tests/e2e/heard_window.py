"""A table in a window that is listened to; it ends once its folder holds a file "end"."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.ui.app.program import run_window
from tests.e2e.play_game import lay

if TYPE_CHECKING:
    from app.ui.app.window import Window

TICK = 100
"""Milliseconds after which it looks again whether it is to end."""


def main() -> int:
    folder = Path(sys.argv[1])

    def ready(window: Window) -> None:
        lay(window)
        ticks = QTimer(window)
        ticks.timeout.connect(lambda: (folder / "end").exists() and window.close())
        ticks.start(TICK)

    return run_window(ready=ready)


if __name__ == "__main__":
    sys.exit(main())
