"""What is thrown on the board does not lie over what is to be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core.intent import Flip, Procedure
from app.core.text.words import Language
from app.ui.app.window import Window
from app.ui.board.scene.board_frames import disc_boxes
from app.ui.panels.slips.free_place import RIM, shown_at, taken_on
from app.ui.tasks.task_strip import TaskStrip
from tests.gallery import four_players

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_coin_leaves_the_buttons_free(window: Window, strip: TaskStrip) -> None:
    # In a smaller window a throw lies beside the board.
    window.resize(1600, 960)
    window.ask(Flip())
    assert window.side is not None
    coins = window.side.coins
    assert coins.isVisible()
    # There it would lie: near the middle, on no card.
    strip.move(coins.pos())
    coins.place()
    assert not coins.geometry().intersects(strip.geometry())


@pytest.mark.parametrize("size", [(1280, 687), (1280, 720), (1600, 960)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_whose_turn_it_is_is_kept_free(
    empty_window: Window, qtbot: QtBot, size: tuple[int, int], language: Language
) -> None:
    window = empty_window
    window.look.change(language=language)
    window.resize(*size)
    window.put_on_board(four_players.setting_up("team-battle"))
    board, side = window.board, window.side
    assert board is not None
    assert side is not None
    strip = side.tasks.strip
    assert strip is not None
    qtbot.waitUntil(strip.isVisible)
    qtbot.wait(120)
    discs = [
        shown_at(board, box, board).adjusted(RIM, RIM, -RIM, -RIM)
        for box in disc_boxes(board.seating)
    ]
    assert len(discs) == 4
    assert not [disc for disc in discs if disc.intersects(strip.geometry())]
    board.bridge.ask(Procedure("first", (("by", "hands"),)))
    qtbot.waitUntil(lambda: "ock" in strip.title.text() or "じゃんけん" in strip.title.text())
    qtbot.wait(120)
    assert not [disc for disc in discs if disc.intersects(strip.geometry())]
    assert [one.isVisible() for one in strip.buttons[:3]] == [True] * 3, "each hand has a button"


def test_who_can_but_wait_reads_for_whom_and_no_column_of_all(
    empty_window: Window, qtbot: QtBot
) -> None:
    window = empty_window
    window.resize(1280, 687)
    document = four_players.setting_up("team-battle")
    for seat in range(4):
        document.table.sit(seat).ask(Procedure("deal"))
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("announce", (("say", "has_basic"),)))
        document.table.sit(seat).ask(Procedure("first", (("by", "pair"), ("seat", str(seat)))))
    document.table.sit(0).ask(Procedure("first", (("by", "choice"), ("seat", "0"))))
    window.put_on_board(document)
    side = window.side
    assert side is not None
    assert side.tasks.todo is not None
    side.tasks.todo.limit(lambda _view, tasks: tasks)
    strip = side.tasks.strip
    assert strip is not None
    qtbot.waitUntil(strip.isVisible)
    qtbot.wait(120)
    assert "wait for the partner" in strip.title.text()
    assert [line.isVisible() for line in strip.further][:2] == [True, False]
    assert strip.width() > strip.height()


def test_the_numbers_of_the_piles_are_kept_free(window: Window, strip: TaskStrip) -> None:
    board = window.board
    assert board is not None
    counts = board.board.counts.boxes().values()
    corners = [board.to_window(box.x, box.y).toPoint() for box in counts]
    kept = [one.rect for one in taken_on(board, board)]
    assert corners
    assert all(any(rect.contains(corner) for rect in kept) for corner in corners)
    assert not [corner for corner in corners if strip.geometry().contains(corner)]
