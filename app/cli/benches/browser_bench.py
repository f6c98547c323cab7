"""Benches of the card browser with a full base, and of the board with pictures of one's own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.benches.cards_bench import base_of_20000
from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.collected_at_rest import collected_at_rest
from app.cli.benches.tools.game_data import bench_data
from app.cli.benches.window_bench import DROPS, FRAMES, application
from app.games.game_registry import usual_cards

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.pictures.own_pictures import OwnPictures


@contextmanager
def _pictures() -> Iterator[OwnPictures]:
    """A picture of every card that the board of a bench has, as large as a scan."""
    application()
    from app.ui.board.drag.drag_measure import keys_of_pieces  # noqa: PLC0415 - Qt only for this bench
    from app.ui.cards.browser.browser_measure import pictures_of  # noqa: PLC0415 - likewise

    cards = usual_cards()
    with tempfile.TemporaryDirectory() as folder:
        own = pictures_of(map(cards.face, keys_of_pieces(cards)), Path(folder), cards.picture_key)
        yield own
        own.close()


def drag_frame_260_own() -> Figures:
    """One frame while dragging a unit, 260 cards with pictures of one's own, in milliseconds."""
    with _pictures() as own:
        from app.ui.board.drag.drag_measure import drag_frames  # noqa: PLC0415 - Qt only for this bench

        return figures(drag_frames(260, FRAMES, own), "ms")


def gesture_to_pixels_own() -> Figures:
    """Letting go a card to the repainted board, with pictures of one's own, in milliseconds."""
    with _pictures() as own:
        from app.ui.board.drag.drag_measure import drop_times  # noqa: PLC0415 - Qt only for this bench
        from app.ui.toolkit.window_gestures import home_of_its_own  # noqa: PLC0415 - likewise

        with home_of_its_own():
            return figures(drop_times(120, DROPS, own), "ms")


@contextmanager
def _full_base() -> Iterator[GameCards]:
    application()
    with base_of_20000() as path, bench_data().cards_in(path) as cards:
        yield cards


def browser_typing_20000() -> Figures:
    """A letter typed in the browser to the repainted cards, 20,000 in the base, in milliseconds."""
    from app.ui.cards.browser.browser_measure import typing_times  # noqa: PLC0415 - Qt only for this bench

    with _full_base() as cards, collected_at_rest():
        return figures(typing_times(cards, bench_data().typed), "ms")


def browser_scroll_20000() -> Figures:
    """One frame of scrolling through 20,000 cards, a third of a screen each, in milliseconds."""
    from app.ui.cards.browser.browser_measure import scroll_frames  # noqa: PLC0415 - Qt only for this bench

    with _full_base() as cards, collected_at_rest():
        return figures(scroll_frames(cards, FRAMES), "ms")
