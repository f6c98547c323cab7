"""Starts the program again after a kill, takes up the table it offers, tells what is there."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.core.codec import seat_bytes
from app.store.unfinished import unfinished
from app.ui.program import run_window

if TYPE_CHECKING:
    from app.ui.window import Window


def main() -> int:
    folder = Path(sys.argv[1])

    def ready(window: Window) -> None:
        def go() -> None:
            waiting = [table for table in unfinished() if table.nodes > 1]
            told = {"offered": [list(table.seats) for table in waiting]}
            window.take_up(waiting[0])
            told["nodes"] = len(window.document.tree.nodes)
            told["node"] = window.bridge.node
            told["view"] = seat_bytes(window.bridge.view).decode()
            told["left"] = len([table for table in unfinished() if table.nodes > 1])
            window.open_file(folder / "game.chabudai")
            told["saved_nodes"] = len(window.document.tree.nodes)
            sys.stdout.write(json.dumps(told) + "\n")
            sys.stdout.flush()
            window.close()

        QTimer.singleShot(300, go)

    code = run_window(ready=ready)
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
