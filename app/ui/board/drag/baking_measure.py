"""How long faces take that are baked beside a board in use, and its frames meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, product
from math import cos, sin
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QThread
from PySide6.QtWidgets import QApplication

from app.core.data.value import value
from app.core.text.words import LANGUAGES
from app.ui.board.board_view import BoardView
from app.ui.board.drag.drag_measure import SIZE, crowded_board, lay_crowded, repaint, send
from app.ui.board.scene.hand_fan import HAND_SCALE
from app.ui.board.scene.pieces.piece_pictures import card_pixels
from app.ui.look.faces.card_picture import CardPicture

if TYPE_CHECKING:
    from app.cards.face import Face

ON_TABLE = 260
"""Cards of the board that is in use meanwhile."""
FRAME = 1000 / 60
"""Milliseconds from one frame to the next."""


@value
class Baked:
    """What was measured, in milliseconds."""

    faces: tuple[float, ...]
    """A face, in each round, size and language: from asking for all to having them."""
    frames: tuple[float, ...]
    """The longest frame in each of these times: the mouse is moved, what changed is repainted, what
    came is taken."""


def bake_beside(cards: Sequence[Face], rounds: int) -> Baked:
    """Bake faces of all `cards`, on the table and in the hand, while a board is in use.

    Needs a QApplication.
    """
    faces: list[float] = []
    frames: list[float] = []
    with crowded_board(lay_crowded(ON_TABLE)) as board:
        art, moves = board.board.pictures.art, count()
        sizes = [card_pixels(board.board.per_unit * scale) for scale in (1.0, HAND_SCALE)]
        for _, size, language in product(range(rounds), sizes, LANGUAGES):
            art.forget()
            wants = [CardPicture(face, size, language) for face in cards]
            began = perf_counter()
            art.preload(wants)
            longest = 0.0
            while art.pending:
                longest = max(longest, _frame(board, next(moves)))
            frames.append(longest)
            faces.append((perf_counter() - began) * 1000 / len(wants))
    return Baked(tuple(faces), tuple(frames))


def _frame(board: BoardView, number: int) -> float:
    """Move the mouse, repaint, take what came; return how long that took, and wait for the next."""
    turn = number * 0.043
    middle = QPointF(SIZE.width() / 2, SIZE.height() / 2)
    began = perf_counter()
    send(board, QEvent.Type.MouseMove, middle + QPointF(cos(turn) * 560, sin(turn * 1.7) * 380))
    repaint(board)
    QApplication.processEvents()
    took = (perf_counter() - began) * 1000
    # Asleep, as a window is between two frames.
    QThread.msleep(max(0, round(FRAME - took)))
    return took
