"""Benches of many boards on one screen: a frame of a drag, and looking at the board of a seat."""

from __future__ import annotations

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.four_boards import FOUR, lay_full
from app.cli.benches.window_bench import FRAMES, application
from app.games.game_registry import usual_cards
from app.session.host.local_table import LocalTable

CARDS = 240
"""On the table, a quarter of them each seat's."""
LOOKS = 40


def full_table() -> LocalTable:
    """Lay a full table of four with the cards of the usual game that have most on them."""
    from app.ui.board.drag.drag_measure import keys_of_pieces  # noqa: PLC0415 - Qt only for these

    return lay_full(FOUR, tuple(keys_of_pieces(usual_cards())), 4, CARDS)


def drag_frame_four() -> Figures:
    """One frame while dragging over a full table of four, 1600 x 960, in milliseconds."""
    application()
    from app.ui.board.drag.drag_measure import drag_frames_over  # noqa: PLC0415 - likewise

    return figures(drag_frames_over(full_table(), FRAMES), "ms")


def look_at_seat() -> Figures:
    """The key for the second seat to the frame that shows it sharp, in milliseconds."""
    application()
    from app.ui.toolkit.window_look_times import look_times  # noqa: PLC0415 - likewise

    return figures(look_times(full_table(), LOOKS), "ms")
