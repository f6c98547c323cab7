"""Starts the program again after a kill, takes up the table it offers, tells what is there."""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from app.core.data.codec import seat_bytes
from app.store.tables.unfinished import unfinished
from app.ui.app.program import run_window

if TYPE_CHECKING:
    from app.ui.app.window import Window


def wait(true: Callable[[], bool], most: float = 20.0) -> None:
    """Serve the window until something is true."""
    until = time.monotonic() + most
    QTest.qWait(700)
    while not true() and time.monotonic() < until:
        QTest.qWait(20)


def main() -> int:
    folder = Path(sys.argv[1])

    def ready(window: Window) -> None:
        def told() -> dict[str, object]:
            waiting = [table for table in unfinished() if table.nodes > 1]
            said: dict[str, object] = {"offered": [list(table.seats) for table in waiting]}
            # Home is what shows; its first way leads on with the table that was left open.
            QTest.keyClick(window.pages.home(), Qt.Key.Key_Return)
            said["nodes"] = len(window.document.tree.nodes)
            said["node"] = window.bridge.node
            # Who opens a table of two again stands behind its curtain: nobody's hand is there yet.
            said["behind"] = window.bridge.seat
            wait(lambda: True)
            button = next(b for b in window.curtain.buttons if b.text().endswith("Aki"))
            button.click()
            wait(lambda: window.bridge.seat == 0)
            said["view"] = seat_bytes(window.bridge.view).decode()
            said["left"] = len([table for table in unfinished() if table.nodes > 1])
            window.tables.open_file(folder / "game.chabudai")
            said["saved_nodes"] = len(window.document.tree.nodes)
            return said

        def go() -> None:
            try:
                sys.stdout.write(json.dumps(told()) + "\n")
                sys.stdout.flush()
            except BaseException:  # noqa: BLE001 - whatever it is, the test is to see it
                traceback.print_exc()
                window.grab().save(str(folder / "failed.png"))
                sys.stderr.flush()
                os._exit(1)
            window.close()

        QTimer.singleShot(300, go)

    code = run_window(ready=ready)
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
