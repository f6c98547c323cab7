"""The ground is kept for a board that is soon as large as before, and for nothing else."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtWidgets import QApplication

from app.core.intents.zone_intents import MakeZone
from app.ui.board.scene.board_ground import Ground, KeptGrounds
from app.ui.look.palette import PALETTES
from tests.gallery.game import duel
from tests.helpers.play import Play
from tests.helpers.play import lay as lay_game
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import LayBoard


def ground(board: BoardView) -> QPixmap:
    """Return the ground that the board would copy now; it looks like one painted anew."""
    QApplication.processEvents()
    board.ground.show_elsewhere()
    shown = board.ground._painted()
    assert shown.toImage() == Ground(board)._painted().toImage()
    return shown


def test_a_board_that_is_as_large_as_before_has_its_ground_again(board: BoardView) -> None:
    whole, size = ground(board), board.size()
    board.resize(size - QSize(220, 0))
    narrow = ground(board)
    assert narrow.cacheKey() != whole.cacheKey()
    board.resize(size)
    assert ground(board).cacheKey() == whole.cacheKey()
    board.resize(size - QSize(120, 0))
    board.resize(size - QSize(220, 0))
    assert ground(board).size() == narrow.size()


def test_whatever_changes_on_it_is_painted(lay_board: LayBoard) -> None:
    play: Play = lay_game(TOYS["duel"], 3)
    board = lay_board(play.table)
    seen = [ground(board).toImage()]
    play.ask(0, MakeZone("Kitty", (300.0, 290.0, 71.0, 96.0)))
    seen.append(ground(board).toImage())
    board.laying.bottom = 1
    board.laying.seat_anew()
    seen.append(ground(board).toImage())
    board.look.change(palette=PALETTES["dark"])
    seen.append(ground(board).toImage())
    board.lens.zoom_by(1.5, QPointF(500, 350))
    seen.append(ground(board).toImage())
    board.lens.pan_by(40, 0)
    seen.append(ground(board).toImage())
    assert all(one != other for one, other in itertools.pairwise(seen))


def test_the_next_board_of_a_window_has_the_ground_of_the_one_before(lay_board: LayBoard) -> None:
    grounds, board = KeptGrounds(), lay_board()
    first = Ground(board, grounds)._painted()
    same = lay_board()
    same.looking.look_at_all()
    assert Ground(same, grounds)._painted().cacheKey() == first.cacheKey()
    other = lay_board(lay_game(TOYS["duel"], 3).table)
    assert Ground(other, grounds)._painted().cacheKey() != first.cacheKey()
    assert ground(other).toImage() == Ground(other, grounds)._painted().toImage()


def test_the_boards_of_a_window_leave_theirs_to_each_other(empty_window: Window) -> None:
    seen = []
    for _ in range(2):
        empty_window.put_on_board(duel())
        QApplication.processEvents()
        assert empty_window.board is not None
        seen.append(empty_window.board.ground._painted().cacheKey())
    assert seen[0] == seen[1]
