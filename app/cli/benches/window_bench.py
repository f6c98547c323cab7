"""Benches of the window: start, frames of a drag, a drop, a pile opened, another language."""

from __future__ import annotations

import compileall
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.bench_process import in_child
from app.cli.benches.tools.collected_at_rest import collected_at_rest

if TYPE_CHECKING:
    from app.ui.board.drag.baking_measure import Baked

STARTS = 9
FRAMES = 400
DROPS = 160
OPENINGS = 20
BAKINGS = 4
SWITCHES = 10


def seconds_to_board(base: Path | None = None) -> float:
    """Return the seconds from starting a process to its board answering a gesture.

    `base` is the file of the imported cards; without one there are none.
    """
    began, answered = in_child("ready", base)
    # The child prints its own clock, which is the same one: its ending is not counted.
    return answered - began


def start_to_board() -> Figures:
    """Process start to a board that answers, shipped deck, warm file cache, in seconds."""
    seconds_to_board()
    return figures([seconds_to_board() for _ in range(STARTS)], "s")


def start_to_board_four() -> Figures:
    """The same to a full board of four, each of whom plays for themselves, opened from its file."""
    from app.cli.benches.tools.bench_window import write_table_of  # noqa: PLC0415 - for this one

    with tempfile.TemporaryDirectory() as folder:
        file = write_table_of(Path(folder), four=True)

        def seconds() -> float:
            began, answered = in_child("ready_four", file=file)
            return answered - began

        seconds()
        return figures([seconds() for _ in range(STARTS)], "s")


def application() -> None:
    """Have an application without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.ui.app import application  # noqa: PLC0415 - Qt only for these benches

    application.application()


def _drag(cards: int) -> Figures:
    application()
    from app.ui.board.drag.drag_measure import drag_frames  # noqa: PLC0415 - likewise

    return figures(drag_frames(cards, FRAMES), "ms")


def drag_frame_260() -> Figures:
    """One frame while dragging a unit, 260 cards on the table, 1600 x 960, in milliseconds."""
    return _drag(260)


def drag_frame_thinking() -> Figures:
    """The same while a computer thinks for the other seat, in its process."""
    application()
    from app.cli.benches.tools.bench_thinker import (  # noqa: PLC0415 - not at the start
        COMMAND,
        PLAYER,
        PONDERER,
    )
    from app.ui.table.computers.thinking_measure import drag_frames_beside  # noqa: PLC0415 - likewise

    return figures(drag_frames_beside(260, FRAMES, COMMAND, PLAYER, PONDERER), "ms")


def drag_frame_1000() -> Figures:
    """The same with 1,000 cards."""
    return _drag(1000)


def gesture_to_pixels() -> Figures:
    """Letting go a card to the repainted board, 120 cards, 1600 x 960, in milliseconds."""
    application()
    from app.ui.board.drag.drag_measure import drop_times  # noqa: PLC0415 - Qt only for this bench
    from app.ui.toolkit.window_gestures import home_of_its_own  # noqa: PLC0415 - likewise

    with home_of_its_own():
        return figures(drop_times(120, DROPS), "ms")


def _baked() -> Baked:
    """Bake the faces of four decks beside a board in use."""
    application()
    from app.cli.benches.tools.game_data import bench_data  # noqa: PLC0415 - not for a start
    from app.cli.deck.deck_lookup import find_deck  # noqa: PLC0415 - likewise
    from app.games.game_registry import usual_cards  # noqa: PLC0415 - likewise
    from app.ui.board.drag.baking_measure import bake_beside  # noqa: PLC0415 - Qt only for these

    cards = usual_cards()
    keys = [key for name in bench_data().four[1] for key in find_deck(name, cards).keys]
    with collected_at_rest():
        return bake_beside([cards.face(key) for key in dict.fromkeys(keys)], BAKINGS)


def faces_bake() -> Figures:
    """A face of four decks, small and in the hand, baked beside a board in use, in milliseconds."""
    return figures(_baked().faces, "ms")


def faces_bake_frame() -> Figures:
    """The longest frame of that board in each of these times, in milliseconds."""
    return figures(_baked().frames, "ms")


def pile_view_60() -> Figures:
    """Asking for a pile of 60 cards to its painted viewer, the first time too, in milliseconds."""
    application()
    from app.ui import panels  # noqa: PLC0415 - Qt only for this bench
    from app.ui.toolkit.window_gestures import pile_openings  # noqa: PLC0415 - likewise

    # As at a start: people's Pythons keep what they compiled, and the first opening loads some.
    compileall.compile_dir(next(iter(panels.__path__)), quiet=2)
    return figures(pile_openings(OPENINGS), "ms")


def language_switch() -> Figures:
    """Asking for the other language to the repainted window, in milliseconds."""
    application()
    from app.ui.toolkit.window_gestures import language_switches  # noqa: PLC0415 - Qt only for this bench

    return figures(language_switches(SWITCHES), "ms")
