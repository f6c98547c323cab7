"""What is thrown on the board does not lie over what is to be done next."""

from __future__ import annotations

from app.core.intent import Flip
from app.ui.app.window import Window
from app.ui.panels.slips.free_place import taken_on
from app.ui.tasks.task_strip import TaskStrip


def test_a_coin_leaves_the_buttons_free(window: Window, strip: TaskStrip) -> None:
    window.ask(Flip())
    assert window.side is not None
    coins = window.side.coins
    assert coins.isVisible()
    # There it would lie: near the middle, on no card.
    strip.move(coins.pos())
    coins.place()
    assert not coins.geometry().intersects(strip.geometry())


def test_the_numbers_of_the_piles_are_kept_free(window: Window, strip: TaskStrip) -> None:
    board = window.board
    assert board is not None
    counts = board.board.counts.boxes().values()
    corners = [board.to_window(box.x, box.y).toPoint() for box in counts]
    kept = [one.rect for one in taken_on(board, board)]
    assert corners
    assert all(any(rect.contains(corner) for rect in kept) for corner in corners)
    assert not [corner for corner in corners if strip.geometry().contains(corner)]
