"""A child process of the benches: opens the window and prints one number, then ends.

It lives in an empty home that its parent made: to make one would be counted with the start.

`ready`: seconds on the clock that parent and child share at which the board answered; `ready_four`:
the same for a table of four, opened from its file.
`memory`: resident MB with 120 cards and the window open. `growth`: MB that 10,000 gestures add.
`opened`: seconds from asking for a file until board, log and history answer.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.app.window import Window

GESTURES = 10_000


def _ready(window: Window) -> None:
    from app.ui.toolkit.window_measure import answer_one_gesture  # noqa: PLC0415 - Qt after the clock started

    answer_one_gesture(window)
    print(time.monotonic(), flush=True)


def _ready_four(window: Window) -> None:
    assert window.place is not None
    assert window.place.one_screen.page is not None
    window.place.one_screen.page.choices[0].do()
    _ready(window)


def _memory(window: Window) -> None:
    from app.cli.benches.memory_bench import resident  # noqa: PLC0415 - as above
    from app.ui.toolkit.window_measure import settle  # noqa: PLC0415 - as above

    del window
    settle()
    gc.collect()
    print(resident(), flush=True)


def _growth(window: Window) -> None:
    from app.cli.benches.memory_bench import resident  # noqa: PLC0415 - as above
    from app.cli.benches.tools.scripted_play import Player  # noqa: PLC0415 - as above
    from app.ui.toolkit.window_measure import settle  # noqa: PLC0415 - as above

    assert window.document is not None  # the file's table
    player = Player(window.document.table)
    # Pictures, fonts and caches fill up in the first turns; what is asked is what history costs.
    player.play(200)
    settle()
    gc.collect()
    before = resident()
    for _ in range(GESTURES // 1000):
        player.play(1000)
        settle()
    gc.collect()
    print(resident() - before, flush=True)


def _opened(window: Window) -> None:
    from app.core.intent import Jump  # noqa: PLC0415 - as above
    from app.ui.toolkit.window_measure import paint, settle  # noqa: PLC0415 - as above

    settle()
    began = time.perf_counter()
    assert window.tables.open_file(Path(sys.argv[2]))
    # Two sit at one screen: the first takes the seat, as a person would.
    assert window.place is not None
    assert window.place.one_screen.page is not None
    window.place.one_screen.page.choices[0].do()
    paint(window)
    assert window.bridge is not None  # the table that was opened
    assert window.side is not None
    history, log = window.bridge.history, window.side.log
    assert log.model.row_of(history.cursor) is not None
    log.view.viewport().repaint()
    middle = len(history.nodes) // 2
    window.ask(Jump(middle))
    paint(window)
    assert history.cursor == middle
    print(time.perf_counter() - began, flush=True)


def _shipped_deck() -> Path:
    from app.games.game_registry import USUAL  # noqa: PLC0415 - after the clock started
    from app.resources import decklists  # noqa: PLC0415 - after the clock started

    return min((decklists() / USUAL).glob("*.txt"))


def write_table_of(folder: Path, *, four: bool = False) -> Path:
    """Write a table with two decks of 60 cards, or with one for each of `four`."""
    from app.cli.benches.tools.game_data import bench_data  # noqa: PLC0415 - not for `ready`
    from app.cli.benches.tools.scripted_play import new_table  # noqa: PLC0415 - not for `ready`
    from app.store.tables.table_file import write_table  # noqa: PLC0415 - not for `ready`

    path = folder / "bench.chabudai"
    table = new_table(4, game=bench_data().four[0]) if four else new_table()
    write_table(path, table.host.journal)
    return path


MODES: dict[str, Callable[[Window], None]] = {
    "ready": _ready,
    "ready_four": _ready_four,
    "memory": _memory,
    "growth": _growth,
    "opened": _opened,
}


def _file_for(mode: str, home: Path) -> Path:
    if mode in ("memory", "growth"):
        return write_table_of(home)
    return Path(sys.argv[2]) if mode == "ready_four" else _shipped_deck()


def main(mode: str) -> int:
    """Open the window in the home that CHABUDAI_HOME names, measure, end."""
    home = os.environ["CHABUDAI_HOME"]
    file = _file_for(mode, Path(home))
    from app.cli.support.window_opening import show_window  # noqa: PLC0415 - Qt after the clock started

    def measured(window: Window) -> None:
        try:
            MODES[mode](window)
        finally:
            window.close()

    return show_window(file, measured)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
